"""The topics that a box must hear."""

from __future__ import annotations

from headtable.config import BoxSettings


def commands(settings: BoxSettings) -> tuple[str, ...]:
    """The topics of commands to a box; no message on them may be retained."""
    sounds = (f"sig/{settings.id}-{signal.signal}/cmd" for signal in settings.signals)
    return (*sounds, *(f"box/{settings.id}/{order}" for order in ("chirp", "signal", "quiet", "name")))


def listens_to(settings: BoxSettings) -> tuple[str, ...]:
    """All topics that a box must hear."""
    requests = ("dev/+/birth", "dev/+/blink", "dev/+/adopt", "dev/+/calibrate", "dev/+/update")
    asked = f"box/{settings.id}/blasts/ask"
    return ("engine/state", "ack/device/+", *requests, asked, "table/+/state", "link/read", *commands(settings))
