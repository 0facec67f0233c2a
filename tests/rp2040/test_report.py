"""The tables of `make rp2040`, and which figures miss their goal."""

from __future__ import annotations

from tests.rp2040.brownout import Cuts
from tests.rp2040.hangs import Hung
from tests.rp2040.inputs import Felt
from tests.rp2040.memory import Remembered
from tests.rp2040.report import of_cuts, of_hangs, of_inputs, of_memory, of_starts, of_wear
from tests.rp2040.starts import Started
from tests.rp2040.wear import Worn

STARTED = Started("pad", "USB", 1.67, 1.7)
FELT = Felt("pad", "RS-485", "a button is pressed", [20.0, 90.0, 40.0])
REMEMBERED = Remembered("pad", "USB", 2.0, 360, 360, 100_000, 99_900, 0, 0)
WORN = Worn("pad", starts=16, erases=3, programs=60, worst=2, uses=40, changes_by_uses=0)
HUNG = Hung("pad", "USB", "Python hangs", 8.0, 1.7)
CUTS = Cuts("pad", "notes", 28, 24, 24, 0, [])


def test_a_table_is_markdown() -> None:
    assert of_starts([STARTED]).markdown().splitlines() == [
        "| device | line | hello after: median | longest |",
        "| --- | --- | --- | --- |",
        "| pad | USB | 1.67 s | 1.70 s |",
    ]


def test_good_figures_miss_no_goal() -> None:
    tables = [
        of_starts([STARTED]),
        of_inputs([FELT]),
        of_memory([REMEMBERED]),
        of_wear([WORN]),
        of_hangs([HUNG]),
        of_cuts([CUTS]),
    ]
    assert [table.failed for table in tables] == [[]] * len(tables)


def test_a_late_hello_fails_and_rs485_has_a_second_more() -> None:
    late, polled = STARTED._replace(longest_s=3.5), Started("pad", "RS-485", 2.2, 3.5)
    assert of_starts([late, polled]).failed == ["pad over USB"]


def test_a_slow_press_fails_and_a_die_may_rest_first() -> None:
    slow, rests = FELT._replace(waits_ms=[20.0, 300.0]), FELT._replace(model="dice", waits_ms=[400.0, 480.0])
    assert of_inputs([slow, rests]).failed == ["pad over RS-485"]


def test_lost_memory_fails_and_so_does_too_little_of_it() -> None:
    leaks, is_full = (
        REMEMBERED._replace(free_at_end=95_000),
        REMEMBERED._replace(free_at_start=9000, free_at_end=9000),
    )
    assert of_memory([leaks, is_full]).failed == ["pad over USB", "pad over USB"]


def test_a_use_that_the_device_did_not_tell_of_fails() -> None:
    assert of_memory([REMEMBERED._replace(reported=359)]).failed == ["pad over USB told of 359 of 360 uses"]


def test_wear_is_counted_for_the_worst_sector_of_a_night() -> None:
    assert WORN.worst_a_night == 3 * 2 / 16
    assert round(WORN.years) == round(100_000 / (0.375 * 365))


def test_a_sector_that_no_start_has_erased_counts_as_erased_by_the_next() -> None:
    assert WORN._replace(worst=0).worst_a_night == 3 / 16


def test_early_wear_fails_and_so_does_an_event_that_is_written_to_the_flash() -> None:
    early, writes = WORN._replace(worst=160), WORN._replace(changes_by_uses=1)
    assert of_wear([early, writes]).failed == ["pad", "pad"]


def test_a_late_reset_fails() -> None:
    assert of_hangs([HUNG._replace(reset_s=9.0)]).failed == ["pad: Python hangs"]


def test_each_start_that_fails_after_a_cut_is_told() -> None:
    assert of_cuts([CUTS._replace(failures=["no hello"])]).failed == ["no hello"]
