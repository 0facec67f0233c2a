"""Who won a round is put right by the host's word, and that holds however the past is decided again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game import History
from headtable.messages.announcements import AnnouncedPlayers, AnnouncedResult, ResultOf, SeatsAt
from headtable.messages.pace import Ring, StartRound
from headtable.messages.past import Changed, Correct, Corrected, Insert, Overrule, Overruled, Undo, Undone
from headtable.messages.table import Claim, RollOff, TableWon
from headtable.messages.words import Team
from headtable.rulesets import load
from tests.game.evening import RFP, SEED, TWELVE, Evening

EVE, FLO = "Eve and Gil won", "Flo and Hal won"


def overrule(table: int, team: Team, set_number: int = 1, round_number: int = 1) -> Overrule:
    """The host's word on a table of the first round."""
    return Overrule(set_number, round_number, table, team, "host", "two pads were exchanged")


def winners(evening: Evening) -> tuple[str, str]:
    """Of the first round at the second table."""
    return evening.night.results[1, 1, 2].winners


@pytest.fixture
def evening() -> Evening:
    """Two tables, and their first round won by Ann and Cat and by Eve and Gil, 1 to 0 each."""
    evening = Evening(TWELVE[:8])
    evening.round_won("a", "a")
    return evening


def test_the_host_may_give_a_finished_round_to_the_losers(evening: Evening) -> None:
    assert evening.say(overrule(2, "b")) == [
        Overruled(1, 1, 2, "b", "host", "two pads were exchanged"),
        Changed(
            ResultOf(1, 1, 2),
            AnnouncedResult(("Eve", "Gil"), "points", 1, 0),
            AnnouncedResult(("Flo", "Hal"), "host", 0, 1),
        ),
        Changed(
            SeatsAt(1, 2, 1),
            AnnouncedPlayers(("Ann", "Eve", "Gil", "Cat")),
            AnnouncedPlayers(("Ann", "Flo", "Hal", "Cat")),
        ),
        Changed(
            SeatsAt(1, 2, 2),
            AnnouncedPlayers(("Hal", "Flo", "Dee", "Bob")),
            AnnouncedPlayers(("Eve", "Dee", "Bob", "Gil")),
        ),
    ]  # nobody has sat down there yet
    assert evening.night.results[1, 1, 2] == TableWon(2, "b", ("Flo", "Hal"), ("Eve", "Gil"), (1, 0), "host")
    assert (evening.night.cards["Flo"].wins, evening.night.cards["Eve"].losses) == (1, 1)


def test_the_host_may_overrule_a_decided_table_before_the_round_is_over() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(2, "one", "miss", "miss", "miss", "miss")
    evening.say(Ring("host"))
    evening.say(overrule(2, "b"))
    assert evening.night.phase == "called"
    won = evening.night.tables[1].won
    assert won is not None
    assert won.winners == ("Flo", "Hal")


def test_a_ruling_holds_after_other_corrections(evening: Evening) -> None:
    evening.say(overrule(2, "b"))
    roll = next(entry for entry, said, _ in evening.journal if said == Claim(2, "one"))
    assert evening.say(Correct(roll, Claim(2, "mini"), "host", "three twos")) == [
        Corrected(roll, Claim(2, "mini"), "host", "three twos"),
        Changed(
            ResultOf(1, 1, 2),
            AnnouncedResult(("Flo", "Hal"), "host", 0, 1),
            AnnouncedResult(("Flo", "Hal"), "host", 0, 5),
        ),
    ]


def test_a_ruling_two_sets_later_changes_cards_but_no_seats_and_can_be_undone() -> None:
    evening = Evening()
    for _ in range(13):
        evening.round_won("a", "b", "a")
    before = evening.night.snapshot()
    told = evening.say(overrule(3, "b"))
    changed = {fact.what for fact in told if isinstance(fact, Changed)}
    assert changed == {ResultOf(1, 1, 3)}
    assert evening.night.tables == before.tables
    assert evening.night.cards != before.cards
    assert evening.night.set == 3
    assert evening.say(Undo(evening.entry, "host", "they were not"))[0] == Undone(
        evening.entry - 1, "host", "they were not"
    )
    assert evening.night == before


def test_the_newest_ruling_counts_and_undoing_it_restores_the_one_before(evening: Evening) -> None:
    evening.say(overrule(2, "b"), overrule(2, "a"))
    assert winners(evening) == ("Eve", "Gil")
    evening.say(Undo(evening.entry, "host", "no"))
    assert winners(evening) == ("Flo", "Hal")
    evening.say(Undo(evening.entry - 2, "host", "no"))
    assert winners(evening) == ("Eve", "Gil")
    assert evening.night.results[1, 1, 2].how == "points"


def test_a_ruling_overrides_a_roll_off() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.lap(2)
    evening.say(Ring("host"), RollOff(2, 5, 3))
    assert evening.say(overrule(2, "b")) == [
        Overruled(1, 1, 2, "b", "host", "two pads were exchanged"),
        Changed(
            ResultOf(1, 1, 2),
            AnnouncedResult(("Eve", "Gil"), "roll-off", 0, 0),
            AnnouncedResult(("Flo", "Hal"), "host", 0, 0),
        ),
    ]


def test_a_tie_that_was_played_on_keeps_its_points_and_buncos() -> None:
    evening = Evening(TWELVE[:4], load("wba"))
    evening.say(StartRound())
    evening.lap(1)
    evening.say(Ring("host"))
    assert evening.night.tables[0].tied
    evening.claims(1, "miss", "bunco", "miss", "miss", "miss")
    evening.say(overrule(1, "a"))
    assert evening.night.results[1, 1, 1].winners == ("Ann", "Cat")
    assert evening.night.cards["Bob"].buncos == 1


def test_a_sudden_death_can_be_overruled() -> None:
    evening = Evening(TWELVE[:4], replace(RFP, tie="sudden_death_target"))
    evening.say(StartRound())
    evening.lap(1)
    evening.say(Ring("host"))
    evening.claims(1, "miss", "one")
    evening.say(overrule(1, "a"))
    assert evening.night.results[1, 1, 1] == TableWon(1, "a", ("Ann", "Cat"), ("Bob", "Dee"), (0, 1), "host")


def test_an_open_table_and_an_unchanged_winner_cannot_be_overruled(evening: Evening) -> None:
    assert evening.refusal(overrule(2, "a")) == "set 1, round 1, table 2: Eve and Gil have won there already"
    assert evening.refusal(overrule(3, "a")) == "set 1, round 1, table 3: nobody has won there yet"
    assert evening.refusal(overrule(1, "a", 1, 2)) == "set 1, round 2, table 1: nobody has won there yet"
    evening.say(overrule(2, "b"))
    assert evening.refusal(Correct(evening.entry, Claim(2, "one"), "host", "")) == (
        f"entry {evening.entry} put the past right itself: take it back instead"
    )
    assert evening.refusal(Insert(evening.entry, Claim(2, "one"), "host", "")).startswith(
        f"entry {evening.entry} put"
    )


def test_a_restart_restores_the_ruling(evening: Evening) -> None:
    evening.say(overrule(2, "b"))
    history = History(RFP, SEED)
    for entry in evening.journal:
        history.record(*entry)
    assert history.night == evening.night
    assert history.night.results[1, 1, 2].how == "host"
