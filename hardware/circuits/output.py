"""The files of hardware/out/, by name: what `make hardware` writes, and what a test compares."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from circuits import (
    bill_of_materials,
    dice_readings,
    kicad_netlist,
    module_box_page,
    module_pad_page,
    module_picture,
    pad_readings,
    pin_page,
    readings,
)
from circuits.boards import BOARDS
from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.module_box import MODULE_BOX
from circuits.module_pad import MODULE_PAD
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board

OUT = Path(__file__).parents[1] / "out"
SIMULATED = tuple(f"{board.name}/simulation.md" for board in BOARDS)
"""What only the simulator can write."""


def pages() -> dict[str, str]:
    """The text of each file that needs no simulator."""
    return {
        "driver-board/pins.md": pin_page.page(),
        "driver-board/readings.md": readings.page(DRIVER_BOARD, readings.readings(DRIVER_BOARD)),
        "pad-board/readings.md": readings.page(PAD_BOARD, pad_readings.readings()),
        "dice-board/readings.md": readings.page(DICE_BOARD, dice_readings.readings()),
        "module-box/modules.md": module_box_page.page(MODULE_BOX),
        "module-box/wiring.svg": module_picture.svg(MODULE_BOX),
        "module-box/pads.md": module_pad_page.page(MODULE_PAD),
        "module-box/pad-wiring.svg": module_picture.svg(MODULE_PAD),
        **{name: text for board in BOARDS for name, text in _pages(board).items()},
    }


def write(files: Mapping[str, str | bytes]) -> None:
    """Write files by their names below out/."""
    for name, content in files.items():
        (OUT / name).parent.mkdir(parents=True, exist_ok=True)
        (OUT / name).write_bytes(content.encode() if isinstance(content, str) else content)


def _pages(board: Board) -> dict[str, str]:
    name = board.name
    return {
        f"{name}/bom.csv": bill_of_materials.as_csv(board),
        f"{name}/bom.md": bill_of_materials.as_page(board),
        f"{name}/{name}.net": kicad_netlist.netlist(board),
    }
