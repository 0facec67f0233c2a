"""A script that cannot be right is refused before it is played, with its line and the nearest right phrase."""

import contextlib
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings, strategies as st

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.messages.people import OpenNight
from headtable.messages.table import Call, Claim, FirstRoller, Throw
from headtable.messages.words import Button
from headtable_tools.nights import read
from headtable_tools.nights.steps import (
    BuncoWordIs,
    Does,
    Expected,
    HostAdds,
    HostBringsBack,
    HostCorrects,
    HostTakesBack,
    Noted,
    OtherDice,
    OtherPlay,
    PadButton,
    PlayedOut,
    Previews,
    Step,
)
from tests.nights.scripts import SCRIPTS, script

HERE = "table 1: Ann, Bea, Cat, Dot\nthe night opens\n"


def why(text: str) -> str:
    with pytest.raises(BadConfig) as wrong:
        script(text)
    return str(wrong.value)


def test_a_script_may_press_every_button_that_is_a_roll_or_a_call() -> None:
    assert set(get_args(PadButton)) == set(get_args(Button)) - {"help"}


def test_a_misspelt_phrase_is_quoted_with_the_nearest_right_one() -> None:
    assert why(HERE + "\n# a comment\ntable 1 rols 1 1 4") == (
        "short.night:5: 'table 1 rols 1 1 4': no such phrase; the nearest is `table <table> rolls <rolls>`"
    )


def test_a_misspelt_expectation_is_quoted_with_the_nearest_right_one() -> None:
    assert why(HERE + "expect Ann roled two").endswith(
        "the nearest is `expect [table <table>: ]<name> rolled <worth>[ with <dice>][, <points>][, tally <tally>]"
        "[, on the card of <name>]`"
    )


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Anne rolls first at table 1", "no player is called 'Anne'; did you mean 'Ann'?"),
        ("expect Cut has the dice", "no player is called 'Cut'; did you mean 'Cat'?"),
        ("table 1 rolls 1 1 7", "a die shows 1 to 6, not '7'; the phrase is `table <table> rolls <rolls>`"),
        ("table 1 rolls 1 1", "a roll is three dice, such as 1 1 4, not '1 1'"),
        ("table 1 rolls 1 1 1 called 2 3 4", "a comma is missing after 'called'"),
        ("table 1 presses too", "not 'too'; did you mean 'two'?"),
        ("table 0 calls", "Expected `int` >= 1 for <table>; the phrase is `table <table> calls`"),
        ("table 1 rolls off 7 to 3", "a die shows 1 to 6, not '7'"),
        ("host corrects (slop) to 1 1 4", "no earlier step has the note (slop); did you mean 'slip'?"),
        ("host corrects the last rol of table 2 to 1 1 1", "which entry? say 'the last roll of table 2'"),
        ("host corrects the last roll of table 1 to 1 1", "a roll is three dice"),
        ("table 1 rolls 1 1 4, 2 3 4 (two)", "the note (two) needs a line with just one roll or press"),
        ("0 rounds are played out and won by chairs 1 and 3", "1 to 100 rounds can be played in one line, not '0'"),
        ("the round is played out and won by chairs 1 and 2", "did you mean 'chairs 1 and 3'?"),
        ("expect table 1 stands at 21-5", "expected a tally, such as '21 to 5'"),
        ("expect the round is on", "expected one of not open, ready to start, in play"),
        ("host corrects the last roll of table 0 to 1 1 4", "Expected `int` >= 1 for <table>"),
        ("host corrects the last roll of table 1 to 7 to 3", "Expected `int` <= 6 for <a>"),
        ("host corrects entry 3 to table 0 presses two", "Expected `int` >= 1 for <table>"),
        ("host takes back entry 0", "Expected `int` >= 1 for <entry>"),
        ("host takes back entry 3 because " + "x" * 201, "Expected `str` of length <= 200"),
        ("ruleset rfp", "say this before the first step"),
        ("expect table 1 tied at five", "expected points, such as '5 points', not 'five'"),
        ("expect the traveler is with Anne", "no player is called 'Anne'; did you mean 'Ann'?"),
        (
            "expect the scoreboard says the round was called by luck",
            "a round is called by the button, the host, the clock or nobody, by 'a bunco of Ann', or by"
            " 'Ann and Cat with 21', not by 'luck'",
        ),
        ("expect the traveler is at table 1", "with the hostess, at the head table, not 'at table 1'"),
        (
            "host starts a break: cake of 10 minutes",
            "before the colon, as in 'a break of 10 minutes: dessert'",
        ),
        ("host starts a break: cake, 1 minute", "stands before the colon, as in 'a break of 1 minute: dessert'"),
        ("expect Ann are partners", "expected two partners, such as 'Ann and Cat', not 'Ann'"),
    ],
)
def test_an_impossible_line_is_refused_with_its_number(line: str, reason: str) -> None:
    told = why(HERE + "table 1 calls (slip)\n" + line)
    assert told.startswith(f"short.night:4: {line!r}: ")
    assert reason in told


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("the night opens", "short.night:1: 'the night opens': nobody is here yet"),
        (
            "table 1: Ann, Bea, Cat\nthe night opens",
            "only Ann, Bea, Cat: a table has four, so name 4 players or more",
        ),
        ("players: Ann\nthe night opens", "only Ann: a table has four, so name 4 players or more"),
        ("table 2: Ann, Bea, Cat, Dot", "tables are listed in order: next comes table 1"),
        ("table 1: Ann, Bea, Cat, Dot, Eve", "a table has four chairs, not chairs for 5 players"),
        (
            "table 1: Ann, Bea, Cat, Dot\ntable 2: Eve, Fay\nthe night opens",
            "6 players: ghosts sit in the last chairs of the last tables, so name 3 at table 1",
        ),
        ("ruleset rpf", "short.night:1: 'ruleset rpf': no ruleset 'rpf'"),
        ("proves tie, point.mini", "a ruleset has no setting 'point.mini'; did you mean 'points.mini'?"),
        ("table 1: Ann, , Cat, Dot", "a name is 1 to 40 characters"),
        ("players: Ann, Bea, Cat, Dot\ntable 1: Eve, Fay, Gia, Hal", "the players are here already"),
        ("table 1: Ann, Bea, Cat, Dot\nplayers: Eve, Fay, Gia, Hal", "the players are here already"),
        ("table 1: Ann, Bea, Cat, Dot\nseats by lot\nthe night opens", "the seats are listed table by table"),
        ("seats by lot\nseats by stars", "the way to the seats is named already: name it once"),
        ("seed one\nseed two", "the seed is named already: name it once"),
        ("ruleset wba\nruleset rfp", "the ruleset is named already: name it once"),
        ("Ann is the hostess\nBea is the hostess", "the hostess is named already: name it once"),
    ],
)
def test_an_invalid_setting_is_refused(text: str, reason: str) -> None:
    assert reason in why(text)


