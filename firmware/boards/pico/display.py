"""A display SSD1306, 128 by 64 dots, on I2C: six lines of text, sent in eight pieces, so that nothing waits."""

import framebuf  # type: ignore[import-not-found]  # MicroPython's own

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class I2c(Protocol):
        """MicroPython's I2C."""

        def writevto(self, address: int, pieces: "list[bytes | memoryview]") -> int: ...


ADDRESS = 0x3C
WIDTH, HEIGHT, PIECES = 128, 64, 8
LINE_DOTS = 10  # from one line of text to the next
ORDERS, DOTS = b"\x00", b"\x40"  # what follows in the same transfer
# Off; 64 rows from row 0, charge pump on, page after page, this way up; bright; on.
START = b"\xae\xa8\x3f\xd3\x00\x40\xa1\xc8\xda\x12\xd5\x80\xd9\xf1\xdb\x40\x81\xcf\x8d\x14\x20\x02\xa4\xa6\xaf"


class Display:
    """Shows lines; where none is wired it does nothing."""

    def __init__(self, i2c: "I2c") -> None:
        self._i2c = i2c
        dots = bytearray(WIDTH * PIECES)
        self._picture = framebuf.FrameBuffer(dots, WIDTH, HEIGHT, framebuf.MONO_VLSB)
        pieces = [memoryview(dots)[WIDTH * piece : WIDTH * (piece + 1)] for piece in range(PIECES)]
        self._pieces: list[list[bytes | memoryview]] = [[DOTS, piece] for piece in pieces]
        self._places: list[list[bytes | memoryview]] = [
            [ORDERS, bytes((0xB0 | piece, 0x00, 0x10))] for piece in range(PIECES)
        ]
        self._next = 0 if self._send([ORDERS, START]) else PIECES

    def show(self, lines: "tuple[str, ...]") -> None:
        """Show these from now on; it takes eight turns."""
        self._picture.fill(0)
        for place, line in enumerate(lines):
            self._picture.text(line, 0, place * LINE_DOTS)
        self._next = 0

    def turn(self) -> None:
        """Send one piece; one that does not answer is tried again with the next text."""
        if self._next < PIECES:
            is_sent = self._send(self._places[self._next]) and self._send(self._pieces[self._next])
            self._next = self._next + 1 if is_sent else PIECES

    def _send(self, pieces: "list[bytes | memoryview]") -> bool:
        try:
            self._i2c.writevto(ADDRESS, pieces)
        except OSError:
            return False
        return True
