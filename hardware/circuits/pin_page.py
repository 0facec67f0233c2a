"""The page of the controller's pins: the board's header, the Pi's pins, and a Pico's."""

from __future__ import annotations

import runpy
from pathlib import Path
from textwrap import indent
from typing import cast

from circuits.header_pins import BOOT_LINES, PINS, SETTINGS
from circuits.markdown import table

FIRMWARE = Path(__file__).parents[2] / "firmware" / "boards" / "pico" / "pins.py"


def page() -> str:
    """The table, and what the Pi's config.txt needs."""
    on_pico = pico_pins()
    pins = table(
        ("line", "pole of J1", "Pi", "Pico (horn box)", "way"),
        ((pin.line, str(pin.pole), f"gpio:{pin.pi}", _pico(on_pico, pin.pico), pin.way) for pin in PINS),
    )
    boot = _indented("\n".join(BOOT_LINES))
    return (
        "# The pins of the driver board's header\n\nPoles 1 and 8 of J1 are ground, and pole 2 is 3.3 V.\n\n"
        f"{pins}\n\n"
        f"On a Pi, `headtable init --driver-board` writes these lines:\n\n{_indented(SETTINGS)}\n\n"
        f"These lines of `/boot/firmware/config.txt` keep a Pi's pins low before Linux starts:\n\n{boot}\n"
    )


def pico_pins(model: str = "horn") -> dict[str, int]:
    """The pins of a model, a horn box if none is named, from the firmware's own table."""
    tables = runpy.run_path(str(FIRMWARE))
    named = cast("dict[str, tuple[tuple[str, int], ...]]", tables["INPUTS"])[model]
    return dict(named + cast("dict[str, tuple[tuple[str, int], ...]]", tables["OUTPUTS"])[model])


def display_pins() -> dict[str, int]:
    """The pins of a pad's display, from the same table."""
    tables = runpy.run_path(str(FIRMWARE))
    return {"SDA": cast("int", tables["DISPLAY_SDA"]), "SCL": cast("int", tables["DISPLAY_SCL"])}


def _indented(lines: str) -> str:
    """Lines as a block of code."""
    return indent(lines.rstrip(), "    ")


def _pico(on_pico: dict[str, int], name: str) -> str:
    return f"GP{on_pico[name]}" if name else "none"
