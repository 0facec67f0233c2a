"""What to buy for the cables: wire by the metre, fittings by the piece, and what stands at their ends."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from math import ceil

from circuits.parts import Source
from circuits.sources import words_of
from harness.pieces import Cable, Harness
from harness.stock import EXTRAS, PLUG

COLUMNS = ("count", "what", "maker", "number", "second source", "for")
SPARE = 1.1  # a tenth more wire, for bends and second tries


def rows(harness: Harness) -> tuple[tuple[str, ...], ...]:
    """Wires, then fittings, then devices, then extras; both variants of the controller's cable are in it."""
    return (*_wires(harness), *_fittings(harness), *_devices(harness), *_extras())


def as_csv(harness: Harness) -> str:
    """The same as a table for a spreadsheet."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([COLUMNS, *rows(harness)])
    return text.getvalue()


def metres(cable: Cable) -> float:
    """The length of a cable with all its copies, in m."""
    return cable.length_m * cable.copies


def _wires(harness: Harness) -> Iterator[tuple[str, ...]]:
    for source in dict.fromkeys(cable.wire.source for cable in harness.cables):
        cables = [cable for cable in harness.cables if cable.wire.source == source]
        length = ceil(sum(metres(cable) for cable in cables) * SPARE * 2) / 2
        yield _bought(f"{length:g} m", source, [cable.name for cable in cables])


def _fittings(harness: Harness) -> Iterator[tuple[str, ...]]:
    counts, cables = Counter[Source](), dict[Source, list[str]]()
    for cable, fitting in _ends(harness):
        several = cable.copies if fitting == PLUG.source else 1
        counts[fitting] += several
        cables.setdefault(fitting, []).append(cable.name)
    yield from (
        _bought(str(_pieces(source, count)), source, list(dict.fromkeys(cables[source])))
        for source, count in counts.items()
    )


def _pieces(source: Source, ends: int) -> int:
    """A plug takes eight cores."""
    return ends // 8 if source == PLUG.source else ends


def _ends(harness: Harness) -> Iterator[tuple[Cable, Source]]:
    for cable in harness.cables:
        for core in cable.cores:
            poles = (harness.pole(core.start), harness.pole(core.end))
            yield from ((cable, pole.fitting.source) for pole in poles if pole)


def _devices(harness: Harness) -> Iterator[tuple[str, ...]]:
    yield from (_bought("1", place.source, [place.reference]) for place in harness.places if place.source)


def _extras() -> Iterator[tuple[str, ...]]:
    yield from (_bought(str(count), source, [where]) for count, source, where in EXTRAS)


def _bought(count: str, source: Source, where: list[str]) -> tuple[str, ...]:
    return (count, source.name, source.maker, source.number, words_of(source.second), " ".join(where))