def test_the_error_for_a_missing_file_names_it(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match=r"no\.night"):
        read(tmp_path / "no.night")


def test_a_line_may_hold_its_own_expectations() -> None:
    lines = script(HERE + "table 1 rolls 1 1 4 ; expect Ann rolled two; expect nothing more  # beside").lines
    assert [(line.number, line.text) for line in lines] == [
        (2, "the night opens"),
        (3, "table 1 rolls 1 1 4"),
        (3, "expect Ann rolled two"),
        (3, "expect nothing more"),
    ]


def test_one_line_can_hold_several_rolls_and_calls() -> None:
    (_, line) = script(HERE + "Table 1 rolls 1 1 4, 1 1 1 called").lines
    assert line.what == Does((Throw(1, (1, 1, 4)), Throw(1, (1, 1, 1)), Call(1)))


def test_names_may_have_several_words() -> None:
    (_, line) = script(
        "table 1: Mary Lou, Ann-Sofie, José, O'Hara\nthe night opens\nMary Lou rolls first at table 1"
    ).lines
    assert line.what == Does((FirstRoller(1, "Mary Lou"),))


@pytest.mark.parametrize(
    ("words", "step"),
    [
        ("host takes back (two)", HostTakesBack(Noted("two"))),
        ("the Host Takes back (two)", HostTakesBack(Noted("two"))),
        ("host takes back (one), played again from (two)", HostTakesBack(Noted("one"), again=Noted("two"))),
        ("host takes back (one) and the dice follow the rules", HostTakesBack(Noted("one"), turns="follow")),
        ("preview: host takes back (one)", Previews(HostTakesBack(Noted("one")))),
        ("host brings back (one)", HostBringsBack(Noted("one"))),
        (
            "host corrects (one) to 4 4 4, played again from (two)",
            HostCorrects(Noted("one"), OtherDice((4, 4, 4)), again=Noted("two")),
        ),
        (
            "preview: host corrects (one) to 4 4 4, played again from (two)",
            Previews(HostCorrects(Noted("one"), OtherDice((4, 4, 4)), again=Noted("two"))),
        ),
        (
            "host adds after (one): table 1 calls, played again from (two)",
            HostAdds(Noted("one"), OtherPlay(Call(1)), again=Noted("two")),
        ),
    ],
)
def test_a_line_may_end_in_the_name_of_an_earlier_entry_without_a_reason(words: str, step: Step) -> None:
    *_, line = script(HERE + f"table 1 calls (one)\ntable 1 calls (two)\n{words}").lines
    assert line.what == step
    assert line.note == ""


