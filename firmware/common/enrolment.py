"""The enrolment on Wi-Fi: the device gets its key, the network and the box once, over its cable."""

from binascii import a2b_base64

from common.device import LINES_A_TURN
from common.lines import CABLE, crc16, decode, encode
from common.ticket import Ticket

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.clock import Clock
    from common.device import Identity, Port
    from common.lines import Fields
    from common.notes import Notes

KEY_BYTES = 32
PART = 36  # letters of base64, 27 bytes: what fits into a line
LAST = "start"  # the enrolment is complete
LAST_WORD_MS = 300  # the time for its last answer to leave
WORDS = ("key", "network", "password", "box")  # the key comes first, and begins an enrolment
ASIDE = "new-"  # prefix of the notes that are not in force yet
WHOLE = "enrolled"  # a note that exists while the new notes replace the old ones


class Enrolment:
    """Stores the parts in notes. A repeated part changes nothing.

    All parts stay separate until they are complete. So an interrupted enrolment leaves a device unchanged.
    """

    def __init__(self, notes: "Notes", clock: "Clock") -> None:
        self._notes, self._clock = notes, clock
        self._ends_ms = -1
        if notes.read(WHOLE):  # the power was cut in the middle
            self._take()

    def told(self, what: str, part: int, text: str) -> "Fields":
        """Store one part; the fields of the answer, which are the stored part and its CRC."""
        if what == LAST:
            self._notes.write(WHOLE, "yes")
            self._take()
            self._ends_ms = self._clock.ms() + LAST_WORD_MS
            return what, "0000"
        if what == WORDS[0] and part == 0:
            for word in WORDS:
                self._notes.forget(ASIDE + word)
        kept = self._notes.read(ASIDE + what)[: PART * part] + text
        self._notes.write(ASIDE + what, kept)
        return what, "%04X" % crc16(kept.encode())

    def _take(self) -> None:
        """Put the new notes in force; to repeat this changes nothing."""
        for word in WORDS:
            self._notes.move(ASIDE + word, word)
        self._notes.forget(WHOLE)

    def is_over(self) -> bool:
        """Whether the device is to restart with its new settings."""
        return 0 <= self._ends_ms <= self._clock.ms()

    def ticket(self, uid: str) -> "Ticket | None":
        """Its settings for Wi-Fi; None if it uses its cable."""
        try:
            network, key = self._read("network"), self._read("key")
            if not network or len(key) != KEY_BYTES:
                return None
            password, box = self._read("password").decode(), self._read("box").decode()
            return Ticket(uid, key, network.decode(), password, box)
        except ValueError:  # a note is damaged
            return None

    def key(self) -> bytes:
        """Its own key; empty if it has none. A device on a cable may have one too, for its firmware."""
        try:
            key = self._read("key")
        except ValueError:  # the note is damaged
            return b""
        return key if len(key) == KEY_BYTES else b""

    def _read(self, what: str) -> bytes:
        return a2b_base64(self._notes.read(what))


class Desk:
    """The cable of a device on Wi-Fi: there it identifies itself, is enrolled again, and gets other firmware.

    It answers to its own name and to ``cable``, but never to ``all``. So a box that opens the cable finds no device,
    and does not find one twice.
    """

    def __init__(self, who: "Identity", port: "Port", enrolment: Enrolment, make_room: "Callable[[], None]") -> None:
        self._who, self._port, self._enrolment, self._make_room = who, port, enrolment, make_room
        self._has_said_hello = False

    @property
    def is_met(self) -> bool:
        """Whether somebody has asked for its identity, and has the answer."""
        return self._has_said_hello and self._port.is_empty()

    def turn(self) -> None:
        """Read what has arrived, and answer."""
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
