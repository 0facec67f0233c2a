"""The night as a terminal tells it: by the players' names."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from headtable.messages.announcements import AnnouncedResult, ResultOf
from headtable.messages.facts import Fact, Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import BreakStarted, Paused, RoundCalled, RoundOver, RoundStarted
from headtable.messages.past import Changed
from headtable.messages.people import NightOpened
from headtable.messages.prizes import FinalRolled, GrandPrizeWon, PersonRoll, RolledFor, TiedFor
from headtable.messages.roll_offs import MostOf
from headtable.messages.rooms import NightState, StageState, TableState
from headtable.messages.table import TableWon
from headtable.messages.words import WonHow
from headtable_tools.replay import Replay, Result
from headtable_tools.show import Show, print_replay


def told(*messages: MqttMessage) -> str:
    """What a terminal shows of these."""
    terminal = Console(file=io.StringIO(), width=200)
    show = Show(terminal, lambda: 0.0)
    for message in messages:
        show.on_message(message, "live")
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


def test_a_round_of_the_semi_final_begins_by_its_name() -> None:
    night = NightState("Rolling for Pink", "BUNCO", "playing", 1, 4, 4, 1, 6, 1)
    shown = told(night, StageState(semi_final=True), Told(1, 0, RoundStarted(4, 1, 1)))
    assert "Semi-final, round 1: everyone rolls ones" in shown


def test_a_replay_lists_the_rounds_of_the_semi_final_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    won = [Result(number, 1, 1, ("Ann", "Bob"), ("Cat", "Dee"), (5, 3), "points") for number in (3, 4)]
    print_replay(Replay("rfp", "BUNCO", 4, "2026-11-21 18:05", "over", 9, 0, 0, (), tuple(won), (), ()))
    rows = [line.split()[1] for line in capsys.readouterr().out.splitlines() if "Bob" in line]
    assert rows == ["3", "semi-final"]


def test_seated_players_are_counted_without_ghosts() -> None:
    seats = (("Ann", "Bob", "Cat", "Dan"), ("Eve", "Ghost", "Gil", "Hal"))
    opened = NightOpened("rfp", "0" * 64, seats, ghosts=("Ghost",))
    assert "7 players sit down at 2 tables, 1 of the chairs with ghosts" in told(Told(1, 0, opened))


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (BreakStarted("dinner", 45), "The break began: dinner, 45 minutes"),
        (Paused("a glass broke"), "The night is paused because a glass broke"),
        (TiedFor(MostOf("wins"), ("Ann", "Bea")), "Ann and Bea roll for the most wins"),
        (RolledFor(MostOf("wins"), (PersonRoll("Ann", (5,)), PersonRoll("Bea", (3,)))), "Ann 5, Bea 3"),
        (
            Changed(
                ResultOf(1, 3, 2),
                AnnouncedResult(("Ann", "Cat"), "points", 21, 13),
                AnnouncedResult(("Bob", "Dan"), "points", 21, 13),
            ),
            "Bob and Dan won",
        ),
        (FinalRolled("Ann", "Bea", (1, 1, 4)), "Ann rolled in the final with 1 1 4, and Bea is next"),
        (GrandPrizeWon("Bea", (4, 4, 4)), "Bea won the final with 4 4 4"),
    ],
)
def test_events_between_rounds_are_shown_in_one_line(fact: Fact, words: str) -> None:
    assert words in told(Told(1, 0, fact))
    assert len(told(Told(1, 0, fact)).split("\n")) <= 3


@pytest.mark.parametrize(
    ("how", "words"),
    [("points", "21:13"), ("roll-off", "and the roll-off"), ("host", "and the host’s word"), ("draw", "and the lot")],
)
def test_a_result_names_what_decided_it(how: WonHow, words: str) -> None:
    won = TableWon(1, "a", ("Ann", "Cat"), ("Bob", "Dan"), (21, 13), how)
    assert words in told(Told(1, 0, won), Told(1, 1, RoundOver(1, 1)))


def test_typed_text_cannot_control_the_terminal() -> None:
    shown = told(Told(1, 0, Paused("\x1b[2J[bold]gone\n\0")))
    assert r"\x1b[2J[bold]gone\n\x00" in shown
    assert "\x1b" not in shown
