"""Every input, every fact and all of a preview has a sentence, in English and in the pseudo-language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import replace

from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import GoesBy, Paused, Ring, RoundCalled, RoundStarted, StartBreak
from headtable.messages.past import CardChanged, Contradiction, Correct, RestsOn, Undone
from headtable.messages.people import Left, NightOpened, SeatedAgain, Walk, Walked
from headtable.messages.prizes import (
    Counted,
    FinalistChosen,
    NightOver,
    PersonRoll,
    PrizeUnwon,
    PrizeWon,
    Standing,
    TiedFor,
    TravelerMoved,
    Why,
)
from headtable.messages.roll_offs import MostOf
from headtable.messages.table import (
    BuncoShown,
    CalledFalsely,
    CalledForNothing,
    Rolled,
    TableTied,
    TableWon,
    Throw,
    ThrownAgain,
    TurnLost,
)
from headtable.messages.words import Message
from headtable.saying import say
from headtable.saying.catalogue import Catalogue, Pseudo
from headtable.saying.languages import source
from tools.docs import samples

KINDS = {*get_args(Input), *get_args(Fact), *get_args(Contradiction), CardChanged}
SAMPLES = {type(sample): sample for sample in samples.OF.values() if type(sample) in KINDS}
ENGLISH = Catalogue("en", source("en"), "BUNKO")
PSEUDO = Pseudo("en", source("en"), "BUNKO")
ROLLS = (PersonRoll("Ann", (6,)), PersonRoll("Bea", (4,)))
WINS = Walk("Ann", 2, 1, 1, 3, "won-and-moves-up")
LOSES = Walk("Bea", 1, 2, 2, 2, "lost-and-moves-down", "Cat", "kept")
FOUR = ("Ann", "Bea", "Cat", "Dot")


def variants(sample: Message) -> Iterator[Message]:
    """The sample with each value of each field of fixed values, and without each field that may be missing."""
    yield sample
    for field, hint in get_type_hints(type(sample)).items():
        for value in values(hint):
            yield replace(sample, **{field: value})


def values(hint: object) -> tuple[object, ...]:
    """The fixed values that a field may have: those of a Literal, and None."""
    if get_origin(hint) is Literal or hint is type(None):
        return get_args(hint) or (None,)
    return tuple(value for part in get_args(hint) if not isinstance(part, str | int) for value in values(part))


def test_every_kind_of_fact_has_a_sample() -> None:
    assert set(SAMPLES) == KINDS


@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_every_kind_of_fact_has_a_sentence_for_each_of_its_fixed_values(kind: type[Message]) -> None:
    for message in variants(SAMPLES[kind]):
        said = ENGLISH.say(message)
        assert said == " ".join(said.split()), message
        assert not {"none", "None", "yes", "{"} & set(said.split()), message


@pytest.mark.parametrize("kind", SAMPLES, ids=lambda kind: kind.__name__)
def test_every_kind_of_fact_is_in_brackets_in_the_pseudo_language(kind: type[Message]) -> None:
    for message in variants(SAMPLES[kind]):
        said = PSEUDO.say(message)
        assert said.startswith("[")
        assert said.endswith("]")


@pytest.mark.parametrize("counted", get_args(Counted))
@pytest.mark.parametrize("decided", get_args(get_type_hints(Why)["decided"]))
def test_every_reason_for_a_prize_has_a_sentence(counted: object, decided: object) -> None:
    why = replace(Why("wins", 2, rolls=ROLLS, among=3), counted=counted, decided=decided)
    assert ENGLISH.say(PrizeWon("Most Wins", ("Ann",), why)).startswith("the prize Most Wins goes to Ann: ")


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (
            Rolled(1, "Ann", "two", 2, (2, 0), (1, 1, 4)),
            "table 1: Ann rolled two with 1 1 4, 2 points, tally 2 to 0",
        ),
        (Rolled(1, "Ann", "one", 1, (3, 0)), "table 1: Ann rolled one, 1 point, tally 3 to 0"),
        (Rolled(2, "Bea", "miss", 0, (3, 0)), "table 2: Bea rolled nothing, 0 points, tally 3 to 0"),
        (RoundStarted(1, 4, 4), "round 4 of set 1 started: roll fours"),
        (RoundCalled("button", "button"), "the head table’s button rang the bell"),
        (Undone(3, "host", ""), "entry 3 was taken back by the host"),
        (Undone(3, "phone", "", at_table=2), "entry 3 was taken back by a phone"),
        (Undone(3, "pad-02", "", at_table=2), "entry 3 was taken back by pad-02"),
        (
            TableWon(1, "b", ("Bea", "Dot"), ("Ann", "Cat"), (3, 7), "points"),
            "table 1: Bea and Dot won against Ann and Cat by points, tally 3 to 7",
        ),
        (TableTied(2, 1), "table 2 tied at 1 point"),
        (
            ThrownAgain(1, "Ann", "floor", 1),
            "table 1: Ann throws all dice again after dice on the floor, 1 against this turn",
        ),
        (
            Correct(3, Throw(2, (1, 1, 1)), "host", "a die was hidden"),
            "the host corrects entry 3 to 'table 2 rolls 1 1 1' because a die was hidden",
        ),
        (
            Walked((WINS, LOSES)),
            "everybody walked: Ann won and moves up, now table 1 chair 3; "
            "Bea lost and moves down, now table 2 chair 2 with Cat, as before",
        ),
        (
            SeatedAgain((FOUR, FOUR), ("Dot",), (3, 2)),
            "everybody was seated again: table 1: Ann, Bea, Cat, Dot; table 2: Ann, Bea, Cat, Dot, "
            "with Dot in the chairs left over, in groups of 3 and 2 tables",
        ),
        (Left("Hal", 2, "Ghost"), "Hal went home; Ghost has the chair at table 2"),
        (
            TiedFor(MostOf("wins"), ("Ann", "Bea"), 2, 3, "lowest"),
            "Ann and Bea roll for the most wins: three dice each, the lowest wins, 2 of them get it",
        ),
        (
            TiedFor(MostOf("wins"), ("Ann", "Bea"), by="host", gone=("Bea",)),
            "Ann and Bea are level for the most wins: one of them gets it, and the host decides, as Bea went home",
        ),
        (
            NightOver((Standing(1, "Ann", 1, 9, 2), Standing(2, "Bea", 0, 1, 1, 3)), "5eed"),
            "the night ended: 1. Ann, 1 win, 9 losses, 2 buncos; 2. Bea, 0 wins, 1 loss, 1 bunco, 3 minis; "
            "the seed of every draw was 5eed",
        ),
        (
            CardChanged("Zoe", None, Standing(1, "Zoe", 1, 0, 0)),
            "the card of Zoe changes from no card to 1 win, 0 losses, 0 buncos",
        ),
        (
            PrizeWon("Fair", (), Why("hostess"), 10),
            "the prize Fair goes to the hostess, $10: the traveler never left",
        ),
        (PrizeUnwon("Fair", 10), "the prize Fair is nobody’s, and its $10 go into the last draw"),
        (RestsOn(), "what was played since stands"),
        (StartBreak("dessert", 1), "the host starts a break of 1 minute: dessert"),
        (StartBreak("dessert"), "the host starts a break: dessert"),
        (Ring("button"), "the head table rings the bell"),
        (GoesBy(2, "dice"), "table 2 goes by any device"),
    ],
)
def test_a_message_has_a_plain_sentence(message: Message, sentence: str) -> None:
    assert say(message) == sentence


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (BuncoShown(1, "Ann", (1, 1, 1)), "table 1: Ann shows a BUNKO with 1 1 1"),
        (Rolled(1, "Ann", "bunco", 21, (21, 0)), "table 1: Ann rolled a BUNKO, 21 points, tally 21 to 0"),
        (RoundCalled("bunco", "Ann", "a", 23), "the bell rang for a BUNKO of Ann, chairs 1 and 3, 23 points"),
        (TravelerMoved("Ann", "bunco"), "the traveler flies to Ann by a BUNKO"),
        (FinalistChosen("Ann", "buncos", Why("buncos", 1)), "Ann goes to the final by most BUNKOs: 1 BUNKO"),
        (FinalistChosen("Ann", "buncos", Why("buncos", 2)), "Ann goes to the final by most BUNKOs: 2 BUNKOs"),
        (Paused("a bunco was not heard"), "the night is paused because a bunco was not heard"),
    ],
)
def test_only_the_rulesets_word_for_a_bunco_is_translated_and_free_text_stays(
    message: Message, sentence: str
) -> None:
    assert say(message, "BUNKO") == sentence


def test_the_article_fits_the_word() -> None:
    assert say(BuncoShown(1, "Ann", (1, 1, 1)), "ACE") == "table 1: Ann shows an ACE with 1 1 1"


def test_a_very_large_night_is_described_in_part() -> None:
    seats = tuple((f"player {4 * table}", *FOUR[1:]) for table in range(100))
    said = say(NightOpened("rfp", "0f" * 32, seats, hostess="Zoe"))
    assert said.startswith("the night opened by the rfp rules; table 1: player 0, Bea, Cat, Dot; table 2: player 4")
    assert said.endswith("…; the hostess is Zoe")


@pytest.mark.parametrize(
    ("fact", "follows"),
    [
        (CalledFalsely(2, "Eve"), "no points are lost"),
        (CalledFalsely(2, "Eve", 5), "the team loses 5 points"),
        (CalledForNothing(2, "Eve"), "nothing changes"),
    ],
)
def test_a_false_call_says_what_follows(fact: Fact, follows: str) -> None:
    assert ENGLISH.say(fact) == f"table 2: Eve called, but there was no BUNKO: {follows}"


def test_a_lost_turn_says_its_points_after_a_comma() -> None:
    said = ENGLISH.say(TurnLost(1, "Ann", "floor"))
    assert said == "table 1: the turn of Ann ends after dice on the floor, no points are lost"
