"""Breaks: those that the rules have, those that the host starts, and the drawing in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from headtable.errors import NotAllowed
from headtable.game import purposes
from headtable.game.night import Night
from headtable.game.people.roster import eligible
from headtable.messages.facts import Fact
from headtable.messages.pace import BreakPlanned, BreakStarted, StartBreak
from headtable.messages.prizes import NamesDrawn
from headtable.messages.refusals.pace import OnBreak


def break_after_set(night: Night) -> tuple[Fact, ...]:
    """The host's break, or that which the rules have after the set that is over; nothing without one."""
    if night.break_planned:
        return planned_break(night)
    of_the_rules = (each for each in night.ruleset.breaks if each.after_set == night.set)
    return next((_started(night, each.what, each.minutes) for each in of_the_rules), ())


def break_before_semi(night: Night) -> tuple[Fact, ...]:
    """The break of the semi-final, or else that after the set that is over; it does not begin again once it has."""
    if night.on_break:
        return ()
    if night.seen.had_break:
        return planned_break(night)
    of_the_rules = (each for each in night.ruleset.breaks if each.before == "semi_final")
    return next((_started(night, each.what, each.minutes) for each in of_the_rules), ()) or break_after_set(night)


def planned_break(night: Night) -> tuple[Fact, ...]:
    """The break that the host has planned; nothing without one."""
    planned = night.break_planned
    return _started(night, planned.what, planned.minutes) if planned else ()


def start_break(night: Night, said: StartBreak) -> tuple[Fact, ...]:
    """A break at once, or when the round or the final is over."""
    if night.on_break:  # people may roll against each other in one
        raise NotAllowed(OnBreak(night.on_break.what))
    if night.phase in ("playing", "called", "final"):
        return (BreakPlanned(said.what, said.minutes),)
    return _started(night, said.what, said.minutes)


def _started(night: Night, what: str, minutes: int | None) -> tuple[Fact, ...]:
    return BreakStarted(what, minutes), *_drawing(night)


def _drawing(night: Night) -> tuple[Fact, ...]:
    """The names that are drawn in the break, of all who are here; those that the room has seen drawn stand."""
    people = eligible(night)
    rules = night.ruleset.drawings
    many = min(rules.names, len(people)) if rules else 0
    purpose = purposes.drawing(len(night.drawn) + 1)
    if shown := night.seen.drawn.get(purpose):
        return (NamesDrawn(shown),)
    return (NamesDrawn(night.lots.some(people, many, purpose)),) if many else ()


def drawings_to_come(night: Night) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The drawings that the room has seen and the night has not come to again, by their numbers."""
    for number in count(len(night.drawn) + 1):
        if (players := night.seen.drawn.get(purposes.drawing(number))) is None:
            return
        yield number, players
