"""A bouncing contact means one press, by the same vectors as in the firmware."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, strategies as st
from msgspec import Struct

from headtable.box.sources.button.debounce import DEAF_MS, STABLE_MS, STUCK_MS, ContactEvent, Debouncer


class Case(Struct, forbid_unknown_fields=True):
    """A contact that does this, and what is felt."""

    name: str
    looks: list[tuple[int, int]]
    felt: list[tuple[str, int]]
    bounces: int


class Vectors(Struct, forbid_unknown_fields=True):
    """The file."""

    about: str
    stable_ms: int
    deaf_ms: int
    stuck_ms: int
    cases: list[Case]


VECTORS = msgspec.json.decode((Path(__file__).parents[3] / "vectors" / "debounce.json").read_bytes(), type=Vectors)


def felt(looks: list[tuple[float, bool]], contact: Debouncer | None = None) -> list[ContactEvent]:
    """All that is felt of a contact."""
    contact = contact or Debouncer()
    return [one for at_ms, closed in looks for one in contact.update(closed, at_ms)]


@pytest.mark.parametrize("case", VECTORS.cases, ids=lambda case: case.name)
def test_the_debouncer_matches_the_test_vectors(case: Case) -> None:
    contact = Debouncer(VECTORS.stable_ms, VECTORS.deaf_ms, VECTORS.stuck_ms)
    expected = [ContactEvent(*one) for one in case.felt]  # type: ignore[arg-type]  # checked by being equal
    assert felt([(at_ms, bool(level)) for at_ms, level in case.looks], contact) == expected
    assert contact.bounces == case.bounces


def test_the_test_vectors_use_the_boxs_own_times() -> None:
    assert (VECTORS.stable_ms, VECTORS.deaf_ms, VECTORS.stuck_ms) == (STABLE_MS, DEAF_MS, STUCK_MS)


TRAIN = st.lists(st.floats(0.01, STABLE_MS - 0.01), max_size=30).filter(lambda gaps: len(gaps) % 2 == 0)


@given(TRAIN, TRAIN, st.floats(STABLE_MS, STUCK_MS - 500), st.data())
def test_any_bounce_train_gives_exactly_one_press(
    closing: list[float], opening: list[float], held_ms: float, data: st.DataObject
) -> None:
    """It holds for any bouncing at either end, and for any number of extra looks."""
    moments = list(accumulate([1000.0, *closing, held_ms, *opening]))
    levels = [place % 2 == 0 for place in range(len(closing) + 1)] + [
        place % 2 == 1 for place in range(len(opening) + 1)
    ]
    edges = [(0.0, False), *zip(moments, levels, strict=True), (moments[-1] + 1000, False)]
    polls = data.draw(st.lists(st.floats(0, moments[-1] + 900), max_size=20))
    looks = sorted([*edges, *((at_ms, _level(edges, at_ms)) for at_ms in polls)], key=lambda look: look[0])
    assert [one.what for one in felt(looks)] == ["press"]


def _level(edges: list[tuple[float, bool]], at_ms: float) -> bool:
    return next(level for moment, level in reversed(edges) if moment <= at_ms)


@given(st.lists(st.floats(DEAF_MS + 3 * STABLE_MS, 2000), min_size=1, max_size=8))
def test_every_press_after_the_dead_time_is_detected(gaps: list[float]) -> None:
    looks: list[tuple[float, bool]] = [(0, False)]
    for moment in accumulate(gaps):
        looks += [(moment, True), (moment + STABLE_MS + 1, False)]
    assert [one.at_ms for one in felt([*looks, (looks[-1][0] + 1000, False)])] == list(accumulate(gaps))


def test_the_debouncer_returns_the_time_of_the_next_check() -> None:
    contact = Debouncer()
    contact.update(False, 0)  # noqa: FBT003 - the contact's level
    assert contact.due_ms is None
    contact.update(True, 100)  # noqa: FBT003
    assert contact.due_ms == 100 + STABLE_MS
    assert contact.update(True, 100 + STABLE_MS) == [ContactEvent("press", 100)]  # noqa: FBT003
    assert contact.due_ms == 100 + STUCK_MS
