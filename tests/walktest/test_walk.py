"""The way through the hall, and what each answer and each key does there."""

from __future__ import annotations

import pytest

from headtable.config import BoxSettings, ButtonSettings, DiceSettings, Pad, SignalSettings
from headtable.errors import NotAllowed, Unwell
from headtable.hall.bus_state import BusState
from headtable.hall.notes import (
    BellButtonPressed,
    ChirpRefused,
    DieShows,
    EarlierPress,
    NobodyHeard,
    OtherButtonPressed,
    OtherDeviceAnswered,
    OtherDieMoved,
)
from headtable.hall.outcomes import Outcome
from headtable.hall.preconditions import check, leave_out
from headtable.hall.stations import AtOtherTable, stations
from headtable.hall.walk_words import name, notes_text, place
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, Press
from headtable.messages.rooms import (
    BoxState,
    DiceState,
    DieShown,
    EngineState,
    NightState,
    Phase,
)
from headtable.messages.silence_reasons import Muted, NotArmed
from headtable.messages.sound_commands import SignalResult
from headtable.messages.words import LIFETIME_MS, Button
from headtable_tools.walktest.walk import Walk

BOX = BoxSettings(
    lines=("serial:/dev/pad-*",),
    pads=(Pad(uid="pad-01", table=1, bell=True), Pad(uid="pad-03", table=3), Pad(uid="pad-02", table=2)),
    dice=(DiceSettings(uid="dice-02", table=2),),
    signals=(SignalSettings(signal="horn", device="horn-01"), SignalSettings(signal="bell", device="gpio:22")),
)
LYING = DiceState("dice-02", 2, (DieShown(1, "settled", 4), DieShown(2, "settled", 4), DieShown(3, "settled", 4)))


def a_walk(box: BoxSettings = BOX) -> Walk:
    return Walk(stations(box), {"dice-02": LYING})


def press(uid: str, button: Button = "one") -> Heard:
    return Heard(uid, "1", 1, Press(button), 1)


def results(walk: Walk) -> list[str]:
    return [outcome.result for outcome in walk.outcomes]


def at(uid: str, *, die: int = 0) -> Walk:
    """A walk that has come to a device."""
    walk = a_walk()
    while walk.here and (walk.here.uid, walk.here.die) != (uid, die):
        walk.skip("")
    return walk


def test_the_tables_come_in_order_then_the_head_table_then_the_signals() -> None:
    told = [(place(station), name(station)) for station in stations(BOX)]
    assert told == [
        ("table 2", "dice-02, die 1"),
        ("table 2", "dice-02, die 2"),
        ("table 2", "dice-02, die 3"),
        ("table 2", "pad-02"),
        ("table 3", "pad-03"),
        ("the head table", "pad-01"),
        ("the head table", "pad-01, bell button"),
        ("the hall", "gpio-22, bell"),
        ("the hall", "horn-01, horn"),
    ]


def test_the_head_tables_button_on_a_pin_is_pressed_too() -> None:
    box = BoxSettings(buttons=(ButtonSettings(uid="button-01", at="gpio:23"),))
    [button] = stations(box)
    assert (place(button), name(button)) == ("the head table", "button-01, bell button")
    walk = a_walk(box)
    walk.on_message(press("button-01", "bell"), "")
    assert walk.outcomes == [Outcome(button, "answered")]


def test_the_walk_goes_on_when_a_pad_answers() -> None:
    walk = at("pad-02")
    walk.on_message(press("pad-02"), "19:01:02")
    assert walk.outcomes[3] == Outcome(stations(BOX)[3], "answered", (), "19:01:02")
    assert walk.here is not None
    assert walk.here.uid == "pad-03"


def test_a_pad_of_another_table_gets_a_note_and_does_not_answer_for_this_one() -> None:
    walk = at("pad-02")
    walk.on_message(press("pad-03"), "")
    walk.on_message(press("pad-03"), "")
    assert walk.notes == [OtherDeviceAnswered("pad-03", AtOtherTable(3))]
    walk.on_message(press("pad-02"), "")
    assert notes_text(walk.outcomes[3].notes) == "pad-03 answered, and it belongs to table 3"
    assert walk.notes == []


