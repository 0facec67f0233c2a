"""The checks of an enclosure: that it prints, that all that is in it fits, and that plugs and caps can move.

Each check measures solids. What is too large, too small, or not measured at all is a complaint.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from manifold3d import Manifold
from msgspec import Struct

from enclosures import shapes
from enclosures.shapes import LID, Block, Enclosure, Lid, Mounted
from enclosures.solids import block, boards, drill, moved_cap, path

Printed = Mapping[str, Manifold]
"""The printed parts by name, in the frame of the enclosure; caps stand on z = 0."""
TOUCH = 1.0  # mm3: less than this is rounding
FULL = 0.97  # the part of a ring that must be plastic


class Measured(Struct, frozen=True):
    """A value, and the limits that it must keep."""

    check: str
    where: str
    value: float
    low: float
    high: float

    @property
    def holds(self) -> bool:
        """Whether the value is within its limits."""
        return self.low <= self.value <= self.high


def measured(enclosure: Enclosure, printed: Printed) -> tuple[Measured, ...]:
    """What all checks measure. A check that had nothing to measure says so, and does not hold."""
    found: list[Measured] = []
    for name, check in CHECKS.items():
        values = list(check(enclosure, printed))
        found += values or [Measured(name, "nothing was measured", 0, 1, 1)]
    return tuple(found)


def broken(enclosure: Enclosure, printed: Printed) -> tuple[Measured, ...]:
    """The measurements that do not hold."""
    return tuple(one for one in measured(enclosure, printed) if not one.holds)


def _touching(check: str, where: str, one: Manifold, other: Manifold) -> Measured:
    return Measured(check, where, float((one ^ other).volume()), 0, TOUCH)


def _lids(enclosure: Enclosure, printed: Printed) -> Iterator[tuple[Lid, Manifold]]:
    for lid in enclosure.lids:
        yield lid, printed[lid.name]


def contents(enclosure: Enclosure, printed: Printed) -> Iterator[Measured]:
    """No board and no part touches the base or a lid."""
    for name, inside in (*boards(enclosure), *_fittings(enclosure)):
        yield _touching("contents", f"{name}, base", inside, printed["base"])
    for lid, closed in _lids(enclosure, printed):
        for name, inside in boards(enclosure):
            if not (lid.without and f": {lid.without}" in name):
                yield _touching("contents", f"{name}, {lid.name}", inside, closed)


def apart(enclosure: Enclosure, _: Printed) -> Iterator[Measured]:
    """No part of one board, nor of the lid, touches what belongs to another."""
    groups = [Manifold.batch_boolean([solid for _, solid in boards(_with(enclosure, one))], _ADD) for one in enclosure.boards]
    groups += [solid for _, solid in _fittings(enclosure)][:1]
    for number, one in enumerate(groups):
        for other in groups[number + 1 :]:
            yield _touching("apart", enclosure.name, one, other)


def _fittings(enclosure: Enclosure) -> Iterator[tuple[str, Manifold]]:
    return ((one.name, block(one)) for one in enclosure.fittings)
