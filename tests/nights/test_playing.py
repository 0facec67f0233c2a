"""A script stops at its first failed expectation, and says what was expected and what happened."""

import msgspec
import pytest

from headtable.saying import say, sentence
from headtable_tools.nights import Failure, lines
from tests.nights.scripts import FOUR, play_text


async def failure(text: str) -> Failure:
    played = await play_text(FOUR + text)
    assert played.failure is not None
    return played.failure


async def test_a_failed_expectation_names_its_line_what_was_expected_and_what_happened() -> None:
    failed = await failure("table 1 rolls 1 1 4\nexpect Ann rolled two\nexpect Ann rolled a mini\ntable 1 calls")
    assert failed == Failure(
        "short.night",
        6,
        "expect Ann rolled a mini",
        sentence("script-phrase", words="Ann rolled a mini"),
        sentence("script-phrases", phrases=("table 1: Ann rolled two with 1 1 4, 2 points, tally 2 to 0",)),
    )


async def test_nothing_is_played_after_a_failure() -> None:
    played = await play_text(FOUR + "expect Bea has the dice\ntable 1 calls")
    assert [step.text for step in played.steps] == ["the night opens", "the round starts"]


@pytest.mark.parametrize(
    ("expected", "happened"),
    [
        ("table 1 stands at 3 to 0", "table 1 stands at 2 to 0"),
        ("Bea has the dice", "Ann has the dice"),
        ("the round is over", "the round is in play"),
        ("table 1 is done", "table 1 is rolling"),
        ("it is round 2 of set 1", "it is round 1 of set 1"),
        ("the mark is 2", "the mark is 1"),
        ("table 1 seats Bea, Ann, Cat, Dot", "table 1 seats Ann, Bea, Cat, Dot"),
        ("Ann sits at table 2", "Ann sits at table 1"),
        ("Ann and Bea are partners", "Ann and Cat are partners"),
        (
            "the scoreboard says the round was called by the button",
            "the scoreboard says the round was called by nobody",
        ),
        ('a bunco is called "ACE"', 'a bunco is called "BUNKO"'),
        ("the traveler is with Ann", "the traveler is with nobody"),
        ("table 2 stands at 0 to 0", "there is no such table or player yet"),
        ("Ann has won 1", "1. Ann, won 0, lost 0, BUNKOs 0"),
        ("Ann has 1 bunco", "1. Ann, won 0, lost 0, BUNKOs 0"),
        ("Ann won and stays", "nothing"),
        ("nobody keeps a partner", "nobody has walked yet"),
        ("table 1: Ann rolled two with 1 4 1", "table 1: Ann rolled two with 1 1 4, 2 points, tally 2 to 0"),
        ("nothing more", "also: table 1: Ann rolled two with 1 1 4, 2 points, tally 2 to 0"),
        ("refused", "the rules allowed it"),
        ("refused: night is over", "the rules allowed it"),
    ],
)
async def test_a_failure_reports_the_differing_value(expected: str, happened: str) -> None:
    failed = await failure(f"table 1 rolls 1 1 4; expect {expected}")
    assert (failed.line, say(failed.expected), say(failed.happened)) == (4, expected, happened)


async def test_facts_are_expected_in_the_order_in_which_they_happened() -> None:
    failed = await failure("table 1 rolls 2 3 4\nexpect the dice pass to Bea\nexpect Ann rolled nothing")
    assert failed.line == 6
    assert say(failed.happened).startswith("it happened, but before what is expected above: ")


async def test_other_facts_may_happen_between_two_expected_facts() -> None:
    played = await play_text(FOUR + "table 1 rolls 1 1 4, 2 3 4\nexpect Ann rolled two\nexpect the dice pass to Bea")
    assert played.failure is None
    assert played.expectations == 2


async def test_an_unexpected_refusal_fails_its_own_line() -> None:
    failed = await failure("table 1 rolls off 5 to 3\n\nexpect Ann has the dice")
    assert (failed.line, failed.text) == (4, "table 1 rolls off 5 to 3")
    assert say(failed.expected) == "that the rules allow it"
    assert say(failed.happened) == "refused: no tie to roll off, table 1"


