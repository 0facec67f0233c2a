"""A ruleset with changed settings: it is proved again, and what no longer holds is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.rulecard.idle import idle
from headtable.rulecard.setting_field import FieldKind
from headtable.rulecard.setting_fields import setting_fields
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


def test_a_prize_is_added_and_changed() -> None:
    changes: dict[str, Value] = {"prizes": (0, 9), "prizes.9.name": "Booby", "prizes.9.to": "most_losses"}
    ruleset = changed("wba", changes).ruleset
    assert ruleset is not None
    assert [(prize.name, prize.to) for prize in ruleset.prizes] == [
        ("Most BUNCOs", "most_buncos"),
        ("Booby", "most_losses"),
    ]
    fields = {field.key: field.value for field in setting_fields(ruleset, changes)}
    assert (fields["prizes"], fields["prizes.9.name"]) == ((0, 9), "Booby")


def test_a_new_prize_and_a_new_break_are_valid_as_they_come() -> None:
    draft = changed("rfp", {"prizes": (0, 1), "breaks": (0, 1)})
    assert (draft.faults, draft.ruleset is not None) == ((), True)
    assert draft.ruleset is not None
    assert [prize.name for prize in draft.ruleset.prizes] == ["prize 1", "prize 2"]
    assert [(one.before, one.after_set) for one in draft.ruleset.breaks] == [("semi_final", None), (None, 1)]


def test_a_break_moves_before_the_semi_final_and_back() -> None:
    ruleset = changed("rfp", {"breaks.0.when": 2, "breaks.0.minutes": None}).ruleset
    assert ruleset is not None
    assert [(one.before, one.after_set, one.minutes) for one in ruleset.breaks] == [(None, 2, None)]
    again = changed("rfp", {"breaks": (0, 1), "breaks.0.when": 1, "breaks.1.when": "semi_final"}).ruleset
    assert again is not None
    assert [(one.before, one.after_set) for one in again.breaks] == [(None, 1), ("semi_final", None)]


def test_each_prize_and_break_has_fields_with_choices_that_this_night_can_have() -> None:
    fields = {field.key: field for field in setting_fields(rulesets.load("rfp"))}
    assert [option.words for option in fields["breaks.0.when"].options] == [
        "after set 1",
        "after set 2",
        "before the semi-final",
    ]
    ruleset = changed("rfp", {"prizes": (0,)}).ruleset
    assert ruleset is not None
    winners = [one.value for one in {one.key: one for one in setting_fields(ruleset)}["prizes.0.to"].options]
    assert ("grand_prize" in winners, "traveler" in winners) == (True, False)


def test_two_prizes_of_one_name_are_a_fault() -> None:
    draft = changed("rfp", {"prizes": (0, 1), "prizes.0.name": "Best", "prizes.1.name": "Best"})
    assert [fault.key for fault in draft.faults] == ["prizes"]


@pytest.mark.parametrize("key", ["prizes.0.nonsense", "prizes.x.name", "breaks.0.after_set.more"])
def test_an_unknown_setting_of_a_prize_or_a_break_is_a_fault(key: str) -> None:
    assert changed("wba", {key: "Best"}).faults != ()


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
    house.overwrite("our-house", other.text)
    assert rulesets.load(house.place_of("our-house")).title == "Another"
