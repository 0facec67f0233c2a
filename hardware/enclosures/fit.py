"""The checks that what is in an enclosure fits it, that plugs reach their sockets, and that caps can move.

Each check measures solids in the frame of the enclosure. What is beyond its limits, or was not measured, is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from manifold3d import Manifold, OpType
from msgspec import Struct

from enclosures import shapes
from enclosures.shapes import LID, Button, Enclosure, Lid, Mounted, Rib
from enclosures.solids import block, boards, boards_of, cap, drill, path, swept_from_above

Printed = Mapping[str, Manifold]
"""The printed parts by name; a cap stands on z = 0."""
TOUCH_MM3 = 1.0  # less than this is rounding
FULL = 0.97  # how much of a ring must be plastic
ABOVE = 60.0  # from where a board is lowered into its base
SLACK = 0.2  # how much thinner a drill is than its hole
SUNK = 0.5
LIFTED = 1.0
LEAST_GAP_MM = 10.0  # between the Pi and the driver board
ABOVE_RIB_MM = {"play": (0.1, 1.0), "room for a cable": (20.0, 28.0)}
"""How far a rib ends below the lid, by what it leaves there."""


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
    """What all checks measure. One that found nothing to measure does not hold."""
    return tuple(
        one
        for name, check in CHECKS.items()
        if enclosure.name not in WITHOUT.get(name, ())
        for one in _at_least_one(name, check(enclosure, printed))
    )


def _at_least_one(check: str, values: Iterator[Measured]) -> list[Measured]:
    return list(values) or [Measured(check, "nothing was measured", 0, 1, 1)]


def _empty(check: str, where: str, one: Manifold, other: Manifold) -> Measured:
    """What both solids share must be nothing."""
    return Measured(check, where, max(0.0, float((one ^ other).volume())), 0, TOUCH_MM3)


def _full(check: str, where: str, probe: Manifold, plastic: Manifold) -> Measured:
    """The whole probe must be plastic."""
    return Measured(check, where, float((probe ^ plastic).volume() / probe.volume()), FULL, 1.001)


def _inside(enclosure: Enclosure, lid: Lid) -> Iterator[tuple[str, Manifold]]:
    """Boards and their parts below this lid."""
    for name, solid in boards(enclosure):
        if lid.has_below(name):
            yield name, solid


def contents(enclosure: Enclosure, printed: Printed) -> Iterator[Measured]:
    """No board, part or switch touches the base, nor a lid."""
    for name, solid in boards(enclosure):
        yield _empty("contents", f"{name} in the base", solid, printed["base"])
    for one in enclosure.fittings:
        yield _empty("contents", f"{one.name} in the base", block(one), printed["base"])
    for lid in enclosure.lids:
        for name, solid in _inside(enclosure, lid):
            yield _empty("contents", f"{name} under {lid.name}", solid, printed[lid.name])


def lowered(enclosure: Enclosure, printed: Printed) -> Iterator[Measured]:
    """Each board goes in from above."""
    for name, solid in boards(enclosure):
        yield _empty("lowered", name, swept_from_above(solid, enclosure.rim + ABOVE), printed["base"])


def apart(enclosure: Enclosure, _: Printed) -> Iterator[Measured]:
    """Between two boards, or a board and what hangs from the lid, is air."""
    groups = [_whole(mounted) for mounted in enclosure.boards]
    groups += [block(one) for one in enclosure.fittings[:1]]
    for number, one in enumerate(groups):
        for other in groups[number + 1 :]:
            yield Measured("apart", enclosure.name, float(one.min_gap(other, 300)), LEAST_GAP_MM, 300)


def _whole(mounted: Mounted) -> Manifold:
    return Manifold.batch_boolean([solid for _, solid in boards_of(mounted)], OpType.Add)


def posts(enclosure: Enclosure, printed: Printed) -> Iterator[Measured]:
    """Below each hole of a board is a hole for its screw, in a post that carries the board."""
    for mounted in enclosure.boards:
        post, top = mounted.posts, mounted.posts.height
        for number, at in enumerate(mounted.holes(), 1):
            where = f"{mounted.board.name}, hole {number}"
            screw = drill(post.hole - SLACK, top - post.depth + 0.1, top, at)
            ring = drill(post.outer - 0.4, top - 3, top, at) - drill(post.hole + SLACK, top - 4, top + 1, at)
            yield _empty("posts", f"{where}: screw", screw, printed["base"])
            yield _full("posts", f"{where}: plastic around it", ring, printed["base"])


def screws(enclosure: Enclosure, printed: Printed) -> Iterator[Measured]:
    """The screws of a lid go through it into their holes, which have plastic around them."""
    rim = enclosure.rim
    for number, at in enumerate(enclosure.screws, 1):
        ring = drill(shapes.BOSS - 0.4, rim - 5, rim, at) - drill(shapes.INSERT + SLACK, rim - 6, rim + 1, at)
        yield _full("screws", f"{number}: plastic around it", ring, printed["base"])
        for lid in enclosure.lids:
            screw = drill(shapes.CLEARANCE - 0.4, rim - shapes.INSERT_DEPTH + 0.1, rim + LID, at)
            yield _empty("screws", f"{number} through {lid.name}", screw, printed["base"] + printed[lid.name])


def closed(enclosure: Enclosure, printed: Printed) -> Iterator[Measured]:
    """A lid lies on its base without cutting into it, and cannot sink."""
    for lid in enclosure.lids:
        solid = printed[lid.name]
        yield _empty("closed", lid.name, solid, printed["base"])
        sunk = float((solid.translate((0, 0, -SUNK)) ^ printed["base"]).volume())
        yield Measured("closed", f"{lid.name} lies on the base", sunk, 100, 1e6)


def plugs(enclosure: Enclosure, printed: Printed) -> Iterator[Measured]:
    """Each plug reaches its seat from outside."""
    for plug in enclosure.plugs:
        yield _empty("plugs", f"{plug.name}, base", path(enclosure, plug), printed["base"])
        for lid in enclosure.lids:
            yield _empty("plugs", f"{plug.name}, {lid.name}", path(enclosure, plug), printed[lid.name])


def caps(enclosure: Enclosure, printed: Printed) -> Iterator[Measured]:
    """Caps move in their holes without touching anything, stand above the lid, and do not fall out."""
    for lid in enclosure.lids:
        others = Manifold.batch_boolean([solid for _, solid in _inside(enclosure, lid)], OpType.Add)
        for button in lid.buttons:
            yield from _one_cap(enclosure, lid, button, printed, others)


def _one_cap(
    enclosure: Enclosure, lid: Lid, button: Button, printed: Printed, others: Manifold
) -> Iterator[Measured]:
    where = f"{button.name} at {button.x:g}"
    rest = cap(printed[f"cap-{button.name}"], button)
    pressed = rest.translate((0, 0, -shapes.BUTTON_TRAVEL))
    moving = rest + pressed
    neighbours = [cap(printed[f"cap-{one.name}"], one) for one in lid.buttons if one is not button]
    yield _empty("caps", f"{where}: lid", moving, printed[lid.name])
    yield _empty("caps", f"{where}: base", moving, printed["base"])
    yield _empty("caps", f"{where}: parts", moving, others)
    yield _empty("caps", f"{where}: other caps", moving, Manifold.batch_boolean(neighbours, OpType.Add))
    held = float((rest.translate((0, 0, LIFTED)) ^ printed[lid.name]).volume())
    yield Measured("caps", f"{where}: held by the lid", held, TOUCH_MM3 * 10, 1e6)
    above = rest.bounding_box()[5] - shapes.BUTTON_TRAVEL - enclosure.rim - LID
    yield Measured("caps", f"{where}: above the lid", float(above), 2.0, 6.0)


def ribs(enclosure: Enclosure, printed: Printed) -> Iterator[Measured]:
    """Each rib ends close below the lid, or leaves room there for its cable."""
    for rib in enclosure.ribs:
        yield Measured("ribs", rib.name, _air_above(enclosure, rib, printed["base"]), *ABOVE_RIB_MM[rib.leaves])


def _air_above(enclosure: Enclosure, rib: Rib, base: Manifold) -> float:
    """How far below the lid the lowest place on a rib is."""
    (x, y, _), (width, depth, _) = rib.corner, rib.size
    column = Manifold.cube((width - SLACK, depth - SLACK, enclosure.rim)).translate((x + SLACK / 2, y + SLACK / 2, 0))
    air = (column ^ Manifold.cube(enclosure.inner)) - base
    return 0.0 if air.is_empty() else enclosure.rim - float(air.bounding_box()[2])


Check = Callable[[Enclosure, Printed], Iterator[Measured]]
CHECKS: dict[str, Check] = {
    "contents": contents,
    "lowered": lowered,
    "apart": apart,
    "posts": posts,
    "screws": screws,
    "closed": closed,
    "plugs": plugs,
    "caps": caps,
    "ribs": ribs,
}
WITHOUT: dict[str, set[str]] = {"apart": {"pad", "dice"}, "ribs": {"pad", "dice"}, "caps": {"box"}}
"""The checks that have nothing to measure in some enclosures."""
