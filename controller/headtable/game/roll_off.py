"""Roll-offs: any number of people roll against each other for a place, a prize or a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.ruleset import Ranks
from headtable.messages.prizes import Give, PersonRoll, Wins
from headtable.messages.refusals.prizes import (
    DoesNotRollNow,
    HostDecides,
    NobodyRollsOff,
    NobodyTiedFor,
    NotTiedFor,
    OtherNumberOfDice,
    OtherNumberOfPlaces,
    RollsOnce,
)
from headtable.messages.roll_offs import What

ABOVE_ALL_SUMS = 100


class Cut(NamedTuple):
    """The best players, in order, and those who are level for the remaining places."""

    sure: tuple[str, ...]
    tied: tuple[str, ...]


def cut(rolls: Sequence[PersonRoll], places: int, wins: Wins = "highest", ranks: Ranks = "sum") -> Cut:
    """``cut(rolls, 4)`` of twelve who rolled three dice: the head table, as far as the dice tell it."""
    ranked = {roll.player: rank(roll.faces, ranks) for roll in rolls}
    return cut_by(ranked if wins == "highest" else {player: -each for player, each in ranked.items()}, places)


def rank(faces: tuple[int, ...], ranks: Ranks) -> int:
    """The rank of a roll; three of a kind may be better than any other."""
    first = ranks == "triples_first" and len(set(faces)) == 1
    return sum(faces) + (ABOVE_ALL_SUMS if first else 0)


def cut_by(counts: dict[str, int], places: int) -> Cut:
    """The best players by any count, the highest first."""
    order = sorted(counts, key=lambda player: -counts[player])
    if len(order) <= places or places == 0:
        return Cut(tuple(order[:places]), ())
    level = counts[order[places - 1]]
    if counts[order[places]] != level:
        return Cut(tuple(order[:places]), ())
    sure = tuple(player for player in order if counts[player] > level)
    return Cut(sure, tuple(player for player in order if counts[player] == level))


class Contest(Struct, frozen=True):
    """A roll-off as it stands: what for, who is sure of it, who still throws, and what they have thrown.

    ``Contest(MostOf("wins"), ("Ann", "Bea"), places=1)`` waits for both; it is settled when nobody is left to throw.
    """

    what: What
    players: tuple[str, ...]
    places: int
    level: tuple[str, ...]  # who throw now
    dice: int = 1
    wins: Wins = "highest"
    ranks: Ranks = "sum"
    again: Literal["tied", "all", "host"] = "tied"
    sure: tuple[str, ...] = ()
    rolls: tuple[PersonRoll, ...] = ()  # in this throw, so far
    throws: tuple[tuple[PersonRoll, ...], ...] = ()  # by everybody who had to throw
    by_host: bool = False

    @property
    def settled(self) -> bool:
        """Tell whether the roll-off is settled."""
        return not self.level

    @property
    def last(self) -> tuple[PersonRoll, ...]:
        """The throw that decided it, or the last throw that did not."""
        return self.throws[-1] if self.throws else ()

    @property
    def to_roll(self) -> tuple[str, ...]:
        """The players who still have to throw."""
        rolled = {roll.player for roll in self.rolls}
        return tuple(player for player in self.level if player not in rolled)


def thrown(contest: Contest, rolls: tuple[PersonRoll, ...]) -> Contest:
    """The contest after these throws. Players level at the cut throw again when all have thrown."""
    rolls = contest.rolls + rolls
    if len(rolls) < len(contest.level):
        return replace(contest, rolls=rolls)
    best = cut(rolls, contest.places - len(contest.sure), contest.wins, contest.ranks)
    if best.tied and contest.again == "all":
        return replace(contest, level=contest.players, sure=(), rolls=(), throws=(*contest.throws, rolls))
    return replace(contest, level=best.tied, sure=contest.sure + best.sure, rolls=(), throws=(*contest.throws, rolls))


def carried_on(contest: Contest, before: Contest) -> Contest:
    """The contest with its people's dice from an earlier one, which ended as others left or came."""
    if contest.again == "host" or contest.dice != before.dice:
        return contest
    for rolls in (*before.throws, before.rolls):
        contest = thrown(contest, tuple(roll for roll in rolls if roll.player in contest.level))
        if contest.rolls or contest.settled:  # somebody has not thrown yet, or nobody has to
            break
    return contest


def given(contest: Contest, players: tuple[str, ...]) -> Contest:
    """The contest after the host has decided it."""
    return replace(contest, level=(), sure=players, rolls=(), by_host=True)


def check_rolls(contest: Contest | None, rolls: tuple[PersonRoll, ...]) -> Contest:
    """The contest of these throws; NotAllowed if somebody in them may not throw now."""
    if contest is None:
        raise NotAllowed(NobodyRollsOff())
    if contest.again == "host":
        raise NotAllowed(HostDecides(contest.what))
    thrown_by = Counter(roll.player for roll in rolls)
    for player, times in thrown_by.items():
        if times > 1:
            raise NotAllowed(RollsOnce(player, times))
        if player not in contest.to_roll:
            raise NotAllowed(DoesNotRollNow(player, contest.what, contest.to_roll))
    for roll in rolls:
        if len(roll.faces) != contest.dice:
            raise NotAllowed(OtherNumberOfDice(roll.player, len(roll.faces), contest.what, contest.dice))
    return contest


def check_gift(contest: Contest | None, said: Give) -> Contest:
    """The contest that the host decides; NotAllowed if it is another, or cannot be decided so."""
    if contest is None or said.what != contest.what:
        raise NotAllowed(NobodyTiedFor(said.what, contest.what if contest else None))
    for player in said.players:
        if player not in contest.players:
            raise NotAllowed(NotTiedFor(player, contest.what, contest.players))
    if len(set(said.players)) != contest.places or len(said.players) != contest.places:
        raise NotAllowed(OtherNumberOfPlaces(contest.what, contest.places, len(said.players)))
    return contest
