"""The state of the table on its pad: the lamps for the team and the call, and the six lines of the display."""

from pad.display_words import WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

WIDTH = 16  # letters in a line of the display


class Shown:
    """The newest state of the table from the box."""

    def __init__(self, output: "Callable[[str], Callable[[int], None]]") -> None:
        self._lamps = {name: output("lamp-" + name) for name in ("a", "b", "call", "again")}
        self.take("dark", 0, 0, 0, "-", "")

    def take(  # noqa: PLR0913, PLR0917  one argument for each field of the line
        self, light: str, mark: int, a: int, b: int, team: str, who: str
    ) -> None:
        """Take a new state from the box."""
        self.light, self.mark, self.a, self.b, self.team, self.who = light, mark, a, b, team, who
        for name in ("a", "b"):
            self._lamps[name](1 if team == name else 0)
        for name in ("call", "again"):
            self._lamps[name](1 if light == name else 0)

    def lines(self, waiting: int, linked: bool, why: str) -> "tuple[str, ...]":
        """The lines of the display: mark, tallies and roller; below them the task and waiting events or a refusal."""
        lines = [
            WORDS["mark"] % self.mark if self.mark else WORDS["name"],
            WORDS["tallies"] % (self.a, self.b),
            self.who,
        ]
        link = "" if linked else WORDS["no-box"]
        task = WORDS.get(self.light, "")  # there is none when it is dark
        lines += folded(why) if why else [task, WORDS["waiting"] % waiting if waiting else "", link]
        return tuple(lines)


def folded(text: str) -> "list[str]":
    """A text in lines that fit, broken at spaces if possible."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] = (lines[-1] + " " + word).strip()
        else:
            lines.append(word[:WIDTH])
    return [line for line in lines if line]
