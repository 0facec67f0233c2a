"""The QR code of a link: a picture for a screen, or blocks for a terminal."""

from __future__ import annotations

import io
from itertools import zip_longest

import segno

ON_PAPER = "#ffffff on #000000"  # the style of the blocks, whatever colours the terminal has


def qr_picture(link: str) -> bytes:
    """A PNG file. It is much smaller than an SVG file, and a screen may show fifty of them."""
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="png", scale=4, dark="#000", light="#fff")
    return drawn.getvalue()


def qr_lines(link: str) -> list[str]:
    """Lines of blocks, two rows of dots in each. A block is a light dot."""
    drawn = io.StringIO()
    segno.make(link, micro=False).save(drawn, kind="txt", border=2)
    rows = drawn.getvalue().splitlines()
    return [_half_blocks(upper, lower) for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue="")]


def _half_blocks(upper: str, lower: str) -> str:
    blocks = {("0", "0"): "█", ("0", "1"): "▀", ("1", "0"): "▄", ("1", "1"): " ", ("0", ""): "▀", ("1", ""): " "}
    return "".join(blocks[dots] for dots in zip_longest(upper, lower, fillvalue=""))
