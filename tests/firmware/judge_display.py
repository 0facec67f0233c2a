"""Runs on the device: its display's driver at a simulated SSD1306, and the letters on the glass afterwards."""

import json

import framebuf

from common.ssd1306 import ADDRESS, ASLEEP_MS, LINE_DOTS, PAGES, WIDTH, Ssd1306

LETTERS = [chr(code) for code in range(32, 127)]


class Glass:
    """The chip as its data sheet has it: in page mode each byte of dots goes one column on."""

    def __init__(self) -> None:
        self.is_there = True
        self.longest = 0  # bytes in one transfer
        self.power_up()

    def power_up(self) -> None:
        """As it comes out of a power cut: dark."""
        self.dots = bytearray(WIDTH * PAGES)
        self.is_on = self.has_voltage = False
        self._page = self._column = 0

    def writeto(self, address: int, some: "bytes | bytearray") -> int:
        """What MicroPython's I2C does."""
        if not self.is_there or address != ADDRESS:
            raise OSError(19)
        self.longest = max(self.longest, len(some))
        if some[0] == 0x40:
            for byte in some[1:]:
                self.dots[WIDTH * self._page + self._column] = byte
                self._column = (self._column + 1) % WIDTH
        else:
            self._obey(some[1:])
        return len(some)

    def _obey(self, commands: "bytes | bytearray") -> None:
        place = 0
        while place < len(commands):
            code = commands[place]
            if 0xB0 <= code <= 0xB7:
                self._page = code - 0xB0
            elif code < 0x10:
                self._column = self._column & 0xF0 | code
            elif code < 0x20:
                self._column = self._column & 0x0F | (code & 0x0F) << 4
            elif code == 0x8D:
                self.has_voltage = commands[place + 1] == 0x14
            elif code in (0xAE, 0xAF):
                self.is_on = code == 0xAF
            place += 2 if code in (0x20, 0x81, 0x8D, 0xA8, 0xD3, 0xD5, 0xD9, 0xDA, 0xDB) else 1

    def lines(self) -> "list[str]":
        """What a person reads."""
        if not (self.is_on and self.has_voltage):
            return []
        picture = framebuf.FrameBuffer(self.dots, WIDTH, 8 * PAGES, framebuf.MONO_VLSB)
        rows = range(0, 8 * PAGES - 7, LINE_DOTS)
        return ["".join([_letter(picture, 8 * place, row) for place in range(WIDTH // 8)]).strip() for row in rows]


def _drawn(picture: "framebuf.FrameBuffer", left: int, top: int) -> "tuple[int, ...]":
    return tuple([picture.pixel(left + dot % 8, top + dot // 8) for dot in range(64)])


def _font() -> "dict[tuple[int, ...], str]":
    font = {}
    for letter in LETTERS:
        cell = framebuf.FrameBuffer(bytearray(8), 8, 8, framebuf.MONO_VLSB)
        cell.text(letter, 0, 0)
        font[_drawn(cell, 0, 0)] = letter
    return font


FONT = _font()


def _letter(picture: "framebuf.FrameBuffer", left: int, top: int) -> str:
    return FONT.get(_drawn(picture, left, top), "?")


def told() -> "dict[str, object]":
    """What each step left on the glass."""
    glass, now_ms = Glass(), 0
    display = Ssd1306(glass)
    display.show(("mark 1", "A 2   B 0", "Ann"))
    said: dict[str, object] = {}
    for _ in range(1 + PAGES):
        display.turn(now_ms)
    said["begun"] = glass.lines()
    display.show(("mark 6", "A 9999   B 9999", "sixteen letters.", "~!@", "3 waiting", "no box"))
    for _ in range(PAGES):
        display.turn(now_ms)
    said["changed"], said["longest"] = glass.lines(), glass.longest
    glass.is_there = False
    display.show(("nobody sees it",))
    display.turn(now_ms)
    glass.power_up()
    glass.is_there = True
    display.turn(now_ms)
    said["gone"] = glass.lines()
    for _ in range(1 + PAGES):
        display.turn(now_ms + ASLEEP_MS)
    said["back"] = glass.lines()
    return said


print(json.dumps(told()))
