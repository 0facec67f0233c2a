"""`headtable rules` lists, shows, compares, copies and checks rulesets."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.rulesets.house_rulesets import HouseRulesets
from headtable.rulesets.ruleset_settings import LentBy, OwnChoice, settings, value
from headtable_tools.rulecard.comparison import Difference, Side, differences
from headtable_tools.rulecard.rules_command import answer

RFP_TEXT = rulesets.text("rfp")


def shown(*words: str) -> str:
    paper = StringIO()
    answer(words).show(Console(file=paper, width=100))
    return paper.getvalue()


def told(*words: str) -> object:
    return json.loads(msgspec.json.encode(answer(words).data))


@pytest.fixture
def my_toml(tmp_path: Path) -> Path:
    path = tmp_path / "my.toml"
    path.write_text(RFP_TEXT, encoding="utf-8")
    return path


def difference(one: str, other: str, setting: str) -> Difference:
    found = differences(rulesets.load(one), rulesets.load(other))
    return next(row for row in found if setting in row.settings)


def test_without_arguments_every_ruleset_is_listed() -> None:
    short = "3 sets of 6 rounds, a semi-final and a final; for 4 players or more, in groups of about 12"
    assert {"name": "rfp", "title": "Rolling for Pink", "in_short": short} in told()  # type: ignore[operator]  # a list of them
    for name in rulesets.names():
        assert f"{name} " in shown()


def test_a_name_or_a_path_gets_a_card(my_toml: Path) -> None:
    assert shown("rfp") == shown(str(my_toml))
    assert shown("rfp").startswith("Rolling for Pink  rfp\n\nThe night\n")


def test_a_ruleset_that_a_page_saved_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    HouseRulesets(tmp_path / "rulesets").save("our-house", RFP_TEXT.replace('name = "rfp"', 'name = "our-house"'))
    assert shown("our-house").startswith("Rolling for Pink  our-house\n")
    assert rulesets.text("our-house") == (tmp_path / "rulesets" / "our-house.toml").read_text()


def test_a_copy_is_a_house_ruleset_and_overwrites_nothing(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    assert "is a copy of wba" in shown("copy", "wba", str(mine))
    assert rulesets.load(str(mine)).name == "mine"
    assert differences(rulesets.load("wba"), rulesets.load(str(mine))) == ()
    with pytest.raises(BadConfig, match="exists already: name another file"):
        answer(["copy", "rfp", str(mine)])
    with pytest.raises(BadConfig, match="no ruleset 'wbx'; did you mean \"wba\""):
        answer(["copy", "wbx", str(tmp_path / "other.toml")])


def test_a_card_in_json_has_sentences_with_their_settings() -> None:
    card = msgspec.convert(told("book"), dict[str, object])
    assert card["inherits_from"] == "wba"
    first_part = msgspec.convert(card["parts"], list[dict[str, object]])[0]
    sets = {
        "text": "The night has four sets.",
        "settings": ["sets"],
        "inherited": ["sets"],
        "own_choice": [],
        "by_headtable": False,
    }
    assert sets in msgspec.convert(first_part["sentences"], list[dict[str, object]])


def test_differences_are_shown_side_by_side_as_sentences() -> None:
    row = difference("wba", "evt", "ladder")
    assert row.one.says.startswith("Winners go up one table")
    assert row.other.says.startswith("Winners stay; losers go down one table")
    assert "where winners and losers walk" in shown("diff", "wba", "evt")


@pytest.mark.parametrize("one", rulesets.names())
@pytest.mark.parametrize("other", rulesets.names())
def test_exactly_the_settings_that_differ_are_shown(one: str, other: str) -> None:
    first, second = rulesets.load(one), rulesets.load(other)
    rows = differences(first, second)
    differing = {key for key in settings() if value(first, key) != value(second, key)}
    assert sorted(key for row in rows for key in row.settings) == sorted(differing)
    assert all(row.one.says != row.other.says for row in rows)


def test_a_rule_of_only_one_ruleset_is_shown_as_missing_in_the_other() -> None:
    row = difference("wba", "snake-eyes", "snake_eyes.face")
    assert row.one == Side()
    assert row.one.says == "(no such rule)"
    assert row.other.says.startswith("Beware of three ones")


def test_a_setting_without_effect_says_why() -> None:
    side = difference("rfp", "party-4-dice", "points.three").one
    assert side == Side(idle="three-are-all")
    assert side.says == "(no matter: three dice on the mark are all the dice)"


def test_an_inherited_setting_that_differs_names_its_lender() -> None:
    assert difference("rfp", "book", "sets").other.lender == LentBy("wba")
    assert difference("rfp", "book", "sets").one.lender is None
    assert difference("evt", "book", "sets").one.lender == OwnChoice()
    assert "(from wba)" in shown("diff", "rfp", "book")


def test_the_same_rules_do_not_differ() -> None:
    assert shown("diff", "wba", "wba") == "wba and wba have the same rules.\n"


def test_a_house_ruleset_is_proved_by_its_examples(my_toml: Path) -> None:
    assert " ".join(shown("check", str(my_toml)).split()).startswith(f"{my_toml} is well: Rolling for Pink ")
    assert "  ✓ mark 4, dice 6 6 6: mini for 5 points\n" in shown("check", str(my_toml))
    assert "  six examples proved\n" in shown("check", str(my_toml))


def test_a_setting_that_a_house_ruleset_leaves_out_is_named_with_its_value(my_toml: Path) -> None:
    my_toml.write_text(RFP_TEXT.replace("sets = 3\n", ""), encoding="utf-8")
    assert "  not in the file: sets = 3, headtable’s own choice\n" in shown("check", str(my_toml))


def test_a_setting_without_effect_is_named_with_its_line(my_toml: Path) -> None:
    text = RFP_TEXT.replace('ladder = "step"', 'split = "always"\nladder = "seat_shift"')
    my_toml.write_text(text, encoding="utf-8")
    line = text.partition("split =")[0].count("\n") + 1
    note = f'  line {line}: split = "always" changes nothing here: everybody moves alone\n'
    assert note in shown("check", str(my_toml))


def test_all_problems_of_a_ruleset_are_reported_at_once_with_their_lines(my_toml: Path) -> None:
    wrong = RFP_TEXT.replace("mini = 5 ", "mini = 6 ").replace("[2, 5, 6]", "[2, 5, 1]")
    my_toml.write_text(wrong, encoding="utf-8")
    lines = [number for number, line in enumerate(wrong.splitlines(), 1) if line == "[[example]]"]
    with pytest.raises(BadConfig) as told:
        answer(["check", str(my_toml)])
    assert str(told.value).splitlines() == [
        f"{my_toml} line {lines[2]}: the example mark = 1, dice = [2, 5, 1]: "
        "it says miss for 0, but by the points above it is one for 1",
        f"{my_toml} line {lines[4]}: the example mark = 4, dice = [6, 6, 6]: "
        "it says mini for 5, but by the points above it is mini for 6",
    ]


@pytest.mark.parametrize("words", [("diff",), ("diff", "wba"), ("check",), ("rfp", "wba")])
def test_unknown_words_are_answered_with_the_known_ones(words: tuple[str, ...]) -> None:
    with pytest.raises(BadConfig, match=f"rules {' '.join(words)}: there is `rules`, `rules rfp`"):
        answer(words)


def test_a_missing_ruleset_is_named() -> None:
    with pytest.raises(BadConfig, match=r"no ruleset 'nope'\. There are book"):
        answer(["nope"])
