"""docs/monitoring.md: every metric with its type and its labels."""

from __future__ import annotations

from collections import Counter

from prometheus_client.core import Metric

from headtable.hall.bus_state import BusState
from headtable.metrics.families import families
from headtable.metrics.observed import FiguresHeard, Observed, PagesNow
from tools.docs.samples import MESSAGES


def table() -> str:
    """A row for each metric."""
    rows = sorted(map(_row, families(_observed())))
    return "\n".join(("| metric | type | labels | what it is |", "|---|---|---|---|", *rows))


def _observed() -> Observed:
    """A night of which every metric has a value."""
    hall, heard = BusState(lambda: 0.0), FiguresHeard()
    for message in MESSAGES:
        hall.on_message(message, "live")
        heard.on_message(message, "live")
    pages = PagesNow(1, 1, {"asking": 1}, Counter({("GET", 200): 1}))
    return Observed("", is_connected=True, has_engine=True, hall=hall, heard=heard, pages=pages)


def _row(family: Metric) -> str:
    name = f"{family.name}_total" if family.type == "counter" else family.name
    labels = ", ".join(f"`{label}`" for label in family.samples[0].labels if family.type != "histogram")
    return f"| `{name}` | {family.type} | {labels} | {family.documentation} |"
