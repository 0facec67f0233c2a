"""Roll-offs that nobody would have had to roll by a corrected past."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from headtable.game.apply import apply
from headtable.game.night import Night, SeenOutcomes
from headtable.game.prizes.agenda import settle
from headtable.messages.past import NoRollOff
from headtable.messages.roll_offs import PrizeOf, What


def unneeded_roll_offs(night: Night) -> Iterable[NoRollOff]:
    """The roll-offs for prizes that nobody would have had to roll, as far as the rules can tell."""
    rolled = {what: contest for what, contest in night.seen.rolled.items() if isinstance(what, PrizeOf)}
    if not rolled:
        return
    would = replace(night.snapshot(), seen=SeenOutcomes({}, night.seen.drawn))
    would.contests = {what: contest for what, contest in night.contests.items() if what not in rolled}
    needed: set[What] = set()
    while would.phase != "over":
        for fact in settle(would):
            apply(would, fact)
        if would.contest is None:
            break
        what = would.contest.what
        contest = rolled.get(what) if isinstance(what, PrizeOf) else None
        if contest is None or set(contest.players) != set(would.contest.players):
            return
        needed.add(contest.what)
        would.contests[contest.what], would.contest = contest, None
    yield from (NoRollOff(what, contest.players) for what, contest in rolled.items() if what not in needed)
