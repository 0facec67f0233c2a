"""A Pico in the sockets of a board: its body, and where its USB socket is.

From ``https://datasheets.raspberrypi.com/pico/pico-datasheet.pdf``: 51 x 21 mm, 1 mm thick, and the micro-USB socket
1.3 mm beyond the edge. The sockets are 8.5 mm high, and its pins hold it 2.5 mm above them.
"""

from __future__ import annotations

from enclosures.shapes import Block, Opening, Plug

LENGTH, WIDTH = 51.0, 21.0
UPPER_SIDE = 8.5 + 2.5 + 1.0  # from the board
USB_MIDDLE = UPPER_SIDE + 1.4
USB_PLUG = (11.5, 7.5)  # the grip of a micro-USB plug
HEADROOM = 18.4  # from the board to the lid, so that the plug's grip goes below the lid


def pico(middle: float, back: float) -> tuple[Block, ...]:
    """A Pico whose USB socket looks over the back edge of its board, at ``middle`` mm from the left."""
    front = back - LENGTH
    return (
        Block("sockets left", (middle - WIDTH / 2, front, 0.0), (2.6, LENGTH, UPPER_SIDE)),
        Block("sockets right", (middle + WIDTH / 2 - 2.6, front, 0.0), (2.6, LENGTH, UPPER_SIDE)),
        Block("Pico", (middle - WIDTH / 2, front, UPPER_SIDE - 1.0), (WIDTH, LENGTH, 2.0)),
        Block("USB socket of the Pico", (middle - 4.0, back - 4.3, UPPER_SIDE), (8.0, 5.6, 2.8)),
    )


def usb(middle: float, top: float, rim: float) -> tuple[Opening, Plug]:
    """The opening behind it, and the plug that flashes it. ``top`` is the height of the board's upper side."""
    at = top + USB_MIDDLE
    return (
        Opening("USB", "back", middle, 13.0, at - 4.6, rim),
        Plug("USB", "back", middle, at, USB_PLUG, -0.3),
    )
