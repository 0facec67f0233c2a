"""The box: a Pi beside the driver board. A rib keeps the Pi apart from the 12 V and from the horn's wires."""

from __future__ import annotations

from circuits.outlines import OUTLINES
from enclosures import raspberry_pi as pi
from enclosures.shapes import (
    M3,
    Block,
    Board,
    Enclosure,
    Hole,
    Label,
    Lid,
    Mounted,
    Opening,
    Plug,
    Posts,
    Rectangle,
    Rib,
    Tie,
    Wall,
)

INNER = (190.0, 201.0, 38.0)
OUTLINE = OUTLINES["driver-board"]
TALLEST = 27.0  # C2, and a fuse in its holder

DRIVER = Board(
    "driver board",
    (OUTLINE.width, OUTLINE.depth, OUTLINE.thickness),
    OUTLINE.holes(),
    OUTLINE.hole,
    (
        Block("sense, key and relay: terminals", (10.0, 0.5, 0.0), (105.0, 12.5, 15.0)),
        Block("12 V and bell: terminals", (50.0, 86.0, 0.0), (42.0, 13.5, 15.0)),
        Block("controller's header, with its plug", (0.5, 62.0, 0.0), (9.5, 24.0, 18.0)),
        Block("button: terminal", (0.5, 42.0, 0.0), (12.5, 13.0, 15.0)),
        Block("RS-485: terminal", (146.5, 59.0, 0.0), (13.0, 17.0, 15.0)),
        Block("jack of the pads", (142.0, 26.4, 0.0), (18.5, 20.0, 13.5)),
        Block("tallest parts", (9.5, 13.0, 0.0), (136.5, 80.0, TALLEST)),
        Block("legs below", (10.0, 1.0, -1.6 - 3.0), (140.0, 98.0, 3.0)),
    ),
)
"""Its connectors are where the layout has them: the controller is to the left, and 12 V comes in at the back."""

PI_POSTS = Posts(height=14.0, outer=6.2, hole=2.1, depth=8.0)  # thread-forming M2.5 screws
PI_AT = (1.0, INNER[1] - 1.0 - pi.DEPTH)
PI_TOP = PI_POSTS.height + pi.THICKNESS
DRIVER_AT = (15.0, 18.0)

CABLES: dict[str, tuple[Wall, float]] = {
    "SENSE": ("front", DRIVER_AT[0] + 16.5),
    "KEY": ("front", DRIVER_AT[0] + 74.0),
    "RELAY": ("front", DRIVER_AT[0] + 92.0),
    "BUTTON": ("left", DRIVER_AT[1] + 47.5),
    "RS485": ("right", DRIVER_AT[1] + 67.0),
}
"""One cable each. The key may be on the lid, or away from the box."""
CHANNEL = (124.0, 131.0)
"""The cables of 12 V and bell, which share an opening of the right wall."""
JACK = DRIVER_AT[1] + 36.4
LEADS = {
    "SENSE": ("J6", "W12, sense of the horn"),
    "KEY": ("J4", "W5, key"),
    "RELAY": ("J5", "W6, coil of the horn's relay"),
    "BUTTON": ("J2", "W14, head table's button"),
    "12 V": ("J3", "W4, 12 V supply"),
    "BELL": ("J7", "W13, bell"),
    "RS485": ("J8", "W15, adapter for RS-485"),
    "PADS": ("J9", "W16, 12 V and line, first pad"),
}
"""What goes in beside each label of the lid: the connector of the driver board, and the cable of the harness."""
OUTSIDE = ("W7", "W8", "W9", "W10", "W18")
"""The thick cables of the horn. Tests compare both tables with the harness."""


def _cable(name: str, wall: Wall, at: float) -> Opening:
    return Opening(name, wall, at, 7.0, 9.0, 15.5, "notch with tab")


def _on_pi(across: float) -> float:
    """Where a connector is along the back wall. ``across`` is from the edge with the memory card."""
    return PI_AT[0] + pi.WIDTH - across


OPENINGS = (
    *(_cable(name, wall, at) for name, (wall, at) in CABLES.items()),
    Opening("channel", "right", 127.5, 14.0, 9.0, 15.5, "notch with tab"),
    Opening("PADS", "right", JACK, 16.0, 6.5, 22.5, "notch with tab"),
    Opening("USB and network", "left", PI_AT[1] + 27.75, 54.0, 13.5, 33.0, "notch with tab"),
    Opening("power, HDMI and audio", "back", _on_pi(31.2), 55.0, 11.0, 26.0, "notch with tab"),
    *(Opening(f"air {at:g}", "right", at, 2.5, 8.0, 30.0, "window") for at in (150.0, 157.0, 164.0, 171.0, 178.0)),
)


