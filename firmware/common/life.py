"""The main loop of a device: it starts, runs while all is well, and stores a report if it fails."""

from common.clock import Clock
from common.device import Device, Identity
from common.enrolment import Desk, Enrolment
from common.lines import may_be_called
from common.notes import Notes, plain
from common.port import Port
from common.shared_port import SharedPort
from common.trial import Trial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from common.lines import Fields
    from common.port import Stream
    from common.setup_network import AccessPoint, SetupNetwork
    from common.shared_port import Wire
    from common.update import Update

    class Board(Protocol):
        """The interface of a board, as every device needs it."""

        reads: Stream
        writes: Stream
        wire: Wire | None  # the line that it shares with others, instead of these two streams
        folder: str
        name: str

        def ticks(self) -> int: ...
        def since(self, later: int, earlier: int) -> int: ...
        def is_shared(self) -> bool: ...
        def feed(self) -> None: ...
        def rest(self) -> None: ...
        def all_off(self) -> None: ...
        def start_again(self) -> None: ...

    Turn = Callable[[], None]


class Life:
    """The parts of every device: a clock, its notes, and its end of the line.

    ``told`` is set by the device's program, and gets each order. A device with a radio and without settings for it
    has a ``setup``, and so has one whose button is ``held`` from its start until the setup opens.
    """

    def __init__(self, board: "Board", model: str, can: str, held: "Callable[[], int] | None" = None) -> None:
        self.board = board
        self.clock = Clock(board.ticks, board.since)
        self.notes = Notes(board.folder)
        uid = self.notes.read("uid").strip()
        uid = uid if may_be_called(uid) else board.name  # with any other name every line would be garbled
        self.told: Callable[[str, Fields], None] = lambda verb, fields: None
        who = Identity(uid, model, can, self.notes.count_start())
        who.crashed = self.notes.read("crash")
        self.notes.forget("crash")
        wire = board.wire
        cable = Port(board.reads, board.writes) if wire is None else SharedPort(wire, uid)
        self._trial = Trial(self.notes)
        self._enrolment = Enrolment(self.notes, self.clock)
        self._uid = uid
        self._update: Update | None = None
        self._desk: Desk | None = None
        ticket, air = self._enrolment.ticket(uid), getattr(board, "air", None)
        self._has_ticket, self._held = ticket is not None, held
        is_wanted = self._may_set_up() and not board.is_shared()
        self.setup = self._setup(uid, air) if is_wanted and air is not None else None
        if ticket is not None and air is not None and self.setup is None:
            from common.wifi import Wifi  # noqa: PLC0415  a board without a radio has no sockets, and no room for it

            self._desk = Desk(who, cable, self._enrolment, self._make_room)
            self.device = Device(who, Wifi(air, ticket, self.clock), self.clock, self._hear)
        else:
            self.device = Device(who, cable, self.clock, self._hear)
            self.device.polled = wire is not None

    def _may_set_up(self) -> bool:
        return not self._has_ticket or (self._held is not None and not self._held())

    def _setup(self, uid: str, air: "AccessPoint") -> "SetupNetwork":
        from common.setup_network import SetupNetwork  # noqa: PLC0415  a device with settings has no need of it

        return SetupNetwork(uid, air, self._enrolment, self._may_set_up)

    def _hear(self, verb: str, fields: "Fields") -> None:
        """Obey some orders only on the cable, and never over Wi-Fi."""
        if verb == "prompt":
            if self._desk is None:
                self._make_room()
        elif verb == "enrol":
            if self._desk is None and not (self.device.polled or self.board.is_shared()):  # others would read the key
                self.device.mention("enrolled", *self._enrolment.told(*fields))  # type: ignore[arg-type]  # decode has checked
        elif verb in ("offer", "piece"):
            self._begun_update().told(verb, fields)
            self._answer_update()
        else:
            self.told(verb, fields)

    def _begun_update(self) -> "Update":
        if self._update is None:
            from common.update import Update  # noqa: PLC0415  a device that is not updated has no room for it

            self._update = Update(self.notes, self._uid, self._enrolment.key())
        return self._update

    def _answer_update(self) -> None:
        if self._update is not None and self._update.answer:
            self.device.when_free("updating", *self._update.answer)
            self._update.answer = ()

    def _look_after_the_update(self) -> None:
        if self._update is None:
            return
        is_due = self._update.turn(self.clock.ms(), self.device.outbox.waiting)
        self._answer_update()
        if is_due:
            self._start_again()

    def _make_room(self) -> None:
        """Restart and leave the line to Python's prompt, because somebody wants to copy other firmware."""
        self.notes.write("prompt", "wanted")
        self._start_again()

    def _look_after_the_setup(self) -> None:
        if self.setup is None:
            return
        self.setup.turn(self.clock.ms(), self._is_met())
        if self.setup.is_over and self._has_ticket:
            self._start_again()  # and goes by its old settings

    def _look_after_the_cable(self) -> None:
        if self._desk is not None and not self.board.is_shared():  # others could read its output, and type
            self._desk.turn()
        if self._enrolment.is_over():
            self._start_again()

    def _is_met(self) -> bool:
        return self.device.is_met or (self._desk is not None and self._desk.is_met)

    def _start_again(self) -> None:
        self.board.all_off()
        self.board.start_again()

    def turn_for_ever(self, turns: "tuple[Turn, ...]") -> None:
        """Run the loop; only a complete round of it feeds the watchdog."""
        try:
            while True:
                for turn in turns:
                    turn()
                self._look_after_the_cable()
                self._look_after_the_update()
                self._look_after_the_setup()
                self._trial.turn(self._is_met(), self.clock.ms())
                self.board.feed()
                self.board.rest()
        except Exception as trouble:  # noqa: BLE001  the one place that reports what nobody foresaw, and starts again
            try:
                self.board.all_off()
                self.notes.write("crash", plain(type(trouble).__name__ + ": " + str(trouble)))
            finally:
                self.board.start_again()  # even if the flash is full and no note can be written
        finally:
            self.board.all_off()  # even if somebody at a prompt has pressed Ctrl-C
