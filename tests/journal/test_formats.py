"""A journal of every stored format opens, verifies and plays again, and a migration loses nothing."""

from __future__ import annotations

import gzip
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from headtable.errors import BadConfig, Unwell
from headtable.journal import Entry, Journal, archive
from headtable.journal.file import FORMAT, MAGIC, OLDEST_FORMAT
from headtable.journal.migrations import MIGRATIONS, from_5, from_7, from_8
from headtable.journal.rows import EntryRow, checksum_of
from headtable.messages.announcements import Announced, AnnouncedPrize, PrizeShare
from headtable.messages.pace import GoBy, GoesBy
from headtable.messages.past import Changed, Corrected, Undone, Voided
from headtable.messages.prizes import PrizeWon, Why
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.speaking import (
    DiceReadByOther,
    DiceSayOtherwise,
    DiceTakenBack,
    DiceThrownAgain,
    OtherRung,
)
from headtable.messages.table import SheetTold, TableTied
from headtable.saying.languages import LANGUAGE, PSEUDO
from headtable_tools.replay import verify
from headtable_tools.replay.replayed import replay
from headtable_tools.replay.rescue import rescue

STORED = Path(__file__).parent / "formats"
FORMATS = range(OLDEST_FORMAT, FORMAT + 1)
WITH_HOSTESS, WITH_PAPER = range(7, FORMAT + 1), range(8, FORMAT + 1)
HERS, ANNS = AnnouncedPrize((PrizeShare(()),)), AnnouncedPrize((PrizeShare(("Ann",)),))
ABOUT_DICE_AND_RUNGS: dict[int, Refusal] = {
    4: DiceSayOtherwise(2, (1, 1, 4), "two"),
    6: DiceTakenBack(2),
    7: DiceThrownAgain(2),
    11: DiceReadByOther(2, "dice-02"),
    14: OtherRung(1, "paper", "pad"),
    16: OtherRung(1, "pad", "phone"),
}
PRESS = '{"said":{"is":"press","button":"undo"}}'
OF_THE_RULES = (1, 22, 122, 263)
VERIFY = """
import sys
from pathlib import Path
from headtable_tools.replay import verify
verdict = verify(Path(sys.argv[1]))
print(verdict.honest, verdict.entries, verdict.differences)
"""
NONSENSE = """
from headtable.saying.catalogue import Catalogue
Catalogue.text = lambda self, name, /, **arguments: "stuff and nonsense"
"""


def stored(number: int, folder: Path, night: str = "") -> Path:
    """A copy of the stored journal of a format, as an engine left it."""
    path = folder / "tonight.night.db"
    path.write_bytes(gzip.decompress((STORED / night / f"{number}.db.gz").read_bytes()))
    return path


@pytest.fixture(params=FORMATS)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A journal of each format."""
    number: int = request.param
    return stored(number, tmp_path)


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A journal of format 5."""
    return stored(5, tmp_path)


def read(path: Path) -> list[Entry]:
    with Journal.read(path) as journal:
        return list(journal.entries())


def version(path: Path) -> int:
    return int.from_bytes(path.read_bytes()[60:64], "big")


# --- every stored format -------------------------------------------------------------------------


def test_a_file_of_every_format_is_stored_and_every_older_one_has_a_migration() -> None:
    for folder, formats in (
        (STORED, FORMATS),
        (STORED / "hostess", WITH_HOSTESS),
        (STORED / "paper", WITH_PAPER),
    ):
        assert {int(file.name.removesuffix(".db.gz")) for file in folder.glob("*.db.gz")} == set(formats)
    assert set(MIGRATIONS) == set(FORMATS) - {FORMAT}


def test_the_night_of_a_stored_file_verifies_and_replays_to_its_end(path: Path) -> None:
    before = path.read_bytes()
    assert verify(path).honest
    night = replay(path)
    assert (night.phase, night.entries, night.refusals, night.differences) == ("over", 263, 10, ())
    assert [standing.player for standing in night.standings[:2]] == ["Flo", "Eve"]
    assert path.read_bytes() == before


