"""What the game decided, as a short line for the host's list."""

from __future__ import annotations

from typing import assert_never

from headtable import messages as m

_WORTH: dict[m.Worth, str] = {"miss": "nothing", "one": "one", "two": "two", "mini": "a mini"}


def in_words(fact: m.Fact, bunco_word: str) -> str:  # noqa: C901, PLR0911, PLR0912  one case for each fact, no more
    """One fact as a host would say it."""
    match fact:
        case m.NightOpened():
            return f"The night is open: {4 * len(fact.seats)} players at {len(fact.seats)} tables"
        case m.RoundStarted():
            return f"Set {fact.set}, round {fact.round} has started, the mark is {fact.mark}"
        case m.FirstRollerChosen():
            return f"Table {fact.table}: {fact.player} rolls first"
        case m.Rolled():
            return _rolled(fact, bunco_word)
        case m.BuncoShown():
            return f"Table {fact.table}: {fact.player} has a {bunco_word} on the table, not called yet"
        case m.BuncoUncalled():
            return f"Table {fact.table}: {fact.player}'s {bunco_word} was not called in time"
        case m.CalledFalsely():
            return f"Table {fact.table}: {fact.player} called a {bunco_word} that is none"
        case m.DicePassed():
            return f"Table {fact.table}: the dice go to {fact.player}"
        case m.RoundCalled():
            return f"Round called, {_cause(fact, bunco_word)}"
        case m.TableStopped():
            return f"Table {fact.table} has stopped at {_tally(fact.tally)}"
        case m.TableTied():
            return f"Table {fact.table} is tied at {fact.tally}: one die for each team"
        case m.RolledOff():
            return f"Table {fact.table} rolled off: {fact.a} against {fact.b}"
        case m.TableWon():
            how = " after a roll-off" if fact.how == "roll-off" else ""
            return f"Table {fact.table}: {' and '.join(fact.winners)} win {_tally(fact.tally)}{how}"
        case m.RoundOver():
            return f"Set {fact.set}, round {fact.round} is over"
        case m.Walked():
            return f"{_walkers(fact)} of {len(fact.walks)} players walk to another chair"
        case m.SetOver():
            return f"Set {fact.set} is over"
        case m.NightOver():
            return "The night is over"
        case m.Undone():
            return f"Entry {fact.entry} was taken back by {fact.by}{_because(fact.why)}"
        case m.Corrected():
            return f"Entry {fact.entry} was put right by {fact.by}{_because(fact.why)}"
        case m.Voided():
            return f"Entry {fact.entry} no longer counts: {fact.why}"
        case m.Changed():
            return f"Set {fact.set}, round {fact.round}, table {fact.table}: was {fact.was}, is now {fact.now}"
        case _:
            assert_never(fact)


def _rolled(fact: m.Rolled, bunco_word: str) -> str:
    worth = _WORTH.get(fact.worth, f"a {bunco_word}")
    dice = f" ({'-'.join(map(str, fact.faces))})" if fact.faces else ""
    points = f" for {fact.points}" if fact.points else ""
    return f"Table {fact.table}: {fact.player} rolls {worth}{dice}{points}, it stands {_tally(fact.tally)}"


def _cause(fact: m.RoundCalled, bunco_word: str) -> str:
    match fact.cause:
        case "bunco":
            return f"by {fact.by}'s {bunco_word}"
        case "score":
            return f"{fact.by} brought team {fact.team} to {fact.tally}"
        case "button":
            return "by the head table's button"
        case "host":
            return "by the host"


def _tally(tally: tuple[int, int]) -> str:
    return f"{tally[0]}:{tally[1]}"


def _walkers(fact: m.Walked) -> int:
    return sum((walk.from_table, walk.from_seat) != (walk.table, walk.seat) for walk in fact.walks)


def _because(why: str) -> str:
    return f": {why}" if why else ""
