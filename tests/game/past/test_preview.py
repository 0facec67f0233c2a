"""The preview of a revision: tallies by name, and the part of the night that it would take away."""

from __future__ import annotations

import pytest

from headtable.engine.previews import previewed
from headtable.errors import NotAllowed
from headtable.messages.inputs import Input
from headtable.messages.pace import NoDeviceAt, SetLength, StartRound
from headtable.messages.past import (
    AskPreview,
    CardChanged,
    Correct,
    HostRevision,
    Lost,
    Preview,
    PreviewRefused,
    RestsOn,
    TallyChanged,
    Undo,
    UndoLast,
)
from headtable.messages.refusals.every import refusal_of
from headtable.messages.refusals.past import NothingToUndo, UnknownEntry
from headtable.messages.table import Claim, Grant, Throw
from tests.game.evening import Evening


def preview(evening: Evening, revision: HostRevision) -> Preview:
    return evening.history.preview(revision)


def entry_of(evening: Evening, said: Input) -> int:
    """The newest entry with this input."""
    return next(entry for entry, one, _ in reversed(evening.journal) if one == said)


def test_a_corrected_roll_shows_both_tallies_by_the_names_of_the_teams() -> None:
    evening = Evening()
    evening.say(StartRound(), Claim(2, "two"))
    wrong = Correct(evening.entry, Claim(2, "one"), "host", "")
    assert preview(evening, wrong) == Preview(
        tallies=(TallyChanged(2, ("Eve", "Gil"), ("Flo", "Hal"), (2, 0), (1, 0)),)
    )


def test_a_bunco_of_a_set_before_changes_the_card_and_no_tally_of_this_round() -> None:
    evening = Evening()
    for _ in range(2):
        evening.say(SetLength(1))
        evening.round_won("a", "a", "a")
    evening.say(StartRound(), Claim(1, "two"))
    wrong = next(entry for entry, said, _ in evening.journal if said == Claim(2, "one"))
    result = preview(evening, Correct(wrong, Claim(2, "bunco"), "host", ""))
    (card,) = (each for each in result.cards if each.now and each.was and each.now.buncos > each.was.buncos)
    assert isinstance(card, CardChanged)
    assert (card.player, result.tallies, result.lost) == ("Eve", (), None)


def test_a_last_roll_that_a_table_takes_back_shows_its_tally_before() -> None:
    evening = Evening()
    evening.say(StartRound(), Claim(2, "two"))
    shown = evening.history.preview(UndoLast(2, "host"))
    assert shown == Preview(tallies=(TallyChanged(2, ("Eve", "Gil"), ("Flo", "Hal"), (2, 0), (0, 0)),))
    assert evening.night.tables[1].tally == (2, 0)


def test_nothing_is_taken_back_at_a_table_before_its_first_roll() -> None:
    evening = Evening()
    evening.say(StartRound())
    with pytest.raises(NotAllowed) as refused:
        evening.history.preview(UndoLast(2, "host"))
    assert refusal_of(refused.value) == NothingToUndo(2)


def test_a_granted_bunco_shows_its_points_and_its_card_before_it_is_granted() -> None:
    evening = Evening()
    evening.say(StartRound(), Throw(2, (1, 1, 1)), Throw(2, (2, 3, 4)))
    shown = evening.history.preview(Grant(2))
    assert [(one.was, one.now) for one in shown.tallies] == [((0, 0), (21, 0))]
    gains = [card.player for card in shown.cards if card.was and card.now and card.was.buncos < card.now.buncos]
    assert gains == ["Eve"]
    assert evening.night.tables[1].tally == (0, 0)


def test_the_opening_is_lost_even_if_nothing_has_followed() -> None:
    assert preview(Evening(), Undo(1, "host", "")).lost == Lost(0, 1, opening=True)


def test_an_undone_opening_loses_every_round_and_entry_after_it() -> None:
    evening = Evening()
    for _ in range(2):
        evening.round_won("a", "a", "a")
    assert preview(evening, Undo(1, "host", "")).contradictions == (RestsOn(2),)
    assert preview(evening, Undo(1, "host", "", 2)).lost == Lost(2, evening.entry, opening=True)


def test_an_undone_start_loses_its_round_with_everything_after_it() -> None:
    evening = Evening()
    evening.round_won("a", "a", "a")
    before = evening.entry
    evening.round_won("a", "a", "a")
    start = before + 1
    assert preview(evening, Undo(start, "host", "", start + 1)).lost == Lost(1, evening.entry - before)


def test_a_start_with_nothing_after_it_and_a_roll_are_not_much() -> None:
    evening = Evening()
    evening.say(StartRound())
    assert preview(evening, Undo(evening.entry, "host", "")).lost is None
    evening.say(Claim(2, "two"))
    assert preview(evening, Undo(evening.entry, "host", "")).lost is None


def test_many_rolls_that_are_played_again_are_a_loss_without_a_round() -> None:
    evening = Evening()
    evening.say(StartRound())
    evening.claims(2, *("one",) * 11)
    first = entry_of(evening, StartRound()) + 1
    assert preview(evening, Undo(first, "host", "", first + 1)).lost == Lost(0, 11)


def test_news_of_devices_is_not_among_what_would_no_longer_count() -> None:
    evening = Evening()
    evening.say(NoDeviceAt((2,)))
    evening.say(StartRound())
    start = evening.entry
    assert [fact.entry for fact in preview(evening, Undo(1, "host", "", start)).voided] == [start]


def test_an_answer_has_either_a_preview_or_the_reason_of_its_refusal() -> None:
    evening = Evening()
    possible = previewed(evening.history, "e1", AskPreview("web-1", 1, Undo(1, "host", "")))
    assert isinstance(possible.result, Preview)
    impossible = previewed(evening.history, "e1", AskPreview("web-1", 2, Undo(7, "host", "")))
    assert impossible.result == PreviewRefused(UnknownEntry(7))
