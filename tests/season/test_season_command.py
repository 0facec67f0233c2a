"""`headtable season` as a host types it: what it reads, what it skips, and what it refuses."""

from __future__ import annotations

import html
import json
import re
import shutil
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from headtable.complaints import Complaints
from headtable.journal import Journal
from headtable.messages.people import OpenNight
from headtable.rulesets import text
from headtable.saying.languages import LANGUAGE
from headtable.web.state_file import FILE, StateFile
from headtable_tools.season.season_data import Season
from tests.cli.test_cli import Ended, headtable
from tests.replay.short_night import TWELVE, Evening, a_night
from tests.saying.brackets import words_outside
from tests.saying.english_left import english_left

NAMES = {
    "Ann = 3": "what 'Ann' becomes must be a name in quotes",
    'Ann = ""': "what 'Ann' becomes must have 1 to 40 characters",
    'Ann = "Bea"\nBea = "Cleo"': "'Ann' becomes 'Bea', and 'Bea' becomes another name",
    "Ann is Bea": "are not in TOML",
    'Ann = "Bob"': "both played in 1.db, so they cannot both be 'Bob'",
    'Ann = "Zoe"\nBob = "Zoe"': "so they cannot both be 'Zoe'",
}

IN_LANGUAGE = {
    "de": (
        "Die Saison",
        "2 Abende, 12 Personen",
        "3 Protokolle wurden übersprungen",
        "Wer mit wem am Tisch saß",
        "Ein Balken für jede der ersten 12 von 12 Personen, der höchste Wert zuerst.",
        "Von headtable aus den Protokollen der Abende erstellt.",
    ),
    "es": (
        "La temporada",
        "2 noches, 12 personas",
        "Se omitieron 3 registros",
        "Quién se sentó con quién",
        "Una barra para cada una de las primeras 12 de 12 personas, con el número más alto primero.",
        "Hecho por headtable con los registros de las noches.",
    ),
}
"""What the page says in languages other than English."""
NOTES = {
    "de": (
        "3-copy.db übersprungen: derselbe Abend ist in 1.db",
        "niemand hieß an diesen Abenden „Bbo“; meinen Sie „Bob“?",
    ),
    "es": (
        "se omitió 3-copy.db: la misma noche está en 1.db",
        "nadie se llamó «Bbo» en estas noches; ¿quiso decir «Bob»?",
    ),
}
"""What the command says besides on stderr."""


