"""Tonight's log under other rules: what the night would have been, and where the log stops making sense."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.errors import BadConfig
from headtable.messages.pace import NoDeviceAt, Ring, SetLength, StartRound
from headtable.messages.past import Correct, Undo
from headtable.messages.people import OpenNight
from headtable.messages.refusals.pace import BellHasRung, NightIsOver, RollingForTables, RoundIsOn
from headtable.messages.refusals.table import RoundIsOver
from headtable.messages.stop_reasons import OtherEdge, RevisesNothing, TableStillWaits
from headtable.messages.table import Claim
from headtable_tools.replay import Result, Stop, replay, replay_under
from tests.replay.short_night import NO_FINAL, SHORT, TWELVE, Evening, a_night


def rules(folder: Path, **changed: object) -> str:
    """RFP with other values, in a TOML file; what its examples say follows."""
    changed_text = NO_FINAL
    for key, value in changed.items():
        changed_text, found = re.subn(rf"^{key} = \S+", f"{key} = {value}", changed_text, flags=re.MULTILINE)
        assert found, key
    if "mini" in changed:
        changed_text = changed_text.replace(
            'worth = "mini"\npoints = 5', f'worth = "mini"\npoints = {changed["mini"]}'
        )
    path = folder / "house.toml"
    path.write_text(changed_text)
    return str(path)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Twelve players, seated as listed."""
    with closing(Evening(tmp_path / "tonight.night.db")) as evening:
        evening.say(OpenNight(TWELVE, "listed"))
        yield evening


@pytest.mark.slow
def test_a_replay_by_the_nights_own_rules_changes_nothing(tmp_path: Path) -> None:
    path = a_night(tmp_path / "n.db")
    (tmp_path / "same.toml").write_text(SHORT)
    was, again = replay(path), replay_under(path, str(tmp_path / "same.toml"))
    assert again.stop is None
    assert (again.played, again.phase) == (again.entries, "over")
    assert (again.standings, again.results) == (was.standings, was.results)


def test_different_points_give_another_winner_and_another_walk(evening: Evening, tmp_path: Path) -> None:
    evening.say(StartRound(), Ring("host"))
    for table in (1, 2, 3):
        evening.claims(table, "mini", "miss", "two", "two", "miss", "miss", "miss")
    evening.say(StartRound())
    other = replay_under(evening.path, rules(tmp_path, mini=3))
    assert replay(evening.path).results[0] == Result(1, 1, 1, ("Ann", "Cat"), ("Bob", "Dee"), (5, 4), "points")
    assert other.results[0] == Result(1, 1, 1, ("Bob", "Dee"), ("Ann", "Cat"), (4, 3), "points")
    assert [line.player for line in other.standings if line.wins] == ["Bob", "Dee", "Flo", "Hal", "Jim", "Lou"]
    assert (other.stop, other.played, other.phase) == (None, other.entries, "playing")


def test_a_lower_target_ends_the_round_sooner_and_leaves_out_later_rolls(evening: Evening, tmp_path: Path) -> None:
    evening.say(StartRound())
    evening.say(*[Claim(1, "mini")] * 3, *[Claim(1, "miss")] * 4)
    late = evening.say(Claim(1, "one"))
    undone = evening.say(Undo(late, "Rosa", "no"))
    last = evening.claims(2, "one")
    other = replay_under(evening.path, rules(tmp_path, target=15))
    assert other.needless == (
        Stop(late, Claim(1, "one"), RoundIsOver(1)),
        Stop(undone, Undo(late, "Rosa", "no"), RevisesNothing()),
    )
    assert (other.stop, other.played, other.entries, other.phase) == (None, last - 2, last, "called")
    assert (other.rounds, other.standings) == (0, ())


def test_a_bell_too_late_to_end_the_round_is_left_out(evening: Evening, tmp_path: Path) -> None:
    evening.say(StartRound(), *[Claim(1, "mini")] * 3)
    ring = evening.say(Ring("button"))
    evening.claims(1, "miss", "miss", "miss", "miss")
    other = replay_under(evening.path, rules(tmp_path, target=15))
    assert other.needless == (Stop(ring, Ring("button"), BellHasRung()),)
    assert (other.stop, other.results) == (None, replay(evening.path).results)


