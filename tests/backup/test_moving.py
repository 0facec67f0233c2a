"""A night moves to another machine in mid-round, and only one of the two goes on with it."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from datetime import datetime
from multiprocessing import get_context
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.engine.resumed_night import history_of
from headtable.errors import BadConfig, Trouble, Unwell
from headtable.game.views import table_state
from headtable.journal import Journal, NightMoved
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Press
from headtable.messages.refusals.speaking import NightHasMoved
from headtable.messages.rooms import EngineState
from headtable_tools.backup import back_up as writing, move_out as moving
from headtable_tools.backup.back_up import back_up
from headtable_tools.backup.contents import Places
from headtable_tools.backup.move_in import Consent, MovedIn, TakenBack, move_in, take_back
from headtable_tools.backup.move_out import move_out
from headtable_tools.backup.restore import restore
from headtable_tools.replay.rescue import rescue
from tests.engine.room import Room, close_rooms, of
from tests.replay.short_night import a_night

if TYPE_CHECKING:
    from _typeshed import TraceFunction

NOW = datetime(2026, 11, 27, 20, 15, 30)  # noqa: DTZ001 - only its name is used
NOTHING, OLD_IS_OFF = Consent(), Consent(old_is_off=True)
STATE = ("headtable-accounts.json", "headtable-phones.json", "rulesets/ours.toml", "box.blasts", "box.choices")


def places_in(folder: Path) -> Places:
    """A machine that keeps all in one folder."""
    folder.mkdir(exist_ok=True)
    return Places(folder / "tonight.night.db", folder, folder, folder / "headtable.toml", folder / "headtable.keys")


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """The machine of a night in mid-round, with all that belongs to it."""
    folder = places_in(tmp_path / "old").state
    (folder / "rulesets").mkdir()
    for name in (*STATE, "headtable.toml", "headtable.keys"):
        (folder / name).write_text(f"the content of {name}")
    room = Room(folder / "tonight.night.db")
    room.rolling()
    room.pad(2, "two")
    yield room
    close_rooms()


@pytest.fixture
def old(room: Room) -> Places:
    return places_in(room.path.parent)


@pytest.fixture
def spare(tmp_path: Path) -> Places:
    return places_in(tmp_path / "spare")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file that carries the night."""
    return tmp_path / "night.zip"


def tables_in(path: Path) -> list[object]:
    with Journal.read(path) as journal:
        night = history_of(journal).night
    return [table_state(night, table) for table in (1, 2, 3)]


def goes_on(path: Path) -> bool:
    """Whether an engine would go on with the night."""
    with Journal.open(path) as journal:
        try:
            journal.check_moves()
        except NightMoved:
            return False
        return True


def test_the_night_goes_on_at_the_other_machine_where_it_was(
    room: Room, old: Places, spare: Places, file: Path
) -> None:
    before = tables_in(room.path)
    assert move_out(old, file, NOW).entries == room.journal.last
    done = move_in(file, spare, NOW, NOTHING)
    assert isinstance(done, MovedIn)
    assert (done.entries, tables_in(spare.journal)) == (room.journal.last, before)
    assert goes_on(spare.journal)
    assert [(spare.state / name).read_text() for name in STATE] == [f"the content of {name}" for name in STATE]
    assert set(done.left_out) == {"config/headtable.toml", "config/headtable.keys"}
    assert file.stat().st_mode & 0o777 == 0o600
    assert spare.journal.stat().st_mode & 0o777 == 0o640  # the pages read it as its group


def test_configuration_and_keys_come_if_they_are_asked_for(
    room: Room, old: Places, spare: Places, file: Path
) -> None:
    move_out(old, file, NOW)
    move_in(file, spare, NOW, Consent(with_config=True))
    assert spare.keys.read_text() == "the content of headtable.keys"


