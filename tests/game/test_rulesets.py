"""The rulesets' files prove themselves, and a wrong one says what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.errors import BadConfig
from headtable.game import new_night
from headtable.game.table.scoring import roll_scores
from headtable.rulesets import load, names, parse, text
from headtable.rulesets.ruleset_settings import LentBy, OwnChoice, lender, settings, value

RFP_TEXT = text("rfp")
MY_TEXT = (Path(__file__).parent / "my.toml").read_text(encoding="utf-8")  # its line numbers stand below


def test_every_built_in_ruleset_can_be_played() -> None:
    for name in names():
        assert new_night(load(name), "00").phase == "closed"


def test_rfp_has_the_values_of_its_source() -> None:
    rfp = load("rfp")
    assert (rfp.sets, rfp.rounds, rfp.dice, rfp.sides, rfp.target) == (3, 6, 3, 6, 21)
    assert (rfp.points.one, rfp.points.two, rfp.points.mini, rfp.points.bunco) == (1, 2, 5, 21)
    assert (rfp.signals.start, rfp.signals.end) == (("horn",), ("bell", "horn"))
    assert rfp.words.bunco == "BUNKO"


@pytest.mark.parametrize("mark", range(1, 7))
def test_every_roll_has_its_exact_probability(mark: int) -> None:
    scores = list(roll_scores(load("rfp"))[mark - 1].values())
    counts = {
        worth: sum(score.worth == worth for score in scores) for worth in ("bunco", "mini", "two", "one", "miss")
    }
    assert counts == {"bunco": 1, "mini": 5, "two": 15, "one": 75, "miss": 120}
    assert sum(score.points for score in scores) == 151


def test_a_house_ruleset_is_loaded_by_its_path(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(RFP_TEXT.replace("target = 21", "target = 25"))
    assert load(str(house)).target == 25


@pytest.mark.parametrize(
    ("before", "after", "error"),
    [
        (
            'ladder = "step"',
            'ladder = "lift"',
            "my.toml line 19: ladder = 'lift': there is no such procedure; "
            "there are step, drop, cycle, winners_walk, fixed, seat_shift",
        ),
        (
            'ladder = "step"',
            'ladder = "stpe"',
            "my.toml line 19: ladder = 'stpe': there is no such procedure; "
            'did you mean "step"? There are step, drop, cycle, winners_walk, fixed, seat_shift',
        ),
        (
            'tie = "one_die_rep"',
            'tie = "duel"',
            "my.toml line 18: tie = 'duel': there is no such procedure; "
            "there are one_die_rep, lap_points, one_turn_each, sudden_death_target, host",
        ),
        (
            'after_bell = "complete_lap"',
            'after_bell = "run"',
            "my.toml line 16: after_bell = 'run': there is no such procedure; "
            "there are stop_now, finish_turn_secondary, finish_turn_all, min_one_turn_each, complete_lap",
        ),
        (
            "sides = 6",
            "sides = 5",
            "my.toml line 5: rounds = 6: the mark is the round’s number, and a die has 5 sides",
        ),
        (
            "target = 21",
            "tarket = 21",
            "my.toml line 8: the file has no key 'tarket'; did you mean 'target'?\n"
            "my.toml line 1: the file needs target = ..., a whole number from 1 to 1000",
        ),
        (
            "target = 21",
            'target = "many"',
            'my.toml line 8: target = "many": it must be a whole number from 1 to 1000',
        ),
        (
            "sides = 6",
            'sides = 6\ninherited = ["points.minis"]',
            "my.toml line 8: inherited: there is no setting 'points.minis'; did you mean 'points.mini'?",
        ),
        (
            "sides = 6",
            'sides = 6\nleft_out = ["sets"]',
            "my.toml line 8: left_out: remove it from the file; headtable finds out what the file leaves out",
        ),
        (
            'name = "my"\n',
            "",
            "my.toml line 1: the file needs name = ..., text in quotes, of at most 40 characters",
        ),
        (
            "rounds = 6                     # in a set; the mark is the round's number\ndice = 3\nsides = 6",
            'rounds = 4\ndice = 3\nsides = 4\nsnake_eyes = { face = 6, loses = "turn" }',
            "my.toml line 8: [snake_eyes] face = 6: a die has 4 sides",
        ),
        (
            "mini = 5",
            "mini = 6",
            "my.toml line 61: the example mark = 4, dice = [6, 6, 6]: it says mini for 5, "
            "but by the points above it is mini for 6",
        ),
        (
            "dice = [1, 1, 4]",
            "dice = [1, 1]",
            "my.toml line 37: the example mark = 1, dice = [1, 1]: no such roll with these dice",
        ),
    ],
)
def test_the_error_for_a_wrong_ruleset_names_the_fault(before: str, after: str, error: str) -> None:
    with pytest.raises(BadConfig) as wrong:
        parse(MY_TEXT.replace(before, after, 1), "my.toml")
    assert str(wrong.value) == error


def test_an_invalid_toml_file_is_refused_with_its_line() -> None:
    with pytest.raises(BadConfig, match=r"my\.toml line 1: "):
        parse("name = rfp", "my.toml")


def test_the_error_for_a_missing_ruleset_names_the_existing_ones() -> None:
    with pytest.raises(
        BadConfig, match=r"^no ruleset 'rfpp'; did you mean \"rfp\"\? There are .*rfp, .*, or give the path"
    ):
        load("rfpp")


def test_a_missing_setting_is_inherited_and_marked_as_headtables_choice() -> None:
    short = parse(RFP_TEXT.replace("sets = 3\n", ""), "my.toml")
    assert short.sets == 3
    assert set(short.left_out) - set(load("rfp").left_out) == {"sets"}
    assert lender(short, "sets") == OwnChoice()
    assert lender(load("rfp"), "sets") is None


def test_an_absent_rule_is_not_inherited() -> None:
    assert not any(key.startswith("snake_eyes") or key == "points.three" for key in load("rfp").inherited)


@pytest.mark.parametrize("name", names())
def test_an_inherited_value_equals_the_value_of_its_lender(name: str) -> None:
    ruleset = load(name)
    lent = [key for key in settings() if isinstance(lender(ruleset, key), LentBy)]
    assert all(value(ruleset, key) == value(load(ruleset.inherits_from or ""), key) for key in lent)
    assert all(lender(load(ruleset.inherits_from or ""), key) is None for key in lent)


def test_the_book_ruleset_inherits_its_open_settings_from_the_party_game() -> None:
    book = load("book")
    assert lender(book, "points.mini") == LentBy("wba")
    assert lender(book, "after_bell") == OwnChoice()
    assert lender(book, "first_roller") is None
