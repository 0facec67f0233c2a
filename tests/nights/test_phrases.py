"""Every input and every fact has a phrase in night scripts, and the phrase can be read again."""

from typing import get_args

import pytest

from headtable.errors import BadConfig
from headtable.messages.announcements import AnnouncedResult, ResultOf
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import GoBy, GoesBy, Paused, Ring, RoundCalled, RoundStarted
from headtable.messages.past import CardChanged, Changed, Contradiction, Correct, Undone
from headtable.messages.people import Walk, Walked
from headtable.messages.prizes import FinalistChosen, NightOver, Standing, TravelerMoved, Why
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.pace import SetCannotEnd
from headtable.messages.refusals.past import CannotSayThat
from headtable.messages.refusals.table import DiceSayFirst
from headtable.messages.table import BuncoShown, Rolled, TableWon, Throw
from headtable_tools.nights.phrases import MESSAGE_PHRASES, as_phrase, reasons
from headtable_tools.nights.phrases.phrase import Phrase
from tools.docs.samples import REFUSALS

PLAYERS = ("Ann", "Bea", "Cat", "Dot", "Eve", "Mary Lou")
ROLLED = Rolled(1, "Ann", "two", 2, (2, 0), (1, 1, 4))


def test_every_input_and_every_fact_has_a_sentence() -> None:
    previewed = {*get_args(Contradiction), CardChanged}
    assert {sentence.kind for sentence in MESSAGE_PHRASES} == {*get_args(Input), *get_args(Fact), *previewed}


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (ROLLED, "table 1: Ann rolled two with 1 1 4, 2 points, tally 2 to 0"),
        (Rolled(1, "Ann", "one", 1, (3, 0)), "table 1: Ann rolled one, 1 point, tally 3 to 0"),
        (Rolled(2, "Bea", "miss", 0, (3, 0)), "table 2: Bea rolled nothing, 0 points, tally 3 to 0"),
        (RoundStarted(1, 4, 4), "round 4 of set 1 started, roll fours"),
        (RoundCalled("bunco", "Ann", "a", 23), "the bell rang for a bunco of Ann, chairs 1 and 3, 23 points"),
        (RoundCalled("button", "button"), "the bell rang at the button"),
        (Undone(3, "host", ""), "entry 3: taken back by host"),
        (
            TableWon(1, "b", ("Dot", "Bea"), ("Ann", "Cat"), (3, 7), "points"),
            "table 1: Bea and Dot won against Ann and Cat by points, tally 3 to 7",
        ),
        (
            Correct(3, Throw(2, (1, 1, 1)), "host", "a die was hidden"),
            "host corrects entry 3 to table 2 rolls 1 1 1 because a die was hidden",
        ),
        (
            Walked((Walk("Ann", 2, 1, 1, 3, "won-and-moves-up"),)),
            "everybody walked: Ann won and moves up, now table 1 chair 3",
        ),
        (
            NightOver((Standing(1, "Ann", 9, 9, 2),), "5eed"),
            "the night ended: 1. Ann, won 9, lost 9, buncos 2; the seed of every draw was 5eed",
        ),
        (Ring("button"), "head table rings the bell"),
        (Ring("host"), "host rings the bell"),
    ],
)
def test_a_message_is_written_in_the_phrase_that_a_script_expects(message: Fact | Input, sentence: str) -> None:
    assert as_phrase(message) == sentence


@pytest.mark.parametrize("sentence", MESSAGE_PHRASES, ids=lambda sentence: sentence.phrase.shown)
def test_every_example_matches_its_own_phrase(sentence: object) -> None:
    for known in MESSAGE_PHRASES:
        if known is sentence:
            players = (*PLAYERS, "Fay", "Hal")
            assert known.phrase.match(known.example, players) is not None


def test_words_in_brackets_are_optional() -> None:
    phrase = Phrase("[table <number:table>: ]<name:player> rolled <worth>[, <points>]")
    assert phrase.match("Mary Lou rolled a mini", PLAYERS) == {"player": "Mary Lou", "worth": "mini"}
    assert phrase.match("Table 2:  Ann ROLLED nothing, 0 points", PLAYERS) == {
        "table": 2,
        "player": "Ann",
        "worth": "miss",
        "points": 0,
    }
    assert phrase.render(Rolled(2, "Ann", "miss", 0, (0, 0))) == "table 2: Ann rolled nothing, 0 points"


def test_unknown_words_are_refused() -> None:
    assert Phrase("<name:player> rolled <worth>").match("Ann is rolling", PLAYERS) is None


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Anne rolled two", "no player is called 'Anne'; did you mean 'Ann'?"),
        (
            "Ann rolled tow",
            "expected one of nothing, one, two, three, a mini, a bunco, a wipe-out, not 'tow'; did you mean 'two'?",
        ),
    ],
)
def test_an_invalid_word_is_quoted_with_the_nearest_valid_one(text: str, why: str) -> None:
    with pytest.raises(BadConfig) as wrong:
        Phrase("<name:player> rolled <worth>").match(text, PLAYERS)
    assert str(wrong.value) == why


