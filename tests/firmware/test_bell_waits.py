"""The bell rings although rolls without a verdict stand before it, and nothing is heard twice or out of turn."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from headtable.messages.inputs import Reflex
from headtable.messages.words import LIFETIME_MS, Button
from tests.firmware.pressed_and_judged import Evening, Fate, rolls

LONG_MS = 10_000  # until everything that waits has come through
ROLLS: tuple[Button, ...] = ("one", "two", "one")
BELLS: tuple[Button, ...] = ("bell",) * 50
FATES: tuple[Fate, ...] = ("good", "lost", "lost on the way back", "twice")


@pytest.fixture(params=[False, True], ids=["a line of its own", "a shared line"])
def evening(request: pytest.FixtureRequest) -> Evening:
    evening = Evening(is_shared=request.param)
    evening.passes(1000)
    return evening


def press(evening: Evening, *buttons: Button) -> None:
    """Press one after the other."""
    for button in buttons:
        evening.press(button)
        evening.passes(100)


def test_a_bell_behind_three_rolls_rings_once_without_an_engine(evening: Evening) -> None:
    press(evening, *ROLLS, "bell")
    evening.passes(5000)
    assert evening.rung == {("1", 4): 1}
    assert evening.rung_ms["1", 4] <= 100


def test_a_bell_behind_three_rolls_rings_once_without_a_broker(evening: Evening) -> None:
    evening.lose_broker()
    press(evening, *ROLLS, "bell")
    evening.passes(5000)
    assert evening.rung == {("1", 4): 1}


def test_the_journal_later_has_rolls_and_bell_in_order_with_the_reflex(evening: Evening) -> None:
    press(evening, *ROLLS, "bell", "two")
    evening.has_engine = True
    evening.passes(LONG_MS)
    assert evening.kept == [("1", seq) for seq in (1, 2, 3, 4, 5)]
    assert evening.journal["1", 4].reflex == Reflex("box", ("horn", "bell"))
    assert evening.rung == {("1", 4): 1}


def test_a_bell_whose_first_announcement_is_lost_rings_with_the_next(evening: Evening) -> None:
    press(evening, *ROLLS)
    evening.press("bell")
    evening.passes(700, "lost")
    evening.passes(5000)
    assert evening.rung == {("1", 4): 1}
    assert 500 <= evening.rung_ms["1", 4] <= 1100


def test_a_bell_stays_silent_if_the_line_is_dead_for_too_long(evening: Evening) -> None:
    press(evening, *ROLLS)
    evening.press("bell")
    evening.passes(LIFETIME_MS + 100, "lost")
    evening.passes(5000)
    assert not evening.rung


def test_a_pad_full_of_rolls_still_rings_and_keeps_the_newest_bell(evening: Evening) -> None:
    press(evening, *ROLLS * 12, "bell")
    evening.passes(3000)
    press(evening, "bell")
    assert evening.rung == {("1", 33): 1, ("1", 34): 1}
    evening.has_engine = True
    evening.passes(LONG_MS)
    assert evening.kept == [("1", seq) for seq in (*range(1, 33), 34)]


def test_a_pad_full_of_unjudged_bells_still_rings(evening: Evening) -> None:
    press(evening, *BELLS)
    assert evening.rung == {("1", seq): 1 for seq in range(1, 51)}


def test_a_bell_that_the_engine_permits_rings_once(evening: Evening) -> None:
    evening.has_engine = True
    evening.passes(2000)
    press(evening, *ROLLS, "bell")
    evening.passes(5000)
    assert evening.rung == {("1", 4): 1}


BUTTONS = st.sampled_from(("one", "two", "bell", "bell"))
HAPPENS = (
    BUTTONS.map(lambda button: ("press", button))
    | st.sampled_from(("engine", "no engine", "no broker", "hello")).map(lambda what: (what, ""))
    | st.tuples(st.just("pad starts"), st.just(""))
)
STEPS = st.lists(st.tuples(HAPPENS, st.integers(0, 30), st.sampled_from(FATES)), max_size=40)


@pytest.mark.slow
@given(steps=STEPS, is_shared=st.booleans())
def test_lost_and_repeated_lines_neither_lose_nor_double_an_event_or_a_ring(
    steps: list[tuple[tuple[str, Button], int, Fate]], *, is_shared: bool
) -> None:
    evening = Evening(is_shared=is_shared)
    evening.passes(200)
    for (what, button), pauses, fate in steps:
        happens(evening, what, button)
        evening.passes(100 * pauses, fate)
    happens(evening, "engine", "bell")
    evening.passes(LONG_MS)
    assert rolls(evening, evening.kept) == [one for one in rolls(evening, evening.pressed) if one in evening.journal]
    since_start = [named for named in evening.pressed if named[0] == evening.boot]
    assert set(rolls(evening, since_start)) <= set(evening.kept)
    assert {one for one in evening.kept if evening.journal[one].reflex} <= set(evening.rung)
    assert all(evening.pressed[one] == "bell" and times == 1 for one, times in evening.rung.items())
    assert all(age_ms <= LIFETIME_MS for age_ms in evening.rung_ms.values())
    assert {one for one in evening.rung if one in evening.journal} == {
        one for one in evening.kept if evening.journal[one].reflex
    }


def happens(evening: Evening, what: str, button: Button) -> None:
    """One thing that happens on such an evening."""
    if what == "press":
        evening.press(button)
    elif what == "engine":
        evening.hall.is_connected = evening.has_engine = True
        evening.hall.engine_lives()
    elif what == "no engine":
        evening.has_engine = False
    elif what == "no broker":
        evening.lose_broker()
    else:
        evening.pull_cable()
        if what == "pad starts":
            evening.start_pad()
        evening.plug_in_cable()
