"""The traveler: it flies to whoever rolls a bunco, in play and where three dice are rolled off."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.errors import NotAllowed
from headtable.game.night import Missed, Moment, Night
from headtable.game.people.roster import here
from headtable.game.table.credit import credited, flies, late
from headtable.game.table.simultaneous import thrown_before
from headtable.messages.facts import Fact
from headtable.messages.prizes import GiveTraveler, RolledFor, TravelerMoved
from headtable.messages.refusals.people import NotHere
from headtable.messages.refusals.prizes import HasTravelerAlready, NoTraveler
from headtable.messages.table import BuncoGranted, BuncoUncalled, Rolled


def with_traveler(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The facts, and where the traveler flies to by the buncos among them."""
    held = holder(night)
    told: list[Fact] = []
    for fact in facts:
        told.append(fact)
        if isinstance(fact, Rolled | BuncoGranted | BuncoUncalled) and (to := _holder_by(night, fact)) not in (
            None,
            held,
        ):
            told.append(TravelerMoved(to, "bunco", held))
            held = to
    return tuple(told) if len(told) > len(facts) else facts


def _holder_by(night: Night, fact: Rolled | BuncoGranted | BuncoUncalled) -> str | None:
    """Who has the traveler by a roll, if it moves by that; in the last turns it may not."""
    if isinstance(fact, Rolled) and fact.worth != "bunco":
        return None
    table, to = night.table(fact.table), fact.credit
    granted = table.missed if isinstance(fact, BuncoGranted) else None
    moves = granted_flies(night, granted) if granted else flies(night, table)
    if not moves or (isinstance(fact, Rolled) and _too_late(night, fact)):
        return None
    if late(night, table) and isinstance(fact, Rolled):  # it may move by a bunco that is on no card
        to = credited(night, table, fact.player)
    return to


def granted_flies(night: Night, missed: Missed) -> bool:
    """Whether a granted bunco moves it: not where somebody has been given it since that was rolled."""
    return missed.moves and night.flights == missed.flights


def _too_late(night: Night, fact: Rolled) -> bool:
    """Whether it has flown on already, by a bunco that was thrown later than this one."""
    return thrown_before(night, Moment(fact.table, fact.when), night.flown_at)


def after_roll_off(night: Night, rolled: RolledFor) -> Iterator[Fact]:
    """Where it goes by the buncos of a roll-off with three dice."""
    rules, held = night.ruleset.traveler, holder(night)
    if rules is None or rules.in_roll_offs == "never":
        return
    for roll in rolled.rolls:
        if roll.faces == (night.mark,) * 3 and roll.player != held:
            yield TravelerMoved(roll.player, "roll-off", held)
            held = roll.player


def given_by_host(night: Night, said: GiveTraveler) -> Fact:
    """The host's word on who holds it."""
    if night.ruleset.traveler is None:
        raise NotAllowed(NoTraveler())
    if said.player not in here(night):
        raise NotAllowed(NotHere(said.player))
    if said.player == holder(night):
        raise NotAllowed(HasTravelerAlready(said.player))
    return TravelerMoved(said.player, "host", holder(night))


def holder(night: Night) -> str | None:
    """Who has it; nobody while it lies where it starts."""
    return night.traveler[-1].player if night.traveler else None
