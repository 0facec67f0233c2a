"""The traveler: it flies to anybody who rolls a bunco, in play and in roll-offs with three dice."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.errors import NotAllowed
from headtable.game.night import Missed, Moment, Night
from headtable.game.people.roster import here
from headtable.game.table.credit import credited, flies, late
from headtable.game.table.simultaneous import seen_in_play, thrown_before
from headtable.messages.facts import Fact
from headtable.messages.prizes import PersonRoll, TravelerMoved
from headtable.messages.refusals.people import NotHere
from headtable.messages.refusals.prizes import HasTravelerAlready, NoTraveler
from headtable.messages.table import BuncoGranted, CreditFact, Rolled, SheetTold

BuncoFact = CreditFact | SheetTold
"""The facts that may move the traveler."""


def with_traveler(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The facts, and the traveler's flights by the buncos among them."""
    held = holder(night)
    told: list[Fact] = []
    for fact in facts:
        told.append(fact)
        for to in _holders_by(night, fact) if isinstance(fact, BuncoFact) else ():
            if to != held:
                told.append(TravelerMoved(to, "bunco", held))
                held = to
    return tuple(told) if len(told) > len(facts) else facts


def _holders_by(night: Night, fact: BuncoFact) -> tuple[str, ...]:
    """The players to whom a fact moves the traveler, one after the other."""
    if isinstance(fact, SheetTold):
        return fact.cards if sheet_moves(night, fact) else ()
    to = _holder_by(night, fact)
    return (to,) if to else ()


def _holder_by(night: Night, fact: CreditFact) -> str | None:
    """The player to whom a roll moves the traveler; None if it stays. In the last turns it may not move."""
    if isinstance(fact, Rolled) and fact.worth != "bunco":
        return None
    table, to = night.table(fact.table), fact.credit
    granted = table.missed if isinstance(fact, BuncoGranted) else None
    moves = granted_flies(night, granted) if granted else flies(night, table)
    if not moves or (isinstance(fact, Rolled) and _too_late(night, fact)):
        return None
    if late(night, table) and isinstance(fact, Rolled):  # a bunco that is on no card may still move it
        to = credited(night, table, fact.player)
    return to


def sheet_moves(night: Night, sheet: SheetTold) -> bool:
    """Tell whether the buncos of a sheet move the traveler: by the host's word, or if the room saw no other one."""
    if sheet.traveler is None:
        return not seen_in_play(night, night.flown_at)
    return sheet.traveler == "moves"


def granted_flies(night: Night, missed: Missed) -> bool:
    """Tell whether a granted bunco moves the traveler.

    It does not if somebody got the traveler after that bunco was rolled.
    """
    return missed.moves and night.flights == missed.flights


def _too_late(night: Night, fact: Rolled) -> bool:
    """Tell whether a bunco thrown later than this one has already moved the traveler on."""
    return thrown_before(night, Moment(fact.table, fact.when), night.flown_at)


def after_roll_off(night: Night, rolls: tuple[PersonRoll, ...]) -> Iterator[Fact]:
    """Move the traveler by the buncos of a roll-off with three dice."""
    rules, held = night.ruleset.traveler, holder(night)
    if rules is None or rules.in_roll_offs == "never":
        return
    for roll in rolls:
        if roll.faces == (night.mark,) * 3 and roll.player != held:
            yield TravelerMoved(roll.player, "roll-off", held)
            held = roll.player


def given_by_host(night: Night, player: str) -> Fact:
    """The holder by the host's word."""
    if night.ruleset.traveler is None:
        raise NotAllowed(NoTraveler())
    if player not in here(night):
        raise NotAllowed(NotHere(player))
    if player == holder(night):
        raise NotAllowed(HasTravelerAlready(player))
    return TravelerMoved(player, "host", holder(night))


def holder(night: Night) -> str | None:
    """The holder of the traveler; None while it lies where it starts."""
    return night.traveler[-1].player if night.traveler else None
