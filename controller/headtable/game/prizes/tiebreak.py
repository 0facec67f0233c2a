"""Find who has the most of something: known at once, by a roll-off, or still to be rolled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from headtable.game.night import Night
from headtable.game.roll_off import Contest, Cut, carried_on, cut_by
from headtable.messages.prizes import Counted, SettledBy, TiedFor, Why
from headtable.messages.roll_offs import What


class Winner(NamedTuple):
    """A winner, and why."""

    player: str
    why: Why


Answer = tuple[Winner, ...] | TiedFor
"""The winners, or the roll-off that has to come first."""


def most(  # noqa: PLR0913 - what it is for, what is counted, and who settles it
    night: Night,
    what: What,
    counts: Mapping[str, int],
    counted: Counted = "wins",
    places: int = 1,
    *,
    by: SettledBy = "dice",
) -> Answer:
    """The players with the highest counts.

    Players who are level at the cut roll for it or are named by the host, unless they already have. Somebody who has
    gone home cannot roll; then the host decides.
    """
    best = cut_by(dict(counts), places)
    sure = tuple(Winner(player, Why(counted, abs(counts[player]))) for player in best.sure)
    if stands := _rolled_in_the_hall(night, what, counts, best.tied):
        return _with_the_rolled(stands, counts, counted, places)
    if not best.tied:
        return sure
    contest = rolled(night, what, best.tied)
    if contest is None:
        tied = _tied_for(night, what, best, places, by)
        contest = contest_of(night, tied)
        if not contest.settled:
            return tied
    return sure + tuple(Winner(player, _by(contest, counted, abs(counts[player]))) for player in contest.sure)


def _tied_for(night: Night, what: What, best: Cut, places: int, by: SettledBy) -> TiedFor:
    """The roll-off that settles it, or the host's decision if one of them has gone home."""
    gone = tuple(player for player in best.tied if player in night.gone)
    settled_by = "host" if gone or night.ruleset.roll_off.again == "host" else by
    return TiedFor(what, best.tied, places - len(best.sure), night.ruleset.roll_off.dice, by=settled_by, gone=gone)


def contest_of(night: Night, tied: TiedFor) -> Contest:
    """The roll-off that this fact begins.

    For a first table or the first roll of the final, all have to roll. An earlier roll-off for the same thing may
    have been called off, because somebody came or went. Its dice still count.
    """
    contest = Contest(tied.what, tied.players, tied.places, tied.players, tied.dice, tied.wins)
    if night.phase == "seating":
        return replace(contest, ranks=night.ruleset.seating.ranks)
    if tied.by == "host":
        return replace(contest, again="host")
    if tied.wins == "highest":
        contest = replace(contest, again=night.ruleset.roll_off.again)
    before = night.called_off
    return carried_on(contest, before) if before and before.what == tied.what else contest


def _rolled_in_the_hall(night: Night, what: What, counts: Mapping[str, int], tied: Sequence[str]) -> Contest | None:
    """The roll-off that was rolled for this, if a correction has since changed who is level."""
    contest = night.seen.rolled.get(what)
    if contest is None or set(contest.players) == set(tied) or not contest.sure:
        return None
    return contest if all(player in counts for player in contest.sure) else None


def _with_the_rolled(
    contest: Contest, counts: Mapping[str, int], counted: Counted, places: int
) -> tuple[Winner, ...]:
    """The winners by an earlier roll-off: each of its winners keeps a place.

    The others with the best counts have the places before them.
    """
    others = {player: count for player, count in counts.items() if player not in contest.sure}
    best = sorted(others, key=lambda player: -others[player])[: max(places - len(contest.sure), 0)]
    by_count = tuple(Winner(player, Why(counted, abs(counts[player]))) for player in best)
    return by_count + tuple(Winner(player, _by(contest, counted, abs(counts[player]))) for player in contest.sure)


def rolled(night: Night, what: What, players: Sequence[str]) -> Contest | None:
    """The settled roll-off of exactly these players, if there was one. Its losers may have gone home since."""
    contest = night.contests.get(what) or night.seen.rolled.get(what)
    if contest is None or not set(contest.sure) <= set(players):
        return None
    return contest if set(contest.players) - night.gone == set(players) - night.gone else None


def _by(contest: Contest, counted: Counted, count: int) -> Why:
    return Why(counted, count, "host" if contest.by_host else "roll-off", contest.last)


def drawn(night: Night, people: Sequence[str], purpose: str, places: int = 1) -> tuple[Winner, ...]:
    """Several of these people, by lot."""
    shown = night.seen.first(purpose, people)[:places]
    rest = [player for player in people if player not in shown]
    lots = (*shown, *(night.lots.order(rest, purpose)[: places - len(shown)] if len(shown) < places else ()))
    return tuple(Winner(player, Why("draw", decided="draw", among=len(people))) for player in lots)
