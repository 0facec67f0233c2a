"""The effects of a correction as data: contradictions, announcements, and score cards."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from headtable.game.night import Night
from headtable.game.pace.length import IN_A_ROUND
from headtable.game.past.entries import is_news_of_devices
from headtable.game.past.played_entry import NOTHING
from headtable.game.past.timeline import Timeline
from headtable.game.prizes.standings import standings
from headtable.messages.pace import RoundStarted
from headtable.messages.past import CardChanged, Changed, Contradiction, Lost, Preview, RestsOn, TallyChanged, Voided
from headtable.messages.people import NightOpened

MANY_ENTRIES = 10
"""So many entries are a part of the night that the host must not lose by accident."""


def previewed(was: Timeline, now: Timeline, rests: RestsOn | None) -> Preview:
    """The difference between two timelines of the night."""
    told = list(was.differences(now))
    return Preview(
        contradictions=(*((rests,) if rests else ()), *_new_contradictions(was, now)),
        changed=tuple(fact for fact in told if isinstance(fact, Changed)),
        cards=tuple(_cards(was, now)),
        voided=tuple(fact for fact in told if isinstance(fact, Voided) and _counts(was, fact.entry)),
        tallies=tuple(_tallies(was.night, now.night)),
        lost=_lost(was, now),
    )


def shortened(preview: Preview, most: int) -> Preview:
    """The same preview with so many items of each kind at most, and the number left out."""
    kept = replace(
        preview,
        contradictions=preview.contradictions[:most],
        changed=preview.changed[:most],
        cards=preview.cards[:most],
        voided=preview.voided[:most],
        tallies=preview.tallies[:most],
    )
    return replace(kept, more=_many(preview) - _many(kept))


def _many(preview: Preview) -> int:
    kinds = (preview.contradictions, preview.changed, preview.cards, preview.voided, preview.tallies)
    return sum(map(len, kinds))


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


def _tallies(was: Night, now: Night) -> Iterator[TallyChanged]:
    """The tallies that differ in the round that is on. The results of finished rounds are announcements."""
    if (was.set, was.round, was.phase in IN_A_ROUND) != (now.set, now.round, now.phase in IN_A_ROUND):
        return
    for before, after in zip(was.tables, now.tables, strict=False):
        if before.seats == after.seats and before.tally != after.tally and before.won == after.won:
            a, b, c, d = after.seats
            yield TallyChanged(after.number, (a, c), (b, d), before.tally, after.tally)


def _lost(was: Timeline, now: Timeline) -> Lost | None:
    """The entries that count and would not; None if they are few and no round is lost with them."""
    gone = [entry for entry in was.told if _counts(was, entry) and not _counts(now, entry)]
    facts = [fact for entry in gone for fact in was.told[entry].facts]
    opening = any(isinstance(fact, NightOpened) for fact in facts)
    rounds = len(_begun(was) - _begun(now))
    if opening or (rounds and len(gone) > 1) or len(gone) >= MANY_ENTRIES:
        return Lost(rounds, len(gone), opening)
    return None


def _counts(timeline: Timeline, entry: int) -> bool:
    """Whether the entry tells something that people have said, so that a host sees it in what happened."""
    played = timeline.told.get(entry, NOTHING)
    return bool(played.facts) and not is_news_of_devices(played.play)


def _begun(timeline: Timeline) -> set[tuple[int, int]]:
    """The rounds that have begun, by set and round."""
    return {(fact.set, fact.round) for fact in timeline.facts() if isinstance(fact, RoundStarted)}
