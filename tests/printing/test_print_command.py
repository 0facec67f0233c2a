"""`headtable print` as a host types it: the file that it writes, and what it refuses."""

from __future__ import annotations

import io
import json
import os
import shutil
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest
from pypdf import PdfReader

from headtable.messages.pace import StartRound
from headtable.messages.people import OpenNight
from tests.cli.test_cli import Ended, headtable
from tests.replay.short_night import TWELVE, Evening, a_night

LOGO = (files("headtable") / "web/static/icons/die-192.png").read_bytes()
JOIN = "http://192.168.1.20:8080/join"


pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def nights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Tonight's night in its first round, and an earlier one that is over."""
    folder = tmp_path_factory.mktemp("nights")
    with closing(Evening(folder / "tonight.night.db")) as evening:
        evening.say(OpenNight(TWELVE, "listed"), StartRound())
    a_night(folder / "earlier.night.db")
    return folder


@pytest.fixture
def hall(nights: Path, tmp_path: Path) -> Path:
    """A folder with both nights."""
    for journal in nights.glob("*.night.db"):
        shutil.copy(journal, tmp_path)
    (tmp_path / "list.json").write_text("[]")
    (tmp_path / "logo.png").write_bytes(LOGO)
    (tmp_path / "cut.png").write_bytes(LOGO[:100])
    return tmp_path


def refused(told: Ended, hall: Path) -> str:
    """What a refused command says; it has written no PDF."""
    assert (told.returncode, told.stdout) == (2, "")
    assert list(hall.rglob("*.pdf")) == []
    return told.stderr.removeprefix("headtable: ").strip()


def test_it_writes_the_sheets_of_tonight_and_names_the_file(hall: Path) -> None:
    told = headtable("print", "score-cards", cwd=hall)
    assert (told.returncode, told.stdout, told.stderr) == (0, "score-cards.pdf: 6 pages\n", "")
    assert len(PdfReader(hall / "score-cards.pdf").pages) == 6


def test_it_writes_another_night_to_a_file_that_is_named(hall: Path) -> None:
    told = headtable("print", "results", "--journal", "earlier.night.db", "--out", "won.pdf", cwd=hall)
    assert told.stdout == "won.pdf: 1 page\n"
    assert "Ann" in PdfReader(hall / "won.pdf").pages[0].extract_text()


def test_it_finds_the_night_that_a_configuration_names(hall: Path) -> None:
    (hall / "other.toml").write_text('[engine]\njournal = "earlier.night.db"\n')
    told = headtable("print", "results", "--config", "other.toml", cwd=hall)
    assert told.returncode == 0, told.stderr


def test_it_prints_over_an_earlier_print(hall: Path) -> None:
    (hall / "seating.pdf").write_text("x" * 1_000_000)
    assert headtable("print", "seating", "--paper", "letter", cwd=hall).returncode == 0
    assert len(PdfReader(io.BytesIO((hall / "seating.pdf").read_bytes())).pages) == 2


def test_json_tells_a_script_what_was_written(hall: Path) -> None:
    told = headtable("print", "table-cards", "--join", JOIN, "--json", cwd=hall)
    assert json.loads(told.stdout) == {"file": "table-cards.pdf", "kind": "table-cards", "pages": 3, "missing": []}
    assert JOIN in (PdfReader(hall / "table-cards.pdf").pages[0].extract_text())


def test_table_cards_show_each_tables_own_link(hall: Path) -> None:
    links = {number: f"{JOIN}?code=CODE{number}" for number in (1, 2, 3)}
    (hall / "links.json").write_text(json.dumps(links))
    told = headtable("print", "table-cards", "--join-links", "links.json", cwd=hall)
    assert told.returncode == 0, told.stderr
    pages = PdfReader(hall / "table-cards.pdf").pages
    for number, page in enumerate(pages, 1):
        words = page.extract_text().replace("\N{ZERO WIDTH SPACE}", "")
        assert f"code=CODE{number}" in words.replace("\n", "")
        assert "phone: scan this." in words


def test_the_charitys_picture_is_printed(hall: Path) -> None:
    told = headtable("print", "name-tags", "--logo", "logo.png", cwd=hall)
    assert told.returncode == 0, told.stderr
    assert len(PdfReader(hall / "name-tags.pdf").pages[0].images) == 1


def test_a_night_is_printed_while_its_engine_plays(hall: Path) -> None:
    with closing(Evening(hall / "now.night.db")) as evening:
        evening.say(OpenNight(TWELVE))
        told = headtable("print", "name-tags", "--journal", "now.night.db", cwd=hall)
    assert (told.returncode, told.stdout) == (0, "name-tags.pdf: 2 pages\n")


REFUSED = {
    "nonsense": "there are no sheets called 'nonsense': print name-tags, score-cards, tally-sheets, table-cards, "
    "seating, results, certificates or half-filled",
    "seating --paper a5": "there is no paper called 'a5': use --paper a4 or letter",
    "seating --out tonight.night.db": "'tonight.night.db' is not the name of a PDF: name a file that ends in .pdf",
    "seating --out none/x.pdf": "cannot write 'none/x.pdf': No such file or directory; name another file with --out",
    "seating --journal none.db": "cannot read the journal none.db: No such file or directory",
    "results": "the night is not over yet; print this after the last prize, "
    "or print the sheets to go on by hand, which have the standings so far",
    "certificates --journal earlier.night.db": "nobody has won a prize in this night, which was played by rfp: "
    "there is no certificate to print",
    "half-filled --journal earlier.night.db": "the night is over, so there is nothing left to go on with by hand; "
    "print the results instead",
    "table-cards --join-links none.json": "cannot read the links in none.json: No such file or directory",
    "table-cards --join-links list.json": "list.json has no links of tables: Expected `object`, got `array`. "
    'Write lines such as {"1": "http://192.168.1.20:8080/join?code=ABCD"}',
    "name-tags --logo none.png": "cannot read the picture none.png: No such file or directory",
    "name-tags --logo list.json": "'list.json' is not a picture that can be printed: choose a PNG or JPEG, "
    "or print without it",
    "name-tags --logo cut.png": "'cut.png' is not a picture that can be printed: choose a PNG or JPEG, "
    "or print without it",
    "table-cards --join box": "'box' is not an address that a phone can open: "
    "write it with http:// at the beginning, as the console shows it",
}


@pytest.mark.parametrize(("words", "said"), REFUSED.items(), ids=REFUSED)
def test_what_it_cannot_print_is_refused_with_the_remedy(hall: Path, words: str, said: str) -> None:
    assert refused(headtable("print", *words.split(), cwd=hall), hall) == said


def test_a_night_that_nobody_has_opened_is_refused(hall: Path) -> None:
    Evening(hall / "empty.night.db").close()
    told = headtable("print", "name-tags", "--journal", "empty.night.db", cwd=hall)
    assert refused(told, hall) == "the night has no seated players yet: open it on the console first"


def test_a_pipe_that_nobody_reads_is_refused(hall: Path) -> None:
    os.mkfifo(hall / "x.pdf")
    told = headtable("print", "name-tags", "--out", "x.pdf", cwd=hall)
    assert told.returncode == 2
    assert "cannot write 'x.pdf'" in told.stderr
