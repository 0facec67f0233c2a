"""A night has a limit of blasts and of hearing dose, which holds after every restart."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.box.signals.ledger import DOSE_S, REST_S, Ledger, Now, file_of
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config, EngineSettings
from headtable.messages.devices import BlastsCounted, CountBlasts
from headtable.messages.silence_reasons import BlastsUsedUp, DoseUsedUp, Resting, SentTooLate, Silence
from headtable.messages.sound_commands import Chirp, SignalResult
from headtable.saying import say
from tests.box.in_memory import BELL, BELL_PRESS, HORN, SETTINGS, Hall

TWICE = replace(SETTINGS, signals=(BELL, replace(HORN, most_a_night=2, shortest_gap_s=0)))
FULL = BlastsUsedUp(2)
TOO_LATE = SentTooLate("/dev/ttyAMA0")
LOUD = replace(HORN, loudness_db=119.5, distance_m=1.0, shortest_gap_s=0)  # 10 s of it are a day's dose


def a_hall(settings: BoxSettings = TWICE, file: Path | None = None) -> Hall:
    hall = Hall(settings, file).plug_in_everything()
    hall.engine_lives()
    return hall


def blast(hall: Hall, number: int) -> Silence | None:
    """Command the horn, and let it be over; why it did not sound, or None."""
    hall.engine_lives()
    hall.box.on_message(hall.command(id=f"cmd{number}"), "live")
    hall.now_s += 2
    [result] = hall.said(SignalResult)
    assert isinstance(result, SignalResult)
    return result.why


def test_a_night_has_a_limited_number_of_blasts() -> None:
    hall = a_hall()
    assert [blast(hall, 1), blast(hall, 2)] == [None, None]
    assert blast(hall, 3) == FULL
    assert hall.sounded() == ["horn", "horn"]


def test_blasts_by_the_reflex_are_counted_and_limited_too() -> None:
    hall = a_hall()
    for seq in (1, 2, 3):
        hall.engine_lives()
        hall.press(seq, BELL_PRESS)
        hall.passes(10)
    assert hall.sounded() == ["horn", "bell", "horn", "bell", "bell"]


def test_a_signal_that_did_not_sound_is_not_counted() -> None:
    hall = a_hall()
    hall.board.is_full = True
    blast(hall, 1)
    hall.board.is_full = False
    assert [blast(hall, 2), blast(hall, 3)] == [None, None]


def test_a_shared_lines_unsent_sound_is_reported_and_not_counted() -> None:
    hall = a_hall()
    for number in range(3):
        assert blast(hall, number) is None
        hall.box.sound_dropped(hall.board, hall.board.last, TOO_LATE)
        [result] = hall.said(SignalResult)
        assert result == SignalResult(f"cmd{number}", "horn", "box", sounded=False, why=TOO_LATE)
    assert [blast(hall, 4), blast(hall, 5)] == [None, None]
    assert blast(hall, 6) == FULL


def test_no_signal_rests_after_an_unsent_sound() -> None:
    hall = a_hall(replace(SETTINGS, signals=(BELL, replace(HORN, shortest_gap_s=60))))
    assert blast(hall, 1) is None
    hall.box.sound_dropped(hall.board, hall.board.last, TOO_LATE)
    hall.said(SignalResult)
    assert blast(hall, 2) is None
    assert isinstance(blast(hall, 3), Resting)


def test_an_unsent_chirp_gives_back_its_dose_but_no_blast() -> None:
    hall = a_hall(replace(SETTINGS, signals=(LOUD,)))
    for number in range(200):
        chirp = Chirp(f"c{number}", "box", "horn", "boxboot", int(hall.now_s * 1000))
        hall.engine_lives(in_play=False)
        hall.box.on_message(chirp, "live")
        [result] = hall.said(SignalResult)
        assert isinstance(result, SignalResult)
        assert result.why is None
        hall.box.sound_dropped(hall.board, hall.board.last, TOO_LATE)
        hall.said(SignalResult)
        hall.now_s += 1
    assert blast(hall, 1) is None


def test_an_unsent_sound_of_another_night_reduces_no_count_of_this_one() -> None:
    hall = a_hall()
    blast(hall, 1)
    late = hall.board.last
    hall.night = "tonight2"
    hall.engine_lives()
    hall.box.sound_dropped(hall.board, late, TOO_LATE)
    hall.said(SignalResult)
    assert [blast(hall, 2), blast(hall, 3)] == [None, None]
    assert blast(hall, 4) is not None


def test_each_night_keeps_its_own_count() -> None:
    hall = a_hall()
    assert [blast(hall, 1), blast(hall, 2)] == [None, None]
    hall.night = "tonight2"
    assert blast(hall, 3) is None
    hall.night = "tonight1"
    assert blast(hall, 4) == BlastsUsedUp(2)


def test_blasts_from_before_an_engine_was_heard_belong_to_the_night() -> None:
    hall = Hall(TWICE).plug_in_everything()
    for seq in (1, 2):
        hall.press(seq, BELL_PRESS)
        hall.passes(10)
    assert hall.sounded().count("horn") == 2
    assert blast(hall, 3) == BlastsUsedUp(2)


def test_a_night_that_continues_another_evening_has_all_its_blasts_again() -> None:
    hall = a_hall()
    blast(hall, 1)
    blast(hall, 2)
    hall.now_s += REST_S - 10
    assert blast(hall, 3) == BlastsUsedUp(2)
    hall.now_s += 10
    assert blast(hall, 4) is None


def test_the_wall_clock_does_not_decide_which_night_it_is(tmp_path: Path) -> None:
    """Neither a date in 2036 nor one of last week is in the file. A new night begins with its own count."""
    file = tmp_path / "box.blasts"
    last_week = a_hall(file=file)
    assert [blast(last_week, 1), blast(last_week, 2)] == [None, None]
    tonight = Hall(TWICE, file, "m2").plug_in_everything()
    tonight.night = "tonight2"
    assert [blast(tonight, 3), blast(tonight, 4)] == [None, None]
    assert blast(tonight, 5) == BlastsUsedUp(2)


def test_a_reboot_during_a_night_keeps_the_counts(tmp_path: Path) -> None:
    file = tmp_path / "box.blasts"
    before = a_hall(file=file)
    assert [blast(before, 1), blast(before, 2)] == [None, None]
    after = Hall(TWICE, file, "m2").plug_in_everything()
    after.now_s = 5.0
    assert blast(after, 3) == BlastsUsedUp(2)


def test_a_host_can_let_a_box_count_from_zero(tmp_path: Path) -> None:
    file = tmp_path / "box.blasts"
    hall = a_hall(file=file)
    blast(hall, 1)
    blast(hall, 2)
    full = blast(hall, 3)
    assert full is not None
    assert "`headtable blasts --reset` counts from zero" in say(full, signal="horn")
    hall.box.on_message(CountBlasts("box"), "live")
    assert hall.said(BlastsCounted) == [BlastsCounted("box", horn=2)]
    hall.box.on_message(CountBlasts("other", "reset"), "live")
    hall.box.on_message(CountBlasts("box", "reset"), "retained")
    assert blast(hall, 4) == BlastsUsedUp(2)
    hall.box.on_message(CountBlasts("box", "reset"), "live")
    assert hall.said(BlastsCounted) == [BlastsCounted("box")]
    assert blast(hall, 5) is None
    assert blast(a_hall(file=file), 6) is None
    assert blast(a_hall(file=file), 7) == BlastsUsedUp(2)


def test_a_restarted_box_knows_which_signals_have_sounded(tmp_path: Path) -> None:
    for number in (1, 2):
        assert blast(a_hall(file=tmp_path / "box.blasts"), number) is None
    assert blast(a_hall(file=tmp_path / "box.blasts"), 3) == BlastsUsedUp(2)


def test_a_count_that_cannot_be_saved_is_reported_and_continues(tmp_path: Path) -> None:
    hall = a_hall(file=tmp_path / "no" / "such" / "folder" / "box.blasts")
    assert [blast(hall, 1), blast(hall, 2)] == [None, None]
    assert blast(hall, 3) == BlastsUsedUp(2)
    assert any("the night’s blasts are not kept" in complaint for complaint in hall.complaints)


FOUR = replace(SETTINGS, signals=(BELL, replace(HORN, most_a_night=4, shortest_gap_s=0)))


@pytest.mark.parametrize("kept", [b"", b"{", b'{"night": 7}', b"\xff", bytes(400)])
def test_a_damaged_file_leaves_half_of_a_nights_blasts_and_is_reported(tmp_path: Path, kept: bytes) -> None:
    file = tmp_path / "box.blasts"
    file.write_bytes(kept)
    hall = a_hall(FOUR, file)
    [complaint] = [one for one in hall.complaints if "the night’s blasts are not known" in one]
    assert f"{file}: the night’s blasts are not known: the file is damaged" in complaint
    assert "`headtable blasts --reset`" in complaint
    assert [blast(hall, 1), blast(hall, 2)] == [None, None]
    assert blast(hall, 3) == BlastsUsedUp(4)


def test_a_file_that_cannot_be_read_leaves_half_of_a_nights_blasts(tmp_path: Path) -> None:
    (tmp_path / "box.blasts").mkdir()
    hall = a_hall(FOUR, tmp_path / "box.blasts")
    assert any("Is a directory" in complaint for complaint in hall.complaints)
    assert [blast(hall, 1), blast(hall, 2)] == [None, None]
    assert blast(hall, 3) == BlastsUsedUp(4)


def test_no_flipped_bit_changes_the_count_or_stops_the_box(tmp_path: Path) -> None:
    file = tmp_path / "box.blasts"
    for number in (1, 2):
        blast(a_hall(file=file), number)
    whole = file.read_bytes()
    for bit in range(8 * len(whole)):
        spoilt = bytearray(whole)
        spoilt[bit // 8] ^= 1 << bit % 8
        file.write_bytes(spoilt)
        ledger = Ledger(TWICE, Now("m1", lambda: 1010.0), Complaints(lambda _: None), file)
        assert ledger.report("box") == BlastsCounted("box", horn=2)


def test_a_damaged_file_never_raises_the_limit_of_the_horn(tmp_path: Path) -> None:
    file, chance = tmp_path / "box.blasts", random.Random(22)
    for number in (1, 2):
        blast(a_hall(file=file), number)
    whole = file.read_bytes()
    for _ in range(500):
        spoilt = bytearray(whole[: chance.randint(0, len(whole))])
        for _ in range(chance.randint(1, 9)):
            if spoilt:
                spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
        file.write_bytes(spoilt)
        told = Ledger(TWICE, Now("m1", lambda: 1010.0), Complaints(lambda _: None), file).report("box")
        assert told.horn in (1, 2)  # half of two, or the truth


def test_no_blast_exceeds_half_a_days_hearing_dose() -> None:
    hall = a_hall(replace(SETTINGS, signals=(LOUD,)))
    whys = [blast(hall, number) for number in range(1, 7)]
    assert whys[:4] == [None] * 4
    assert isinstance(whys[5], DoseUsedUp)
    assert whys[5].most == 0.5


def test_a_signed_acceptance_allows_a_whole_days_dose_and_no_more() -> None:
    hall = a_hall(replace(SETTINGS, signals=(replace(LOUD, dose_signed_by="Ann"),)))
    whys = [blast(hall, number) for number in range(1, 12)]
    assert whys[:9] == [None] * 9
    assert isinstance(whys[10], DoseUsedUp)
    assert whys[10].most == 1


def test_the_dose_survives_a_restart(tmp_path: Path) -> None:
    settings, file = replace(SETTINGS, signals=(LOUD,)), tmp_path / "box.blasts"
    whys = [blast(a_hall(settings, file), number) for number in range(1, 7)]
    assert isinstance(whys[-1], DoseUsedUp)


def test_a_dose_expires_after_24_hours_and_not_at_a_new_night(tmp_path: Path) -> None:
    settings = replace(SETTINGS, signals=(LOUD,))
    hall = a_hall(settings)
    whys = [blast(hall, number) for number in range(1, 7)]
    hall.night = "tonight2"
    assert isinstance(blast(hall, 8), DoseUsedUp)
    hall.now_s += DOSE_S
    assert whys[:4] == [blast(hall, number) for number in range(9, 13)]


def test_another_night_after_a_power_off_starts_without_a_dose(tmp_path: Path) -> None:
    settings, file = replace(SETTINGS, signals=(LOUD,)), tmp_path / "box.blasts"
    hall = a_hall(settings, file)
    while not blast(hall, int(hall.now_s)):
        pass
    same = Hall(settings, file, "m2").plug_in_everything()
    assert isinstance(blast(same, 1), DoseUsedUp)
    other = Hall(settings, file, "m3").plug_in_everything()
    other.night = "tonight2"
    assert blast(other, 2) is None


def test_the_ledger_is_in_systemds_folder_or_beside_the_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(engine=EngineSettings(journal="/tmp/x/n.db"))  # noqa: S108 - nothing is made there
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
    assert file_of(config) == Path("/tmp/x/box.blasts")  # noqa: S108 - nothing is made there
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/headtable")
    assert file_of(config) == Path("/var/lib/headtable/box.blasts")
