"""Cases that ngspice runs: what happens to a board, what is measured, and between which limits it must be."""

from __future__ import annotations

from msgspec import Struct

from circuits.markdown import table
from circuits.parts import Board
from circuits.spice import measured


class Limit(Struct, frozen=True):
    """A measurement, and the values between which it must be."""

    name: str
    how: str
    least: float
    most: float


class Scenario(Struct, frozen=True):
    """A case: what drives the board, for how long, and what must come of it."""

    board: Board
    name: str
    sources: str
    ends: str
    limits: tuple[Limit, ...]
    ground: str = "GND"  # its name in the deck; ngspice joins every GND with its own ground

    def run(self) -> dict[str, float]:
        """The value of each measurement."""
        board = self.board.renamed("GND", self.ground)
        return measured(board, self.sources, self.ends, {limit.name: limit.how for limit in self.limits})


def outside(case: Scenario, found: dict[str, float]) -> list[str]:
    """The measurements of a case that are beyond their limits."""
    return [limit.name for limit in _beyond(case, found)]


def complaints(case: Scenario, found: dict[str, float]) -> list[str]:
    """What is beyond its limits, in words: the case, the measurement, its value and what is allowed."""
    return [
        f"{case.board.name}: {case.name}: {one.name}: {found[one.name]:.4g}, not {one.least:g} to {one.most:g}"
        for one in _beyond(case, found)
    ]


def _beyond(case: Scenario, found: dict[str, float]) -> list[Limit]:
    return [limit for limit in case.limits if not limit.least <= found[limit.name] <= limit.most]


def page(board: Board, cases: tuple[Scenario, ...], results: dict[str, dict[str, float]], assumed: str) -> str:
    """What was measured, with the limits, and with what was assumed."""
    rows = (
        (case.name, limit.name, f"{results[case.name][limit.name]:.3g}", f"{limit.least:g} to {limit.most:g}")
        for case in cases
        for limit in case.limits
    )
    found = table(("case", "measured", "value", "allowed"), rows)
    return (
        f"# The {board.title} in ngspice\n\nMade from the table of parts, with simple models. "
        f"Nobody has measured a real board.\n\n{assumed}\n\n"
        f"{found}\n"
    )
