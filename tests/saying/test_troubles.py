"""Each trouble of a device or a switch is data, and the catalogue makes its sentence."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from headtable.config.driver_board import HORN_RESTS_S
from headtable.messages.devices import Birth
from headtable.messages.silence_reasons import SwitchTrouble
from headtable.messages.troubles import AlarmReason, DeviceTrouble, SignalAlarm
from headtable.saying import BUNCO, Catalogue, catalogue, say, text
from headtable.saying.catalogue import name_of
from headtable.saying.languages import languages, source
from tools.docs.samples import DEVICE_TROUBLES, SWITCH_TROUBLES

TROUBLES = (*DEVICE_TROUBLES, *SWITCH_TROUBLES)
WORDS = {(SignalAlarm, "why")}
"""The fields whose word has a sentence of its own."""
KINDS = (*get_args(DeviceTrouble), *get_args(SwitchTrouble))


def test_every_trouble_has_a_sentence_and_an_example() -> None:
    assert set(KINDS) == {type(trouble) for trouble in TROUBLES}
    assert [kind for kind in KINDS if not catalogue().has(name_of(kind))] == []


@pytest.mark.parametrize("trouble", TROUBLES, ids=lambda trouble: type(trouble).__name__)
def test_a_sentence_quotes_every_field_of_its_trouble(trouble: DeviceTrouble | SwitchTrouble) -> None:
    held = [getattr(trouble, name) for name in trouble.__struct_fields__ if (type(trouble), name) not in WORDS]
    shown = [f"{value:g}" if isinstance(value, float) else str(value) for value in held]
    assert [one for one in shown if one not in say(trouble)] == []


@pytest.mark.parametrize("why", get_args(AlarmReason))
def test_the_state_of_a_board_says_the_reason_of_its_alarm(why: AlarmReason) -> None:
    assert text(f"alarm-{why}") in say(SignalAlarm("horn", why))


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_alarm_of_no_current_names_the_rest_that_a_driver_board_needs(language: str) -> None:
    said = Catalogue(language, source(language), BUNCO).text("alarm-no-contact")
    assert f" {HORN_RESTS_S} s " in f"{said} "


@pytest.mark.parametrize("trouble", DEVICE_TROUBLES, ids=lambda trouble: type(trouble).__name__)
def test_a_trouble_survives_encoding_and_decoding(trouble: DeviceTrouble) -> None:
    birth = Birth("pad-12", "box", "pad", "1.0", "7", "buttons", online=True, trouble=trouble)
    assert msgspec.json.decode(msgspec.json.encode(birth), type=Birth) == birth
