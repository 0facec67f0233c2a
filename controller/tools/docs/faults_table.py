"""docs/reliability.md: each fault, what the room sees, how the night comes back, and the tests that show it."""

from __future__ import annotations

from msgspec import Struct


class Fault(Struct, frozen=True):
    """One fault that the tests make."""

    what: str
    seen: str
    lost: str
    returns: str
    shown_by: tuple[str, ...]  # tests as pytest names them, below tests/


KILLS = "faults/test_kills_of_parts.py::test_each_part_is_killed_and_nothing_acknowledged_is_lost"
FREEZES = "faults/test_frozen_parts.py::test_each_part_is_frozen_and_the_night_goes_on_without_a_loss_or_a_sound"
BLOCKED_LOOP = "faults/test_blocked_loops.py::test_a_blocked_loop_tells_the_watchdog_nothing_while_a_thread_goes_on"

FAULTS = (
    Fault(
        "`kill -9` of the engine",
        "pads keep their presses; no roll is judged",
        "nothing",
        "it starts from the journal; pads repeat what has no verdict",
        (KILLS, "engine/test_kills.py::test_no_acknowledged_roll_is_lost_or_counted_twice"),
    ),
    Fault(
        "`kill -9` of the box",
        "a blast ends by its own limit; pads keep their presses",
        "the rest of a blast",
        "it starts with a new lease, and asks each device who it is",
        (KILLS, "machine/test_blast.py::test_after_a_killed_box_the_silence_service_turns_the_horn_off"),
    ),
    Fault(
        "`kill -9` of the pages",
        "screens keep what they show; pads play on",
        "nothing",
        "they find the room in the retained state",
        (KILLS,),
    ),
    Fault(
        "`kill -9` of the broker",
        "signals are hushed; the bell works by reflex",
        "the rest of a blast",
        "all parts reconnect and publish their state again",
        (KILLS, "engine/test_kills.py::test_a_temporary_loss_of_the_broker_loses_no_roll"),
    ),
    Fault(
        "the broker or a part is frozen (SIGSTOP) and goes on",
        "the night waits",
        "a sound that would be late",
        "by itself",
        (FREEZES,),
    ),
    Fault(
        "engine or pages hang for good",
        "the night waits, at most 30 s",
        "a sound that would be late",
        "systemd's watchdog starts them again",
        (
            "machine/test_hang.py::test_hanging_engine_and_pages_are_started_again_and_log_where_they_hung",
            BLOCKED_LOOP,
        ),
    ),
    Fault(
        "the box hangs for good",
        "a blast may last until the watchdog ends it, after 2 s",
        "a sound that would be late",
        "systemd's watchdog silences the pins and starts it again",
        (
            "machine/test_blast.py::test_the_watchdog_kills_a_hanging_box_and_the_silence_service_ends_its_blast",
            BLOCKED_LOOP,
        ),
    ),
    Fault(
        "the journal's disk is full",
        "nothing is acknowledged, and pads keep their presses; the log says why, and the console has warned",
        "nothing",
        "by itself, as soon as there is room",
        (
            "faults/test_bad_disks.py::"
            "test_while_the_journals_disk_is_full_nothing_is_acknowledged_and_then_the_night_goes_on",
            "journal/test_journal.py::test_a_full_disk_takes_no_entry_and_the_next_one_follows_in_sequence",
        ),
    ),
    Fault(
        "the SD card stalls for 5 s at a flush",
        "the night waits; no late horn",
        "a sound that would be late",
        "by itself",
        (
            "faults/test_bad_disks.py::"
            "test_while_the_journals_disk_stalls_nothing_is_acknowledged_and_then_the_night_goes_on",
        ),
    ),
    Fault(
        "the journal is spoilt",
        "the engine does not start, and says where the damage is",
        "the damaged entries, if there is no second copy",
        "[`headtable night rescue`](commands.md) saves the undamaged entries; "
        "a [second copy](journal.md#a-second-copy) has all",
        (
            "replay/test_rescue.py::test_each_of_hundreds_of_corrupted_journals_is_reported_as_damaged_or_sound",
            "journal/test_archive.py::test_one_changed_digit_is_detected_when_the_night_continues",
        ),
    ),
    Fault(
        "the snapshot beside the journal is spoilt",
        "a longer start",
        "nothing",
        "the snapshot is deleted, and the whole journal is replayed",
        ("engine/test_snapshot.py::test_a_snapshot_in_doubt_is_deleted_and_the_log_says_so",),
    ),
    Fault(
        "the clock is stepped",
        "nothing: ages and signals follow steady clocks; the log tells of the step",
        "nothing",
        "needs nothing",
        (
            "engine/test_stepped_clock.py::"
            "test_an_hour_forward_and_back_in_a_round_loses_nothing_and_changes_no_order_and_no_round",
            "test_clock_steps.py::test_a_jump_is_counted_and_logged_once",
            "box/signals/test_ledger.py::test_the_wall_clock_does_not_decide_which_night_it_is",
        ),
    ),
    Fault(
        "the engine reaches its limit of memory",
        "as if the engine were killed",
        "nothing",
        "it starts from the journal",
        ("faults/test_memory_limit.py::test_an_engine_without_memory_is_killed_and_loses_nothing",),
    ),
    Fault(
        "500 messages of garbage a second from one device",
        "its line may be shut for 10 s at a time; the other tables play on",
        "nothing",
        "its line is opened again by itself",
        (
            "faults/test_garbage_from_a_device.py::test_the_other_tables_play_on_and_nothing_sounds_by_itself",
            "box/lines/test_all_lines.py::test_a_flooding_device_is_shut_out_for_a_time_and_the_others_are_heard",
        ),
    ),
)


HEAD = "| fault | what the room sees | what is lost | how it comes back | shown by |\n|---|---|---|---|---|"


def table() -> str:
    """A row for each fault."""
    return "\n".join((HEAD, *map(_row, FAULTS)))


def _row(fault: Fault) -> str:
    shown = "<br>".join(_shown(name) for name in fault.shown_by)
    return f"| {fault.what} | {fault.seen} | {fault.lost} | {fault.returns} | {shown} |"


def _shown(name: str) -> str:
    """The test's name as a sentence, and its file."""
    file, _, test = name.partition("::")
    return f"{test.removeprefix('test_').replace('_', ' ')} (`tests/{file}`)"
