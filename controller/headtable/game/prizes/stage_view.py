"""A view of what follows the rounds: places, roll-offs, the final, prizes, and the traveler."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from headtable.game.night import Night
from headtable.game.prizes.pot import worth
from headtable.game.prizes.prize_giving import payers
from headtable.game.prizes.qualifying import fills_semi_final
from headtable.game.prizes.traveler import holder
from headtable.game.roll_off import Contest
from headtable.messages.announcements import ResultOf, SeatsAt, StandingOf, TravelerIn
from headtable.messages.past import Changed
from headtable.messages.roll_offs import LastPlaces, MostOf
from headtable.messages.rooms import (
    MOST_CHANGES,
    PrizeLine,
    RollingOff,
    StageState,
    TravelerState,
)

MOST_MOVES = 100  # of the traveler


def stage_state(night: Night, changed: tuple[Changed, ...]) -> StageState:
    """The stage for a screen: everything settled besides the rounds, and every correction."""
    stage = night.stage
    return StageState(
        contest=_contest(night, night.contest) if night.contest else None,
        changed=_most_important(changed),
        qualified=stage.qualified,
        semi_final=stage.semi > 0,
        semi_waits=bool(stage.qualified) and not stage.semi_begun,
        finalists=stage.finalists,
        final_seats=stage.final_seats,
        grand_prize=stage.grand_prize,
        prizes=_prizes(night),
        drawn=night.drawn[-1].players if night.drawn else (),
        traveler=_traveler(night),
        changes_left_out=max(0, len(changed) - MOST_CHANGES),
    )


def _most_important(changed: tuple[Changed, ...]) -> tuple[Changed, ...]:
    """As many changes as a screen gets, in the order of the night. Prizes are never left out for chairs."""
    kept = sorted(range(len(changed)), key=lambda number: _weight(changed[number]))[:MOST_CHANGES]
    return tuple(changed[number] for number in sorted(kept))


def _weight(change: Changed) -> int:
    """Of the whole night before results; chairs and standings follow from results."""
    match change.what:
        case ResultOf():
            return 1
        case SeatsAt() | TravelerIn():
            return 2
        case StandingOf():
            return 3
        case _:
            return 0


def _contest(night: Night, contest: Contest) -> RollingOff:
    """The roll-off, and where its winners play on."""
    shown = rolling_off(contest, night.gone)
    if not isinstance(contest.what, MostOf | LastPlaces):
        return shown
    return replace(shown, place_in="semi-final" if fills_semi_final(night) else "final")


def _prizes(night: Night) -> tuple[PrizeLine, ...]:
    """Every prize, with its worth when everybody has paid, and its winners."""
    dollars = worth(night.ruleset, payers(night))
    won = {
        prize.name: [fact for fact in night.stage.prizes if fact.prize == prize.name]
        for prize in night.ruleset.prizes
    }
    unwon = {fact.prize: fact.goes_to for fact in night.stage.unwon}
    return tuple(
        PrizeLine(
            prize.name,
            dollars.get(prize.name),
            tuple(won[prize.name]),
            prize.name in unwon,
            unwon.get(prize.name, "last-draw"),
        )
        for prize in night.ruleset.prizes
        if dollars.get(prize.name) != 0 or won[prize.name]
    )


def _traveler(night: Night) -> TravelerState | None:
    rules = night.ruleset.traveler
    return TravelerState(rules.starts, holder(night), night.traveler[-MOST_MOVES:]) if rules else None


def rolling_off(contest: Contest, gone: Collection[str] = ()) -> RollingOff:
    """A roll-off as a screen shows it. People who have gone home cannot roll."""
    return RollingOff(
        what=contest.what,
        players=contest.players,
        to_roll=() if contest.again == "host" else contest.to_roll,
        places=contest.places,
        dice=contest.dice,
        wins=contest.wins,
        rolls=contest.rolls,
        before=contest.last,
        sure=contest.sure,
        gone=tuple(player for player in contest.players if player in gone and contest.again == "host"),
    )