def _plugs() -> tuple[Plug, ...]:
    usb = tuple(
        Plug(f"{kind} at {at:g}", "left", PI_AT[1] + pi.DEPTH - at, PI_TOP + 8.0, (15.5, 15.5), -2.0)
        for at, kind in pi.SOCKETS_FROM_HDMI_EDGE.items()
    )
    power = tuple(
        Plug(f"power at {at:g}", "back", _on_pi(at), PI_TOP + 1.6, (12.4, 6.6), -0.4)
        for at in pi.POWER_FROM_CARD_EDGE
    )
    hdmi = tuple(
        Plug(f"HDMI at {at:g}", "back", _on_pi(at), PI_TOP + 3.0, (21.0, 12.0) if at == 32.0 else (11.4, 7.0), -0.6)
        for at in pi.HDMI_FROM_CARD_EDGE
    )
    audio = Plug("audio", "back", _on_pi(pi.AUDIO_FROM_CARD_EDGE), PI_TOP + 3.1, (9.0, 9.0), -1.8)
    pads = Plug("pads", "right", JACK, 7.6 + 6.5, (14.0, 13.0), 14.0)
    cables = tuple(Plug(name, wall, at, 12.2, (6.0, 6.0), 14.0) for name, (wall, at) in CABLES.items())
    channel = tuple(Plug(f"channel {at:g}", "right", at, 12.2, (6.0, 6.0), 14.0) for at in CHANNEL)
    return (*usb, *power, *hdmi, audio, pads, *cables, *channel)


RIB_TOP = INNER[2] - 0.4
RIB_BACK = 138.0
RIB_RIGHT = 98.0
LINES = 40.0  # where the controller's cable crosses the rib

RIBS = (
    Rib("along the board", (-0.5, RIB_BACK, -1.0), (LINES - 10.5, 2.4, RIB_TOP + 1)),
    Rib("under the controller's cable", (LINES - 11.5, RIB_BACK, -1.0), (23.0, 2.4, 13.0), "room for a cable"),
    Rib("along the board, on", (LINES + 10.0, RIB_BACK, -1.0), (RIB_RIGHT - LINES - 10.0, 2.4, RIB_TOP + 1)),
    Rib("beside the Pi", (RIB_RIGHT - 2.4, RIB_BACK, -1.0), (2.4, INNER[1] + 0.5 - RIB_BACK, RIB_TOP + 1)),
)

KEY = (150.0, 170.0)
KEY_HOLE = 19.2  # across; its shape depends on the key, and ``box.scad`` has a setting for its flats
KEY_DEPTH = 32.0  # below the lid, at most
FROM_EDGE = 4.5
LETTERS = 5.0
HALF_A_LETTER = 2.1
ASIDE = {"KEY": -2.5, "RELAY": 2.5}
"""How far a label is from the middle of its notch: these two would read as one."""


def _beside(name: str, wall: Wall, at: float) -> Label:
    """A label on the lid, beside an opening."""
    inwards = FROM_EDGE if wall == "front" else 2.5 + HALF_A_LETTER * len(name)
    x, y = {"front": (at + ASIDE.get(name, 0.0), inwards), "left": (inwards, at), "right": (INNER[0] - inwards, at)}[
        wall
    ]
    return Label(name, x, y, LETTERS)


LABELS = (
    *(_beside(name, *place) for name, place in CABLES.items()),
    _beside("12 V", "right", 132.0),
    _beside("BELL", "right", 123.0),
    _beside("PADS", "right", JACK),
    Label("ARMED", KEY[0], KEY[1] + 20, 6.0),
    Label("HEADTABLE", 95.0, 68.0, 14.0),
    Label("POWER", 75.0, INNER[1] - FROM_EDGE, LETTERS),
    Label("HDMI", 53.35, INNER[1] - FROM_EDGE, LETTERS),
    Label("AUDIO", 32.5, INNER[1] - FROM_EDGE, LETTERS),
    _beside("USB", "left", 178.0),
    _beside("LAN", "left", 166.0),
)
AIR = tuple(Rectangle(22.0 + 8.0 * at, 150.0, 2.5, 38.0) for at in range(8))

BOX = Enclosure(
    name="box",
    inner=INNER,
    lean=0.0,
    boards=(Mounted(DRIVER, *DRIVER_AT, M3), Mounted(pi.PI, *PI_AT, PI_POSTS)),
    screws=((4.5, 4.5), (185.5, 4.5), (185.5, 196.5), (103.0, 196.5), (4.5, 127.0)),
    openings=OPENINGS,
    plugs=_plugs(),
    lids=(Lid("lid", holes=(Hole("key", *KEY, KEY_HOLE),), windows=AIR, labels=LABELS, face="down"),),
    ties=(
        *(Tie(wall, at) for wall, at in CABLES.values()),
        Tie("right", 127.5),
    ),
    ribs=RIBS,
    floor_slots=tuple(Rectangle(18.0 + 8.0 * at, 154.0, 2.5, 36.0) for at in range(6)),
    fittings=(
        Block("key switch", (KEY[0] - 9.4, KEY[1] - 9.4, INNER[2] - KEY_DEPTH), (18.8, 18.8, KEY_DEPTH)),
        Block("nut of the key switch", (KEY[0] - 12.5, KEY[1] - 12.5, INNER[2] - 6.0), (25.0, 25.0, 6.0)),
    ),
)
