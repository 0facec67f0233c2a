"""A small display, 128 by 64 dots on I2C: six lines of sixteen letters. A missing display does no harm.

A change is sent one page at a time, one page in each turn (3 ms at 400 kHz). So no button waits for it.
"""

import framebuf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class I2c(Protocol):
        """MicroPython's I2C."""

        def writeto(self, address: int, some: "bytes | bytearray") -> "int | None": ...


ADDRESS = 0x3C
WIDTH, PAGES = 128, 8
LINE_DOTS = 10  # rows of dots from one line of letters to the next
ASLEEP_MS = 1000  # before a display that did not answer is tried again
COMMANDS, DOTS = 0x00, 0x40  # the meaning of the bytes after this one
ASLEEP = PAGES + 1  # instead of the next page: the display needs its setup first
BEGIN = bytes((
    COMMANDS,
    0xAE,  # off
    0x20, 0x02,  # a page at a time
    0xA8, 0x3F,  # 64 rows,
    0xD3, 0x00,  # the first row at the top
    0x40,
    0xA1, 0xC8,  # mounted with its plug above the glass
    0xDA, 0x12,
    0xD5, 0x80,
    0x8D, 0x14,  # with its own charge pump
    0xD9, 0xF1,
    0xDB, 0x20,
    0x81, 0x7F,  # at half brightness
    0xA4, 0xA6,  # as in its memory, light on dark
    0xAF,  # on
))  # fmt: skip


class Ssd1306:
    """The display, which shows the newest text, even if it is plugged in late."""

    def __init__(self, i2c: "I2c", address: int = ADDRESS) -> None:
        self._i2c, self._address = i2c, address
        self._dots = bytearray(WIDTH * PAGES)
        self._picture = framebuf.FrameBuffer(self._dots, WIDTH, 8 * PAGES, framebuf.MONO_VLSB)
        self._view = memoryview(self._dots)
        self._page = bytearray(1 + WIDTH)
        self._page[0] = DOTS
        self._place = bytearray((COMMANDS, 0xB0, 0x00, 0x10))  # a page, from its first column on
        self._next = ASLEEP
        self._wakes_ms = 0

    @property
    def answers(self) -> bool:
        """Whether the display has answered last time."""
        return self._next != ASLEEP

    def show(self, lines: "tuple[str, ...]") -> None:
        """Show these lines, from now on."""
        self._picture.fill(0)
        for number, line in enumerate(lines):
            self._picture.text(line, 0, LINE_DOTS * number)
        if self._next != ASLEEP:
            self._next = 0

    def turn(self, now_ms: int) -> None:
        """Send the next page, if there is one to send."""
        if self._next == PAGES or now_ms < self._wakes_ms:
            return
        try:
            if self._next == ASLEEP:
                self._i2c.writeto(self._address, BEGIN)
                self._next = 0
            else:
                self._send(self._next)
                self._next += 1
        except OSError:
            self._next, self._wakes_ms = ASLEEP, now_ms + ASLEEP_MS

    def _send(self, page: int) -> None:
        self._place[1] = 0xB0 + page
        self._i2c.writeto(self._address, self._place)
        self._page[1:] = self._view[WIDTH * page : WIDTH * (page + 1)]
        self._i2c.writeto(self._address, self._page)
