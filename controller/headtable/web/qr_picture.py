"""The QR picture of a link, for a screen."""

from __future__ import annotations

import io

import segno


def qr_picture(link: str) -> bytes:
    """A PNG file. It is much smaller than an SVG file, and a screen may show fifty of them."""
    drawn = io.BytesIO()
    segno.make(link, micro=False).save(drawn, kind="png", scale=4, dark="#000", light="#fff")
    return drawn.getvalue()
