"""What every device does on its line: it says who it is, keeps its events until they are answered, and obeys."""

from common.lines import EVERYONE, decode, encode
from common.outbox import LONGEST, NOTHING, Outbox

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from common.clock import Clock
    from common.lines import Fields

    class Port(Protocol):
        """What takes and gives lines: a cable, or the air."""

        def line(self) -> "bytes | None": ...
        def put(self, line: bytes) -> bool: ...
        def send(self) -> None: ...
        def is_empty(self) -> bool: ...


PROTOCOL = 1
FIRMWARE = "0.1.0"
LINES_A_TURN = 8  # whoever says more waits: a turn must end before the watchdog bites
ANSWERS = ("got", "took", "refused")


class Identity:
    """Who a device is, for as long as it runs."""

    def __init__(self, uid: str, model: str, can: str, boot: int) -> None:
        self.uid = uid
        self.config_crc = "0000"
        self.crashed = ""  # why the start before this one ended, if it was a crash
        self._model, self._can, self._boot = model, can, boot

    @property
    def hello(self) -> "tuple[int | str, ...]":
        """The fields of its hello."""
        return PROTOCOL, FIRMWARE, self._model, self._boot, self.config_crc, self._can


class Device:
    """One end of a line; ``told`` hears every order that is for this device, with the verdicts on its events.

    On a line of its own it speaks when it has something to say; on a shared one, ``polled``, only when it is asked.
    """

    def __init__(self, who: Identity, port: "Port", clock: "Clock", told: "Callable[[str, Fields], None]") -> None:
        self.outbox = Outbox()
        self.garbled = 0  # lines that came in and say nothing
        self.dropped = 0  # events that found no place
        self.hellos = 0
        self.polled = False  # until somebody polls it, or for good where it hangs on a shared line
        self._who = who
        self._port = port
        self._clock = clock
        self._told = told
        self._has_said_hello = self._is_spoken_to = False
        self._aside: list[tuple[str, Fields]] = []  # what is no event, and waits for a poll

    def happened(self, verb: str, *fields: "int | str | tuple[int, ...]") -> bool:
        """Something happened just now; False if there is no place to keep it."""
        if self.outbox.put(verb, fields, self._clock.ms()) == NOTHING:
            self.dropped += 1
            return False
        return True

    @property
    def is_met(self) -> bool:
        """Whether the box has spoken to it, and it has said hello."""
        return self._is_spoken_to and self._has_said_hello and self._port.is_empty()

    def has_room(self, events: int) -> bool:
        """Whether so many events can be kept now."""
        return self.outbox.waiting + events <= LONGEST

    def mention(self, verb: str, *fields: "int | str | tuple[int, ...]") -> None:
        """Say something that needs no answer and is not kept."""
        if self.polled:
            self._aside = self._aside[-7:] + [(verb, fields)]
        else:
            self._say(self.outbox.seq, verb, fields)

    def has_settings(self, crc: str) -> None:
        """Its settings are these from now on: it says hello again, so that the box knows."""
        if self._who.config_crc != crc:
            self._who.config_crc = crc
            self._has_said_hello = False

    def turn(self) -> None:
        """Hear what has come, say what is due, send what can be sent."""
        for _ in range(LINES_A_TURN):
            if (line := self._port.line()) is None:
                break
            self._hear(line)
        if not self.polled:
            self._speak()
        self._port.send()

    def _speak(self) -> None:
        if not self._has_said_hello:
            self._hello()
            return
        self._tells_of_bell()
        if self.outbox.due(self._clock.ms()):
            self._say(*self.outbox.oldest(self._clock.ms()))

    def _tells_of_bell(self) -> bool:
        """Say that a press of the bell waits, and how old it is at this moment; whether there was one to tell of."""
        fields = self.outbox.bell(self._clock.ms())
        if fields:
            self._say(self.outbox.seq, "bell", fields)
        return bool(fields)

    def _hello(self) -> None:
        self._has_said_hello = True
        self.hellos += 1
        self._say(self.outbox.seq, "hello", self._who.hello)
        if self._who.crashed:
            self.mention("crashed", self._who.crashed)
        self.outbox.say_at_once(self._clock.ms())

    def _say(self, seq: int, verb: str, fields: "Fields") -> None:
        self._port.put(encode(self._who.uid, seq, verb, fields))

    def _hear(self, line: bytes) -> None:
        frame = decode(line)
        if frame is None:
            self.garbled += 1
            return
        uid, _, verb, fields = frame
        if uid not in (self._who.uid, EVERYONE):
            return
        self._is_spoken_to = True
        if verb != "who" and self._has_said_hello:
            self._who.crashed = ""  # a box that has more to say than this has heard it: it is one crash, told once
        if verb == "who":
            self._asked_who()
        elif verb == "poll":
            self._asked_to_speak()
        elif self._is_news(verb, fields):
            self._told(verb, fields)

    def _asked_who(self) -> None:
        self._has_said_hello = False  # it is said in this turn, or on a shared line at the next poll

    def _asked_to_speak(self) -> None:
        self.polled = True
        if not self._has_said_hello:
            self._hello()
        elif self._tells_of_bell():
            pass
        elif self._aside:
            self._say(self.outbox.seq, *self._aside.pop(0))
        elif self.outbox.due(self._clock.ms()):
            self._say(*self.outbox.oldest(self._clock.ms()))
        else:
            self._say(self.outbox.seq, "idle", ())

    def _is_news(self, verb: str, fields: "Fields") -> bool:
        """Let the outbox know of an answer; one that has come before, to what was said twice, is none."""
        if verb not in ANSWERS:
            return True
        seq = int(str(fields[0]))
        if verb == "got":
            return self.outbox.got(seq, self._clock.ms())
        return self.outbox.done(seq, self._clock.ms())
