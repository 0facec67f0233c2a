"""What the tables of the enclosures are made of. All lengths are in mm.

The frame of an enclosure: x to the right, y to the back, z up, all from the inner corner at the front left. z is
across the lid, also in an enclosure whose front leans.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

Wall = Literal["front", "back", "left", "right"]
Way = Literal["notch with tab", "notch", "window"]
Triple = tuple[float, float, float]


class Block(Struct, frozen=True):
    """A box: its lowest corner, and its size."""

    name: str
    corner: Triple
    size: Triple


class Rib(Block, frozen=True):
    """A wall inside of a base, and what it leaves below the lid."""

    leaves: Literal["play", "room for a cable"] = "play"


class Board(Struct, frozen=True):
    """A board on posts. Its parts are blocks from its front left corner; z is from its upper side."""

    name: str
    size: Triple  # the last is its thickness
    holes: tuple[tuple[float, float], ...]
    hole: float  # diameter
    parts: tuple[Block, ...]


class Posts(Struct, frozen=True):
    """What a board stands on: how high, how thick, and with which hole for its screw."""

    height: float
    outer: float
    hole: float
    depth: float


class Mounted(Struct, frozen=True):
    """A board and the place of its front left corner."""

    board: Board
    x: float
    y: float
    posts: Posts

    def holes(self) -> tuple[tuple[float, float], ...]:
        """The middle of each hole, in the frame of the enclosure."""
        return tuple((self.x + across, self.y + along) for across, along in self.board.holes)

    def blocks(self) -> Iterator[Block]:
        """Each part of the board, in the frame of the enclosure."""
        top = self.posts.height + self.board.size[2]
        for part in self.board.parts:
            x, y, z = part.corner
            yield Block(f"{self.board.name}: {part.name}", (self.x + x, self.y + y, top + z), part.size)


class Opening(Struct, frozen=True):
    """A way through a wall. ``at`` is its middle along the wall; a notch reaches the rim, and the lid closes it."""

    name: str
    wall: Wall
    at: float
    width: float
    bottom: float
    top: float
    way: Way = "notch"


class Plug(Struct, frozen=True):
    """A plug that somebody pushes in from outside: its middle along the wall, its height, and how deep it goes."""

    name: str
    wall: Wall
    at: float
    height: float
    size: tuple[float, float]  # across the wall, and up
    seat: float  # how far inside of the wall's inner side its body ends; negative: within the wall


class Button(Struct, frozen=True):
    """A cap in the lid over a switch of the board. ``actuator`` is where the cap's foot rests."""

    name: str
    x: float
    y: float
    cap: float  # diameter
    actuator: float
    relief: tuple[tuple[float, float], ...]  # places of raised dots on the cap


class Hole(Struct, frozen=True):
    """A round hole in the lid, for a lamp or a switch."""

    name: str
    x: float
    y: float
    diameter: float


class Label(Struct, frozen=True):
    """Letters on the lid. The place is their middle, or the middle of their left end."""

    text: str
    x: float
    y: float
    height: float
    begins: Literal["middle", "left"] = "middle"


class Rectangle(Struct, frozen=True):
    """A rectangle: its lowest corner, and its size."""

    x: float
    y: float
    width: float
    depth: float


class Tie(Struct, frozen=True):
    """A block inside of a wall, with a tunnel for a cable tie: it takes the pull off a cable."""

    wall: Wall
    at: float


class Lid(Struct, frozen=True):
    """What goes through a lid, or stands on it."""

    name: str
    buttons: tuple[Button, ...] = ()
    holes: tuple[Hole, ...] = ()
    windows: tuple[Rectangle, ...] = ()
    labels: tuple[Label, ...] = ()
    frames: tuple[Rectangle, ...] = ()  # raised lines, 1 mm wide
    without: str = ""  # the parts of the board that are not fitted under this lid, as a prefix of their names
    face: Literal["up", "down"] = "up"  # how it lies on the printer: letters are raised, or engraved

    def has_below(self, part: str) -> bool:
        """Whether a part of a board is fitted under this lid. Its name is that of ``Mounted.blocks``."""
        return not self.without or f": {self.without}" not in part


class Enclosure(Struct, frozen=True):
    """A base, its lids, and what is in it."""

    name: str
    inner: Triple
    lean: float  # degrees between the lid and the table
    boards: tuple[Mounted, ...]
    screws: tuple[tuple[float, float], ...]
    openings: tuple[Opening, ...]
    plugs: tuple[Plug, ...]
    lids: tuple[Lid, ...]
    ties: tuple[Tie, ...] = ()
    ribs: tuple[Rib, ...] = ()
    floor_slots: tuple[Rectangle, ...] = ()
    fittings: tuple[Block, ...] = ()  # what is on the lid, such as the body of a key switch

    @property
    def rim(self) -> float:
        """The height of the lid's lower side."""
        return self.inner[2]


WALL = 4.0
FLOOR = 3.0
LID = 3.0
REBATE = 2.0  # how far the lid lies on the wall
PLAY = 0.25  # between lid and base, on each side
BOSS = 9.0  # side of the column for a screw of the lid
BUTTON_PLAY = 0.4  # around a cap
FLANGE = 1.5  # how much wider than its hole a cap's flange is, on each side
FLANGE_HEIGHT = 1.5
BUTTON_HEIGHT = 8.5  # of a button, from the board to its actuator; its cap begins there
BUTTON_TRAVEL = 0.3  # of the actuator, and of the cap on it
BUTTON_BODY = 12.2  # the side of a button of 12 mm, with its tolerance
BUTTON_ACTUATOR = 0.5  # how far the actuator stands above the body
LOWER_BUTTON_HEIGHT = 7.3  # of the second source, which needs longer caps
PROUD = 3.0  # how far a cap stands above the lid
RAISED = 0.8  # height of letters on a lid, and of dots on a cap
ENGRAVED = 0.6
INSERT = 4.0  # the hole for a heat-set M3 insert
INSERT_DEPTH = 7.0
CLEARANCE = 3.4  # the hole for an M3 screw
HEAD = 6.6  # the countersink of its head

M3 = Posts(height=6.0, outer=8.4, hole=INSERT, depth=INSERT_DEPTH)
LEAN = {0.0: (1.0, 0.0), 12.0: (0.9781476, 0.2079117)}
"""Cosine and sine of each lean, as literals: a library's last digit must not change a file."""
TIE_SIZE = (10.0, 8.0, 8.5)
TIE_GAP = 4.0  # from the wall


def button_body(name: str, x: float, y: float) -> Block:
    """The body of a button on a board, around the middle of the button."""
    height = BUTTON_HEIGHT - BUTTON_ACTUATOR
    return Block(name, (x - BUTTON_BODY / 2, y - BUTTON_BODY / 2, 0.0), (BUTTON_BODY, BUTTON_BODY, height))


def under_lid(enclosure: Enclosure, button: Button) -> float:
    """The height of a cap from its foot to its flange's upper side, which ends 0.2 mm below the lid."""
    return enclosure.rim - button.actuator - 0.2
