"""New firmware is on trial until a host has spoken to it and it has said hello.

boards/start.py reads the notes that are written here.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from common.notes import Notes

PATIENCE_MS = 30_000


class Failed(Exception):
    """This firmware must not be started again."""


class Trial:
    """The trial of this tree; it ends at once if nothing is on trial."""

    def __init__(self, notes: "Notes") -> None:
        self._notes = notes
        self._tree = notes.read("trial").partition(" ")[0]

    def turn(self, is_met: bool, now_ms: int) -> None:
        """Mark the firmware as good once it is met; Failed if nobody speaks to it, or it cannot answer."""
        if not self._tree:
            return
        if is_met:
            self._notes.write("good", self._tree)
            self._notes.forget("trial")
            self._tree = ""
        elif now_ms > PATIENCE_MS:
            raise Failed("no hello on trial")
