"""What the pictures show: an enclosure closed, or opened up with all that is in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from enclosures.pictures import BACK, FACE, FRONT, Colour, Painted, View, png
from enclosures.shapes import LEAN, LID, Enclosure, Lid, Mounted
from enclosures.solids import boards_of, triangles_of
from enclosures.triangles import Triangles, normals, turned

Rendered = Mapping[str, Triangles]
"""The triangles of each printed part, in the frame of its enclosure; caps stand on z = 0."""
PLASTIC: Colour = (124, 143, 171)
FACEPLATE: Colour = (232, 232, 234)
LETTERS: Colour = (45, 50, 60)
CAP: Colour = (245, 200, 66)
BOARD: Colour = (76, 160, 98)
PART: Colour = (128, 128, 132)
BOARDS_UP, CAPS_UP, LID_UP = 55.0, 88.0, 150.0
VIEWS = {
    "box": {"box-closed": FRONT, "box-back": BACK, "box-open": FRONT},
    "pad": {"pad-face": FACE, "pad-closed": FRONT, "pad-back": BACK, "pad-open": FRONT},
    "dice": {"dice-leds-closed": FRONT, "dice-reader-closed": BACK, "dice-leds-open": FRONT},
}
"""The pictures of each enclosure, by the name of the file."""
WITHOUT_LETTERS = ("pad-closed", "pad-back", "pad-open")
"""The pictures whose letters nobody could read: they run into one another, or stand on their heads."""


def pictures(enclosure: Enclosure, rendered: Rendered) -> dict[str, bytes]:
    """All pictures of an enclosure, as PNG."""
    return {f"{name}.png": _picture(enclosure, rendered, name, view) for name, view in VIEWS[enclosure.name].items()}


def _picture(enclosure: Enclosure, rendered: Rendered, name: str, view: View) -> bytes:
    lid = next((one for one in enclosure.lids if one.name.removeprefix("lid-") in name), enclosure.lids[0])
    if name in WITHOUT_LETTERS:
        rendered = {**rendered, lid.name: flattened(rendered[lid.name], enclosure.rim + LID)}
    things = _opened(enclosure, rendered, lid) if name.endswith("-open") else _closed(enclosure, rendered, lid)
    cosine, sine = LEAN[0.0 if view is FACE else enclosure.lean]
    return png([Painted(turned(one.triangles, cosine, sine), one.colour) for one in things], view)


def _closed(enclosure: Enclosure, rendered: Rendered, lid: Lid) -> Iterator[Painted]:
    yield Painted(rendered["base"], PLASTIC)
    yield from _lid(enclosure, rendered, lid, 0.0)
    yield from _caps(rendered, lid, 0.0)


def _opened(enclosure: Enclosure, rendered: Rendered, lid: Lid) -> Iterator[Painted]:
    yield Painted(rendered["base"], PLASTIC)
    for mounted in enclosure.boards:
        yield from _board(mounted, lid)
    yield from _caps(rendered, lid, CAPS_UP)
    yield from _lid(enclosure, rendered, lid, LID_UP)


def _board(mounted: Mounted, lid: Lid) -> Iterator[Painted]:
    for name, solid in boards_of(mounted):
        if lid.has_below(name):
            colour = BOARD if name == mounted.board.name else PART
            yield Painted(_up(triangles_of(solid), BOARDS_UP), colour)


def _caps(rendered: Rendered, lid: Lid, up: float) -> Iterator[Painted]:
    for button in lid.buttons:
        place = np.array([button.x, button.y, button.actuator + up])
        yield Painted(rendered[f"cap-{button.name}"] + place, CAP)


def _lid(enclosure: Enclosure, rendered: Rendered, lid: Lid, up: float) -> Iterator[Painted]:
    """A lid, with its letters in another colour: those that stand on it, or the ground of those cut into it."""
    triangles = rendered[lid.name]
    low, high = triangles[..., 2].min(axis=1), triangles[..., 2].max(axis=1)
    face = enclosure.rim + LID
    letters = high > face + 0.1 if lid.face == "up" else (low > face - 1.0) & (high < face - 0.1)
    yield Painted(_up(triangles[letters], up), LETTERS)
    yield Painted(_up(triangles[~letters], up), FACEPLATE)


def flattened(triangles: Triangles, face: float) -> Triangles:
    """A lid whose raised letters are pressed into its face. Their sides have no area then, and go."""
    pressed = np.minimum(triangles, np.array([np.inf, np.inf, face]))
    return np.asarray(pressed[np.any(normals(pressed) != 0.0, axis=1)])


def _up(triangles: Triangles, by: float) -> Triangles:
    return np.asarray(triangles + np.array([0.0, 0.0, by]))
