"""A night has so many blasts and so much hearing dose, whatever starts anew in it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.box.ledger import file_of, night_of
from headtable.config import BoxSettings, Config, EngineSettings
from headtable.messages import Chirp, SignalResult
from tests.box.in_memory import BELL, BELL_PRESS, HORN, SETTINGS, Hall

TWICE = replace(SETTINGS, signals=(BELL, replace(HORN, most_a_night=2, shortest_gap_s=0)))
LOUD = replace(HORN, loudness_db=119.5, distance_m=1.0, shortest_gap_s=0)  # 10 s of it are a day's dose


def a_hall(settings: BoxSettings = TWICE, file: Path | None = None) -> Hall:
    hall = Hall(settings, file).plug_in_everything()
    hall.engine_lives()
    return hall


def blast(hall: Hall, number: int) -> str:
    """Command the horn, and let it be over; why it did not sound, or nothing."""
    hall.engine_lives()
    hall.box.hear(hall.command(id=f"cmd{number}"), False)  # noqa: FBT003 - the bus's own signature
    hall.now_s += 2
    [result] = hall.said(SignalResult)
    assert isinstance(result, SignalResult)
    return result.why


def test_a_night_has_only_so_many_blasts() -> None:
    hall = a_hall()
    assert [blast(hall, 1), blast(hall, 2)] == ["", ""]
    assert blast(hall, 3) == "the horn has sounded 2 times tonight, the most that it may"
    assert hall.sounded() == ["horn", "horn"]


def test_the_reflex_is_counted_and_bound_too() -> None:
    hall = a_hall()
    for seq in (1, 2, 3):
        hall.engine_lives()
        hall.press(seq, BELL_PRESS)
        hall.passes(10)
    assert hall.sounded() == ["horn", "bell", "horn", "bell", "bell"]


def test_what_did_not_sound_is_not_counted() -> None:
    hall = a_hall()
    hall.board.is_full = True
    blast(hall, 1)
    hall.board.is_full = False
    assert [blast(hall, 2), blast(hall, 3)] == ["", ""]


def test_what_a_shared_line_took_and_never_said_is_told_and_is_not_counted() -> None:
    hall = a_hall()
    for number in range(3):
        assert blast(hall, number) == ""
        hall.box.sound_dropped(hall.board, hall.board.last, "too late")
        [result] = hall.said(SignalResult)
        assert result == SignalResult(f"cmd{number}", "horn", "box", sounded=False, why="too late")
    assert [blast(hall, 4), blast(hall, 5)] == ["", ""]
    assert blast(hall, 6) == "the horn has sounded 2 times tonight, the most that it may"


def test_after_what_was_never_said_nothing_has_to_rest() -> None:
    hall = a_hall(replace(SETTINGS, signals=(BELL, replace(HORN, shortest_gap_s=60))))
    assert blast(hall, 1) == ""
    hall.box.sound_dropped(hall.board, hall.board.last, "too late")
    hall.said(SignalResult)
    assert blast(hall, 2) == ""
    assert "and rests 60 s" in blast(hall, 3)


def test_a_chirp_that_was_never_said_gives_its_dose_back_and_no_blast() -> None:
    hall = a_hall(replace(SETTINGS, signals=(LOUD,)))
    for number in range(200):
        chirp = Chirp(f"c{number}", "box", "horn", "boxboot", int(hall.now_s * 1000))
        hall.engine_lives(in_play=False)
        hall.box.hear(chirp, False)  # noqa: FBT003 - the bus's own signature
        [result] = hall.said(SignalResult)
        assert isinstance(result, SignalResult)
        assert result.why == ""
        hall.box.sound_dropped(hall.board, hall.board.last, "too late")
        hall.said(SignalResult)
        hall.now_s += 1
    assert blast(hall, 1) == ""


def test_what_was_never_said_in_another_night_takes_nothing_from_this_one() -> None:
    hall = a_hall()
    blast(hall, 1)
    late = hall.board.last
    hall.night = "2026-11-22"
    hall.box.sound_dropped(hall.board, late, "too late")
    hall.said(SignalResult)
    assert [blast(hall, 2), blast(hall, 3)] == ["", ""]
    assert blast(hall, 4) != ""


def test_another_night_has_its_own() -> None:
    hall = a_hall()
    blast(hall, 1)
    blast(hall, 2)
    hall.night = "2026-11-22"
    assert blast(hall, 3) == ""


def test_a_box_that_starts_anew_knows_what_has_sounded(tmp_path: Path) -> None:
    for number in (1, 2):
        assert blast(a_hall(file=tmp_path / "box.blasts"), number) == ""
    assert "2 times tonight" in blast(a_hall(file=tmp_path / "box.blasts"), 3)


def test_a_count_that_cannot_be_kept_is_complained_about_and_goes_on(tmp_path: Path) -> None:
    hall = a_hall(file=tmp_path / "no" / "such" / "folder" / "box.blasts")
    assert [blast(hall, 1), blast(hall, 2)] == ["", ""]
    assert "2 times tonight" in blast(hall, 3)
    assert any("the night's blasts are not kept" in complaint for complaint in hall.complaints)


@pytest.mark.parametrize("kept", [b"", b"{", b'{"night": 7}', b"\xff"])
def test_a_file_that_says_nothing_is_complained_about(tmp_path: Path, kept: bytes) -> None:
    file = tmp_path / "box.blasts"
    file.write_bytes(kept)
    hall = a_hall(file=file)
    assert any("the night's blasts are not known" in complaint for complaint in hall.complaints)
    assert blast(hall, 1) == ""


def test_no_blast_exceeds_half_a_days_hearing_dose() -> None:
    hall = a_hall(replace(SETTINGS, signals=(LOUD,)))
    whys = [blast(hall, number) for number in range(1, 7)]
    assert whys[:4] == [""] * 4
    assert "the horn would bring the night to" in whys[5]
    assert "it ends at 50%" in whys[5]


def test_a_signature_allows_a_whole_days_dose_and_no_more() -> None:
    hall = a_hall(replace(SETTINGS, signals=(replace(LOUD, dose_signed_by="Ann"),)))
    whys = [blast(hall, number) for number in range(1, 12)]
    assert whys[:9] == [""] * 9
    assert "it ends at 100%" in whys[10]


def test_the_dose_is_kept_over_a_restart_too(tmp_path: Path) -> None:
    settings, file = replace(SETTINGS, signals=(LOUD,)), tmp_path / "box.blasts"
    whys = [blast(a_hall(settings, file), number) for number in range(1, 7)]
    assert "a day's hearing dose" in whys[-1]


def test_a_night_goes_from_noon_to_noon() -> None:
    nights = [night_of(datetime(2026, 11, day, hour)) for day, hour in ((21, 11), (21, 12), (22, 2), (22, 12))]  # noqa: DTZ001 - a wall clock's
    assert nights == ["2026-11-20", "2026-11-21", "2026-11-21", "2026-11-22"]


def test_it_counts_in_systemds_folder_or_beside_the_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(engine=EngineSettings(journal="/tmp/x/n.db"))  # noqa: S108 - nothing is made there
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
    assert file_of(config) == Path("/tmp/x/box.blasts")  # noqa: S108 - nothing is made there
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/headtable")
    assert file_of(config) == Path("/var/lib/headtable/box.blasts")
