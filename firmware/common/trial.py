"""New firmware is on trial until somebody has spoken to it and it has said hello.

What boards/start.py starts goes by the notes that are written here.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from common.notes import Notes

PATIENCE_MS = 30_000


class Failed(Exception):
    """It must not be started again."""


class Trial:
    """The trial of this tree; over at once where nothing is on trial."""

    def __init__(self, notes: "Notes") -> None:
        self._notes = notes
        self._tree = notes.read("trial").partition(" ")[0]

    def turn(self, is_met: bool, now_ms: int) -> None:
        """Be good once it is met; Failed if nobody comes, or it cannot answer."""
        if not self._tree:
            return
        if is_met:
            self._notes.write("good", self._tree)
            self._notes.forget("trial")
            self._tree = ""
        elif now_ms > PATIENCE_MS:
            raise Failed("no hello on trial")
