"""The way through the hall, and what each answer and each key does there."""

from __future__ import annotations

import pytest

from headtable.config import BoxSettings, ButtonSettings, DiceSettings, Pad, SignalSettings
from headtable.errors import NotAllowed, Unwell
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, Press
from headtable.messages.rooms import BoxState, DiceState, DieShown, EngineState, NightState, Phase, SignalResult
from headtable.messages.silence import Muted, NotArmed
from headtable.messages.words import LIFETIME_MS, Button
from headtable_tools.walktest.notes import (
    BellButtonPressed,
    ChirpRefused,
    DieShows,
    EarlierPress,
    NobodyHeard,
    OtherButtonPressed,
    OtherDeviceAnswered,
    OtherDieMoved,
)
from headtable_tools.walktest.preconditions import check, leave_out
from headtable_tools.walktest.stations import AtOtherTable, stations
from headtable_tools.walktest.walk import Outcome, Walk
from headtable_tools.walktest.walk_words import all_told, name, place
from headtable_tools.watch.seen import Seen

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


def test_the_tables_come_in_order_the_head_table_last_and_then_the_signals() -> None:
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
    walk.hear(press("button-01", "bell"), "")
    assert walk.outcomes == [Outcome(button, "answered")]


def test_the_walk_goes_on_when_a_pad_answers() -> None:
    walk = at("pad-02")
    walk.hear(press("pad-02"), "19:01:02")
    assert walk.outcomes[3] == Outcome(stations(BOX)[3], "answered", (), "19:01:02")
    assert walk.here is not None
    assert walk.here.uid == "pad-03"


def test_a_pad_of_another_table_gets_a_note_and_does_not_answer_for_this_one() -> None:
    walk = at("pad-02")
    walk.hear(press("pad-03"), "")
    walk.hear(press("pad-03"), "")
    assert walk.notes == [OtherDeviceAnswered("pad-03", AtOtherTable(3))]
    walk.hear(press("pad-02"), "")
    assert all_told(walk.outcomes[3].notes) == "pad-03 answered, and it belongs to table 3"
    assert walk.notes == []


def test_the_bell_button_and_the_pads_buttons_are_different_stations() -> None:
    walk = at("pad-01")
    walk.hear(press("pad-01", "bell"), "")
    assert walk.notes == [BellButtonPressed()]
    walk.hear(press("pad-01"), "")
    assert walk.here is not None
    assert walk.here.kind == "bell"
    walk.hear(press("pad-01"), "")
    assert walk.notes == [OtherButtonPressed()]
    walk.hear(press("pad-01", "bell"), "")
    assert walk.outcomes[6].result == "answered"


def test_unknown_devices_do_not_answer() -> None:
    walk = at("pad-02")
    walk.hear(press("phone-1234"), "")
    walk.hear(Heard("pad-77", "1", 1, Press("one"), 7), "")
    assert (walk.notes, walk.outcomes[3].result) == ([], "open")


def lying(*states: DieShown) -> DiceState:
    return DiceState("dice-02", 2, (*states, *LYING.dice[len(states) :]))


def test_a_thrown_die_answers() -> None:
    walk = at("dice-02", die=1)
    walk.hear(lying(DieShown(1, "rolling")), "")
    assert results(walk)[0] == "open"
    walk.hear(lying(DieShown(1, "settled", 4)), "19:02:00")
    assert walk.outcomes[0] == Outcome(stations(BOX)[0], "answered", (DieShows(4),), "19:02:00")


def test_a_die_whose_rolling_was_missed_answers_with_another_face() -> None:
    walk = at("dice-02", die=1)
    walk.hear(lying(DieShown(1, "settled", 5)), "")
    assert walk.outcomes[0].result == "answered"


def test_a_die_that_only_lies_there_or_is_cocked_does_not_answer() -> None:
    walk = at("dice-02", die=1)
    walk.hear(LYING, "")
    walk.hear(lying(DieShown(1, "settled", 4, 80)), "")
    walk.hear(lying(DieShown(1, "cocked")), "")
    assert walk.outcomes[0].result == "open"


def test_another_die_of_the_set_gets_a_note() -> None:
    walk = at("dice-02", die=1)
    walk.hear(lying(DieShown(1, "settled", 4), DieShown(2, "settled", 6)), "")
    assert (walk.notes, walk.outcomes[0].result) == ([OtherDieMoved(2)], "open")


def test_a_throw_of_all_dice_answers_for_no_pad() -> None:
    walk = at("pad-02")
    walk.hear(Heard("dice-02", "1", 1, Dice((1, 2, 3)), 2), "")
    assert walk.outcomes[3].result == "open"


def test_a_signal_answers_when_somebody_heard_it() -> None:
    walk = at("gpio-22")
    walk.chirp_id = "c1"
    walk.hear(SignalResult("c1", "bell", "box", sounded=True), "")
    assert results(walk)[7] == "open"
    walk.heard_it("19:05:00")
    assert results(walk)[7] == "answered"
    walk.did_not_hear_it("19:05:10")
    assert (walk.outcomes[8].result, walk.outcomes[8].notes) == ("failed", (NobodyHeard(),))
    assert walk.here is None