def test_turns_that_nobody_took_end_the_replay_and_are_named(tmp_path: Path) -> None:
    at_once = NO_FINAL.replace('after_bell = "complete_lap"', 'after_bell = "finish_turn_secondary"')
    with closing(Evening(tmp_path / "n.db", at_once)) as evening:
        evening.say(OpenNight(TWELVE[:8], "listed"), StartRound())
        evening.claims(2, "one", "miss")
        evening.say(*[Claim(1, "mini")] * 5)
        ring = evening.say(Ring("button"))
    other = replay_under(evening.path, rules(tmp_path))
    assert (other.stop, other.rounds) == (
        Stop(
            ring,
            Ring("button"),
            BellHasRung(),
            (TableStillWaits(1, ("Ann", "Bob", "Cat", "Dee")), TableStillWaits(2, ("Flo", "Gil", "Hal"))),
        ),
        0,
    )


def test_a_night_by_rules_with_rolls_for_the_tables_ends_where_a_person_did_something(tmp_path: Path) -> None:
    with closing(Evening(tmp_path / "n.db")) as evening:
        evening.say(OpenNight(TWELVE, "usual"), NoDeviceAt((1, 2, 3)))
        start = evening.say(StartRound())
    assert replay_under(evening.path, "book").stop == Stop(start, StartRound(), RollingForTables())


def test_a_higher_target_rings_no_bell_and_makes_the_next_start_impossible(evening: Evening, tmp_path: Path) -> None:
    evening.say(StartRound())
    evening.say(*[Claim(1, "mini")] * 5, *[Claim(1, "miss")] * 4)
    for table in (2, 3):
        evening.claims(table, "one", "miss", "miss", "miss", "miss")
    start = evening.say(StartRound())
    other = replay_under(evening.path, rules(tmp_path, target=30))
    assert other.stop == Stop(start, StartRound(), RoundIsOn())
    assert other.results == ()


def test_a_bell_that_would_end_a_round_instead_of_starting_one_is_impossible(
    evening: Evening, tmp_path: Path
) -> None:
    evening.say(StartRound())
    evening.say(*[Claim(1, "mini")] * 5, *[Claim(1, "miss")] * 4)
    for table in (2, 3):
        evening.claims(table, "one", "miss", "miss", "miss", "miss")
    ring = evening.say(Ring("button"))
    other = replay_under(evening.path, rules(tmp_path, target=30))
    assert other.stop == Stop(ring, Ring("button"), OtherEdge(that_night="start", here="end"))


def test_a_shorter_night_stops_where_it_would_have_been_over(tmp_path: Path) -> None:
    path = a_night(tmp_path / "n.db")
    other = replay_under(path, rules(tmp_path, sets=1, rounds=1))
    assert other.phase == "over"
    assert other.stop is not None
    assert (other.stop.said, other.stop.why) == (StartRound(), NightIsOver())
    assert {result.round for result in other.results} == {1}


def test_rolls_after_a_correction_stand_by_other_rules_too(evening: Evening, tmp_path: Path) -> None:
    evening.say(StartRound())
    first = evening.say(Claim(1, "one"))
    evening.say(Claim(1, "mini"), Claim(1, "mini"), *[Claim(1, "miss")] * 4)
    evening.say(Claim(1, "two"))
    put_right = evening.say(Correct(first, Claim(1, "mini"), "host", "it was a mini"))
    other = replay_under(evening.path, rules(tmp_path, target=15))
    assert replay(evening.path).corrections == 1
    assert (other.stop, other.played) == (None, put_right)


def test_inputs_refused_in_the_night_are_not_replayed(evening: Evening, tmp_path: Path) -> None:
    evening.say(Claim(1, "one"), StartRound())
    other = replay_under(evening.path, rules(tmp_path, target=15))
    assert (other.entries, other.played, other.stop) == (2, 2, None)


def test_a_missing_ruleset_is_named(evening: Evening) -> None:
    with pytest.raises(BadConfig, match="no ruleset 'bridge'"):
        replay_under(evening.path, "bridge")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("changed", [{"target": 10}, {"target": 40}, {"mini": 50}, {"bunco_ends_round": "false"}])
