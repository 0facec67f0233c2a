"""The figures of a day: which may rise, and which not."""

from __future__ import annotations

from pathlib import Path

from tests.soak.day import Moment
from tests.soak.figures import Row, quickest, rows
from tests.soak.picture import draw
from tests.soak.process_sample import ProcessSample

LOOKS = 200


def day(leak_mb: float) -> tuple[Row, ...]:
    """A day with an engine that leaks so much at each look, and with pages that some looks find busy."""
    return tuple(
        rows([Moment(look, 0, held(leak_mb * look), {"web": 3.0 + look % 7 * 10}, load=0.5) for look in range(LOOKS)])
    )


def held(leaked_mb: float) -> dict[str, ProcessSample]:
    """What an engine holds that has leaked so much."""
    return {"engine": ProcessSample(60 + leaked_mb, handles=11, threads=3)}


def test_every_figure_of_a_calm_day_is_flat() -> None:
    assert [(row.part, row.kind, row.fit.is_flat) for row in day(leak_mb=0)] == [
        ("engine", "memory", True),
        ("engine", "handles", True),
        ("engine", "threads", True),
        ("web", "latency", True),
    ]


def test_a_leak_is_named() -> None:
    (leak,) = (row for row in day(leak_mb=0.1) if not row.fit.is_flat)
    assert str(leak) == "engine    memory      65.0 to    79.9 MB      rise  +14.9, at most 4.0: NOT FLAT"


def test_of_a_few_answers_the_quickest_counts() -> None:
    answers = [(0.0, 9.0), (1.0, 2.0), (2.0, 30.0), (3.0, 5.0), (4.0, 3.0), (5.0, 4.0)]
    assert list(quickest(answers)) == [(1.0, 2.0), (5.0, 4.0)]


def test_the_picture_shows_each_part(tmp_path: Path) -> None:
    file = tmp_path / "day.svg"
    draw(day(leak_mb=0), file)
    assert file.read_text().lstrip().startswith("<?xml")
