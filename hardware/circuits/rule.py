"""What a rule is: it goes through a table of parts, and says where it is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from circuits.parts import Board

Rule = Callable[[Board], Iterator[str]]


class Broken(Struct, frozen=True):
    """A rule that a board breaks, and where."""

    rule: str
    where: str


class OwnRules(Struct, frozen=True):
    """The rules of one board, and the parts by which they find their circuits, or at which its cables end."""

    named: frozenset[str]
    rules: tuple[Rule, ...]