def test_any_night_can_be_played_by_any_rules(tmp_path: Path, seed: int, changed: dict[str, object]) -> None:
    with closing(Evening(tmp_path / "n.db")) as evening:
        evening.say(OpenNight(TWELVE[:8]))
        evening.roll_on(random.Random(seed))
    other = replay_under(evening.path, rules(tmp_path, **changed))
    assert (other.stop is None) == (other.played + len(other.needless) == other.entries)
    assert sum(line.wins for line in other.standings) == 2 * sum(
        1 for result in other.results if (result.set, result.round) in finished(other.results, 2)
    )


def finished(results: tuple[Result, ...], tables: int) -> set[tuple[int, int]]:
    """The rounds of which every table knows its winner."""
    rounds = [(result.set, result.round) for result in results]
    return {one for one in rounds if rounds.count(one) == tables}


# --- the command ---------------------------------------------------------------------------------


def test_the_command_first_reports_where_the_nights_diverge_and_omits_empty_standings(
    evening: Evening, tmp_path: Path
) -> None:
    evening.say(StartRound(), *[Claim(1, "mini")] * 5, *[Claim(1, "miss")] * 4)
    for table in (2, 3):
        evening.claims(table, "one", "miss", "miss", "miss", "miss")
    start = evening.say(StartRound())
    told = CliRunner().invoke(build_app(), ["replay", str(evening.path), "--ruleset", rules(tmp_path, target=30)])
    assert told.exit_code == 0
    assert told.output.splitlines()[1:] == [
        "these nights part ways in round 1 of set 1:",
        f"  entry {start}, 'the round starts', makes no sense by these rules: the round is being played already",
        "  no round was finished by these rules, so there are no standings",
        f"{start - 1} of {start} accepted entries count by these rules; the night is playing there",
    ]


def test_the_command_reports_what_is_equal_and_what_was_left_out(evening: Evening, tmp_path: Path) -> None:
    evening.round_won("a", "b", "a")
    evening.say(StartRound(), *[Claim(1, "mini")] * 3)
    ring = evening.say(Ring("button"))
    told = CliRunner().invoke(build_app(), ["replay", str(evening.path), "--ruleset", rules(tmp_path, target=15)])
    assert told.output.splitlines()[1:4] == [
        "  rounds finished by these rules: 1, and each ended as it did that night",
        f"  1 entry changes nothing by these rules, first entry {ring}, 'the head table rings the bell':",
        "    the bell has rung for this round already",
    ]
    assert "Standings" in told.output


def test_the_command_in_json_reports_where_the_replay_stopped(evening: Evening, tmp_path: Path) -> None:
    evening.say(StartRound())
    told = CliRunner().invoke(
        build_app(), ["replay", str(evening.path), "--json", "--ruleset", rules(tmp_path, target=15)]
    )
    other = json.loads(told.output)
    assert (other["played"], other["stop"]) == (2, None)
    assert other["played_by"] == "rfp"


def test_a_break_of_the_other_rules_ends_when_the_original_night_continued(tmp_path: Path) -> None:
    """The head table's button starts no round in a break; that night there was none, and so the log goes on."""
    with closing(Evening(tmp_path / "tonight.night.db", NO_FINAL)) as evening:
        evening.say(OpenNight(TWELVE, "listed"))
        for set_number in (1, 2):
            evening.say(SetLength(1))
            evening.say(Ring("button"))
            for table in (1, 2, 3):
                evening.say(*(Claim(table, worth) for worth in ("one", "miss", "miss", "miss", "miss")))
            evening.say(Ring("host"))
            assert evening.night.set == set_number + 1
        evening.say(Ring("button"))
    house = tmp_path / "with-a-break.toml"
    house.write_text(NO_FINAL.replace("after_set = 3", "after_set = 1").replace("minutes = 45\n", ""))
    other = replay_under(tmp_path / "tonight.night.db", str(house))
    assert other.stop is None
    assert (other.phase, other.set) == ("playing", 3)
