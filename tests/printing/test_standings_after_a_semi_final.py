"""Some play more rounds than others after the sets. The final standings compare nobody by those, and say so."""

from __future__ import annotations

import csv
import io

import pytest

from headtable.game.views import board_state
from headtable.rulesets import text
from headtable.web.csv_files import MARKED, standings_csv
from headtable_tools.printing.results_list import ResultsList, results_list
from tests.printing.paper_nights import PaperNight

TWENTY_FOUR = tuple(f"P{number}" for number in range(24))
SETS, ROUNDS = 1, 2
SHORT = text("rfp").replace("sets = 3\n", f"sets = {SETS}\n").replace("rounds = 6 ", f"rounds = {ROUNDS} ")


@pytest.fixture(scope="module")
def played() -> PaperNight:
    """Two groups have played two rounds, their best a semi-final of two more, and four a final."""
    evening = PaperNight(TWENTY_FOUR, SHORT)
    evening.roll_until(lambda night: night.phase == "over")
    return evening


@pytest.fixture
def printed(played: PaperNight) -> ResultsList:
    """The results on paper."""
    return results_list(played.to_print)


def test_the_finalists_have_played_more_rounds_than_the_standings_count(played: PaperNight) -> None:
    assert max(card.wins + card.losses for card in played.night.cards.values()) == 2 * ROUNDS
    board = board_state(played.night)
    assert board.counts == "before-semi-final"
    assert {line.rounds for line in board.standings} == {SETS * ROUNDS}


def test_the_winner_of_the_final_comes_first_on_paper_whatever_the_standings_say(
    played: PaperNight, printed: ResultsList
) -> None:
    assert printed.prizes[0].who == played.night.stage.grand_prize


def test_the_printed_standings_say_what_they_count_and_the_rounds_of_each_person(printed: ResultsList) -> None:
    assert printed.standings_word == "Standings before the semi-final"
    place = printed.standings.heads.index("Rounds")
    assert {row[place] for row in printed.standings.rows} == {f"{SETS * ROUNDS}"}


def test_the_csv_file_has_the_rounds_of_each_person(played: PaperNight) -> None:
    written = standings_csv(board_state(played.night).standings, "BUNCO").removeprefix(MARKED)
    lines = list(csv.DictReader(io.StringIO(written)))
    assert len(lines) == len(TWENTY_FOUR)
    assert {line["Rounds"] for line in lines} == {f"{SETS * ROUNDS}"}
