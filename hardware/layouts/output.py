"""The files that the layouts add to hardware/out/."""

from __future__ import annotations

from layouts import kicad
from layouts.checks import broken
from layouts.dice_board_plan import DICE_BOARD_PLAN
from layouts.driver_board_plan import DRIVER_BOARD_PLAN
from layouts.kicad import Built, built
from layouts.pad_board_plan import PAD_BOARD_PLAN
from layouts.pages import page, positions
from layouts.plan import Plan
from layouts.router import Wiring
from layouts.silkscreen import silkscreen
from layouts.wiring import wired

PLANS = (DRIVER_BOARD_PLAN, PAD_BOARD_PLAN, DICE_BOARD_PLAN)


class BadBoard(Exception):
    """A board that fails a check of ours or of KiCad's. It quotes what is wrong."""


def files() -> dict[str, bytes]:
    """Every file of every board, by its path below out/."""
    found: dict[str, bytes] = {}
    for plan in PLANS:
        found.update(of_board(plan, wired(plan)))
    return found


def names() -> set[str]:
    """The path of each of these files, known without KiCad."""
    boards = [plan.board.name for plan in PLANS]
    return {
        f"{board}/{name}" for board in boards for name in (*kicad.names(board), f"{board}-positions.csv", "board.md")
    }


def of_board(plan: Plan, wiring: Wiring) -> dict[str, bytes]:
    """The files of one board, if nothing is wrong with it."""
    name = plan.board.name
    _check(plan, wiring)
    texts = silkscreen(plan, wiring)
    ours = {f"{name}-positions.csv": positions(plan), "board.md": page(plan, wiring, texts)}
    every = _clean(built(plan, wiring, texts)).files | {path: text.encode() for path, text in ours.items()}
    return {f"{name}/{path}": content for path, content in every.items()}


def _check(plan: Plan, wiring: Wiring) -> None:
    wrong = broken(plan, wiring)
    if wrong:
        raise BadBoard("\n".join(f"{plan.board.name}: {one.rule}: {one.where}" for one in wrong))


def _clean(made: Built) -> Built:
    """What KiCad made, if its own check found nothing."""
    if not made.clean:
        raise BadBoard(made.report)
    return made
