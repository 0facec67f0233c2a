"""The counted delay of a line on Wi-Fi: it follows from the box's number that the device had heard."""

from __future__ import annotations

import pytest

from headtable.box.lines.wifi.freshness import GRAIN_S, LATEST_S, MOST_REMEMBERED, UNDISTURBED_MS, Echoes, aged
from headtable.messages.line import BellWaits, DieSeen, Idle, Press
from headtable.messages.troubles import LinesLate, UnknownNumber
from headtable.messages.words import LIFETIME_MS, OLDEST_MS
from headtable.wire import Frame


class Said:
    """Echoes, and the clock that the test turns."""

    def __init__(self) -> None:
        self.now_s = 1000.0
        self.echoes = Echoes(lambda: self.now_s)

    def signs(self, number: int, after_s: float) -> None:
        self.now_s += after_s
        self.echoes.signs(number)


def test_a_line_is_no_older_than_the_last_line_that_its_device_had_heard() -> None:
    said = Said()
    said.signs(1, 1.0)
    said.signs(2, 1.0)
    said.now_s += 0.5
    assert [said.echoes.since_ms(heard) for heard in (0, 1, 2)] == [2500, 1500, 500]


def test_a_line_between_two_remembered_numbers_counts_as_the_older() -> None:
    said = Said()
    said.signs(1, 1.0)
    said.signs(2, GRAIN_S / 2)
    said.signs(3, GRAIN_S)
    older = said.echoes.since_ms(1)
    assert said.echoes.since_ms(2) == older
    assert isinstance(older, int)
    assert older > 0
    assert said.echoes.since_ms(3) == 0


def test_a_number_that_the_box_never_sent_is_refused() -> None:
    said = Said()
    said.signs(7, 1.0)
    assert said.echoes.since_ms(8) == UnknownNumber(heard=8, newest=7)


def test_after_many_lines_the_box_remembers_little_more_than_the_numbers_that_may_still_come() -> None:
    said = Said()
    numbers = range(1, 10 * MOST_REMEMBERED)
    for number in numbers:
        said.signs(number, 1.01 * GRAIN_S)
    in_time = [number for number in numbers if (numbers[-1] - number) * 1.01 * GRAIN_S < LATEST_S]
    assert [said.echoes.since_ms(number) for number in in_time]
    for late in (0, 1, in_time[0] - 2):
        assert said.echoes.since_ms(late) == LinesLate(5.0)
    assert len(said.echoes._signed) == MOST_REMEMBERED


@pytest.mark.parametrize("said", [Press("bell", 3), DieSeen(1, "rolling", 0, 3), BellWaits(4, 3)])
def test_a_line_that_was_long_on_its_way_is_older_than_its_device_knew(said: Press | DieSeen | BellWaits) -> None:
    frame = Frame("pad-01", 4, said)
    assert aged(frame, UNDISTURBED_MS) == frame
    late = aged(frame, 1500).message
    assert isinstance(late, type(said))
    assert late.age_ms == 1503


def test_a_press_that_may_be_too_old_to_sound_counts_as_too_old() -> None:
    just = Frame("pad-01", 1, Press("bell", LIFETIME_MS - 300))
    assert aged(just, 300) == just
    assert aged(just, 301).message == Press("bell", LIFETIME_MS + 1)


def test_an_age_stays_within_the_lines_limit_and_a_message_without_age_gets_none() -> None:
    assert aged(Frame("pad-01", 1, Press("two", OLDEST_MS)), 4000).message == Press("two", OLDEST_MS)
    assert aged(Frame("pad-01", 1, Idle()), 4000).message == Idle()
