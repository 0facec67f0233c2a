"""What holds for all tests: how long an example takes is no property of what it tries, on whatever machine."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("headtable", deadline=None)
settings.load_profile("headtable")