@pytest.fixture(scope="module")
def nights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two nights that are over, a copy of one of them, one that goes on, a broken file, and one that never began."""
    folder = tmp_path_factory.mktemp("nights")
    a_night(folder / "1.db")
    a_night(folder / "2.db")
    shutil.copy(folder / "1.db", folder / "3-copy.db")
    with closing(Evening(folder / "4-tonight.db")) as evening:
        evening.say(OpenNight(TWELVE))
    (folder / "5-broken.db").write_bytes(b"no journal")
    Journal.create(folder / "6-never-begun.db", text("rfp"), "5eed").close()
    return folder


def added_up(*words: str | Path, cwd: Path) -> tuple[Ended, Season]:
    told = headtable("season", *words, "--json", cwd=cwd)
    return told, msgspec.json.decode(told.stdout, type=Season)


def test_a_folder_skips_what_is_no_night_and_exits_1(nights: Path) -> None:
    told, season = added_up(".", cwd=nights)
    assert told.returncode == 1
    assert [night.file for night in season.nights] == ["1.db", "2.db"]
    assert [(skipped.file, type(skipped.why).__name__) for skipped in season.skipped] == [
        ("3-copy.db", "CopyOf"),
        ("4-tonight.db", "StillRunning"),
        ("5-broken.db", "Unreadable"),
    ]
    assert [skipped.title for skipped in season.skipped] == ["Rolling for Pink", "Rolling for Pink", ""]
    assert [bool(skipped.day) for skipped in season.skipped] == [True, True, False]
    assert "skipped 4-tonight.db: this night is not over" in told.stderr
    assert "skipped 3-copy.db: the same night is in 1.db" in told.stderr
    assert "skipped 5-broken.db: 5-broken.db is not a headtable journal" in told.stderr


def test_a_season_without_a_night_is_refused_and_writes_no_page(nights: Path, tmp_path: Path) -> None:
    page = tmp_path / "season.html"
    told = headtable("season", "6-never-begun.db", "--out", page, cwd=nights)
    assert told.returncode == 2
    assert "no night that is over was found in 6-never-begun.db: name the folder" in told.stderr
    assert not page.exists()


def test_named_journals_add_up_and_exit_0(nights: Path) -> None:
    told, season = added_up("1.db", "2.db", "1.db", cwd=nights)
    assert (told.returncode, told.stderr, len(season.players)) == (0, "", 12)
    assert {player.nights for player in season.players} == {2}
    _, first = added_up("1.db", cwd=nights)
    _, second = added_up("2.db", cwd=nights)
    for count in ("wins", "buncos", "points"):
        each = [sum(getattr(player, count) for player in one.players) for one in (first, second, season)]
        assert each[0] + each[1] == each[2] > 0 or count == "buncos"


def test_the_terminal_shows_players_and_who_sat_with_whom(nights: Path) -> None:
    told = headtable("season", "1.db", "2.db", "--by", "points", cwd=nights)
    assert told.stdout.startswith("2 nights, 12 players\n")
    assert "Who sat with whom" in told.stdout


def test_a_new_name_counts_and_a_name_that_nobody_had_is_noted(nights: Path, tmp_path: Path) -> None:
    names = tmp_path / "names.toml"
    names.write_text('Ann = "Annabel"\nBbo = "Robert"\n')
    told, season = added_up("1.db", "--names", names, cwd=nights)
    assert "Annabel" in {player.player for player in season.players}
    assert "Ann" not in {player.player for player in season.players}
    assert "nobody was called 'Bbo' in these nights; did you mean 'Bob'?" in told.stderr
    assert told.returncode == 0


async def test_names_that_were_joined_in_the_browser_count_unless_a_file_of_names_is_given(
    nights: Path, tmp_path: Path
) -> None:
    shutil.copy(nights / "1.db", tmp_path / "1.db")
    (tmp_path / "none.toml").touch()
    state = StateFile(tmp_path / FILE, Complaints(print))
    state.kept.season_names = {"Ann": "Annabel"}
    state.save_soon()
    await state.stored()
    for words in (("1.db",), (".",)):
        _, season = added_up(*words, cwd=tmp_path)
        assert "Annabel" in {player.player for player in season.players}
    _, season = added_up("1.db", "--names", "none.toml", cwd=tmp_path)
    assert "Ann" in {player.player for player in season.players}


def test_a_file_of_joined_names_that_cannot_be_read_is_told_of(nights: Path, tmp_path: Path) -> None:
    shutil.copy(nights / "1.db", tmp_path / "1.db")
    (tmp_path / FILE).write_text("spilt coffee")
    told, season = added_up("1.db", cwd=tmp_path)
    assert str(FILE) in told.stderr
    assert "Ann" in {player.player for player in season.players}


@pytest.mark.parametrize("lines", NAMES)
def test_names_that_make_no_sense_are_refused(nights: Path, tmp_path: Path, lines: str) -> None:
    names = tmp_path / "names.toml"
    names.write_text(lines)
    told = headtable("season", "1.db", "--names", names, cwd=nights)
    assert (told.returncode, told.stdout) == (2, "")
    assert NAMES[lines] in told.stderr


REFUSED = {
    ("none",): "skipped none: cannot read the journal none",
    ("empty",): "there is no journal to read",
    ("1.db", "--by", "luck"): "a season has no ranking by 'luck': use --by wins, buncos, points or money",
    ("1.db", "--by", "money"): "no night of this season had prizes in amounts",
    ("1.db", "--out", "1.db"): "'1.db' is not the name of a page",
    ("1.db", "--names", "none.toml"): "cannot read the names in none.toml: No such file or directory",
}


@pytest.mark.parametrize("words", REFUSED, ids=" ".join)
def test_what_it_cannot_do_is_told_with_the_remedy(nights: Path, words: tuple[str, ...]) -> None:
    (nights / "empty").mkdir(exist_ok=True)
    told = headtable("season", *words, cwd=nights)
    assert told.returncode == 2
    assert REFUSED[words] in told.stderr


def test_the_page_has_every_player_and_the_nights_and_loads_nothing(nights: Path) -> None:
    told = headtable("season", "1.db", "2.db", "--out", "season.html", "--json", cwd=nights)
    assert json.loads(told.stdout)["nights"]
    assert re.fullmatch(r"season\.html: [\d.]+ kB\n", told.stderr)
    page = (nights / "season.html").read_text(encoding="utf-8")
    assert all(f'<th scope="row">{name}</th>' in page for name in TWELVE)
    assert not re.search(r"<script|<img|src=|href=|url\(", page)


def body_of(page: str) -> str:
    """The words of a page between its tags."""
    return html.unescape(re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.DOTALL))


@pytest.mark.parametrize("language", IN_LANGUAGE)
def test_a_season_is_in_the_language_of_its_reader(
    nights: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv(LANGUAGE, language)
    monkeypatch.setenv("COLUMNS", "4000")
    names = tmp_path / "names.toml"
    names.write_text('Bbo = "Robert"\n')
    told = headtable("season", ".", "--names", names, "--out", tmp_path / "season.html", cwd=nights)
    page = (tmp_path / "season.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert [said for said in IN_LANGUAGE[language] if said not in body_of(page)] == []
    assert [said for said in NOTES[language] if said not in told.stderr] == []
    assert english_left(" ".join((body_of(page) + told.stdout + told.stderr).split()), language) == []


@pytest.mark.usefixtures("pseudo_language")
def test_every_word_of_a_season_is_translated(nights: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "4000")
    told = headtable("season", ".", "--out", "season.html", cwd=nights)
    files = {*(f"{number}.db" for number in (1, 2)), "3-copy.db", "4-tonight.db", "5-broken.db", "season.html"}
    own = {*TWELVE, *files, "Rolling for Pink", "BUNKO"}
    page = (nights / "season.html").read_text(encoding="utf-8")
    body = body_of(page)
    assert "[Who sat with whom]" in body
    assert words_outside(body, own) == []
    assert words_outside(told.stdout + told.stderr, own) == []
