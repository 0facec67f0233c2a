"""What each role may enter: a host everything, a scorekeeper rolls and sheets, the door nothing."""

from __future__ import annotations

from typing import get_args

import pytest

from headtable.messages.inputs import Input
from headtable.messages.pace import Ring, StartRound
from headtable.messages.past import Overrule, Undo, UndoLast
from headtable.messages.table import Award, Claim, Grant
from headtable.web.input_rights import RIGHTS, check_right, said_by
from headtable.web.refusals import InputNotYours, Refused
from headtable.web.state_file import AccountRole


def test_every_role_has_a_row_and_a_host_may_enter_everything() -> None:
    assert set(RIGHTS) == set(get_args(AccountRole))
    assert RIGHTS["host"] == set(get_args(Input))
    assert RIGHTS["scorekeeper"] < RIGHTS["host"]
    assert RIGHTS["door"] == set()


def test_a_scorekeeper_enters_rolls_ties_and_sheets_and_takes_back_a_typing_error() -> None:
    assert sorted(str(kind.__struct_config__.tag) for kind in RIGHTS["scorekeeper"]) == [
        "badthrow", "call", "claim", "decline", "final-score", "first", "redolast", "roll-for-first", "rolloff",
        "throw", "undolast",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "said",
    [StartRound(), Ring("host"), Grant(1), Award(1, "a"), Undo(3, "host", "why"), Overrule(1, 1, 1, "a", "", "")],
)
def test_what_only_a_host_may_enter_is_refused_with_its_tag(said: Input) -> None:
    with pytest.raises(Refused) as refused:
        check_right("scorekeeper", said)
    assert refused.value.why == InputNotYours("scorekeeper", str(said.__struct_config__.tag))
    check_right("host", said)


def test_the_door_enters_no_roll() -> None:
    with pytest.raises(Refused):
        check_right("door", Claim(1, "two"))


def test_a_correction_names_the_person_of_the_account_whatever_the_page_sent() -> None:
    assert said_by("Ann", Undo(3, "Bea", "a slip")) == Undo(3, "Ann", "a slip")
    assert said_by("Ann", UndoLast(1, "host")) == UndoLast(1, "Ann")
    assert said_by("", Undo(3, "host", "a slip")) == Undo(3, "host", "a slip")
    assert said_by("Ann", Ring("host")) == Ring("host")