def test_a_signal_that_may_not_sound_fails_with_the_reason() -> None:
    walk = at("gpio-22")
    walk.chirp_id = "c1"
    walk.hear(SignalResult("c0", "bell", "box", sounded=False, why=NotArmed()), "")
    assert results(walk)[7] == "open"
    walk.hear(SignalResult("c1", "bell", "box", sounded=False, why=Muted()), "")
    assert (walk.outcomes[7].result, walk.outcomes[7].notes) == ("failed", (ChirpRefused("bell", Muted()),))
    assert all_told(walk.outcomes[7].notes) == "the bell is muted"
    assert walk.chirp_id == ""


def test_y_and_n_do_nothing_at_a_station_without_a_signal() -> None:
    walk = at("pad-02")
    walk.heard_it("")
    walk.did_not_hear_it("")
    assert walk.outcomes[3].result == "open"


def test_skipped_failed_and_unreached_stations_need_looking_after() -> None:
    walk = at("pad-03")
    walk.hear(press("pad-03"), "")
    assert [name(outcome.station) for outcome in walk.failed] == [
        *("dice-02, die 1", "dice-02, die 2", "dice-02, die 3", "pad-02"),
        *("pad-01", "pad-01, bell button", "gpio-22, bell", "horn-01, horn"),
    ]


def test_again_goes_back_to_the_station_before() -> None:
    walk = at("pad-03")
    walk.back()
    assert walk.here is not None
    assert walk.here.uid == "pad-02"
    for _ in range(9):
        walk.back()
    assert set(results(walk)) == {"open"}


def seen(phase: Phase, *, engine: bool = True, box: bool = True, lease: str | None = "l1") -> Seen:
    there = Seen(lambda: 0.0)
    if box:
        there.hear(BoxState("box", "b1", "online", lease), True)  # noqa: FBT003 - the bus's own signature
    there.hear(EngineState("e1", "online" if engine else "lost"), True)  # noqa: FBT003 - the bus's own signature
    there.hear(NightState("rfp", "BUNKO", phase, 3), True)  # noqa: FBT003 - the bus's own signature
    return there


@pytest.mark.parametrize("phase", ["closed", "ready", "break", "over"])
def test_before_and_between_rounds_one_may_walk(phase: Phase) -> None:
    assert check(seen(phase), "box") == phase


@pytest.mark.parametrize("phase", ["playing", "called", "settling", "final", "seating"])
def test_while_a_press_would_count_nobody_may_walk(phase: Phase) -> None:
    with pytest.raises(NotAllowed, match="what is pressed now would count"):
        check(seen(phase), "box")


def test_without_a_box_or_an_engine_nobody_may_walk() -> None:
    with pytest.raises(Unwell, match="box far-box does not run"):
        check(seen("closed"), "far-box")
    with pytest.raises(Unwell, match="would sound bell and horn at full length"):
        check(seen("closed", engine=False), "box")
    with pytest.raises(Unwell, match="box box hears no engine"):
        check(seen("closed", lease=None), "box")


@pytest.mark.parametrize(("phase", "result"), [("closed", "open"), ("over", "open"), ("ready", "left-out")])
def test_the_bell_button_is_left_out_where_it_would_start_the_round(phase: Phase, result: str) -> None:
    walk = a_walk()
    leave_out(walk, phase)
    assert walk.outcomes[6].result == result
    walk.back()
    assert walk.outcomes[6].result == result


def test_an_old_press_is_no_answer() -> None:
    walk = at("pad-02")
    here = walk.here
    assert here is not None
    walk.hear(Heard(here.uid, "1", 1, Press("one", LIFETIME_MS + 1), here.table), "")
    assert walk.here == here
    assert walk.notes == [EarlierPress()]
    walk.hear(Heard(here.uid, "1", 2, Press("one", 40), here.table), "")
    assert walk.here != here


def test_a_readers_first_message_is_an_answer() -> None:
    walk = Walk(stations(BOX), {})
    walk.hear(lying(DieShown(1, "rolling"), DieShown(2, "present")), "")
    walk.hear(lying(DieShown(1, "settled", 4), DieShown(2, "present")), "")
    assert (walk.outcomes[0].result, walk.outcomes[0].notes) == ("answered", (DieShows(4),))


def test_a_reader_that_tells_whole_throws_answers_for_all_its_dice_at_once() -> None:
    walk = at("dice-02", die=1)
    walk.hear(Heard("dice-02", "1", 1, Dice((1, 2, 3)), 2), "")
    assert [(one.result, one.notes) for one in walk.outcomes[:4]] == [
        ("answered", (DieShows(1),)), ("answered", (DieShows(2),)), ("answered", (DieShows(3),)), ("open", ()),
    ]  # fmt: skip
