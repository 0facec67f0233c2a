"""A box without bleak names the package to install. One without Bluetooth dice needs none."""

from __future__ import annotations

import sys

import pytest

from headtable.box.onboard import Onboard
from headtable.box.signals.signal_board import loop_time
from headtable.box.sources.ble.extra import missing, radio_dice
from headtable.box.sources.ble.kinds import KINDS
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config, DiceSettings
from headtable.errors import BadConfig
from headtable.saying import say
from tests.box.in_memory import Hall

NAMES = ("a", "b", "c")
WITH_RADIO = Config(box=BoxSettings(dice=(DiceSettings(uid="dice-01", table=1, at="ble:pixels", names=NAMES),)))
WITH_CABLE = Config(box=BoxSettings(dice=(DiceSettings(uid="dice-01", table=1),)))


def test_with_bleak_installed_there_is_no_problem() -> None:
    assert list(missing(WITH_RADIO)) == []


def test_without_bleak_the_error_names_the_dice_and_the_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bleak", None)
    [(where, why)] = missing(WITH_RADIO)
    assert where == ("box", "dice", 0, "at")
    assert say(why) == (
        '[[box.dice]] at = "ble:pixels": this machine lacks bleak, which speaks Bluetooth; '
        f'install it: {sys.executable} -m pip install "headtable[ble]"'
    )
    assert list(missing(WITH_CABLE)) == []


async def test_a_box_does_not_start_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall()
    socket = Onboard(hall.box, loop_time(), 7, Complaints(hall.complaints.append))
    assert radio_dice(WITH_CABLE, socket) is None
    monkeypatch.setitem(sys.modules, "bleak", None)
    with pytest.raises(BadConfig, match="pip install"):
        radio_dice(WITH_RADIO, socket)


@pytest.mark.parametrize("at", KINDS)
def test_each_kind_of_die_is_valid_in_the_configuration(at: str) -> None:
    assert DiceSettings(uid="dice-01", table=1, at=at, names=NAMES).is_ble
