"""The files of hardware/out/, by name: what `make hardware` writes, and what a test compares."""

from __future__ import annotations

from pathlib import Path

from circuits import bill_of_materials, kicad_netlist, module_picture, pin_page, readings
from circuits.driver_board import DRIVER_BOARD
from circuits.module_box import MODULE_BOX

OUT = Path(__file__).parents[1] / "out"


def pages() -> dict[str, str]:
    """The text of each file that needs no simulator."""
    name = DRIVER_BOARD.name
    return {
        f"{name}/bom.csv": bill_of_materials.as_csv(DRIVER_BOARD),
        f"{name}/bom.md": bill_of_materials.as_page(DRIVER_BOARD),
        f"{name}/{name}.net": kicad_netlist.netlist(DRIVER_BOARD),
        f"{name}/pins.md": pin_page.page(),
        f"{name}/readings.md": readings.page(DRIVER_BOARD),
        "module-box/modules.md": module_picture.page(MODULE_BOX),
        "module-box/wiring.svg": module_picture.svg(MODULE_BOX),
    }
