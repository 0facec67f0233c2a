"""What a power cut leaves in the emulated flash, and how its wear is counted."""

from __future__ import annotations

from tests.rp2040.chip import Event, FlashErased, FlashProgrammed, WasReset
from tests.rp2040.interrupted_flash import SECTOR_BYTES, Change, changes, erases_by_sector, flash_after

OLD = bytes(range(256)) * 32  # two sectors
ERASE = Change(1.0, SECTOR_BYTES, SECTOR_BYTES, b"")
PROGRAM = Change(2.0, SECTOR_BYTES, 256, bytes(reversed(range(256))))


def test_the_events_of_a_chip_become_changes_of_its_flash() -> None:
    events: list[Event] = [
        WasReset(0.5, "power"),
        FlashErased(1.0, 4096, 4096),
        FlashProgrammed(2.0, 4096, b"\x0a\xff"),
    ]
    assert changes(events) == [ERASE, Change(2.0, 4096, 2, b"\x0a\xff")]


def test_an_erase_of_two_sectors_counts_for_each() -> None:
    events: list[Event] = [FlashErased(1.0, 4096, 8192), FlashErased(2.0, 4096, 4096), FlashProgrammed(3.0, 0, b"\0")]
    assert erases_by_sector(events) == {1: 2, 2: 1}


def test_a_cut_after_the_changes_leaves_them_all() -> None:
    left = flash_after(OLD, [ERASE, PROGRAM])
    assert left[:SECTOR_BYTES] == OLD[:SECTOR_BYTES]
    assert left[SECTOR_BYTES : SECTOR_BYTES + 256] == PROGRAM.raw
    assert set(left[SECTOR_BYTES + 256 :]) == {0xFF}


def test_programming_clears_bits_and_sets_none() -> None:
    assert flash_after(b"\x0f", [Change(1.0, 0, 1, b"\x3c")]) == b"\x0c"


def test_an_interrupted_erase_has_set_some_bits_and_cleared_none() -> None:
    left = flash_after(OLD, [], ERASE)
    assert left[:SECTOR_BYTES] == OLD[:SECTOR_BYTES]
    assert all(after & before == before for after, before in zip(left, OLD, strict=True))
    assert left != OLD
    assert set(left[SECTOR_BYTES:]) != {0xFF}


def test_an_interrupted_program_is_neither_undone_nor_whole() -> None:
    erased = flash_after(OLD, [ERASE])
    lefts = [flash_after(OLD, [ERASE], PROGRAM, seed) for seed in range(8)]
    assert all(left not in (erased, flash_after(OLD, [ERASE, PROGRAM])) for left in lefts)
    assert len(set(lefts)) == 8, "each seed is a cut of its own"


def test_an_interrupted_program_changes_nothing_outside_its_place() -> None:
    left = flash_after(OLD, [ERASE], PROGRAM)
    assert left[:SECTOR_BYTES] == OLD[:SECTOR_BYTES]
    assert set(left[SECTOR_BYTES + 256 :]) == {0xFF}
