"""Somebody goes home while places and prizes are settled: nobody who has gone is waited for."""

from __future__ import annotations

from headtable.game.agenda import settle
from headtable.game.apply import apply
from headtable.game.final import dice_left
from headtable.game.night import Night
from headtable.game.onwards import then
from headtable.game.people import here
from headtable.messages.facts import Fact
from headtable.messages.people import Left
from headtable.messages.prizes import FinalistAbsent


def left_after_all_sets(night: Night, left: Left) -> tuple[Fact, ...]:
    """Others get the places, and roll for what is open; in the final the dice go on.

    So it is before the semi-final, too: whoever is the next best has the chair there.
    """
    if night.phase == "final":
        return _left_the_final(night, left)
    begun = night.stage.first_in_the_final is not None
    if not begun and left.player in (one.player for one in night.stage.finalists):
        return then(night, left, FinalistAbsent(left.player))
    return then(night, left)


def _left_the_final(night: Night, left: Left) -> tuple[Fact, ...]:
    """When the last person of the four has gone nobody wins it, and the night goes on to its end."""
    after = night.snapshot()
    apply(after, left)
    if set(after.stage.final_seats).isdisjoint(here(after)):
        return settle(night, left)
    return (left, *dice_left(after))
