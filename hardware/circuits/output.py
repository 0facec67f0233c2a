"""The files of hardware/out/, by name: what `make hardware` writes, and what a test compares."""

from __future__ import annotations

from pathlib import Path

from circuits import bill_of_materials, kicad_netlist, pin_page
from circuits.boards import BOARDS
from circuits.parts import Board

OUT = Path(__file__).parents[1] / "out"
SIMULATED = tuple(f"{board.name}/simulation.md" for board in BOARDS)
"""What only the simulator can write."""


def pages() -> dict[str, str]:
    """The text of each file that needs no simulator."""
    return {
        "driver-board/pins.md": pin_page.page(),
        **{name: text for board in BOARDS for name, text in _pages(board).items()},
    }


def _pages(board: Board) -> dict[str, str]:
    name = board.name
    return {
        f"{name}/bom.csv": bill_of_materials.as_csv(board),
        f"{name}/bom.md": bill_of_materials.as_page(board),
        f"{name}/{name}.net": kicad_netlist.netlist(board),
    }
