"""The files that the layouts add to hardware/out/."""

from __future__ import annotations

from layouts import kicad
from layouts.checks import complaints
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
        wiring = wired(plan)
        found.update(of_board(plan, wiring, checked(plan, wiring)))
    return found


def names() -> set[str]:
    """The path of each of these files, known without KiCad."""
    boards = [plan.board.name for plan in PLANS]
    return {
        f"{board}/{name}" for board in boards for name in (*kicad.names(board), f"{board}-positions.csv", "board.md")
    }


def checked(plan: Plan, wiring: Wiring) -> Built:
    """The board as KiCad makes it, if nothing is wrong with it."""
    wrong = complaints(plan, wiring)
    if wrong:
        raise BadBoard("\n".join(f"{plan.board.name}: {one.check}: {one.where}" for one in wrong))
    made = built(plan, wiring)
    if not made.clean:
        raise BadBoard(made.report)
    return made


def of_board(plan: Plan, wiring: Wiring, made: Built) -> dict[str, bytes]:
    """The files of one board."""
    name = plan.board.name
    texts = {f"{name}-positions.csv": positions(plan), "board.md": page(plan, wiring, silkscreen(plan, wiring))}
    every = made.files | {path: text.encode() for path, text in texts.items()}
    return {f"{name}/{path}": content for path, content in every.items()}