def test_the_old_engine_accepts_nothing_more_and_says_so(room: Room, old: Places, file: Path) -> None:
    move_out(old, file, NOW)
    last = room.journal.last
    with pytest.raises(Unwell, match="goes on at another computer since"):  # which is in the log
        room.pad(2, "one")
    for ack in of(Ack, [*room.said, *room.pad(2, "one")]):
        assert (ack.accepted, ack.entry) == (False, None)
        assert isinstance(ack.why, NightHasMoved)
    with pytest.raises(Unwell, match="goes on at another computer since"):
        room.engine.check_journal()
    assert room.journal.last == last


def test_it_accepts_nothing_after_a_restart_and_its_bell_is_no_bell_of_a_round(
    room: Room, old: Places, file: Path
) -> None:
    move_out(old, file, NOW)
    room.restart("e2")
    [ack] = of(Ack, room.pad(2, "one"))
    assert isinstance(ack.why, NightHasMoved)
    room.said.clear()
    room.engine.heartbeat()
    [state] = of(EngineState, room.said)
    assert (state.moved, state.in_play, state.left_s) == (True, False, None)


def test_a_round_does_not_run_out_of_time_at_the_old_machine(room: Room, old: Places, file: Path) -> None:
    move_out(old, file, NOW)
    room.restart("e2")
    assert room.wait(100_000) == []


def test_a_pad_without_its_verdict_gets_the_same_one_at_the_other_machine(
    room: Room, old: Places, spare: Places, file: Path
) -> None:
    said = Heard("pad-02", "p1", 99, Press("one"), 2)
    [verdict] = of(Ack, room.hears(said))
    move_out(old, file, NOW)
    [again] = of(Ack, room.hears(said))
    move_in(file, spare, NOW, NOTHING)
    with Journal.open(spare.journal) as journal:
        assert journal.verdict(said) == again == verdict


def test_the_same_file_takes_the_night_back_while_the_engine_runs(room: Room, old: Places, file: Path) -> None:
    move_out(old, file, NOW)
    room.restart("e2")
    assert not of(Ack, room.pad(2, "one"))[0].accepted
    assert isinstance(move_in(file, old, NOW, NOTHING), TakenBack)
    room.engine.check_journal()
    [ack] = of(Ack, room.pad(2, "one"))
    assert ack.accepted


def test_a_person_may_take_the_night_back_without_the_file(room: Room, old: Places, file: Path) -> None:
    move_out(old, file, NOW)
    file.unlink()
    room.restart("e2")
    take_back(old)
    room.engine.check_journal()
    assert of(Ack, room.pad(2, "one"))[0].accepted
    with pytest.raises(BadConfig, match="has not moved"):
        take_back(old)


def test_a_night_moves_there_and_back(room: Room, old: Places, spare: Places, file: Path, tmp_path: Path) -> None:
    move_out(old, file, NOW)
    move_in(file, spare, NOW, NOTHING)
    back = tmp_path / "back.zip"
    move_out(spare, back, NOW)
    close_rooms()
    assert isinstance(move_in(back, old, NOW, NOTHING), MovedIn)
    assert goes_on(old.journal)
    assert not goes_on(spare.journal)
    with pytest.raises(BadConfig, match="has arrived"):
        move_in(back, old, NOW, NOTHING)


def test_the_same_file_a_second_time_does_not_set_the_night_back(
    room: Room, old: Places, spare: Places, file: Path
) -> None:
    move_out(old, file, NOW)
    move_in(file, spare, NOW, NOTHING)
    before = spare.journal.read_bytes()
    with pytest.raises(BadConfig, match=r"has arrived in .* already"):
        move_in(file, spare, NOW, NOTHING)
    assert spare.journal.read_bytes() == before


def test_an_older_file_does_not_set_the_night_back(room: Room, old: Places, file: Path, tmp_path: Path) -> None:
    move_out(old, file, NOW)
    take_back(old)
    room.engine.check_journal()
    room.pad(2, "one")
    close_rooms()
    with pytest.raises(BadConfig, match="is further in"):
        move_in(file, old, NOW, NOTHING)
    assert goes_on(old.journal)


def test_a_night_moves_once(room: Room, old: Places, file: Path, tmp_path: Path) -> None:
    move_out(old, file, NOW)
    with pytest.raises(BadConfig, match="has moved to another machine already"):
        move_out(old, tmp_path / "second.zip", NOW)
    assert not (tmp_path / "second.zip").exists()