@pytest.mark.parametrize(
    "line", ["host adds after (one): Zoe sits in for Ann", "host corrects (one) to Ann is really called Zoe"]
)
def test_a_player_added_by_a_correction_may_be_named_after_it(line: str) -> None:
    *_, last = script(HERE + f"table 1 calls (one)\n{line}\nZoe rolls first at table 1").lines
    assert last.what == Does((FirstRoller(1, "Zoe"),))


def test_a_line_that_names_an_entry_can_have_no_note_of_its_own() -> None:
    assert "the note (again) needs a line with just one roll or press" in why(
        HERE + "table 1 calls (one)\nhost takes back (one) (again)"
    )


@pytest.mark.parametrize("line", ["Cat has a star", "Cat has stars", "Cat have stars"])
def test_a_single_player_may_have_a_star(line: str) -> None:
    (opens,) = script(f"ruleset wba\nplayers: Ann, Bea, Cat, Dot\n{line}\nthe night opens").lines
    assert isinstance(opens.what, Does)
    assert isinstance(opening := opens.what.inputs[0], OpenNight)
    assert opening.starred == ("Cat",)


def test_a_correction_may_replace_a_step_by_another_kind() -> None:
    *_, line = script(
        HERE + "table 1 calls (slip)\nhost corrects (slip) to table 1 presses two because it was (no) call"
    ).lines
    assert line.what == HostCorrects(Noted("slip"), OtherPlay(Claim(1, "two")), "it was (no) call")


def test_a_ruleset_file_beside_the_script_is_found(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(rulesets.text("rfp"))
    path = tmp_path / "house.night"
    path.write_text("ruleset house.toml\ntable 1: Ann, Bea, Cat, Dot\nthe night opens\n")
    assert read(path).ruleset == str(tmp_path / "house.toml")


def test_the_seed_is_the_scripts_name_unless_it_names_one() -> None:
    assert script("players: Ann, Bea, Cat, Dot").seed == "short"
    assert script("seed pink 7\nplayers: Ann, Bea, Cat, Dot").seed == "pink 7"


def test_a_script_states_what_it_proves() -> None:
    assert script("proves tie\nproves points.mini, ladder\n" + HERE).proves == ("tie", "points.mini", "ladder")


@pytest.mark.slow
@settings(deadline=None)  # a busy machine is no fault of the script
@given(st.data())
def test_a_mutated_script_is_either_read_or_refused(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(SCRIPTS)).read_text().splitlines()
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(lines) - 1))
        at = data.draw(st.integers(0, len(lines[place])))
        slip = data.draw(
            st.sampled_from(["", "0", "9", " ", ",", ":", "(", ") ", "x", " to ", " because ", "; expect "])
        )
        lines[place] = lines[place][:at] + slip + lines[place][at + data.draw(st.integers(0, 2)) :]
    with contextlib.suppress(BadConfig):
        script("\n".join(lines))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("Ann rings the bell", "this is an expectation, and no step: write 'expect Ann rings the bell'"),
        ("expect Ann goes home", "this is a step, and no expectation: write 'Ann goes home' alone"),
        ("expect", "expect what? say it on the same line"),
        ("table 1 rolls for first: Ann 5, Bea 3", "the phrase is `table <table> rolls"),
        ("host gives round 1 of set 1 at table 1 to chairs 1 and 3, played again from (slop)", "has the note (slop)"),
    ],
)
def test_the_error_for_a_misplaced_phrase_names_its_place(line: str, reason: str) -> None:
    assert reason in why(HERE + line)


def test_the_last_name_of_a_list_may_follow_the_word_and() -> None:
    assert script(HERE + "the round is played out and won by Ann, Bea and Cat").lines[-1].what == PlayedOut(
        ("Ann", "Bea", "Cat")
    )
    assert script(HERE + "the round is played out and won by Ann, Bea, and Cat").lines[-1].what == PlayedOut(
        ("Ann", "Bea", "Cat")
    )
    assert script("table 1: Ann, Bea, Cat and Dot\nthe night opens").lines == script(HERE).lines
    assert script("players: Ann, Bea, Cat, and Dot\nthe night opens").lines[-1].number == 2


def test_a_rulesets_own_word_for_a_bunco_is_accepted(tmp_path: Path) -> None:
    (tmp_path / "ace.toml").write_text(rulesets.text("wba").replace('bunco = "BUNCO"', 'bunco = "ACE"'))
    lines = "ruleset ace.toml\n" + HERE + "expect Ann shows an ACE; expect Bea has 2 ACEs\n"
    (tmp_path / "own.night").write_text(lines + 'expect an ACE is called "ACE"\n')
    *others, last = read(tmp_path / "own.night").lines
    assert len(others) == 3
    assert isinstance(last.what, Expected)
    assert last.what.state == BuncoWordIs("ACE")
