"""The effects of a correction as data: contradictions, announcements, and score cards."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from headtable.game.past.timeline import Timeline
from headtable.game.prizes.standings import standings
from headtable.messages.past import CardChanged, Changed, Contradiction, Preview, RestsOn, Voided


def previewed(was: Timeline, now: Timeline, rests: RestsOn | None) -> Preview:
    """The difference between two timelines of the night."""
    told = list(was.differences(now))
    return Preview(
        contradictions=(*((rests,) if rests else ()), *_new_contradictions(was, now)),
        changed=tuple(fact for fact in told if isinstance(fact, Changed)),
        cards=tuple(_cards(was, now)),
        voided=tuple(fact for fact in told if isinstance(fact, Voided)),
    )


def shortened(preview: Preview, most: int) -> Preview:
    """The same preview with so many items of each kind at most, and the number left out."""
    kept = replace(
        preview,
        contradictions=preview.contradictions[:most],
        changed=preview.changed[:most],
        cards=preview.cards[:most],
        voided=preview.voided[:most],
    )
    return replace(kept, more=_many(preview) - _many(kept))


def _many(preview: Preview) -> int:
    return sum(map(len, (preview.contradictions, preview.changed, preview.cards, preview.voided)))


def _new_contradictions(was: Timeline, now: Timeline) -> Iterator[Contradiction]:
    """The contradictions that were not there before."""
    known = [each for those in was.contradictions.values() for each in those]
    for those in now.contradictions.values():
        yield from (each for each in those if each not in known)


def _cards(was: Timeline, now: Timeline) -> Iterator[CardChanged]:
    before = {line.player: line for line in standings(was.night)}
    after = {line.player: line for line in standings(now.night)}
    for player in dict.fromkeys((*before, *after)):
        if before.get(player) != after.get(player):
            yield CardChanged(player, before.get(player), after.get(player))
