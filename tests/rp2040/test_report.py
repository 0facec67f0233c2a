"""The tables of `make rp2040`, and which figures miss their goal."""

from __future__ import annotations

from tests.rp2040.core_comparison import CoreRun
from tests.rp2040.flash_wear import FlashWear
from tests.rp2040.horn_times import HornTime
from tests.rp2040.input_delays import InputDelays
from tests.rp2040.line_load import LinePolls
from tests.rp2040.memory_use import MemoryUse
from tests.rp2040.power_cut_recovery import PowerCuts
from tests.rp2040.report import (
    Table,
    of_cores,
    of_horn,
    of_inputs,
    of_lines,
    of_memory,
    of_power_cuts,
    of_resets,
    of_starts,
    of_wear,
)
from tests.rp2040.start_times import StartTimes
from tests.rp2040.uses import Uses
from tests.rp2040.watchdog_resets import WatchdogReset

CORES = [CoreRun("library", "0a1b", 7.5), CoreRun("faster", "0a1b", 4.5)]
POLLS = LinePolls("pad", 3, 300, 3, 0, 0, [3.0, 7.0], pressed=20, presses=20, load=0.13)
SOUNDED = HornTime("Python hangs", 3000.0, 8000.0)
STARTED = StartTimes("pad", "USB", 1.67, 1.7)
DELAYS = InputDelays("pad", "RS-485", "a button is pressed", [20.0, 90.0, 40.0])
MEMORY = MemoryUse("pad", "USB", 2.0, Uses(360, 360, 0), 100_000, 99_900, 0, 0)
WEAR = FlashWear("pad", starts=16, erases=3, programs=60, worst=2, uses=40, changes_by_uses=0)
RESET = WatchdogReset("pad", "USB", "Python hangs", 8.0, 1.7)
CUTS = PowerCuts("pad", "notes", 28, 24, 24, 0, [])


def test_a_table_is_markdown() -> None:
    assert of_starts([STARTED]).markdown().splitlines() == [
        "| device | line | hello after: median | longest |",
        "| --- | --- | --- | --- |",
        "| pad | USB | 1.67 s | 1.70 s |",
    ]


def test_good_figures_miss_no_goal() -> None:
    tables: list[Table] = [
        of_cores(CORES),
        of_lines([POLLS]),
        of_horn([SOUNDED]),
        of_starts([STARTED]),
        of_inputs([DELAYS]),
        of_memory([MEMORY]),
        of_wear([WEAR]),
        of_resets([RESET]),
        of_power_cuts([CUTS]),
    ]
    assert [table.failed for table in tables] == [[]] * len(tables)


def test_a_core_that_leaves_another_memory_fails() -> None:
    assert of_cores([CORES[0], CORES[1]._replace(state="ffff")]).failed == [
        "the faster core does not do what the library's does"
    ]


def test_one_missed_poll_in_a_hundred_is_allowed_and_the_next_fails() -> None:
    assert of_lines([POLLS._replace(missed=4)]).failed == ["pad among 3 missed 4 of 300 polls, 1% at most"]


def test_a_device_that_talks_over_others_or_loses_bytes_fails() -> None:
    assert of_lines([POLLS._replace(talked_over=1, overruns=2)]).failed == [
        "pad among 3 talked over others 1 times",
        "pad among 3 lost 2 bytes",
    ]


def test_a_device_that_answers_late_or_never_fails() -> None:
    late, never = POLLS._replace(waits_ms=[12.0]), POLLS._replace(missed=300, waits_ms=[])
    assert of_lines([late, never]).failed == [
        "pad among 3 answered after 12.0 ms, but must within 10 ms",
        "pad among 3 missed 300 of 300 polls, 1% at most",
        "pad among 3 answered after inf ms, but must within 10 ms",
    ]


def test_a_press_that_the_device_did_not_tell_of_fails() -> None:
    assert of_lines([POLLS._replace(presses=19)]).failed == ["pad among 3 told of 19 presses of 20"]


def test_a_horn_that_sounds_longer_than_3100_ms_fails() -> None:
    assert of_horn([SOUNDED._replace(on_ms=3101.0)]).failed == ["Python hangs: 3101 ms, 3100 ms at most"]


def test_a_late_hello_fails_and_rs485_has_a_second_more() -> None:
    late, polled = STARTED._replace(longest_s=3.5), StartTimes("pad", "RS-485", 2.2, 3.5)
    assert of_starts([late, polled]).failed == ["pad over USB: hello after 3.50 s, 3 s at most"]


def test_a_slow_press_fails_and_a_die_may_rest_first() -> None:
    slow, rests = DELAYS._replace(waits_ms=[20.0, 300.0]), DELAYS._replace(model="dice", waits_ms=[400.0, 480.0])
    assert of_inputs([slow, rests]).failed == ["pad over RS-485: 300 ms, 250 ms at most"]


def test_lost_memory_fails_and_so_does_too_little_of_it() -> None:
    leaks = MEMORY._replace(free_at_end=95_000)
    is_full = MEMORY._replace(free_at_start=9000, free_at_end=9000)
    assert of_memory([leaks, is_full]).failed == [
        "pad over USB lost 5000 bytes, 4096 at most",
        "pad over USB has 9000 bytes left, 20000 at least",
    ]


def test_a_use_that_the_device_did_not_tell_of_or_told_of_twice_fails() -> None:
    assert of_memory([MEMORY._replace(uses=Uses(360, told, 0)) for told in (359, 360, 361)]).failed == [
        "pad over USB told of 359 uses, not of 360",
        "pad over USB told of 361 uses, not of 360",
    ]


def test_a_throw_of_a_hundred_that_is_taken_for_a_touch_fails_and_a_rarer_one_does_not() -> None:
    rare, often = Uses(360, 357, 3), Uses(100, 99, 1)
    assert of_memory([MEMORY._replace(model="dice", uses=uses) for uses in (rare, often)]).failed == [
        "dice over USB took 1 of 100 throws for a touch, and must take fewer than 1%"
    ]


def test_wear_is_counted_for_the_worst_sector_of_a_night() -> None:
    assert WEAR.worst_a_night == 3 * 2 / 16
    assert round(WEAR.years) == round(100_000 / (0.375 * 365))


def test_a_sector_that_no_start_has_erased_counts_as_erased_by_the_next() -> None:
    assert WEAR._replace(worst=0).worst_a_night == 3 / 16


def test_early_wear_fails_and_so_does_an_event_that_is_written_to_the_flash() -> None:
    early, writes = WEAR._replace(worst=160), WEAR._replace(changes_by_uses=1)
    assert of_wear([early, writes]).failed == ["pad: 9.1 years, 10 at least", "pad: 1 changes by events"]


def test_a_late_reset_fails() -> None:
    assert of_resets([RESET._replace(reset_s=9.0)]).failed == [
        "pad over USB, Python hangs: reset after 9.00 s, 8.5 s at most"
    ]


def test_each_start_that_fails_after_a_cut_is_told() -> None:
    assert of_power_cuts([CUTS._replace(failures=["no hello"])]).failed == ["no hello"]
