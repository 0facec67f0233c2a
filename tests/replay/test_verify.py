"""A night's draws and facts, held to its seed and its rules: what was honest is, what was forged is named."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.game.draws import Draw, Partners
from headtable.journal import Entry, Journal
from headtable.messages.facts import Fact
from headtable.messages.pace import Ring, RoundStarted, StartRound
from headtable.messages.past import Correct, Insert, Overrule, Undo
from headtable.messages.people import NightOpened, OpenNight, Walk, Walked
from headtable.messages.prizes import NightOver
from headtable.messages.refusals.speaking import RefusedTooOften
from headtable.messages.table import Claim, Rolled, Throw
from headtable_tools.replay import Difference, lines, verify
from headtable_tools.replay.difference import contrasted
from tests.replay.short_night import SEED, TWELVE, Evening, a_night, forge


@pytest.fixture(scope="module")
def honest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return a_night(tmp_path_factory.mktemp("honest") / "tonight.night.db")


@pytest.fixture
def night(honest: Path, tmp_path: Path) -> Path:
    """A copy of the honest night, to be forged."""
    return Path(shutil.copy(honest, tmp_path / "tonight.night.db"))


def entries(path: Path) -> list[Entry]:
    with Journal.read(path) as journal:
        return list(journal.entries())


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with closing(Evening(tmp_path / "evening.night.db")) as evening:
        yield evening


def walk_of(path: Path) -> tuple[int, Walked]:
    """The entry that ended the first round, and its walk."""
    return next((entry.number, fact) for entry in entries(path) for fact in entry.facts if isinstance(fact, Walked))


def swap_in_facts(path: Path, entry: int, one: str, other: str) -> None:
    """Two names change places in what an entry decided."""
    forge(
        path,
        "UPDATE entries SET facts = replace(replace(replace(facts, ?, '?'), ?, ?), '?', ?) WHERE number = ?",
        *(f'"{one}"', f'"{other}"', f'"{one}"', f'"{other}"', entry),
    )


# --- an honest night -----------------------------------------------------------------------------


def test_an_honest_night_verifies_and_its_seed_is_shown(honest: Path) -> None:
    verdict = verify(honest)
    assert verdict.honest
    assert (verdict.phase, verdict.seed, verdict.entries) == ("over", SEED, len(entries(honest)))
    assert [(opening.entry, opening.kept) for opening in verdict.openings] == [(1, True)]
    assert (verdict.missing, verdict.differences) == ((), ())


def test_every_draw_is_listed_with_its_purpose_and_its_choices(honest: Path) -> None:
    seating, *partings = verify(honest).draws
    assert seating.draw.purpose == "seating"
    assert seating.draw.choices == TWELVE
    opened = entries(honest)[0].facts[0]
    assert isinstance(opened, NightOpened)
    assert seating.draw.drawn == tuple(player for seats in opened.seats for player in seats)
    ended, _ = walk_of(honest)
    assert [(check.entry, check.draw.purpose) for check in partings] == [
        (ended, f"partners after set 1 round 1 at table {table}") for table in (1, 2, 3)
    ]
    assert all(check.kept for check in (seating, *partings))


def pairs_of(choice: str | Partners) -> tuple[tuple[str, str], ...]:
    """The partners of a choice."""
    assert isinstance(choice, Partners)
    return choice.pairs


def test_the_listed_draws_give_the_actual_partners(honest: Path) -> None:
    _, walked = walk_of(honest)
    chairs = {walk.player: (walk.table, walk.seat) for walk in walked.walks}
    for check in verify(honest).draws[1:]:
        for pair in pairs_of(check.draw.drawn[0]):
            (table, seat), (other_table, other_seat) = (chairs[player] for player in pair)
            assert (table, abs(seat - other_seat)) == (other_table, 2)


def test_a_guest_can_check_each_draw_with_only_a_hash_function_and_the_printout(honest: Path) -> None:
    told = list(lines(verify(honest)))
    steps = [(line, told[at + 1], told[at + 2]) for at, line in enumerate(told) if "SHA-256 of 5eed" in line]
    assert len(steps) == 12 + 3
    for text, digest, place in steps:
        hashed = sha256(text.removeprefix("  SHA-256 of ").encode()).hexdigest()
        assert digest == f"    is {hashed}"
        left, number = (int(word.strip(":")) for word in place.split() if word.strip(":").isdigit())
        assert int(hashed, 16) % left == number


def test_the_last_fact_of_the_night_reveals_the_committed_seed(honest: Path) -> None:
    over, opened = entries(honest)[-1].facts[-1], entries(honest)[0].facts[0]
    assert isinstance(over, NightOver)
    assert isinstance(opened, NightOpened)
    assert sha256(over.seed.encode()).hexdigest() == opened.commitment


def test_the_seed_stays_secret_during_the_night(evening: Evening) -> None:
    evening.say(OpenNight(TWELVE))
    verdict = verify(evening.path)
    assert verdict.honest
    assert verdict.seed is None
    told = "\n".join(lines(verdict))
    assert SEED not in told
    assert "  SHA-256 of SEED:seating:0\n" in told


def test_a_journal_without_a_night_has_nothing_to_check(evening: Evening) -> None:
    assert list(lines(verify(evening.path)))[-1] == "the night was never opened: nothing was drawn"


def test_a_corrected_night_verifies_and_repeated_draws_are_listed_once(evening: Evening) -> None:
    evening.say(OpenNight(TWELVE, "listed"), StartRound(), Ring("host"))
    mini = evening.claims(1, "mini")
    evening.claims(1, "miss", "two", "miss", "miss", "miss")
    evening.claims(2, "one", "miss", "miss", "miss", "miss")
    evening.claims(3, "one", "miss", "miss", "miss", "miss")
    before = verify(evening.path).draws
    put_right = evening.say(Correct(mini, Claim(1, "one"), "host", "it was one"))
    evening.say(Undo(put_right, "host", "no, a mini"), Undo(99, "host", "there is none"))
    verdict = verify(evening.path)
    assert verdict.honest
    assert verdict.draws[: len(before)] == before
    again = verdict.draws[len(before) :]
    assert {check.entry for check in again} == {put_right}
    assert {check.draw.purpose for check in again} <= {check.draw.purpose for check in before}
    assert "Bob" in {
        keeper for keeper, _ in pairs_of(again[0].draw.choices[0])
    }  # whose team won the head table after all


def test_a_night_with_an_inserted_roll_and_a_ruling_verifies(evening: Evening) -> None:
    evening.say(OpenNight(TWELVE, "listed"))
    evening.round_won("a", "b", "a")
    evening.say(Insert(3, Claim(1, "mini"), "host", "nobody pressed it"))
    evening.say(Overrule(1, 1, 3, "b", "host", "two pads were exchanged"))
    verdict = verify(evening.path)
    assert verdict.honest
    assert "Jim" in {player for draw in verdict.draws for pair in pairs_of(draw.draw.choices[0]) for player in pair}


def test_players_seated_as_listed_have_no_draw(evening: Evening) -> None:
    evening.say(OpenNight(TWELVE, "listed"))
    evening.round_won("a", "b", "a")
    verdict = verify(evening.path)
    assert verdict.draws[0].draw == Draw(
        "partners after set 1 round 1 at table 1",
        (Partners((("Ann", "Flo"), ("Cat", "Hal"))), Partners((("Ann", "Hal"), ("Cat", "Flo")))),
        verdict.draws[0].draw.drawn,
    )
    row = "0 Ann with Flo, Cat with Hal; 1 Ann with Hal, Cat with Flo"
    assert f"drawn from a row of 2: {row}" in "\n".join(lines(verdict))


# --- a forged one --------------------------------------------------------------------------------


def test_another_seed_breaks_the_commitment(night: Path) -> None:
    forge(night, "UPDATE night SET seed = ?", "0ther" * 6)
    verdict = verify(night)
    assert not verdict.honest
    assert not verdict.openings[0].kept
    assert not verdict.draws[0].kept
    assert "  NOT KEPT: SHA-256 of the seed is another" in list(lines(verdict))


def test_another_seed_with_its_own_commitment_gives_other_seats(night: Path) -> None:
    seed = "0ther" * 6
    opened = entries(night)[0].facts[0]
    assert isinstance(opened, NightOpened)
    forge(night, "UPDATE night SET seed = ?", seed)
    forge(
        night,
        "UPDATE entries SET facts = replace(facts, ?, ?) WHERE number = 1",
        *(opened.commitment, sha256(seed.encode()).hexdigest()),
    )
    verdict = verify(night)
    assert verdict.openings[0].kept
    assert not verdict.draws[0].kept
    assert not verdict.honest


def test_two_players_who_changed_seats_at_the_opening_are_named(night: Path) -> None:
    opened = entries(night)[0].facts[0]
    assert isinstance(opened, NightOpened)
    (one, *_), (other, *_), _ = opened.seats
    swap_in_facts(night, 1, one, other)
    verdict = verify(night)
    assert [check.draw.purpose for check in verdict.draws if not check.kept] == ["seating"]
    (difference,) = verdict.differences
    assert difference.entry == 1
    written, decided = contrasted(difference)
    assert f"table 2: {one}" in written
    assert f"table 2: {other}" in decided
    assert "table 3" not in written


def test_a_walk_to_another_partner_is_named(night: Path) -> None:
    ended, walked = walk_of(night)
    one, other = (walk for walk in walked.walks if walk.table == 2 and walk.seat in (1, 2))
    walks = tuple(
        Walk(other.player if walk == one else one.player, walk.from_table, walk.from_seat, 2, walk.seat, walk.why)
        if walk in (one, other)
        else walk
        for walk in walked.walks
    )
    facts = tuple(Walked(walks) if fact == walked else fact for fact in entries(night)[ended - 1].facts)
    rewrite(night, ended, facts)
    verdict = verify(night)
    assert {check.entry for check in verdict.draws if not check.kept} == {ended}
    (difference,) = verdict.differences
    assert difference.entry == ended
    written, _ = contrasted(difference)
    assert written.count("now table") == 2
    assert all(walk.player in written for walk in (one, other))


def rewrite(path: Path, entry: int, facts: tuple[Fact, ...]) -> None:
    """Write other facts into an entry."""
    forge(path, "UPDATE entries SET facts = ? WHERE number = ?", msgspec.json.encode(facts).decode(), entry)


def test_an_improved_roll_is_named_and_no_draw_is_blamed(night: Path) -> None:
    entry, rolled = next(
        (entry.number, fact) for entry in entries(night) for fact in entry.facts if isinstance(fact, Rolled)
    )
    forge(night, "UPDATE entries SET facts = replace(facts, ?, ?) WHERE number = ?", '"points":', '"points":1', entry)
    verdict = verify(night)
    assert not verdict.honest
    assert all(check.kept for check in verdict.draws)
    (difference,) = verdict.differences
    assert (difference.entry, difference.decided) == (entry, (rolled,))


def test_altered_dice_are_named(night: Path) -> None:
    entry = next(entry.number for entry in entries(night) if isinstance(entry.heard.said, Throw))
    forge(
        night,
        "UPDATE entries SET heard = json_set(heard, '$.said.faces', json('[1,1,2]')) WHERE number = ?",
        entry,
    )
    assert verify(night).differences[0].entry == entry


def test_a_removed_entry_is_reported_as_missing(night: Path) -> None:
    forge(night, "DELETE FROM entries WHERE number = 7")
    verdict = verify(night)
    assert verdict.missing == (7,)
    assert "entry 7 is missing" in list(lines(verdict))


def test_an_accepted_entry_altered_into_a_refusal_is_named(night: Path) -> None:
    refusal = msgspec.json.encode(RefusedTooOften("pad-02")).decode()
    forge(night, "UPDATE entries SET facts = NULL, refusal = ? WHERE number = 2", refusal)
    first = verify(night).differences[0]
    assert first == Difference(2, RefusedTooOften("pad-02"), (RoundStarted(1, 1, 1),))
    refused = "refused: pad-02 is refused too often: look at it, then try again"
    assert contrasted(first) == (refused, "round 1 of set 1 started: roll ones")


def test_at_most_the_first_ten_differences_are_listed(night: Path) -> None:
    forge(night, "UPDATE night SET ruleset = replace(ruleset, 'one = 1 ', 'one = 1 #')")
    assert verify(night).honest  # a remark changes no rule
    forge(night, "UPDATE night SET seed = 'another'")
    told = list(lines(verify(night)))
    assert sum(line.endswith(" differs") for line in told) == 10
    assert any(line.endswith(" more differences") for line in told)


# --- the command ---------------------------------------------------------------------------------


def test_the_command_exits_0_for_an_honest_night(honest: Path) -> None:
    told = CliRunner().invoke(build_app(), ["verify", str(honest)])
    assert told.exit_code == 0
    assert told.output.splitlines()[-1] == f"honest: 4 draws and {len(entries(honest))} entries checked"


def test_the_command_exits_1_for_a_forged_night_and_names_the_fault(night: Path) -> None:
    forge(night, "UPDATE night SET seed = 'another'")
    told = CliRunner().invoke(build_app(), ["verify", str(night)])
    assert told.exit_code == 1
    assert told.output.splitlines()[-1].startswith("NOT HONEST: 1 commitment not kept, 4 draws not kept, ")


def test_the_command_in_json_lists_every_draw_and_its_steps(honest: Path) -> None:
    told = CliRunner().invoke(build_app(), ["verify", "--json", str(honest)])
    verdict = json.loads(told.output)
    assert verdict["honest"] is True
    assert verdict["draws"][0]["picks"][0]["left"] == 12
