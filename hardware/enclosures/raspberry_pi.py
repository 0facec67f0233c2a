"""The Raspberry Pi 3, 4 and 5 as one body: the connectors of all three models, on the board that they share.

From the mechanical drawings at ``https://datasheets.raspberrypi.com``: rpi3/raspberry-pi-3-b-mechanical-drawing.pdf,
rpi4/raspberry-pi-4-mechanical-drawing.pdf and rpi5/raspberry-pi-5-mechanical-drawing.pdf. The board is 85 x 56 mm.
Its holes are 2.7 mm, 3.5 mm from the edges, 58 and 49 mm apart. An M3 screw is too thick for them.
"""

from __future__ import annotations

from enclosures.shapes import Block, Board

WIDTH, DEPTH, THICKNESS = 85.0, 56.0, 1.4
HOLES = ((3.5, 3.5), (61.5, 3.5), (3.5, 52.5), (61.5, 52.5))
SOCKETS_FROM_HDMI_EDGE = {9.0: "USB", 10.25: "network", 27.0: "USB", 29.0: "USB", 45.75: "network", 47.0: "USB"}
"""The middles of the sockets: a Pi 4 has its network at 45.75, a Pi 3 and a Pi 5 have it at 10.25."""
WIDTHS = {"USB": 15.0, "network": 16.0}
POWER_FROM_CARD_EDGE = (10.6, 11.2)  # Pi 3: micro-USB; Pi 4 and 5: USB-C
HDMI_FROM_CARD_EDGE = (25.8, 26.0, 32.0, 39.2, 39.5)  # Pi 3: one of full size, at 32
AUDIO_FROM_CARD_EDGE = 53.5  # not on a Pi 5


def _sockets() -> tuple[Block, ...]:
    return tuple(
        Block(f"{kind} at {middle:g}", (WIDTH - 18.2, middle - WIDTHS[kind] / 2, 0.0), (21.2, WIDTHS[kind], 16.0))
        for middle, kind in SOCKETS_FROM_HDMI_EDGE.items()
    )


def _along_the_edge() -> tuple[Block, ...]:
    power = tuple(Block(f"power at {at:g}", (at - 4.5, -1.3, 0.0), (9.0, 7.4, 3.3)) for at in POWER_FROM_CARD_EDGE)
    hdmi = tuple(
        Block(f"HDMI at {at:g}", (at - 7.5, -1.5, 0.0), (15.0, 12.0, 6.5))
        if at == 32.0
        else Block(f"HDMI at {at:g}", (at - 3.3, -1.5, 0.0), (6.6, 8.0, 3.3))
        for at in HDMI_FROM_CARD_EDGE
    )
    audio = Block("audio", (AUDIO_FROM_CARD_EDGE - 3.5, -2.7, 0.0), (7.0, 15.0, 6.2))
    return (*power, *hdmi, audio)


def _turned(block: Block) -> Block:
    """The same part after half a turn of the board: USB to the left, HDMI to the back."""
    (x, y, z), (width, depth, _) = block.corner, block.size
    return Block(block.name, (WIDTH - x - width, DEPTH - y - depth, z), block.size)


PARTS = (
    *_sockets(),
    *_along_the_edge(),
    Block("pins", (7.1, 49.9, 0.0), (51.0, 5.1, 8.6)),
    Block("plug on the pins", (7.1, 49.9, 8.6), (51.0, 5.1, 8.0)),
    Block("memory card", (-2.6, 22.0, -2.9), (15.0, 12.0, 1.4)),
    Block("cooler", (20.0, 12.0, 0.0), (46.0, 36.0, 16.0)),
    Block("legs below", (2.0, 8.0, -1.4 - 2.5), (81.0, 40.0, 2.5)),
)
"""In the drawings' frame: the edge with the memory card is to the left, the edge with HDMI in front."""

PI = Board(
    "Pi",
    (WIDTH, DEPTH, THICKNESS),
    tuple((WIDTH - x, DEPTH - y) for x, y in HOLES),
    2.7,
    tuple(_turned(part) for part in PARTS),
)
