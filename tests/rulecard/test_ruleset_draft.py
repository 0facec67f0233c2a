"""A ruleset with changed settings: it is proved again, and what no longer holds is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.rulecard.idle import idle
from headtable.rulecard.setting_fields import FieldKind, setting_fields
from headtable.rulesets.house_rulesets import HouseRulesets
from headtable.rulesets.ruleset_draft import Draft, Value, draft_of, renamed, with_true_examples
from headtable.rulesets.ruleset_settings import settings, value


def changed(name: str, changes: dict[str, Value]) -> Draft:
    return draft_of(rulesets.text(name), changes)


@pytest.mark.parametrize("name", rulesets.names())
def test_a_draft_without_changes_is_the_same_ruleset(name: str) -> None:
    draft = changed(name, {})
    assert draft.faults == ()
    assert rulesets.parse(draft.text, "a draft") == rulesets.load(name) == draft.ruleset


@pytest.mark.parametrize("name", rulesets.names())
def test_every_field_gives_back_the_value_that_it_shows(name: str) -> None:
    ruleset = rulesets.load(name)
    fields = setting_fields(ruleset)
    again = changed(name, {field.key: field.value for field in fields})
    assert again.faults == ()
    assert again.ruleset is not None
    assert [key for key in settings() if value(again.ruleset, key) != value(ruleset, key)] == []


@pytest.mark.parametrize("name", rulesets.names())
def test_every_setting_with_an_effect_has_a_field(name: str) -> None:
    ruleset = rulesets.load(name)
    shown = {field.key for field in setting_fields(ruleset)}
    has_effect = {key for key in settings() if value(ruleset, key) not in (None, ()) and key not in idle(ruleset)}
    assert has_effect - shown == set()


def test_each_kind_of_field_has_what_the_form_needs() -> None:
    fields = {field.key: field for field in setting_fields(rulesets.load("rfp"))}
    kinds: dict[str, FieldKind] = {
        "sets": "number", "tie": "choice", "bunco_ends_round": "choice", "turn_ends": "several",
        "words.bunco": "text", "prizes": "items", "traveler": "section",
    }  # fmt: skip
    assert {key: fields[key].kind for key in kinds if key in fields} == {
        key: kind for key, kind in kinds.items() if key in fields
    }
    assert (fields["sets"].least, fields["sets"].most) == (1, 1000)
    assert len({option.words for option in fields["tie"].options}) == len(fields["tie"].options)


def test_an_example_that_no_longer_holds_is_said_and_may_be_corrected() -> None:
    draft = changed("rfp", {"points.two": 3})
    assert {fault.key for fault in draft.faults} == {"example"}
    corrected = with_true_examples(draft)
    assert corrected.faults == ()
    assert {one.points for one in rulesets.parse(corrected.text, "it").example if one.worth == "two"} == {3}


def test_settings_that_contradict_each_other_are_said_at_their_key() -> None:
    draft = changed("rfp", {"sides": 4})
    assert ("rounds", False) in {(fault.key, draft.is_playable) for fault in draft.faults}
    assert with_true_examples(draft) == draft


def test_a_value_of_another_type_is_a_fault() -> None:
    assert [fault.key for fault in changed("rfp", {"sets": "many"}).faults] == ["sets"]
    assert len(changed("rfp", {"sets.sets": 1}).faults) == 1
    assert [fault.key for fault in changed("rfp", {"nonsense": 1}).faults] == ["nonsense"]


def test_a_section_comes_with_valid_values_and_goes_as_a_whole() -> None:
    draft = changed("rfp", {"snake_eyes": True, "snake_eyes.face": 2})
    assert draft.ruleset is not None
    assert draft.ruleset.snake_eyes is not None
    assert draft.ruleset.snake_eyes.face == 2
    gone = changed("snake-eyes", {"snake_eyes": False})
    assert gone.ruleset is not None
    assert gone.ruleset.snake_eyes is None


def test_prizes_are_left_out_by_their_places() -> None:
    draft = changed("wba", {"prizes": (0, 2)})
    assert draft.ruleset is not None
    assert [prize.name for prize in draft.ruleset.prizes] == ["Most BUNCOs", "Traveling"]


def test_a_setting_that_the_house_changes_is_no_longer_lent() -> None:
    assert "points.mini" in rulesets.load("book").inherited
    draft = changed("book", {"points.mini": 7})
    assert draft.ruleset is not None
    assert "points.mini" not in draft.ruleset.inherited


def test_other_dice_leave_at_least_one_example() -> None:
    draft = with_true_examples(changed("wba", {"dice": 4, "points.three": 10}))
    assert (draft.faults, draft.ruleset is not None and len(draft.ruleset.example)) == ((), 1)


def test_a_saved_ruleset_is_in_the_list_and_a_bad_one_is_not(tmp_path: Path) -> None:
    house = HouseRulesets(tmp_path / "rulesets")
    assert house.names() == ()
    good = renamed(changed("rfp", {"sets": 2}), "our-house", "Our house")
    house.save("our-house", good.text)
    with pytest.raises(BadConfig):
        house.save("bad", changed("rfp", {"sides": 4}).text)
    with pytest.raises(BadConfig, match="comes with headtable"):
        house.save("rfp", good.text)
    assert house.names() == ("our-house",)
    assert rulesets.load(house.place_of("our-house")).title == "Our house"
    assert [file.name for file in (tmp_path / "rulesets").iterdir()] == ["our-house.toml"]


def test_a_ruleset_that_is_too_long_for_an_order_is_refused(tmp_path: Path) -> None:
    (tmp_path / "wordy.toml").write_text(rulesets.text("rfp") + "# words\n" * 2_000)
    with pytest.raises(BadConfig, match="more than 12000 characters"):
        HouseRulesets(tmp_path).text("wordy")
    with pytest.raises(BadConfig, match="more than 12000 characters"):
        HouseRulesets(tmp_path).save("long", rulesets.text("wba") + "# words\n" * 2_000)
    assert HouseRulesets(tmp_path).names() == ("wordy",)


def test_a_ruleset_of_the_house_is_replaced_only_by_an_order(tmp_path: Path) -> None:
    house, other = HouseRulesets(tmp_path), renamed(changed("rfp", {"sets": 2}), "our-house", "Another")
    house.save("our-house", renamed(changed("rfp", {}), "our-house", "Our house").text)
    with pytest.raises(BadConfig, match="'our-house' of your own already"):
        house.save("our-house", other.text)
    assert rulesets.load(house.place_of("our-house")).title == "Our house"
    house.save("our-house", other.text, replaces=True)
    assert rulesets.load(house.place_of("our-house")).title == "Another"
