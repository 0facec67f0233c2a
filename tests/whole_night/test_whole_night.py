"""A whole night as data: its sums, by every ruleset, after corrections, and of tables on paper."""

from __future__ import annotations

import csv
import io
from collections import Counter
from functools import cache
from itertools import groupby
from pathlib import Path

import msgspec
import pytest

from headtable import rulesets
from headtable.messages.pace import GoBy, Ring, StartRound
from headtable.messages.past import Correct
from headtable.messages.people import Rename, Substitute
from headtable.messages.table import Claim, FinalScore, PlayerBuncos, Throw
from headtable_tools.whole_night.night_data import WholeNight
from headtable_tools.whole_night.night_exports import files_of
from headtable_tools.whole_night.whole_night import night_data, whole_night
from tests.cli.test_cli import headtable
from tests.printing.paper_nights import PaperNight
from tests.replay.short_night import Evening, a_night
from tests.whole_night.recorded_nights import data_of, played, short

BUNDLED = rulesets.names()
FOUR = ("Ann", "Bob", "Cat", "Dee")


@cache
def night_by(name: str) -> WholeNight:
    return night_data(played(short(name)))


@pytest.mark.parametrize("name", BUNDLED)
def test_the_points_of_the_turns_are_those_of_the_tables(name: str) -> None:
    night = night_by(name)
    turns: Counter[tuple[int, int, int]] = Counter()
    for turn in night.turns:
        turns[turn.set, turn.round, turn.table] += turn.points
    tables = {(one.set, one.round, table.table): sum(table.tally) for one in night.rounds for table in one.tables}
    assert {key: turns[key] for key in tables} == tables


@pytest.mark.parametrize("name", BUNDLED)
def test_wins_and_buncos_of_the_rounds_are_those_of_the_cards(name: str) -> None:
    night = night_by(name)
    tables = [table for one in night.rounds for table in one.tables]
    wins = Counter(player for table in tables for player in table.winners)
    buncos = Counter(bunco.card for one in night.rounds for bunco in one.buncos)
    assert {player.player: (player.wins, player.buncos) for player in night.players} == {
        player.player: (wins[player.player], buncos[player.player]) for player in night.players
    }


@pytest.mark.parametrize("name", BUNDLED)
def test_every_player_adds_up(name: str) -> None:
    night = night_by(name)
    for player in night.players:
        own = [turn for turn in night.turns if turn.player == player.player]
        assert player.points == sum(turn.points for turn in own)
        assert player.rolls == sum(len(turn.rolls) for turn in own)
        assert player.luck is None or player.luck.points == pytest.approx(player.luck.expected + player.luck.luck)


@pytest.mark.parametrize("name", BUNDLED)
def test_the_prizes_in_amounts_are_the_money_of_the_players(name: str) -> None:
    night = night_by(name)
    won = sum(won.dollars or 0 for prize in night.prizes for won in prize.won if won.players)
    assert sum(player.cents or 0 for player in night.players) == 100 * won


@pytest.mark.parametrize("name", BUNDLED)
def test_a_night_reads_back_from_its_json(name: str) -> None:
    night = night_by(name)
    assert msgspec.json.decode(msgspec.json.encode(night), type=WholeNight) == night


def test_the_final_at_one_table_leaves_the_number_of_tables() -> None:
    assert (night_by("rfp").grand_prize is not None, night_by("rfp").tables) == (True, 3)


def test_rounds_have_the_moments_of_the_journal() -> None:
    for one in night_by("rfp").rounds:
        assert one.started_ms
        assert one.over_ms
        assert one.started_ms < one.over_ms


def test_a_corrected_throw_counts_as_corrected() -> None:
    evening = PaperNight(FOUR)
    evening.say(StartRound(), Throw(1, (1, 1, 2)), Correct(3, Throw(1, (1, 2, 3)), "host", "misread"))
    night = data_of(evening)
    [turn] = night.turns
    assert (turn.points, turn.rolls[0].faces) == (1, (1, 2, 3))
    assert night.dice[0].faces == (1, 1, 1, 0, 0, 0)