async def test_an_unexpected_refusal_in_the_last_line_fails_that_line() -> None:
    assert (await failure("the round starts")).line == 4


async def test_a_refusal_with_another_reason_fails() -> None:
    failed = await failure("the round starts; expect refused: night is over")
    assert say(failed.happened) == "refused: round is on"


async def test_the_rest_of_a_line_is_not_played_after_a_refused_roll() -> None:
    played = await play_text(FOUR + "table 1 presses one, undo, undo, two; expect refused: nothing to undo")
    assert played.failure is None
    assert len(played.steps[-1].facts) == 2


async def test_the_last_roll_of_a_table_is_the_last_that_still_counts() -> None:
    played = await play_text(
        FOUR
        + "table 1 presses one, two, mini\n"
        + "host takes back the last roll of table 1\n"
        + "host corrects the last roll of table 1 to one because it was no two\n"
        + "expect table 1 stands at 2 to 0"
    )
    assert played.failure is None


async def test_a_correction_needs_an_entry_to_correct() -> None:
    assert say((await failure("host corrects the last roll of table 1 to one")).happened) == "there is no such entry"
    assert say((await failure("host corrects the last thing to 1 1 4")).happened) == "it is not an entry of a table"


async def test_a_round_cannot_be_played_out_to_an_impossible_winner() -> None:
    failed = await failure("table 1 presses pass, bunco, pass, pass\nthe round is played out and won by Ann")
    assert say(failed.expected) == "that the others win at table 1"
    assert say(failed.happened) == "Bea and Dot won there: it was too late to overtake them"


async def test_every_table_needs_a_winner_to_be_played_out() -> None:
    played = await play_text(
        "table 1: Ann, Bea, Cat, Dot\ntable 2: Eve, Fay, Gia, Hal\nthe night opens\n"
        "the round is played out and won by Ann, Cat"
    )
    assert played.failure is not None
    assert say(played.failure.happened) == "none is named for table 2"


async def test_no_round_can_be_played_out_before_the_night_opens() -> None:
    played = await play_text("table 1: Ann, Bea, Cat, Dot\nthe round is played out and won by chairs 1 and 3")
    assert played.failure is not None
    assert say(played.failure.happened) == "refused: no round to play"


async def test_a_played_script_reads_as_sentences() -> None:
    played = await play_text(FOUR + "table 1 rolls 1 1 4; expect Ann rolled two\nthe round starts; expect refused")
    assert list(lines(played))[-5:] == [
        "  4: table 1 rolls 1 1 4",
        "      table 1: Ann rolled two with 1 1 4, 2 points, tally 2 to 0",
        "  5: the round starts",
        "      refused: the round is being played already",
        "  all 2 expectations were met",
    ]


async def test_a_failed_script_ends_with_its_failure() -> None:
    played = await play_text(FOUR + "expect Bea has the dice")
    assert list(lines(played))[-1] == (
        "short.night:4: expect Bea has the dice\n  expected: Bea has the dice\n  happened: Ann has the dice"
    )


async def test_a_played_script_can_be_printed_as_json() -> None:
    played = await play_text(FOUR + "table 1 rolls 1 1 4\nexpect Bea has the dice")
    told = msgspec.json.decode(msgspec.json.encode(played))
    assert told["steps"][-1]["facts"][0]["is"] == "rolled"
    assert told["failure"]["line"] == 5


async def test_a_played_script_spells_bunco_as_its_ruleset_does() -> None:
    played = await play_text(FOUR + "table 1 rolls 1 1 1\nexpect Bea shows a bunco")
    told = list(lines(played))
    assert "      table 1: Ann shows a BUNKO with 1 1 1" in told
    assert told[-1].endswith("happened: table 1: Ann shows a BUNKO with 1 1 1")


async def test_an_overruled_round_may_be_replayed_from_a_named_entry() -> None:
    played = await play_text(
        FOUR
        + "the round is played out and won by chairs 1 and 3\nthe round starts (two)\ntable 1 rolls 1 2 2\n"
        + "host gives round 1 of set 1 at table 1 to chairs 2 and 4, played again from (two)\n"
        + "expect round 1 of set 1 at table 1 is given to chairs 2 and 4"
    )
    assert played.failure is None
