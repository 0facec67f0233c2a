"""What a pad shows of its table: the lamps for the team and the call, and the six lines of its display."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH = 16  # letters in a line of the display
LIGHTS = {
    "dark": "",
    "roll": "rolls",
    "wait": "all agreed?",
    "again": "ALL THREE AGAIN",
    "call": "CALL IT!",
    "stop": "the round is over",
}


class Shown:
    """The last that the box said of the table."""

    def __init__(self, output: "Callable[[str], Callable[[int], None]]") -> None:
        self.light, self.mark, self.a, self.b, self.who, self.team = "dark", 0, 0, 0, "", "-"
        self._lamps = {name: output("lamp-" + name) for name in ("a", "b", "call", "again")}

    def take(self, light: str, mark: int, a: int, b: int, who: str, team: str) -> None:
        """The box says how it is now."""
        self.light, self.mark, self.a, self.b, self.who, self.team = light, mark, a, b, who, team
        for name in ("a", "b"):
            self._lamps[name](1 if team == name else 0)
        for name in ("call", "again"):
            self._lamps[name](1 if light == name else 0)

    def lines(self, waiting: int, linked: bool, why: str) -> "tuple[str, ...]":
        """The display's lines: the mark, the tallies, who rolls, what to do, what waits, and a refusal."""
        link = "" if linked else "no box"
        lines = (
            "mark %d" % self.mark if self.mark else "headtable",
            "A %d   B %d" % (self.a, self.b),
            self.who,
            LIGHTS.get(self.light, ""),
            ("%d waiting " % waiting if waiting else "") + link,
            why,
        )
        return tuple([line[:WIDTH] for line in lines])