def test_an_engine_opens_a_stored_file_and_continues(path: Path) -> None:
    entries = read(path)
    with Journal.open(path) as journal:
        journal.check_whole()
        assert list(journal.entries()) == entries
        heard = entries[-1].heard
        assert journal.verdict(heard) is not None
        assert journal.record(replace(heard, boot="h2"), OtherRung(1, "paper", "pad")) == len(entries) + 1
    assert version(path) == FORMAT
    assert [entry.refusal for entry in read(path)][-1] == OtherRung(1, "paper", "pad")


def test_the_refusals_of_a_stored_file_are_read_as_data(path: Path) -> None:
    refusals = {entry.number: entry.refusal for entry in read(path) if entry.refusal is not None}
    assert {number: refusals[number] for number in ABOUT_DICE_AND_RUNGS} == ABOUT_DICE_AND_RUNGS
    assert set(refusals) == {*ABOUT_DICE_AND_RUNGS, *OF_THE_RULES}


@pytest.mark.parametrize("language", ["en", PSEUDO, "nonsense"])
def test_a_stored_file_verifies_after_every_sentence_is_replaced(path: Path, language: str) -> None:
    code = (NONSENSE if language == "nonsense" else "") + VERIFY
    environ = os.environ | {LANGUAGE: language}
    told = subprocess.run([sys.executable, "-c", code, path], env=environ, capture_output=True, text=True, check=True)
    assert told.stdout == "True 263 ()\n"


@pytest.mark.parametrize("number", WITH_HOSTESS)
def test_a_phone_and_the_hostess_of_a_stored_file_are_data(number: int, tmp_path: Path) -> None:
    path = stored(number, tmp_path, "hostess")
    assert verify(path).honest
    with Journal.open(path):
        pass
    assert version(path) == FORMAT
    assert verify(path).honest
    facts = [fact for entry in read(path) for fact in entry.facts or ()]
    assert [fact.by for fact in facts if isinstance(fact, Undone)] == ["phone", "phone", "host"]
    assert [fact for fact in facts if isinstance(fact, PrizeWon)] == [PrizeWon("Traveler", (), Why("hostess"))]
    assert announced_prizes(path) == [(HERS, ANNS), (ANNS, HERS)]


def announced_prizes(path: Path) -> list[tuple[Announced | None, Announced | None]]:
    """What was announced about prizes before and after each correction."""
    changes = [fact for entry in read(path) for fact in entry.facts or () if isinstance(fact, Changed)]
    return [(fact.was, fact.now) for fact in changes if isinstance(fact.now, AnnouncedPrize)]


@pytest.mark.parametrize("number", WITH_PAPER)
def test_a_stored_file_with_tables_on_paper_verifies_before_and_after_its_migration(
    number: int, tmp_path: Path
) -> None:
    path = stored(number, tmp_path, "paper")
    assert verify(path).honest
    with Journal.open(path):
        pass
    assert version(path) == FORMAT
    assert verify(path).honest
    assert replay(path).differences == ()


def test_up_to_format_8_a_table_on_paper_was_level_at_the_bell_and_stays_so(tmp_path: Path) -> None:
    path = stored(8, tmp_path, "paper")
    facts = [fact for entry in read(path) for fact in entry.facts or ()]
    assert [fact for fact in facts if isinstance(fact, GoesBy)] == [GoesBy(2, "paper", awaits_sheet=False)]
    assert [fact.tally for fact in facts if isinstance(fact, TableTied)] == [0, 0]
    corrected = next(fact for fact in facts if isinstance(fact, Corrected))
    assert corrected.instead == GoBy(1, "paper", awaits_sheet=False)


def test_in_format_9_a_table_on_paper_is_told_by_its_sheet(tmp_path: Path) -> None:
    facts = [fact for entry in read(stored(9, tmp_path, "paper")) for fact in entry.facts or ()]
    assert [fact.tally for fact in facts if isinstance(fact, SheetTold)] == [(5, 24)]
    assert not any(isinstance(fact, TableTied) for fact in facts)


