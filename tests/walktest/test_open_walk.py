"""A walk in any order: what a host's phone ticks off."""

from __future__ import annotations

from headtable.config import BoxSettings, DiceSettings, Pad
from headtable.hall.bus_state import BusState
from headtable.hall.open_walk import OpenWalk, stations_seen
from headtable.hall.stations import stations
from headtable.messages.devices import Birth
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, Press
from headtable.messages.rooms import DiceState, DieShown

BOX = BoxSettings(pads=(Pad(uid="pad-02", table=2),), dice=(DiceSettings(uid="dice-02", table=2),))
LYING = DiceState("dice-02", 2, tuple(DieShown(die, "settled", 3) for die in (1, 2, 3)))


def a_walk() -> OpenWalk:
    return OpenWalk(stations(BOX), {"dice-02": LYING}, "closed")


def results(walk: OpenWalk) -> list[str]:
    """The results of the dice, and of the pad."""
    return [outcome.result for outcome in walk.outcomes]


def dice(*dice: DieShown) -> DiceState:
    return DiceState("dice-02", 2, dice)


def test_a_die_is_ticked_off_when_it_settles_with_another_face() -> None:
    walk = a_walk()
    assert not walk.on_message(LYING, "19:00:00")
    assert walk.on_message(dice(DieShown(1, "settled", 3), DieShown(2, "settled", 5)), "19:00:01")
    assert results(walk) == ["open", "answered", "open", "open"]


def test_a_die_is_ticked_off_when_it_settles_after_it_rolled() -> None:
    walk = a_walk()
    assert not walk.on_message(dice(DieShown(1, "rolling")), "19:00:00")
    assert walk.on_message(dice(DieShown(1, "settled", 3)), "19:00:01")
    assert results(walk) == ["answered", "open", "open", "open"]


def test_a_reader_that_reports_whole_throws_ticks_all_its_dice_off() -> None:
    walk = a_walk()
    assert walk.on_message(Heard("dice-02", "1", 1, Dice((1, 2, 3)), 2), "19:00:00")
    assert results(walk) == ["answered", "answered", "answered", "open"]


def test_a_press_from_before_the_walk_ticks_nothing_off() -> None:
    walk = a_walk()
    walk.on_message(Heard("pad-02", "1", 1, Press("one", 60_000), 2), "19:00:00")
    assert results(walk)[-1] == "open"
    walk.on_message(Heard("pad-02", "1", 2, Press("one"), 2), "19:00:01")
    assert results(walk)[-1] == "answered"


def test_the_pads_of_other_boxes_are_walked_to() -> None:
    seen = BusState(lambda: 0.0)
    far = Birth("pad-09", "far-box", "pad", "1.0", "1", "buttons", online=True, table=9)
    seen.on_message(far, "retained")
    assert [(one.uid, one.table) for one in stations_seen(seen, BOX) if one.kind == "pad"] == [
        ("pad-09", 9),
        ("pad-02", 2),
    ]
