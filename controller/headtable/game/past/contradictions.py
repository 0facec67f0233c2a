"""What the rules say of a stage that was played: who would have sat where, and who would have had its places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec.structs import replace

from headtable.game.apply import apply
from headtable.game.night import Night, SeenOutcomes, Stage
from headtable.game.people.walking import walk
from headtable.game.prizes.final import finalists
from headtable.game.prizes.qualifying import qualifying
from headtable.game.roll_off import Contest
from headtable.messages.facts import Fact
from headtable.messages.past import Contradiction, OtherPlaces, OtherRollers, WouldSit
from headtable.messages.people import Walk
from headtable.messages.prizes import FinalistChosen, Qualified, TiedFor
from headtable.messages.roll_offs import LastPlaces, MostOf

Had = tuple[Qualified, ...] | tuple[FinalistChosen, ...]
Next = Callable[[Night], tuple[Fact, ...] | None]


def would_sit(night: Night, ways: tuple[Walk, ...]) -> Iterator[Contradiction]:
    """Those whom the rules would have sent to another table than where they went."""
    went = {way.player: way.table for way in ways}
    others = tuple(way.player for way in walk(night) if went.get(way.player) != way.table)
    if others:
        set_number, round_number = (night.set, night.round + 1) if night.round < night.rounds else (night.set + 1, 1)
        yield WouldSit(set_number, round_number, others)


def other_places(night: Night, stage: Literal["semi-final", "final"]) -> Iterator[Contradiction]:
    """Those who would have had places there by the cards of now; of those who are level, who has played there."""
    had: Had
    if stage == "semi-final":
        had, none, next_of = night.stage.qualified, replace(night.stage, qualified=()), qualifying
    else:
        had, none, next_of = night.stage.finalists, replace(night.stage, finalists=()), finalists
    would, level = _places(night, none, next_of, had)
    players = tuple(one.player for one in had)
    instead = tuple(player for player in would if player not in players)
    if instead:
        without = tuple(player for player in players if player not in would and not level)
        yield OtherPlaces(stage, instead, tuple(sorted(without)))
    if level:
        holder = tuple(one.player for one in _in_the_final_by(had, level))
        yield OtherRollers(level.what, tuple(sorted(level.players)), holder)


def _in_the_final_by(had: Had, level: TiedFor) -> Iterator[FinalistChosen]:
    """Who has been in the final by the place that others are level for."""
    return (one for one in had if isinstance(one, FinalistChosen) and one.place == _place(level))


def _places(night: Night, none: Stage, next_of: Next, had: Had) -> tuple[tuple[str, ...], TiedFor | None]:
    """Who would have them, and who would roll for the next if nobody of them has played there by that place."""
    would = replace(night.snapshot(), stage=none, contest=None, seen=SeenOutcomes({}, night.seen.drawn))
    players: list[str] = []
    while facts := next_of(would):
        level = next((fact for fact in facts if isinstance(fact, TiedFor)), None)
        if level:
            played = tuple(one.player for one in had if one.place == _place(level) and one.player in level.players)
            if len(played) < level.places:
                return tuple(players), level
            sure = played[: level.places]
            would.contests[level.what] = Contest(level.what, level.players, level.places, (), sure=sure)
            continue
        for fact in facts:
            apply(would, fact)
        places = [fact.player for fact in facts if isinstance(fact, Qualified | FinalistChosen)]
        if not places:
            break
        players += places
    return tuple(players), None


def _place(level: TiedFor) -> str:
    """By which place those who are level for it would be in the semi-final or the final."""
    if isinstance(level.what, LastPlaces):
        return "next-best"
    return "wins" if isinstance(level.what, MostOf) and level.what.counted == "wins" else "buncos"
