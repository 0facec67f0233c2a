"""The stage: what the night has come to besides its rounds, as a screen shows it."""

from __future__ import annotations

from headtable.game.night import Night
from headtable.game.pot import worth
from headtable.game.prize_giving import payers
from headtable.game.roll_off import Contest
from headtable.game.traveler import holder
from headtable.messages import Changed, PrizeLine, RollingOff, StageState, TravelerState

MOST_MOVES = 100  # of the traveler


def stage_state(night: Night, changed: tuple[Changed, ...]) -> StageState:
    """What is settled besides the rounds, and what has been put right."""
    stage = night.stage
    return StageState(
        contest=rolling_off(night.contest) if night.contest else None,
        changed=changed,
        qualified=stage.qualified,
        semi_final=stage.semi > 0,
        finalists=stage.finalists,
        final_seats=stage.final_seats,
        grand_prize=stage.grand_prize,
        prizes=_prizes(night),
        traveler=_traveler(night),
    )


def _prizes(night: Night) -> tuple[PrizeLine, ...]:
    """Every prize, with what it is worth when everybody has paid, and who has it."""
    dollars = worth(night.ruleset, payers(night))
    won = {
        prize.name: [fact for fact in night.stage.prizes if fact.prize == prize.name]
        for prize in night.ruleset.prizes
    }
    unwon = {fact.prize for fact in night.stage.unwon}
    return tuple(
        PrizeLine(prize.name, dollars.get(prize.name), tuple(won[prize.name]), prize.name in unwon)
        for prize in night.ruleset.prizes
    )


def _traveler(night: Night) -> TravelerState | None:
    rules = night.ruleset.traveler
    return TravelerState(rules.starts, holder(night), night.traveler[-MOST_MOVES:]) if rules else None


def rolling_off(contest: Contest) -> RollingOff:
    """People who roll against each other, as a screen shows them."""
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
    )