def test_the_bell_button_and_the_pads_buttons_are_different_stations() -> None:
    walk = at("pad-01")
    walk.on_message(press("pad-01", "bell"), "")
    assert walk.notes == [BellButtonPressed()]
    walk.on_message(press("pad-01"), "")
    assert walk.here is not None
    assert walk.here.kind == "bell"
    walk.on_message(press("pad-01"), "")
    assert walk.notes == [OtherButtonPressed()]
    walk.on_message(press("pad-01", "bell"), "")
    assert walk.outcomes[6].result == "answered"


def test_unknown_devices_do_not_answer() -> None:
    walk = at("pad-02")
    walk.on_message(press("phone-1234"), "")
    walk.on_message(Heard("pad-77", "1", 1, Press("one"), 7), "")
    assert (walk.notes, walk.outcomes[3].result) == ([], "open")


def lying(*states: DieShown) -> DiceState:
    return DiceState("dice-02", 2, (*states, *LYING.dice[len(states) :]))


def test_a_thrown_die_answers() -> None:
    walk = at("dice-02", die=1)
    walk.on_message(lying(DieShown(1, "rolling")), "")
    assert results(walk)[0] == "open"
    walk.on_message(lying(DieShown(1, "settled", 4)), "19:02:00")
    assert walk.outcomes[0] == Outcome(stations(BOX)[0], "answered", (DieShows(4),), "19:02:00")


def test_a_die_whose_roll_was_missed_answers_with_another_face() -> None:
    walk = at("dice-02", die=1)
    walk.on_message(lying(DieShown(1, "settled", 5)), "")
    assert walk.outcomes[0].result == "answered"


def test_a_resting_or_cocked_die_does_not_answer() -> None:
    walk = at("dice-02", die=1)
    walk.on_message(LYING, "")
    walk.on_message(lying(DieShown(1, "settled", 4, 80)), "")
    walk.on_message(lying(DieShown(1, "cocked")), "")
    assert walk.outcomes[0].result == "open"


def test_another_die_of_the_set_gets_a_note() -> None:
    walk = at("dice-02", die=1)
    walk.on_message(lying(DieShown(1, "settled", 4), DieShown(2, "settled", 6)), "")
    assert (walk.notes, walk.outcomes[0].result) == ([OtherDieMoved(2)], "open")


def test_a_throw_of_all_dice_answers_for_no_pad() -> None:
    walk = at("pad-02")
    walk.on_message(Heard("dice-02", "1", 1, Dice((1, 2, 3)), 2), "")
    assert walk.outcomes[3].result == "open"


def test_a_signal_passes_when_somebody_heard_it() -> None:
    walk = at("gpio-22")
    walk.chirp_id = "c1"
    walk.on_message(SignalResult("c1", "bell", "box", sounded=True), "")
    assert results(walk)[7] == "open"
    walk.heard_it("19:05:00")
    assert results(walk)[7] == "answered"
    walk.did_not_hear_it("19:05:10")
    assert (walk.outcomes[8].result, walk.outcomes[8].notes) == ("failed", (NobodyHeard(),))
    assert walk.here is None


def test_a_signal_that_may_not_sound_fails_with_the_reason() -> None:
    walk = at("gpio-22")
    walk.chirp_id = "c1"
    walk.on_message(SignalResult("c0", "bell", "box", sounded=False, why=NotArmed()), "")
    assert results(walk)[7] == "open"
    walk.on_message(SignalResult("c1", "bell", "box", sounded=False, why=Muted()), "")
    assert (walk.outcomes[7].result, walk.outcomes[7].notes) == ("failed", (ChirpRefused("bell", Muted()),))
    assert notes_text(walk.outcomes[7].notes) == "the bell is muted"
    assert walk.chirp_id == ""


