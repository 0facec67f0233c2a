"""Two buncos at nearly the same time: the devices' clocks say which was first, as far as they can."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from headtable.game import Night, Ruleset
from headtable.game.night import Moment
from headtable.game.prizes.claimants import CLAIMANTS
from headtable.game.prizes.traveler import holder
from headtable.game.ruleset import LateBunco
from headtable.messages.facts import Fact
from headtable.messages.pace import Ring
from headtable.messages.prizes import GiveTraveler, TravelerMoved
from headtable.messages.table import Call, Claim, Rolled, Throw, When
from headtable.messages.words import Worth
from headtable.rulesets import load
from tests.game.evening import TWELVE, Evening

WBA = load("wba")


def at(heard_s: float, age_s: float = 0) -> When:
    return When(int(heard_s * 1000), int(age_s * 1000))


def bunco(table: int, when: When | None, worth: Worth = "bunco") -> Claim:
    return Claim(table, worth, when)


@pytest.fixture
def evening() -> Evening:
    return in_play(WBA)


def in_play(ruleset: Ruleset) -> Evening:
    evening = Evening(TWELVE, ruleset)
    evening.say(Ring("host"))
    return evening


def prize(night: Night, to: str) -> set[str]:
    return set(CLAIMANTS[to](night, tuple(night.cards)).counts)


def test_the_traveler_stays_where_the_later_bunco_was_thrown(evening: Evening) -> None:
    evening.say(bunco(2, at(100)))
    assert evening.say(bunco(3, at(101, age_s=5))) == [
        Rolled(3, "Ida", "bunco", 21, (21, 0), None, "Ida", at(101, 5))
    ]
    assert holder(evening.night) == "Eve"
    assert evening.say(bunco(3, at(102)))[-1] == TravelerMoved("Ida", "bunco", "Eve")


def test_the_first_and_the_last_bunco_are_decided_by_the_time_of_the_throw(evening: Evening) -> None:
    evening.say(bunco(2, at(100)), bunco(3, at(101, age_s=5)))
    assert prize(evening.night, "first_bunco") == {"Ida"}
    assert prize(evening.night, "last_bunco") == {"Eve"}


def test_if_dice_report_the_roll_the_throw_decides_the_last_bunco(evening: Evening) -> None:
    evening.say(Throw(3, (1, 1, 1), at(100)), Throw(2, (1, 1, 1), at(101)))
    evening.say(Call(2, at(102)), Call(3, at(103)))
    assert prize(evening.night, "first_bunco") == {"Ida"}
    assert prize(evening.night, "last_bunco") == {"Eve"}
    assert holder(evening.night) == "Eve"


def test_without_reported_dice_the_call_decides_the_last_bunco(evening: Evening) -> None:
    evening.say(Throw(3, (1, 1, 1)), Throw(2, (1, 1, 1)))
    evening.say(Call(2, at(102)), Call(3, at(103)))
    assert prize(evening.night, "last_bunco") == {"Ida"}


def test_a_bunco_between_two_buncos_of_the_holder_does_not_move_the_traveler(evening: Evening) -> None:
    evening.say(bunco(2, at(100)), bunco(2, at(102)), bunco(3, at(103, age_s=2)))
    assert holder(evening.night) == "Eve"


def test_by_order_of_receipt_the_traveler_moves_with_the_bunco_heard_last() -> None:
    evening = in_play(replace(WBA, simultaneous="receipt"))
    evening.say(bunco(2, at(100)), bunco(3, at(101, age_s=5)))
    assert holder(evening.night) == "Ida"
    assert prize(evening.night, "first_bunco") == {"Eve"}


@pytest.mark.parametrize(
    ("heard", "now"),
    [
        pytest.param(bunco(2, None), bunco(3, at(101, age_s=5)), id="nobody's clock saw the one"),
        pytest.param(bunco(2, at(100)), bunco(3, None), id="nobody's clock saw the other"),
        pytest.param(bunco(2, at(100)), bunco(3, at(7, age_s=5)), id="the clock began anew"),
        pytest.param(bunco(2, at(100)), bunco(3, at(101, age_s=1)), id="at the same moment"),
    ],
)
def test_without_comparable_times_the_traveler_moves_in_order_of_receipt(
    evening: Evening, heard: Claim, now: Claim
) -> None:
    evening.say(heard, now)
    assert holder(evening.night) == "Ida"


def test_rolls_at_one_table_keep_their_order_whatever_the_clocks_say(evening: Evening) -> None:
    evening.say(bunco(2, at(100)), Claim(2, "miss"), bunco(2, at(101, age_s=5)))
    assert holder(evening.night) == "Flo"


def test_a_roll_heard_in_a_later_round_counts_in_that_round(evening: Evening) -> None:
    evening.claims(1, "one")
    evening.claims(3, "one")
    evening.say(bunco(2, at(100)), Ring("host"))
    evening.claims(2, "miss")
    evening.claims(3, "miss")
    evening.say(Ring("host"))
    player = evening.night.tables[2].player
    evening.say(bunco(3, at(200, age_s=150)))
    assert holder(evening.night) == player
    assert prize(evening.night, "first_bunco") == {"Eve"}


def test_a_bunco_on_the_dice_is_dated_by_its_call(evening: Evening) -> None:
    evening.say(Throw(2, (1, 1, 1), at(99)), Call(2, at(100)), Throw(3, (1, 1, 1), at(100, 9)), Call(3, at(101, 8)))
    assert holder(evening.night) == "Eve"


def test_without_a_required_call_a_bunco_is_dated_by_the_reading_of_the_dice() -> None:
    evening = in_play(replace(WBA, call="honor"))
    evening.say(Throw(2, (1, 1, 1), at(100)), Throw(3, (1, 1, 1), at(101, age_s=5)))
    assert holder(evening.night) == "Eve"


def test_a_bunco_that_cannot_move_the_traveler_does_not_block_another() -> None:
    evening = in_play(replace(WBA, late_bunco=LateBunco(traveler=False), after_bell="complete_lap"))
    evening.say(bunco(2, at(100)), Ring("host"), bunco(3, at(110)))
    assert holder(evening.night) == "Eve"
    assert evening.night.flown_at == Moment(2, at(100))


def test_a_bunco_thrown_before_the_host_gave_the_traveler_does_not_move_it(evening: Evening) -> None:
    evening.say(bunco(2, at(100)), GiveTraveler("Ann"), bunco(3, at(101, age_s=5)))
    assert holder(evening.night) == "Ann"


def test_only_a_bunco_records_its_moment(evening: Evening) -> None:
    told: list[Fact] = evening.say(bunco(2, at(100), "mini"))
    assert told == [Rolled(2, "Eve", "mini", 5, (5, 0))]


def test_the_last_bunco_does_not_depend_on_the_order_of_receipt() -> None:
    chance = random.Random(3)
    thrown = [(table, moment) for table in (2, 3) for moment in sorted(chance.sample(range(1, 50), 4))]
    for _ in range(30):
        queues = [[one for one in thrown if one[0] == table] for table in (2, 3)]
        evening = in_play(WBA)
        heard = 100
        while any(queues):
            table, moment = chance.choice([queue for queue in queues if queue]).pop(0)
            heard += 1
            evening.say(bunco(table, at(heard, heard - moment)))
        last = max(thrown, key=lambda one: one[1])
        assert holder(evening.night) == evening.night.tables[last[0] - 1].player
