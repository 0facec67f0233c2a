"""Who has the most of something: known at once, by a roll-off, or still to be rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from headtable.game.night import Night
from headtable.game.roll_off import Contest, cut_by
from headtable.messages import Counted, SettledBy, TiedFor, Why


class Winner(NamedTuple):
    """Somebody who gets it, and why."""

    player: str
    why: Why


Answer = tuple[Winner, ...] | TiedFor
"""Those who get it, or the roll-off that has to come first."""


def most(  # noqa: PLR0913 - what it is for, what is counted, and who settles it
    night: Night,
    what: str,
    counts: Mapping[str, int],
    counted: Counted = "wins",
    places: int = 1,
    *,
    by: SettledBy = "dice",
) -> Answer:
    """Those with the highest counts; whoever is level at the cut has to roll or to be named, unless they have.

    Who has gone home cannot roll: then the host decides.
    """
    best = cut_by(dict(counts), places)
    sure = tuple(Winner(player, Why(counted, abs(counts[player]))) for player in best.sure)
    if not best.tied:
        return sure
    contest = rolled(night, what, best.tied)
    if contest is None:
        gone = tuple(player for player in best.tied if player in night.gone)
        by = "host" if gone or night.ruleset.roll_off.again == "host" else by
        return TiedFor(what, best.tied, places - len(best.sure), night.ruleset.roll_off.dice, by=by, gone=gone)
    return sure + tuple(Winner(player, _by(contest, counted, abs(counts[player]))) for player in contest.sure)


def rolled(night: Night, what: str, players: Sequence[str]) -> Contest | None:
    """The settled roll-off of just these players, if there was one; who lost it may have gone home since."""
    contest = night.contests.get(what)
    if contest is None or not set(contest.sure) <= set(players):
        return None
    return contest if set(contest.players) - night.gone == set(players) - night.gone else None


def _by(contest: Contest, counted: Counted, count: int) -> Why:
    return Why(counted, count, "host" if contest.by_host else "roll-off", contest.last)


def drawn(night: Night, people: Sequence[str], purpose: str, places: int = 1) -> tuple[Winner, ...]:
    """So many of these people, by lot."""
    lots = night.lots.order(people, purpose)[:places]
    return tuple(Winner(player, Why("draw", decided="draw", among=len(people))) for player in lots)
