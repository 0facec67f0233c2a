"""Ways along the nets of a board, which its rules go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from circuits.parts import Board, Part


def twice(names: Iterable[str]) -> Iterator[str]:
    return (name for name, times in Counter(names).items() if times > 1)


def sides(part: Part) -> tuple[tuple[str, ...], ...]:
    """The nets that this part connects with each other; a coupler has two sides."""
    if part.kind == "optocoupler":
        return (part.on("anode"), part.on("cathode")), (part.on("emitter"), part.on("collector"))
    return () if part.kind == "connector" else (part.nets,)


def connected(start: str, joined: Iterable[Collection[str]]) -> set[str]:
    """Everything that is connected with ``start``, where ``joined`` says what is connected with each other."""
    found, rest = {start}, list(joined)
    while touching := [names for names in rest if not found.isdisjoint(names)]:
        found.update(*touching)
        rest = [names for names in rest if names not in touching]
    return found


def reached(board: Board, net: str) -> set[str]:
    """Every net that is connected to this one in any way."""
    return connected(net, (side for part in board.parts for side in sides(part)))


def through_resistors(board: Board, net: str) -> set[str]:
    """The nets that a line reaches through resistors, up to a rail."""
    reached, rest = {net}, [set(part.nets) for part in board.of_kind("resistor")]
    while touching := [ends for ends in rest if (reached - {"3V3", *board.grounds}) & ends]:
        reached.update(*touching)
        rest = [ends for ends in rest if ends not in touching]
    return reached


def fused(board: Board) -> set[str]:
    """The nets after a fuse, and after a diode that follows one."""
    fused = {net for fuse in board.of_kind("fuse") for net in fuse.nets}
    return fused | {part.on("cathode") for part in board.of_kind("diode") if part.on("anode") in fused}


def fed(board: Board) -> set[str]:
    """The nets that have a current: after a fuse, from an output, and after any diode that follows."""
    reached = fused(board) | {pin.net for part in board.parts for pin in part.pins if pin.role == "output"}
    while after := {d.on("cathode") for d in board.of_kind("diode") if d.on("anode") in reached} - reached:
        reached |= after
    return reached


def pulls(part: Part, net: str, grounds: tuple[str, ...], most: float) -> bool:
    """Whether a resistor of ``most`` ohms or less leads from the net to a ground."""
    one, other = part.nets
    return part.item.amount <= most and ((one == net and other in grounds) or (other == net and one in grounds))
