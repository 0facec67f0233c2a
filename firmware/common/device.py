"""The line of every device: it identifies itself, keeps its events until they are answered, and obeys."""

from common.lines import EVERYONE, decode, encode
from common.outbox import LONGEST, NOTHING, Outbox

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from common.clock import Clock
    from common.lines import Fields

    class Port(Protocol):
        """A port for lines: a cable, or Wi-Fi."""

        def line(self) -> "bytes | None": ...
        def put(self, line: bytes) -> bool: ...
        def send(self) -> None: ...
        def is_empty(self) -> bool: ...


PROTOCOL = 1
FIRMWARE = "0.1.0"
LINES_A_TURN = 8  # further lines wait: a turn must end before the watchdog's timeout
ANSWERS = ("got", "took", "refused")


class Identity:
    """The identity of a device, which does not change while it runs."""

    def __init__(self, uid: str, model: str, can: str, boot: int) -> None:
        self.uid = uid
        self.config_crc = "0000"
        self.crashed = ""  # the cause, if the run before this one crashed
        self._model, self._can, self._boot = model, can, boot

    @property
    def hello(self) -> "tuple[int | str, ...]":
        """The fields of its hello."""
        return PROTOCOL, FIRMWARE, self._model, self._boot, self.config_crc, self._can


class Device:
    """One end of a line; ``told`` gets each order to this device, and each verdict on its events.

    On its own line it sends at any time. On a shared one, ``polled``, it sends only after a poll.
    """

    def __init__(self, who: Identity, port: "Port", clock: "Clock", told: "Callable[[str, Fields], None]") -> None:
        self.outbox = Outbox()
        self.garbled = 0  # received lines that are invalid
        self.dropped = 0  # events that were dropped for lack of room
        self.hellos = 0
        self.polled = False  # until the next poll, or always on a shared line
        self._who = who
        self._port = port
        self._clock = clock
        self._told = told
        self._has_said_hello = self._is_spoken_to = False
        self._when_free: tuple[str, Fields] | None = None  # a message that waits until nothing else is due
        self._aside: list[tuple[str, Fields]] = []  # a message that is no event, and waits for a poll

    def happened(self, verb: str, *fields: "int | str | tuple[int, ...]") -> bool:
        """Queue an event that happened just now; False if there is no room."""
        if self.outbox.put(verb, fields, self._clock.ms()) == NOTHING:
            self.dropped += 1
            return False
        return True

    @property
    def is_met(self) -> bool:
        """Whether the box has spoken to it, and it has said hello."""
        return self._is_spoken_to and self._has_said_hello and self._port.is_empty()

    def has_room(self, events: int) -> bool:
        """Whether so many more events fit."""
        return self.outbox.waiting + events <= LONGEST

    def mention(self, verb: str, *fields: "int | str | tuple[int, ...]") -> None:
        """Send a message that needs no answer. Only on a shared line is it kept until it is sent."""
        if self.polled:
            self._aside = self._aside[-7:] + [(verb, fields)]
        else:
            self._say(self.outbox.seq, verb, fields)

    def when_free(self, verb: str, *fields: "int | str | tuple[int, ...]") -> None:
        """Send a message as soon as nothing else is due, in place of an older one that has waited."""
        self._when_free = verb, fields

    def has_settings(self, crc: str) -> None:
        """Use these settings from now on. It says hello again, so that the box knows them."""
        if self._who.config_crc != crc:
            self._who.config_crc = crc
            self._has_said_hello = False

    def turn(self) -> None:
        """Read what has arrived, send what is due, and flush the port."""
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
        if not self._says_event():
            self._say_when_free()

    def _say_when_free(self) -> bool:
        """Send the message that waits; whether there was one."""
        if self._when_free is None:
            return False
        if self._say(self.outbox.seq, *self._when_free):
            self._when_free = None
        return True

    def _tells_of_bell(self) -> bool:
        """Announce that a press of the bell waits, with its present age; whether there was one."""
        fields = self.outbox.bell(self._clock.ms())
        if fields and not self._say(self.outbox.seq, "bell", fields) and self.polled:
            self.outbox.bell_unsent(self._clock.ms())
        return bool(fields)

    def _says_event(self) -> bool:
        """Send the event that is due; whether there was one."""
        if not self.outbox.due(self._clock.ms()):
            return False
        if not self._say(*self.outbox.oldest(self._clock.ms())) and self.polled:
            self.outbox.event_unsent(self._clock.ms())
        return True

    def _hello(self) -> None:
        is_sent = self._say(self.outbox.seq, "hello", self._who.hello)
        if self.polled and not is_sent:
            return  # it was too late for this poll; on a line of its own, the box asks again by "who"
        self._has_said_hello = True
        self.hellos += 1
        if self._who.crashed:
            self.mention("crashed", self._who.crashed)
        self.outbox.say_at_once(self._clock.ms())

    def _say(self, seq: int, verb: str, fields: "Fields") -> bool:
        return self._port.put(encode(self._who.uid, seq, verb, fields))

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
            self._who.crashed = ""  # a further message of the box shows that the report has arrived
        if verb == "who":
            self._asked_who()
        elif verb == "poll":
            self._asked_to_speak()
        elif self._is_news(verb, fields):
            self._told(verb, fields)

    def _asked_who(self) -> None:
        self._has_said_hello = False  # sent in this turn, or on a shared line at the next poll

    def _asked_to_speak(self) -> None:
        self.polled = True
        if not self._has_said_hello:
            self._hello()
        elif self._tells_of_bell():
            pass
        elif self._aside:
            if self._say(self.outbox.seq, *self._aside[0]):
                self._aside.pop(0)
        elif not self._says_event() and not self._say_when_free():
            self._say(self.outbox.seq, "idle", ())

    def _is_news(self, verb: str, fields: "Fields") -> bool:
        """Pass an answer to the outbox; False for a repeated answer."""
        if verb not in ANSWERS:
            return True
        seq = int(str(fields[0]))
        if verb == "got":
            return self.outbox.got(seq, self._clock.ms())
        return self.outbox.done(seq, self._clock.ms())
