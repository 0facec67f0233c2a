"""The life of a device: it starts, turns for as long as all is well, and leaves a report if it is not."""

from common.clock import Clock
from common.device import Device, Identity
from common.notes import Notes, plain
from common.port import Port
from common.trial import Trial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from common.lines import Fields
    from common.port import Stream

    class Board(Protocol):
        """What every device needs of the board that it runs on."""

        reads: Stream
        writes: Stream
        folder: str
        name: str

        def ticks(self) -> int: ...
        def since(self, later: int, earlier: int) -> int: ...
        def feed(self) -> None: ...
        def rest(self) -> None: ...
        def all_off(self) -> None: ...
        def start_again(self) -> None: ...

    Turn = Callable[[], None]


class Life:
    """What a device has from its first moment: a clock, its notes, its end of the line.

    ``told`` is set by what runs on the device, and hears every order to it.
    """

    def __init__(self, board: "Board", model: str, can: str) -> None:
        self.board = board
        self.clock = Clock(board.ticks, board.since)
        self.notes = Notes(board.folder)
        uid = self.notes.read("uid").strip() or board.name
        self.told: Callable[[str, Fields], None] = lambda verb, fields: None
        who = Identity(uid, model, can, self.notes.count_start())
        who.crashed = self.notes.read("crash")
        self.notes.forget("crash")
        port = Port(board.reads, board.writes)
        self.device = Device(who, port, self.clock, self._hear)
        self._trial = Trial(self.notes)

    def _hear(self, verb: str, fields: "Fields") -> None:
        if verb == "prompt":
            self._make_room()
        else:
            self.told(verb, fields)

    def _make_room(self) -> None:
        """Somebody wants Python's prompt, to copy other firmware: start again, and leave the line to it."""
        self.board.all_off()
        self.notes.write("prompt", "wanted")
        self.board.start_again()

    def turn_for_ever(self, turns: "tuple[Turn, ...]") -> None:
        """Do everything in turn; only a whole round of it feeds the watchdog."""
        try:
            while True:
                for turn in turns:
                    turn()
                self._trial.turn(self.device.is_met, self.clock.ms())
                self.board.feed()
                self.board.rest()
        except Exception as trouble:  # noqa: BLE001  the one place that reports what nobody foresaw, and starts again
            self.board.all_off()
            self.notes.write("crash", plain(type(trouble).__name__ + ": " + str(trouble)))
            self.board.start_again()
