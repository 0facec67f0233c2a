"""What putting the past right would change, as data: what contradicts it, what was announced, whose cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from headtable.game.course import Course
from headtable.game.standings import standings
from headtable.messages import CardChanged, Changed, Contradiction, Preview, RestsOn, Voided

MOST = 200
MOST_VOIDED = 100
T = TypeVar("T")


def previewed(was: Course, now: Course, rests: RestsOn | None) -> Preview:
    """The difference between two courses of the night."""
    told = list(was.differences(now))
    contradictions = (*((rests,) if rests else ()), *_new_contradictions(was, now))
    changed = tuple(fact for fact in told if isinstance(fact, Changed))
    voided = tuple(fact for fact in told if isinstance(fact, Voided))
    cards = tuple(_cards(was, now))
    shown = Preview(contradictions[:MOST], changed[:MOST], cards[:MOST], voided[:MOST_VOIDED])
    return Preview(
        shown.contradictions,
        shown.changed,
        shown.cards,
        shown.voided,
        _left_out(shown, contradictions, changed, cards, voided),
    )


def _left_out(shown: Preview, *whole: Sequence[object]) -> int:
    kept = sum(map(len, (shown.contradictions, shown.changed, shown.cards, shown.voided)))
    return sum(map(len, whole)) - kept


def _new_contradictions(was: Course, now: Course) -> Iterator[Contradiction]:
    """Those that were not there before."""
    known = [each for those in was.contradictions.values() for each in those]
    for those in now.contradictions.values():
        yield from (each for each in those if each not in known)


def _cards(was: Course, now: Course) -> Iterator[CardChanged]:
    before = {line.player: line for line in standings(was.night)}
    after = {line.player: line for line in standings(now.night)}
    for player in dict.fromkeys((*before, *after)):
        if before.get(player) != after.get(player):
            yield CardChanged(before.get(player), after.get(player))
