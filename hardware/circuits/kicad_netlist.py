"""The netlist of a board in KiCad's format, which its board editor imports."""

from __future__ import annotations

from circuits.parts import Board


def netlist(board: Board) -> str:
    """All parts on the board, and the pins on each net. Parts off the board are not in it."""
    here = {part.reference for part in board.parts if part.stands == "on-board"}
    parts = "\n".join(
        f'    (comp (ref "{part.reference}") (value "{part.item.value}") (footprint "{part.item.footprint}"))'
        for part in board.parts
        if part.reference in here
    )
    nets = "\n".join(
        f'    (net (code "{code}") (name "{net}")'
        + "".join(f' (node (ref "{reference}") (pin "{pin}"))' for reference, pin in pins if reference in here)
        + ")"
        for code, (net, pins) in enumerate(board.netlist().items(), 1)
    )
    return f'(export (version "E")\n  (components\n{parts})\n  (nets\n{nets}))\n'