def test_another_night_that_goes_on_there_stays_unless_the_host_says_so(
    room: Room, old: Places, spare: Places, file: Path
) -> None:
    other = Room(spare.journal)
    other.rolling()
    close_rooms()
    assert goes_on(old.journal)
    move_out(old, file, NOW)
    with pytest.raises(BadConfig, match="is not over"):
        move_in(file, spare, NOW, NOTHING)
    done = move_in(file, spare, NOW, Consent(put_away=True))
    assert isinstance(done, MovedIn)
    assert goes_on(Path(done.put_away))


def test_a_finished_night_there_is_put_away(room: Room, old: Places, spare: Places, file: Path) -> None:
    a_night(spare.journal)
    move_out(old, file, NOW)
    done = move_in(file, spare, NOW, NOTHING)
    assert isinstance(done, MovedIn)
    assert Path(done.put_away).exists()


def test_nothing_arrives_under_a_running_engine(room: Room, old: Places, spare: Places, file: Path) -> None:
    move_out(old, file, NOW)
    with (
        Journal.create(spare.journal, room.journal.ruleset, "5eed" * 8),
        pytest.raises(Unwell, match="another engine"),
    ):
        move_in(file, spare, NOW, NOTHING)
    assert not (spare.state / STATE[0]).exists()


def test_a_file_that_cannot_be_written_leaves_the_night_where_it_is(room: Room, old: Places, tmp_path: Path) -> None:
    with pytest.raises(Unwell, match=r"cannot write .*; the night goes on here"):
        move_out(old, tmp_path / "gone" / "night.zip", NOW)
    room.engine.check_journal()
    assert of(Ack, room.pad(2, "one"))[0].accepted


