"""A script presses the button of a pad that gives the input of its line."""

from __future__ import annotations

from typing import get_args

import pytest

from headtable.meaning import at, button_for, pressed
from headtable.messages.inputs import Input
from headtable.messages.pace import Ring
from headtable.messages.table import BadThrow, Grant, Throw, When
from headtable.messages.words import Button


@pytest.mark.parametrize("button", get_args(Button))
@pytest.mark.parametrize("when", [None, When(40, 15)], ids=["now", "earlier"])
def test_each_button_is_found_by_what_it_says(button: Button, when: When | None) -> None:
    said = at(pressed(2, button, "pad-02"), when)
    assert button_for(said, 2) == button


@pytest.mark.parametrize(
    "said", [Throw(2, (1, 1, 4)), BadThrow(2, "floor", 2), BadThrow(2, "stacked"), Grant(2), Ring("host")]
)
def test_no_button_says_what_only_dice_or_the_host_can_say(said: Input) -> None:
    assert button_for(said, 2) is None


def test_no_button_speaks_for_another_table() -> None:
    assert button_for(pressed(1, "two", ""), 2) is None
