"""Reads the headers in which a browser says what it accepts, such as ``Accept-Language: de, en;q=0.5``."""

from __future__ import annotations

MOST_READ = 20
"""So many of the choices of a header are read."""


def accepted(header: str) -> list[str]:
    """The choices of a header (RFC 9110, 12.4), the most preferred one first. A weight of 0 refuses a choice."""
    choices = header.split(",", MOST_READ)[:MOST_READ]
    weighed = [(_weight(weight), name.strip()) for name, _, weight in (each.partition(";") for each in choices)]
    return [name for weight, name in sorted(weighed, key=lambda one: -one[0]) if weight > 0 and name]


def _weight(parameter: str) -> float:
    """``_weight("q=0.8")`` is 0.8, and no weight is the highest one. An unreadable weight is 0."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
