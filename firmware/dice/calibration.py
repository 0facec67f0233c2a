"""The directions of each die's faces, as the host has shown them; stored over a power cut."""

from common.lines import crc16
from dice.normals import AXES, FACES, Normals
from dice.rest import Rest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from common.notes import Notes
    from dice.normals import Readings, Vector

NOTE = "dice"
STILL_MS = 1000
PATIENCE_MS = 5000
NONE = "0000"


class Calibration:
    """The content of the flash: six readings of each die, with a CRC. A damaged file counts as empty."""

    def __init__(self, notes: "Notes", dice: int) -> None:
        self._notes = notes
        self._readings: list[Readings | None] = [None] * dice
        self._noted: dict[tuple[int, int], Vector] = {}  # by die and face, until a die has all six
        self._read()

    def normals(self, die: int) -> Normals:
        """The directions of a die, or the chip's axes if nobody has shown its faces."""
        return Normals(self._readings[die - 1] or AXES)

    @property
    def crc(self) -> str:
        """The CRC for the hello; 0000 while any die uses the chip's axes."""
        return "%04X" % (crc16(self._text().encode()) or 1) if all(self._readings) else NONE

    def note(self, die: int, face: int, reading: "Vector") -> str:
        """Record a die's reading with this face up: noted; with the last of six kept, or askew."""
        self._noted[(die, face)] = reading
        if not all((die, one) in self._noted for one in range(1, FACES + 1)):
            return "noted"
        readings = tuple([self._noted.pop((die, one)) for one in range(1, FACES + 1)])
        if not Normals(readings).is_a_die():
            return "askew"
        self._readings[die - 1] = readings
        self._keep()
        return "kept"

    def _keep(self) -> None:
        text = self._text()
        self._notes.write(NOTE, text + "*%04X" % crc16(text.encode()))

    def _text(self) -> str:
        """A line for each die: eighteen numbers in hundredths of a mg, or nothing."""
        return "\n".join([_line(readings) for readings in self._readings])

    def _read(self) -> None:
        text, _, crc = self._notes.read(NOTE).rpartition("*")
        lines = text.split("\n")
        if crc != "%04X" % crc16(text.encode()) or len(lines) != len(self._readings):
            return
        self._readings = [_readings(line) for line in lines]


def _line(readings: "Readings | None") -> str:
    return " ".join([str(round(100 * one)) for reading in readings or () for one in reading])


def _readings(line: str) -> "Readings | None":
    """The readings in one line of the file; None if they are not those of a die."""
    numbers = [int(word) / 100 for word in line.split()]
    readings = tuple([(numbers[at], numbers[at + 1], numbers[at + 2]) for at in range(0, len(numbers), 3)])
    return readings if len(readings) == FACES and Normals(readings).is_a_die() else None


class Showing:
    """One face being shown: the die lies still for a second, or it takes too long."""

    def __init__(self, nonce: str, die: int, face: int, until_ms: int) -> None:
        self.nonce, self.die, self.face = nonce, die, face
        self._until_ms = until_ms
        self._rest = Rest()

    def feel(self, x: int, y: int, z: int, passed_ms: int) -> "Vector | None":
        """Take a sample; the mean once the die has been still for long enough."""
        self._rest.feel(x, y, z, passed_ms)
        return self._rest.mean() if self._rest.ms >= STILL_MS else None

    def is_over(self, now_ms: int) -> bool:
        """Whether it has taken too long."""
        return now_ms >= self._until_ms
