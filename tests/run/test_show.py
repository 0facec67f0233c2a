"""The night as a terminal tells it: by the players' names."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from headtable.messages import MqttMessage, RoundCalled, TableState, Told
from headtable.show import Show


def told(*messages: MqttMessage) -> str:
    """What a terminal shows of these."""
    terminal = Console(file=io.StringIO(), width=200)
    show = Show(terminal, lambda: 0.0)
    for message in messages:
        show.hear(message, retained=False)
    assert isinstance(terminal.file, io.StringIO)
    return terminal.file.getvalue()


@pytest.mark.parametrize(
    ("called", "words"),
    [
        (RoundCalled("score", "Kim", "a", 21), "Round called: Cat and Kim reach 21 at the head table"),
        (
            RoundCalled("bunco", "Bob", "b", 25),
            "Round called: Bob rolls a BUNCO at the head table; Bob and Dan have 25",
        ),
    ],
)
def test_a_called_round_names_the_team_by_its_players(called: RoundCalled, words: str) -> None:
    head = TableState(1, "rolling", ("Cat", "Bob", "Kim", "Dan"))
    assert words in told(head, Told(1, 0, called))
