"""The standings and the rounds as CSV files."""

from __future__ import annotations

import csv
import io
from typing import get_args

import httpx
import pytest

from headtable.messages.prizes import Standing
from headtable.messages.rooms import BoardState, RoundResult, TableRounds
from headtable.messages.words import WonHow
from headtable.web.csv_files import MARKED, rounds_csv, standings_csv
from tests.web.house import host, night, nobody, room_with

STANDINGS = (Standing(1, "Zoë", 3, 0, 1), Standing(2, 'Ann "A", B', 2, 1, 0))
HEADINGS = ["Place", "Player", "Wins", "Losses", "Rounds", "BUNKO"]


def table_of(text: str) -> list[list[str]]:
    """The cells, as a spreadsheet reads them."""
    assert text.startswith(MARKED)
    return list(csv.reader(io.StringIO(text.removeprefix(MARKED))))


def test_the_standings_have_a_line_for_each_player() -> None:
    assert table_of(standings_csv(STANDINGS, "BUNKO")) == [
        HEADINGS,
        ["1", "Zoë", "3", "0", "3", "1"],
        ["2", 'Ann "A", B', "2", "1", "3", "0"],
    ]


def test_minis_have_a_column_where_the_rules_count_them() -> None:
    assert table_of(standings_csv((Standing(1, "Ann", 3, 0, 1, 4), Standing(2, "Bea", 0, 3, 0, 0)), "BUNKO")) == [
        [*HEADINGS, "Mini"],
        ["1", "Ann", "3", "0", "3", "1", "4"],
        ["2", "Bea", "0", "3", "3", "0", "0"],
    ]


def test_the_rounds_are_in_the_order_of_play_with_the_winners_first() -> None:
    late = RoundResult(1, 2, "b", ("Bea", "Dot"), ("Ann", "Cat"), (5, 21), "points")
    early = RoundResult(1, 1, "a", ("Eve", "Gia"), ("Fay", "Hal"), (21, 3), "host")
    lines = table_of(rounds_csv((TableRounds(1, (late,)), TableRounds(2, (early,))), "BUNKO"))
    assert lines[1:] == [
        ["1", "1", "2", "Eve, Gia", "21", "Fay, Hal", "3", "the host"],
        ["1", "2", "1", "Bea, Dot", "21", "Ann, Cat", "5", "points"],
    ]


@pytest.mark.parametrize("how", get_args(WonHow))
def test_every_way_to_win_has_words(how: WonHow) -> None:
    result = RoundResult(1, 1, "a", ("Ann", "Cat"), ("Bea", "Dot"), (1, 0), how)
    assert table_of(rounds_csv((TableRounds(1, (result,)),), "BUNCO"))[1][-1]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)"])
def test_no_name_is_a_formula(name: str) -> None:
    [_, line] = table_of(standings_csv([Standing(1, name, 0, 0, 0)], "BUNCO"))
    assert line[1] == f"'{name}"


async def test_the_host_downloads_both_files() -> None:
    async with host(room_with(night(), BoardState(STANDINGS)), nobody()) as browser:
        standings = await browser.get("/host/standings.csv")
        rounds = await browser.get("/host/rounds.csv")
    assert is_file(standings, "standings.csv")
    assert is_file(rounds, "rounds.csv")
    assert [line[1] for line in table_of(standings.text)] == ["Player", "Zoë", 'Ann "A", B']


def is_file(answer: httpx.Response, name: str) -> bool:
    """Whether a browser saves it under this name."""
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    return bool(answer.headers["content-disposition"] == f'attachment; filename="{name}"')


async def test_only_the_host_downloads_them() -> None:
    async with host(room_with(), nobody()) as browser:
        browser.cookies.clear()
        answer = await browser.get("/host/standings.csv")
    assert answer.status_code == 401
