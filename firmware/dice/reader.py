"""The reader of electronic dice: it reads each a hundred times a second, and reports its state."""

from dice.calibration import PATIENCE_MS, Calibration, Showing
from dice.detector import ROLLING, Detector

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.life import Life
    from common.lines import Fields
    from dice.lis3dh import Lis3dh

LOST_MS = 200  # a die without a sample for this long is lost
AGAIN_MS = 500  # how often the setup of a lost die is retried
BATTERY_MS = 60_000
MOST_PASSED_MS = 50  # a loop that stood still has missed the motion of the die


class Die:
    """One die: its chip, its state, and the state that was last sent."""

    def __init__(self, number: int, chip: "Lis3dh", detector: Detector) -> None:
        self.number = number
        self.detector = detector
        self.chip = chip
        self.said = (detector.state, detector.face)
        self.is_unsaid = False  # the outbox had no room for it
        self.passed_ms = 0  # between its last two samples
        self._sampled_ms = self._tried_ms = -AGAIN_MS

    def look(self, now_ms: int) -> bool:
        """Take its next sample; whether there was one."""
        if self.chip.read():
            self.passed_ms = min(now_ms - self._sampled_ms, MOST_PASSED_MS)
            self._sampled_ms = now_ms
            self.detector.feel(self.chip.x, self.chip.y, self.chip.z, self.passed_ms)
            return True
        if now_ms - self._sampled_ms >= LOST_MS:
            self.detector.lose()
            self._begin_again(now_ms)
        return False

    def _begin_again(self, now_ms: int) -> None:
        if now_ms - self._tried_ms >= AGAIN_MS:
            self._tried_ms = now_ms
            self.chip.begin()


class Reader:
    """Three or four dice on one board; ``battery`` returns the charge in percent, or None on a cable."""

    def __init__(self, chips: "list[Lis3dh]", life: "Life", battery: "Callable[[], int | None]") -> None:
        self._device, self._clock, self._battery = life.device, life.clock, battery
        self._calibration = Calibration(life.notes, len(chips))
        self._dice = [
            Die(number + 1, chip, Detector(self._calibration.normals(number + 1)))
            for number, chip in enumerate(chips)
        ]
        self._showing: Showing | None = None
        self._battery_due_ms = 0
        self._percent: int | None = None
        self._dropped = 0
        self._device.has_settings(self._calibration.crc)

    def told(self, verb: str, fields: "Fields") -> None:
        """Handle a message from the box."""
        if verb == "calibrate":
            self._show(*fields)  # type: ignore[arg-type]  # decode has checked each by the table of verbs

    def _show(self, nonce: str, die: int, face: int) -> None:
        if self._showing and self._showing.nonce == nonce:
            return
        self._showing = Showing(nonce, die, face, self._clock.ms() + PATIENCE_MS)
        if die > len(self._dice):
            self._shown("lost")

    def turn(self) -> None:
        """Read all dice."""
        now_ms = self._clock.ms()
        for die in self._dice:
            if die.look(now_ms):
                self._calibrate(die)
            die.detector.others_roll = self._does_another_roll(die)
            self._say(die)
        if self._showing and self._showing.is_over(now_ms):
            self._shown("restless")
        self._tell_battery(now_ms)

    def _does_another_roll(self, die: Die) -> bool:
        for other in self._dice:  # noqa: SIM110  a generator would cost memory a hundred times a second
            if other is not die and other.detector.state == ROLLING:
                return True
        return False

    def _say(self, die: Die) -> None:
        """Send each new state. A state that found no room is sent as it is when there is room again."""
        state, face = die.detector.state, die.detector.face
        if die.said[0] == state and die.said[1] == face:
            die.is_unsaid = False
        elif self._device.happened("die", die.number, state, face):
            die.said, die.is_unsaid = (state, face), False
        elif not die.is_unsaid:
            die.is_unsaid = True
            self._dropped += 1
            self._device.mention("counts", 0, self._device.garbled, self._dropped)

    def _calibrate(self, die: Die) -> None:
        showing = self._showing
        if showing is None or showing.die != die.number:
            return
        reading = showing.feel(die.chip.x, die.chip.y, die.chip.z, die.passed_ms)
        if reading is None:
            return
        became = self._calibration.note(showing.die, showing.face, reading)
        if became == "kept":
            die.detector.normals = self._calibration.normals(die.number)
        self._shown(became)
        self._device.has_settings(self._calibration.crc)

    def _shown(self, became: str) -> None:
        """Answer the request to learn a face."""
        showing, self._showing = self._showing, None
        if showing:
            self._device.mention("calibrated", showing.nonce, showing.die, showing.face, became)

    def _tell_battery(self, now_ms: int) -> None:
        if now_ms < self._battery_due_ms:
            return
        self._battery_due_ms = now_ms + BATTERY_MS
        percent = self._battery()
        if percent is not None and percent != self._percent:
            self._percent = percent
            self._device.mention("battery", 0, percent)
