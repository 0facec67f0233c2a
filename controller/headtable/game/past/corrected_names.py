"""The new names for chairs after a correction about people: the chairs stay, and other people sit in them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from headtable.errors import NotAllowed
from headtable.game.night import Night
from headtable.game.people.roster import check_names, ghosts
from headtable.game.people.seating import check_opening
from headtable.messages.facts import Fact
from headtable.messages.people import Arrive, NightOpened, OpenNight, Substitute
from headtable.messages.plays import Play
from headtable.messages.refusals.past import NoChairThen, RolledForTable
from headtable.messages.refusals.people import NameIsTaken


def corrected_names(night: Night, was: Play | None, now: Play, facts: Iterable[Fact]) -> dict[str, str]:
    """By the name that was told, the name that the chair has now."""
    match was, now:
        case Arrive(told), Arrive(player) if told != player:
            return _newcomer(night, told, player)
        case Substitute(gone, told), Substitute(same, player) if gone == same and told != player:
            return _newcomer(night, told, player)
        case OpenNight(), OpenNight() if was != now:
            return _in_the_opening(night, was, now, facts)
        case _:
            return {}


def _newcomer(night: Night, told: str, player: str) -> dict[str, str]:
    check_names((player,))
    if player in night.cards:
        raise NotAllowed(NameIsTaken(player))
    return {told: player}


def _in_the_opening(night: Night, was: OpenNight, now: OpenNight, facts: Iterable[Fact]) -> dict[str, str]:
    """Who is new has the chair of who is not there, or of a ghost; where nobody is new a ghost has it."""
    check_opening(now, night.ruleset)
    gone = [player for player in was.players if player not in now.players]
    new = [player for player in now.players if player not in was.players]
    told = [fact for fact in facts if isinstance(fact, NightOpened)]
    chairs = [*gone, *chain.from_iterable(fact.ghosts for fact in told)]
    if len(new) > len(chairs):
        raise NotAllowed(NoChairThen(new[-1]))
    if len(gone) > len(new) and not told:
        raise NotAllowed(RolledForTable(gone[-1]))
    new += ghosts(max(len(gone) - len(new), 0), (*now.players, *chairs))
    return dict(zip(chairs, new, strict=False))