def test_a_file_that_is_there_already_is_kept(room: Room, old: Places, file: Path) -> None:
    file.write_text("a photo")
    with pytest.raises(BadConfig, match="exists already"):
        move_out(old, file, NOW)
    assert file.read_text() == "a photo"
    room.engine.check_journal()


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x05\x06" + bytes(18)])
def test_another_file_is_refused(spare: Places, file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(BadConfig, match="no backup of headtable"):
        move_in(file, spare, NOW, NOTHING)


def test_a_damaged_file_changes_nothing(room: Room, old: Places, spare: Places, file: Path) -> None:
    move_out(old, file, NOW)
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 0xFF
    file.write_bytes(content)
    with pytest.raises(BadConfig, match="is damaged"):
        move_in(file, spare, NOW, NOTHING)
    assert list(spare.state.iterdir()) == []


def test_a_damaged_journal_in_the_file_changes_nothing(room: Room, old: Places, spare: Places, file: Path) -> None:
    move_out(old, file, NOW)
    with zipfile.ZipFile(file) as archive:
        inside = {name: archive.read(name) for name in archive.namelist()}
    journal = "nights/tonight.night.db"
    inside[journal] = inside[journal].replace(b"pad-02", b"pad-03")
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in inside.items():
            archive.writestr(name, content)
    with pytest.raises(BadConfig, match="is damaged"):
        move_in(file, spare, NOW, NOTHING)
    assert list(spare.state.iterdir()) == []


def test_a_backup_is_no_moved_night_and_a_moved_night_no_backup(
    room: Room, old: Places, spare: Places, file: Path, tmp_path: Path
) -> None:
    backup = Path(back_up(old, tmp_path, 3, NOW).file)
    with pytest.raises(BadConfig, match="a backup comes back by `headtable restore`"):
        move_in(backup, spare, NOW, NOTHING)
    move_out(old, file, NOW)
    with pytest.raises(BadConfig, match="use `headtable night import"):
        restore(file, spare, NOW, with_config=False)


def test_a_lone_journal_arrives_only_if_its_machine_is_off(room: Room, spare: Places, tmp_path: Path) -> None:
    close_rooms()
    copy = Path(shutil.copy(room.path, tmp_path / "copy.night.db"))
    with pytest.raises(BadConfig, match="add --old-is-off"):
        move_in(copy, spare, NOW, NOTHING)
    assert isinstance(move_in(copy, spare, NOW, OLD_IS_OFF), MovedIn)
    assert tables_in(spare.journal) == tables_in(room.path)


def test_a_journal_that_has_left_does_not_arrive_alone(room: Room, old: Places, spare: Places, file: Path) -> None:
    move_out(old, file, NOW)
    with pytest.raises(BadConfig, match="has moved to another machine already"):
        move_in(room.path, spare, NOW, OLD_IS_OFF)


def test_a_rescue_does_not_bring_a_night_back_that_has_left(
    room: Room, old: Places, file: Path, tmp_path: Path
) -> None:
    move_out(old, file, NOW)
    rescue(room.path, tmp_path / "saved.night.db")
    assert not goes_on(tmp_path / "saved.night.db")


def test_a_journal_without_the_table_of_moves_moves_as_well(
    room: Room, old: Places, spare: Places, file: Path
) -> None:
    close_rooms()
    drop_the_table(room.path)
    assert goes_on(room.path)
    move_out(old, file, NOW)
    assert not goes_on(room.path)


def drop_the_table(path: Path) -> None:
    journal = sqlite3.connect(path)
    journal.execute("DROP TABLE moves")
    journal.close()


def test_a_command_that_is_killed_at_any_line_leaves_one_machine_that_goes_on(
    room: Room, old: Places, tmp_path: Path
) -> None:
    close_rooms()
    line, ways = 0, set[bool]()
    while True:
        line += 1
        folder = tmp_path / f"killed-{line}"
        shutil.copytree(old.state, folder)
        was_killed = killed_at(line, places_in(folder), folder / "night.zip")
        stays = goes_on(folder / "tonight.night.db")
        ways.add(stays)
        assert stays != arrives(folder / "night.zip", places_in(folder / "spare"))
        shutil.rmtree(folder)
        if not was_killed:
            break
    assert (line > 60, ways) == (True, {True, False})


def arrives(file: Path, spare: Places) -> bool:
    try:
        move_in(file, spare, NOW, NOTHING)
    except Trouble:
        return False
    return goes_on(spare.journal)


def killed_at(line: int, places: Places, file: Path) -> bool:
    """Whether ``kill -9`` came at this line of the command, before its end."""
    command = get_context("fork").Process(target=move_out_until, args=(line, places, file))
    command.start()
    command.join()
    assert command.exitcode in (0, -signal.SIGKILL)
    return command.exitcode != 0


def move_out_until(line: int, places: Places, file: Path) -> None:
    """Move the night, and die before this line of our own code."""
    tempfile.tempdir = str(file.parent)
    ours = {moving.__file__, writing.__file__, sys.modules["headtable.journal.moves"].__file__}
    left = line

    def trace(frame: FrameType, event: str, _: object) -> TraceFunction | None:
        nonlocal left
        if frame.f_code.co_filename not in ours:
            return None
        left -= event == "line"
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        return trace

    sys.settrace(trace)
    move_out(places, file, NOW)


def test_the_commands_say_what_was_done(
    room: Room, old: Places, spare: Places, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for places in (old, spare):
        places.config.write_text("[box]\nby_phone = true\n")
    monkeypatch.chdir(old.state)
    out = CliRunner().invoke(build_app(), ["night", "export", "--live", str(file)])
    assert (out.exit_code, out.exception) == (0, None)
    assert "Nothing is taken here any more" in out.output
    monkeypatch.chdir(spare.state)
    came = CliRunner().invoke(build_app(), ["night", "import", str(file)])
    assert (came.exit_code, came.exception) == (0, None)
    assert "the night goes on here" in came.output
    monkeypatch.chdir(old.state)
    back = CliRunner().invoke(build_app(), ["night", "take-back"])
    assert "No other machine may go on with it" in back.output
    both = CliRunner().invoke(build_app(), ["night", "export"])
    assert "name either a journal" in str(both.exception)