# --- migration -----------------------------------------------------------------------------------


def test_the_old_file_is_kept_beside_the_new_one(old: Path) -> None:
    before = old.read_bytes()
    with Journal.open(old) as journal:
        kept = old.with_name(f"{old.name}-{journal.night}-format-5")
    with closing(sqlite3.connect(kept)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert len(kept.read_bytes()) == len(before)
    assert version(kept) == 5
    assert [file.name for file in old.parent.iterdir() if "wal" in file.name or "new" in file.name] == []


def test_an_interrupted_migration_leaves_the_old_journal(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = read(old)

    def no_power(*_: object) -> None:
        raise OSError("no power")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", no_power)
        with pytest.raises(Unwell, match="the old one is untouched"):
            Journal.open(old)
    assert version(old) == 5
    assert read(old) == entries
    with Journal.open(old) as journal:
        assert list(journal.entries()) == entries


def test_a_forged_entry_in_the_old_file_is_not_migrated(old: Path) -> None:
    with closing(sqlite3.connect(old)) as forger, forger:
        forger.execute("DROP TRIGGER entries_stay")
        forger.execute("UPDATE entries SET refusal = 'the round is over' WHERE number = 22")
    for opening in (Journal.read, Journal.open):
        with pytest.raises(Unwell, match="entry 22 was changed after it was written"):
            opening(old)
    assert version(old) == 5


def test_entries_that_are_only_in_the_log_are_migrated(old: Path, tmp_path: Path) -> None:
    entries = read(old)
    with closing(sqlite3.connect(old, isolation_level=None)) as engine:
        engine.execute("PRAGMA journal_mode = WAL")
        row = EntryRow(*engine.execute("SELECT * FROM entries WHERE number = 263").fetchone())
        row = row._replace(number=264, boot="h9", refusal="the night is over")
        row = row._replace(checksum=checksum_of(*row[:-1]))
        engine.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        crashed = tmp_path / "crashed.night.db"
        shutil.copy(old, crashed)
        shutil.copy(f"{old}-wal", f"{crashed}-wal")
    with Journal.open(crashed) as journal:
        assert len(list(journal.entries())) == len(entries) + 1


@pytest.mark.slow
def test_a_journal_that_somebody_reads_is_not_migrated(old: Path) -> None:
    entries = read(old)
    with closing(sqlite3.connect(old, isolation_level=None)) as engine:
        engine.execute("PRAGMA journal_mode = WAL")
        engine.execute("PRAGMA user_version = 5")  # so that the log holds a page
        with closing(sqlite3.connect(old, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            engine.execute("INSERT INTO lost VALUES (9999)")
            with pytest.raises(Unwell, match="another program has it open"):
                Journal.open(old)
    assert version(old) == 5
    with Journal.open(old) as journal:
        assert list(journal.entries()) == entries


def test_a_damaged_journal_of_an_old_format_can_be_rescued(old: Path, tmp_path: Path) -> None:
    entries = read(old)
    new = tmp_path / "saved.night.db"
    assert rescue(old, new).entries == len(entries)
    assert read(new) == entries
    assert verify(new).honest


def test_a_journal_of_an_old_format_is_archived_unchanged(old: Path) -> None:
    before = old.read_bytes()
    place = archive(old)
    assert place.name == "2023-11-14-2213.night.db"
    assert place.read_bytes() == before


def test_an_old_refusal_with_an_unknown_sentence_keeps_its_text() -> None:
    row = EntryRow(1, "n", 0, "host", "host-1", "b", 1, PRESS, None, "table 2 dice: a poem", "")
    assert from_5(row).refusal == '{"is":"former-refusal","text":"table 2 dice: a poem"}'
    assert from_5(row._replace(facts="[]", refusal=None)) == row._replace(facts="[]", refusal=None)


def test_the_reasons_in_facts_of_format_5_become_data() -> None:
    facts = (
        '[{"is":"undone","entry":12,"by":"pad-02","why":"taken back at table 2"},'
        '{"is":"voided","entry":7,"why":"table 2: the round is over here"}]'
    )
    row = EntryRow(1, "n", 0, "device", "pad-02", "b", 1, PRESS, facts, None, "")
    undone, voided = msgspec.json.decode(from_5(row).facts or "", type=tuple[Undone | Voided, ...])
    assert undone == Undone(12, "pad-02", "", at_table=2)
    assert voided == Voided(7, FormerRefusal("table 2: the round is over here"))


def test_the_reason_of_a_hosts_undo_stays_as_written() -> None:
    facts = '[{"is":"undone","entry":12,"by":"host","why":"taken back at table 2"}]'
    heard = '{"said":{"is":"undo","entry":12,"by":"host","why":"taken back at table 2"}}'
    row = EntryRow(1, "n", 0, "host", "host-1", "b", 1, heard, facts, None, "")
    [undone] = msgspec.json.decode(from_5(row).facts or "", type=tuple[Undone, ...])
    assert undone == Undone(12, "host", "taken back at table 2")


def test_players_and_hosts_with_the_words_of_format_7_keep_them() -> None:
    facts = (
        '[{"is":"prize-won","prize":"Most Wins","players":["the hostess"],'
        '"why":{"is":"why","counted":"wins","count":3},"dollars":null},'
        '{"is":"undone","entry":12,"by":"a phone","why":"","at_table":null}]'
    )
    heard = '{"is":"heard","said":{"is":"undo","entry":12,"by":"a phone","why":""}}'
    row = EntryRow(1, "n", 0, "host", "host-1", "b", 1, heard, facts, None, "")
    assert from_7(row) == row


def test_the_rest_of_the_money_stays_with_the_hostess() -> None:
    facts = '[{"is":"prize-won","prize":"Traveler","players":["the hostess"],"why":{"counted":"rest","count":0}}]'
    row = EntryRow(1, "n", 0, "host", "host-1", "b", 1, PRESS, facts, None, "")
    assert from_7(row).facts == facts.replace('"the hostess"', "")


def test_a_table_that_the_host_spoke_for_as_a_phone_is_data() -> None:
    heard = '{"said":{"is":"undolast","table":2,"by":"a phone"}}'
    row = EntryRow(1, "n", 0, "host", "host-1", "b", 1, heard, None, '{"is":"stuck","by":"a phone"}', "")
    assert from_7(row) == row._replace(heard=heard.replace("a phone", "phone"))


def test_only_a_change_to_paper_says_that_no_sheet_is_awaited() -> None:
    facts = '[{"is":"goes-by","table":2,"rung":"phone"}]'
    heard = '{"is":"heard","said":{"is":"go-by","table":2,"rung":"phone"}}'
    row = EntryRow(1, "n", 0, "phone", "phone-1", "b", 1, heard, facts, None, "")
    assert from_8(row) == row
    paper = row._replace(heard=heard.replace("phone", "paper"), facts=facts.replace("phone", "paper"))
    marked = '"rung":"paper","awaits_sheet":false'
    assert from_8(paper).heard == heard.replace('"rung":"phone"', marked)
    assert from_8(paper).facts == facts.replace('"rung":"phone"', marked)


def test_a_newer_journal_names_the_headtable_that_it_needs(path: Path) -> None:
    with Journal.open(path):
        pass
    with closing(sqlite3.connect(path)) as future, future:
        future.execute("UPDATE written SET headtable = '7.1.0'")
        future.execute(f"PRAGMA user_version = {FORMAT + 1}")
    before = path.read_bytes()
    with pytest.raises(BadConfig, match=r"use headtable 7\.1\.0, which wrote it, or a newer one"):
        Journal.open(path)
    assert path.read_bytes() == before
    assert int.from_bytes(before[68:72], "big") == MAGIC


def test_only_refusals_of_the_rules_become_former_refusals(old: Path) -> None:
    former = [entry for entry in read(old) if isinstance(entry.refusal, FormerRefusal)]
    assert len(former) == len(OF_THE_RULES)