def test_a_name_that_was_corrected_and_a_card_taken_over_have_the_new_name() -> None:
    evening = PaperNight(FOUR)
    evening.say(StartRound(), Claim(1, "two"), Claim(1, "miss"), Claim(1, "one"))
    evening.say(Rename("Ann", "Anna"), Substitute("Bob", "Bea"))
    night = data_of(evening)
    assert [(turn.player, turn.points) for turn in night.turns] == [("Anna", 2), ("Bea", 1)]
    assert {player.player: player.points for player in night.players} == {"Anna": 2, "Bea": 1, "Cat": 0, "Dee": 0}


def test_a_bunco_that_nobody_called_is_luck_and_no_points() -> None:
    evening = PaperNight(FOUR)
    evening.say(StartRound(), Throw(1, (1, 1, 1)), Throw(1, (2, 3, 5)))
    night = data_of(evening)
    [turn] = night.turns
    assert [(roll.worth, roll.points, roll.called) for roll in turn.rolls] == [("bunco", 0, False), ("miss", 0, True)]
    ann = night.players[0]
    assert (ann.points, ann.luck and ann.luck.points) == (0, 21)


def on_paper() -> PaperNight:
    """A round that one table of two played on paper."""
    evening = PaperNight(("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal"))
    evening.say(GoBy(2, "paper"), StartRound(), Claim(1, "two"), Ring("host"))
    evening.say(FinalScore(2, (25, 3), (PlayerBuncos("Eve", 1),)))
    evening.roll_until(lambda night: night.round != 1 or night.phase in ("over", "settling"))
    return evening


def test_a_table_on_paper_has_its_result_and_its_buncos_but_no_rolls() -> None:
    night = data_of(on_paper())
    assert [(table.table, table.rolls > 0) for table in night.rounds[0].tables] == [(1, True), (2, False)]
    eve = next(player for player in night.players if player.player == "Eve")
    assert (eve.wins, eve.buncos, eve.points, eve.rolls, eve.untold_rounds, eve.luck) == (1, 1, 0, 0, 1, None)


def test_the_csv_files_have_a_line_for_each_thing_and_no_formula() -> None:
    evening = PaperNight(("=1+1", "Bob", "Cat", "Dee"))
    evening.say(StartRound(), Claim(1, "two"))
    files = {name: content.decode("utf-8-sig") for name, content in files_of(data_of(evening))}
    players = list(csv.DictReader(io.StringIO(files["players.csv"])))
    assert [player["player"] for player in players] == ["'=1+1", "Bob", "Cat", "Dee"]
    assert [turn["worths"] for turn in csv.DictReader(io.StringIO(files["turns.csv"]))] == ["two"]
    assert {name for name, _ in groupby(sorted(files))} == {
        *("night.json", "players.csv", "rounds.csv", "buncos.csv", "turns.csv")
    }


@pytest.mark.slow
def test_the_command_writes_the_files_and_prints_the_same_as_json(tmp_path: Path) -> None:
    journal = a_night(tmp_path / "tonight.night.db")
    written = headtable("night", "export", journal, "--out", "data", cwd=tmp_path)
    assert (written.returncode, written.stderr) == (0, "")
    assert [line.partition(":")[0] for line in written.stdout.splitlines()] == [
        f"data/{name}" for name in ("night.json", "players.csv", "rounds.csv", "buncos.csv", "turns.csv")
    ]
    told = headtable("night", "export", journal, "--json", cwd=tmp_path)
    night = msgspec.json.decode(told.stdout, type=WholeNight)
    assert night == whole_night(journal)
    assert night == msgspec.json.decode((tmp_path / "data" / "night.json").read_bytes(), type=WholeNight)


@pytest.mark.parametrize("name", ["file", "file/below"])
def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    journal = tmp_path / "tonight.night.db"
    Evening(journal).close()
    told = headtable("night", "export", journal, "--out", name, cwd=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert f"cannot make the folder '{name}'" in told.stderr