def test_a_table_without_dice_is_not_described_as_using_dice() -> None:
    assert as_phrase(GoesBy(2, "dice")) == "table 2 goes by all it has"


@pytest.mark.parametrize("words", ["all it has", "its dice"])
def test_both_words_for_a_table_with_every_input_are_accepted(words: str) -> None:
    [known] = [sentence for sentence in MESSAGE_PHRASES if sentence.kind is GoBy]
    assert known.phrase.match(f"host lets table 2 go by {words}", PLAYERS) == {"table": 2, "rung": "dice"}


def test_a_result_that_is_no_longer_decided_is_written_as_open_again() -> None:
    told = Changed(ResultOf(1, 1, 2), AnnouncedResult(("Eve", "Gil"), "points", 1, 0), None)
    assert as_phrase(told) == "set 1, round 1, table 2: open again, it was Eve and Gil won with 1 to 0"


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (BuncoShown(1, "Ann", (1, 1, 1)), "table 1: Ann shows a BUNKO with 1 1 1"),
        (Rolled(1, "Ann", "bunco", 21, (21, 0)), "table 1: Ann rolled a BUNKO, 21 points, tally 21 to 0"),
        (RoundCalled("bunco", "Ann", "a", 23), "the bell rang for a BUNKO of Ann, chairs 1 and 3, 23 points"),
        (TravelerMoved("Ann", "bunco"), "the traveler flies to Ann by a BUNKO"),
        (
            FinalistChosen("Ann", "buncos", Why("buncos", 3)),
            "Ann goes to the final by most BUNKOs: 3 BUNKOs",
        ),
        (Paused("a bunco was not heard"), "the night is paused because a bunco was not heard"),
    ],
)
def test_only_the_rulesets_word_for_a_bunco_is_translated_and_free_text_stays(message: Fact, sentence: str) -> None:
    assert as_phrase(message, "BUNKO") == sentence


def test_the_article_fits_the_word() -> None:
    assert as_phrase(BuncoShown(1, "Ann", (1, 1, 1)), "ACE") == "table 1: Ann shows an ACE with 1 1 1"


def test_both_spellings_are_accepted() -> None:
    [shown] = [one for one in MESSAGE_PHRASES if one.kind is BuncoShown]
    assert shown.phrase.match("Ann shows a BUNKO", PLAYERS) == {"player": "Ann"}


@pytest.mark.parametrize("why", REFUSALS, ids=lambda why: type(why).__name__)
def test_every_refusal_can_be_expected_by_what_a_failure_prints(why: Refusal) -> None:
    wanted = reasons.read(reasons.write(why), PLAYERS)
    assert wanted.tag in reasons.REASONS
    assert reasons.fits(wanted, why)
    assert reasons.fits(reasons.read(wanted.tag, PLAYERS), why)


@pytest.mark.parametrize("words", ["set cannot end, rounds 0, most 6", "Set cannot end, most 6", "set cannot end"])
def test_an_expected_reason_may_leave_out_fields(words: str) -> None:
    assert reasons.fits(reasons.read(words, PLAYERS), SetCannotEnd(1, 0, 1, 6))


@pytest.mark.parametrize("words", ["set cannot end, most 5", "night cannot end"])
def test_a_different_reason_or_field_does_not_match(words: str) -> None:
    assert not reasons.fits(reasons.read(words, PLAYERS), SetCannotEnd(1, 0, 1, 6))


def test_names_in_a_reason_are_separated_by_commas() -> None:
    why = CannotSayThat(12, DiceSayFirst(1, ("Ann", "Bea")))
    assert reasons.write(why) == "cannot say that, entry 12, why dice say first, table 1, to roll Ann, Bea"
    assert reasons.fits(reasons.read("cannot say that, why dice say first, to roll Ann, Bea", PLAYERS), why)
    assert not reasons.fits(reasons.read("cannot say that, why dice say first, to roll Ann", PLAYERS), why)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("round is ovr", "the rules refuse nothing for 'round is ovr'; did you mean 'round is over'?"),
        ("round is over, chair 2", "'chair 2' is no field of 'round is over': it has table"),
        ("night is over, at last", "'at last' is no field of 'night is over', which has none"),
    ],
)
def test_an_impossible_reason_is_quoted(words: str, why: str) -> None:
    with pytest.raises(BadConfig) as wrong:
        reasons.read(words, PLAYERS)
    assert str(wrong.value) == why
