"""What makes a device one of the hall's on Wi-Fi: its key, the network and the box, given over its cable once."""

from binascii import a2b_base64

from common.device import LINES_A_TURN
from common.lines import crc16, decode, encode
from common.ticket import Ticket

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.clock import Clock
    from common.device import Identity
    from common.lines import Fields
    from common.notes import Notes
    from common.port import Port

PART = 36  # letters of base64, 27 bytes: what fits into a line
CABLE = "cable"
LAST = "start"  # it has everything
LAST_WORD_MS = 300  # so long its last answer may take to leave


class Enrolment:
    """Keeps what it is told in the notes, part by part; a part said again changes nothing."""

    def __init__(self, notes: "Notes", clock: "Clock") -> None:
        self._notes, self._clock = notes, clock
        self._ends_ms = -1

    def told(self, what: str, part: int, text: str) -> "Fields":
        """Keep one part; the fields of what is answered, which are what is kept now and its CRC."""
        if what == LAST:
            self._ends_ms = self._clock.ms() + LAST_WORD_MS
            return what, "0000"
        kept = self._notes.read(what)[: PART * part] + text
        if kept:
            self._notes.write(what, kept)
        else:
            self._notes.forget(what)
        return what, "%04X" % crc16(kept.encode())

    def is_over(self) -> bool:
        """Whether the device is to start again, as what it is now."""
        return 0 <= self._ends_ms <= self._clock.ms()

    def ticket(self, uid: str) -> "Ticket | None":
        """What it needs on Wi-Fi; None while it belongs on its cable."""
        try:
            network, key = self._read("network"), self._read("key")
            if not network or not key:
                return None
            password, box = self._read("password").decode(), self._read("box").decode()
            return Ticket(uid, key, network.decode(), password, box)
        except ValueError:  # a note is damaged
            return None

    def _read(self, what: str) -> bytes:
        return a2b_base64(self._notes.read(what))


class Desk:
    """The cable of a device that speaks over Wi-Fi: it says who it is, is enrolled anew, and gets other firmware.

    It goes by its own name there, and by ``cable`` for whoever does not know it, and never by ``all``: a box that
    opens the cable finds nobody, and so no device twice.
    """

    def __init__(self, who: "Identity", port: "Port", enrolment: Enrolment, make_room: "Callable[[], None]") -> None:
        self._who, self._port, self._enrolment, self._make_room = who, port, enrolment, make_room
        self._has_said_hello = False

    @property
    def is_met(self) -> bool:
        """Whether somebody has asked who it is, and has the answer."""
        return self._has_said_hello and self._port.is_empty()

    def turn(self) -> None:
        """Hear what has come, and answer it."""
        for _ in range(LINES_A_TURN):
            if (line := self._port.line()) is None:
                break
            frame = decode(line)
            if frame is not None and frame[0] in (self._who.uid, CABLE):
                self._hear(frame[2], frame[3])
        self._port.send()

    def _hear(self, verb: str, fields: "Fields") -> None:
        if verb == "who":
            self._hello()
        elif verb == "enrol":
            answer = self._enrolment.told(*fields)  # type: ignore[arg-type]  # decode has checked each by the table of verbs
            self._port.put(encode(self._who.uid, 0, "enrolled", answer))
        elif verb == "prompt":
            self._make_room()

    def _hello(self) -> None:
        self._has_said_hello = True
        self._port.put(encode(self._who.uid, 0, "hello", self._who.hello))
        if self._who.crashed:
            self._port.put(encode(self._who.uid, 0, "crashed", (self._who.crashed,)))
