"""The schematic files of hardware/out/, by name: what `make hardware` writes, and what a test compares."""

from __future__ import annotations

from msgspec import Struct
from schemdraw import Drawing

from circuits.dice_board import DICE_BOARD
from circuits.driver_board import DRIVER_BOARD
from circuits.pad_board import PAD_BOARD
from circuits.parts import Board
from schematics import dice_board, driver_board, kicad, pad_board
from schematics.comparison import differences
from schematics.drawing import as_svg, draw
from schematics.layout import Sheet
from schematics.legibility import unclear
from schematics.placed import PlacedSheet, placed
from schematics.read_back import read


class Schematic(Struct, frozen=True):
    """A board, and the layout of its sheets."""

    board: Board
    sheets: tuple[Sheet, ...]

    def pages(self) -> tuple[PlacedSheet, ...]:
        """Each sheet with all its points."""
        return tuple(placed(self.board, sheet) for sheet in self.sheets)

    def drawings(self) -> tuple[Drawing, ...]:
        """Each sheet as it is drawn."""
        sheets = self.pages()
        return tuple(draw(self.board, sheet, number, sheets) for number, sheet in enumerate(sheets, 1))

    def complaints(self) -> tuple[str, ...]:
        """Where the drawn nets are not those of the table, and what is hard to read."""
        drawings = self.drawings()
        wrong = differences(self.board, tuple(map(read, drawings)))
        return (
            *map(str, wrong),
            *(f"sheet {number}: {one}" for number, drawing in enumerate(drawings, 1) for one in unclear(drawing)),
        )

    def files(self) -> dict[str, str]:
        """The pictures, the page that shows them, and the same for KiCad."""
        name = self.board.name
        pictures = {f"{name}/schematic-{number}.svg": as_svg(one) for number, one in enumerate(self.drawings(), 1)}
        return {
            f"{name}/schematic.md": _page(self),
            f"{name}/{name}.kicad_sch": kicad.schematic(self.board, self.pages()),
            **pictures,
        }


SCHEMATICS = (
    Schematic(DRIVER_BOARD, driver_board.SHEETS),
    Schematic(PAD_BOARD, pad_board.SHEETS),
    Schematic(DICE_BOARD, dice_board.SHEETS),
)


def files() -> dict[str, str]:
    """The text of each file."""
    return {name: text for one in SCHEMATICS for name, text in one.files().items()}


def _page(one: Schematic) -> str:
    """All sheets, each below its title."""
    sheets = "\n".join(
        f"\n## {number}. {sheet.title}\n\n![The circuit of sheet {number}: {sheet.title}](schematic-{number}.svg)"
        for number, sheet in enumerate(one.sheets, 1)
    )
    name = one.board.name
    return (
        f"# Schematic of the {one.board.title}, revision {one.board.revision}\n\n"
        "Nobody has built this board yet. The task of each part is in [bom.md](bom.md).\n\n"
        "A flag leads to the same name elsewhere: on the sheets that it tells, or on its own sheet. Wires are\n"
        "joined where a dot is. Wires that cross without a dot are not. What a dashed frame holds is off the\n"
        "board.\n\n"
        f"[{name}.kicad_sch]({name}.kicad_sch) is the same circuit for the schematic editor of KiCad 6.\n"
        f"{sheets}\n"
    )
