"""What a device keeps until it is answered, under real MicroPython: in order."""

from __future__ import annotations

import json
from typing import Any

from tests.firmware.micropython import run

What = tuple[str, int, int]  # its name, the event's number, the time in ms


def said(*happened: What) -> list[Any]:
    """The number and age of what is said after each."""
    told: list[Any] = json.loads(run("judge_outbox.py", stdin=json.dumps(happened)))
    return told


def test_the_next_press_is_sent_only_after_the_verdict_on_the_first() -> None:
    assert said(
        ("press", 1, 0), ("press", 2, 10), ("got", 1, 20), ("", 0, 2019), ("", 0, 2020), ("done", 1, 2100)
    ) == [
        [1, 0],
        None,
        None,
        None,
        [1, 2020],
        [2, 2090],
    ]


def test_an_unanswered_event_is_repeated_after_half_a_second() -> None:
    assert said(("press", 1, 0), ("", 0, 499), ("", 0, 500)) == [[1, 0], None, [1, 500]]


def test_a_received_die_event_does_not_delay_the_next() -> None:
    assert said(("die", 1, 0), ("die", 2, 10), ("got", 1, 20), ("got", 2, 30)) == [[1, 0], None, [2, 10], None]


def test_a_second_bell_is_sent_while_the_first_is_unjudged_or_unreceived() -> None:
    assert said(("bell", 1, 0), ("got", 1, 5), ("bell", 2, 3000)) == [[1, 0], None, [2, 0]]
    assert said(("bell", 1, 0), ("bell", 2, 100), ("done", 2, 200)) == [[1, 0], [2, 0], None]


def test_unjudged_dice_events_are_repeated_from_the_oldest_after_two_seconds() -> None:
    happened = (("die", 1, 0), ("got", 1, 10), ("die", 2, 20), ("got", 2, 30), ("", 0, 2029), ("", 0, 2030))
    assert said(*happened, ("got", 1, 2040)) == [[1, 0], None, [2, 0], None, None, [1, 2030], [2, 2020]]


def test_a_verdict_is_accepted_only_for_a_received_die_event() -> None:
    happened = (("die", 1, 0), ("got", 1, 5), ("die", 2, 10), ("got", 2, 15), ("die", 3, 20), ("die", 4, 25))
    assert said(*happened, ("done", 2, 30), ("done", 4, 35), ("done", 3, 40), ("done", 1, 45))[-4:] == [
        None,
        None,
        [4, 15],
        None,
    ]


def test_after_a_hello_every_stored_event_is_repeated() -> None:
    happened = (("die", 1, 0), ("got", 1, 5), ("die", 2, 10), ("got", 2, 15), ("hello", 0, 100), ("got", 1, 110))
    assert said(*happened)[-2:] == [[1, 100], [2, 100]]


def test_a_bell_behind_a_roll_is_announced_at_once_and_again_while_recent() -> None:
    asked = [("bell?", 0, ms) for ms in (100, 599, 600, 1100, 1600, 2099, 2100, 2600, 3100)]
    told = said(("press", 1, 0), ("bell", 2, 100), *asked)[2:]
    assert told == [[2, 0], [], [2, 500], [2, 1000], [2, 1500], [], [2, 2000], [], []]


def test_a_bell_behind_a_roll_is_announced_again_after_a_hello() -> None:
    happened = (("press", 1, 0), ("bell", 2, 0), ("bell?", 0, 0), ("hello", 0, 100), ("bell?", 0, 100))
    assert said(*happened)[-1] == [2, 100]


def test_a_bell_that_is_sent_or_received_is_not_announced() -> None:
    assert said(("bell", 1, 0), ("bell?", 0, 0), ("got", 1, 10), ("bell?", 0, 600))[1::2] == [[], []]
    assert said(("press", 1, 0), ("bell", 2, 0), ("done", 1, 10), ("bell?", 0, 10)) == [[1, 0], None, [2, 10], []]


def test_only_the_newer_of_two_bells_behind_a_roll_is_announced_and_kept() -> None:
    happened = (("press", 1, 0), ("bell", 2, 0), ("bell", 3, 50), ("bell?", 0, 50), ("done", 1, 60))
    assert said(*happened)[3:] == [[3, 0], [3, 10]]


def test_a_full_outbox_has_room_for_a_bell() -> None:
    full = [("press", seq, 0) for seq in range(1, 33)]
    assert said(*full, ("press", 0, 0), ("bell", 33, 0), ("bell?", 0, 0), ("bell", 34, 5), ("bell?", 0, 5))[33:] == [
        None,
        [33, 0],
        None,
        [34, 0],
    ]
    judged = [("done", seq, 10) for seq in range(1, 33)]
    assert said(*full, ("bell", 33, 0), ("bell", 34, 5), *judged, ("done", 34, 20))[-2:] == [[34, 5], None]


def test_if_only_bells_wait_the_oldest_gives_way() -> None:
    bells = [one for seq in range(1, 33) for one in (("bell", seq, 0), ("got", seq, 0))]
    assert said(*bells, ("bell", 33, 10), ("hello", 0, 20))[-2:] == [[33, 0], [2, 20]]