def test_y_and_n_do_nothing_at_a_station_without_a_signal() -> None:
    walk = at("pad-02")
    walk.heard_it("")
    walk.did_not_hear_it("")
    assert walk.outcomes[3].result == "open"


def test_skipped_failed_and_unreached_stations_need_attention() -> None:
    walk = at("pad-03")
    walk.on_message(press("pad-03"), "")
    assert [name(outcome.station) for outcome in walk.failed] == [
        *("dice-02, die 1", "dice-02, die 2", "dice-02, die 3", "pad-02"),
        *("pad-01", "pad-01, bell button", "gpio-22, bell", "horn-01, horn"),
    ]


def test_the_again_key_returns_to_the_previous_station() -> None:
    walk = at("pad-03")
    walk.back()
    assert walk.here is not None
    assert walk.here.uid == "pad-02"
    for _ in range(9):
        walk.back()
    assert set(results(walk)) == {"open"}


def seen(phase: Phase, *, engine: bool = True, box: bool = True, lease: str | None = "l1") -> BusState:
    there = BusState(lambda: 0.0)
    if box:
        there.on_message(BoxState("box", "b1", "online", lease), "retained")
    there.on_message(EngineState("e1", "online" if engine else "lost"), "retained")
    there.on_message(NightState("Rolling for Pink", "BUNKO", phase, 3), "retained")
    return there


@pytest.mark.parametrize("phase", ["closed", "ready", "break", "over"])
def test_a_walk_is_allowed_before_and_between_rounds(phase: Phase) -> None:
    assert check(seen(phase), "box") == phase


@pytest.mark.parametrize("phase", ["playing", "called", "settling", "final", "seating"])
def test_no_walk_is_allowed_while_a_press_would_count(phase: Phase) -> None:
    with pytest.raises(NotAllowed, match="what is pressed now would count"):
        check(seen(phase), "box")


def test_no_walk_is_allowed_without_a_box_or_an_engine() -> None:
    with pytest.raises(Unwell, match="box far-box does not run"):
        check(seen("closed"), "far-box")
    with pytest.raises(Unwell, match="would sound bell and horn at full length"):
        check(seen("closed", engine=False), "box")
    with pytest.raises(Unwell, match="box box hears no engine"):
        check(seen("closed", lease=None), "box")


@pytest.mark.parametrize(("phase", "result"), [("closed", "open"), ("over", "open"), ("ready", "left-out")])
def test_the_bell_button_is_left_out_if_it_would_start_the_round(phase: Phase, result: str) -> None:
    walk = a_walk()
    leave_out(walk.outcomes, phase)
    assert walk.outcomes[6].result == result
    walk.back()
    assert walk.outcomes[6].result == result


def test_an_old_press_is_no_answer() -> None:
    walk = at("pad-02")
    here = walk.here
    assert here is not None
    walk.on_message(Heard(here.uid, "1", 1, Press("one", LIFETIME_MS + 1), here.table), "")
    assert walk.here == here
    assert walk.notes == [EarlierPress()]
    walk.on_message(Heard(here.uid, "1", 2, Press("one", 40), here.table), "")
    assert walk.here != here


def test_a_readers_first_message_is_an_answer() -> None:
    walk = Walk(stations(BOX), {})
    walk.on_message(lying(DieShown(1, "rolling"), DieShown(2, "present")), "")
    walk.on_message(lying(DieShown(1, "settled", 4), DieShown(2, "present")), "")
    assert (walk.outcomes[0].result, walk.outcomes[0].notes) == ("answered", (DieShows(4),))


def test_a_reader_that_reports_whole_throws_answers_for_all_its_dice() -> None:
    walk = at("dice-02", die=1)
    walk.on_message(Heard("dice-02", "1", 1, Dice((1, 2, 3)), 2), "")
    assert [(one.result, one.notes) for one in walk.outcomes[:4]] == [
        ("answered", (DieShows(1),)), ("answered", (DieShows(2),)), ("answered", (DieShows(3),)), ("open", ()),
    ]  # fmt: skip
