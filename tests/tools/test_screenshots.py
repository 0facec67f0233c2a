"""The screenshots show every page, every scene and every topic of the console, at sizes of phones and projectors."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from litestar.handlers import HTTPRouteHandler
from PIL import Image
from typer.testing import CliRunner

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.web.app import Pages
from headtable.web.live_events import Scene
from headtable.web.pages import STATIC
from headtable_tools.whole_night.whole_night import whole_night
from tests.web.house import KEY, NOBODYS, evening, host, nobody, room_with
from tools.screenshots.__main__ import PAGE, SHEETS, app
from tools.screenshots.contact_sheets import ENDING, sheet_of
from tools.screenshots.long_names import LONGEST_NAME, long_names
from tools.screenshots.past_nights import DAYS, put_nights_away
from tools.screenshots.photographer import Shot, shots_of
from tools.screenshots.played_night import MOMENTS, play_night
from tools.screenshots.sheets_page import page_text
from tools.screenshots.shot_matrix import HALLS, ON_PHONES, SMALL_PHONE, SUBJECTS, Size, chosen

MOST_BYTES = 3_200_000
PARTS_OF_A_PATH = {"{table:int}": "1"}


def routes() -> list[HTTPRouteHandler]:
    """Every route of the pages."""
    return Pages(Web(host_key=KEY), room_with(), nobody(), complaints=Complaints(print), place=NOBODYS).routes()


def addresses() -> set[str]:
    """Every address that a browser can open, without the API's."""
    paths = {path for route in routes() if "GET" in route.http_methods for path in route.paths}
    for part, value in PARTS_OF_A_PATH.items():
        paths = {path.replace(part, value) for path in paths}
    return {path for path in paths if not path.startswith("/api")}


def automatic_scenes() -> set[str]:
    """The scenes that the night itself chooses, by the table in scenes.js."""
    return set(re.findall(r'^  \["([a-z-]+)", ', (STATIC / "scenes.js").read_text(encoding="utf-8"), re.MULTILINE))


def topics() -> set[str]:
    """The topics of the console."""
    return set(re.findall(r'<button [^>]*data-topic="([a-z]+)"', (STATIC / "host.html").read_text(encoding="utf-8")))


async def test_every_page_that_is_served_has_a_picture() -> None:
    shown = {subject.address.partition("?")[0] for subject in SUBJECTS}
    served = set[str]()
    async with host(room_with(*evening()), nobody()) as browser:
        for address in addresses():
            answer = await browser.get(address)
            if answer.headers["content-type"].startswith("text/html"):
                served.add(address)
    assert "/devices/walk" in served
    assert served <= shown


def test_every_html_file_has_a_picture() -> None:
    assert {subject.file for subject in SUBJECTS} == {file.stem for file in STATIC.glob("*.html")}


def test_every_scene_has_a_picture() -> None:
    assert "roll-off" in automatic_scenes()
    assert {*get_args(Scene)} | automatic_scenes() == {subject.scene for subject in SUBJECTS if subject.scene}


def test_every_topic_of_the_console_has_a_picture() -> None:
    assert "pace" in topics()
    assert {subject.topic for subject in SUBJECTS if subject.topic} == topics()


def test_what_a_page_shows_only_after_a_while_has_a_picture_too() -> None:
    names = {subject.name for subject in SUBJECTS}
    assert {"pad-taken-over", "nights-past", "nights-season", "guests-who-came"} <= names


def test_the_past_nights_of_the_pictures_are_over_and_have_a_date(tmp_path: Path) -> None:
    players = long_names(4)
    put_nights_away(tmp_path, players)
    for day in DAYS:
        night = whole_night(tmp_path / f"{day}.night.db")
        assert {standing.player for standing in night.standings} == {*players}
        assert (night.day, night.phase) == (day, "over")


def test_each_subject_has_a_name_of_its_own_and_is_seen_on_a_phone_or_a_projector() -> None:
    assert len({subject.name for subject in SUBJECTS}) == len(SUBJECTS)
    assert all(subject.sizes and subject.halls for subject in SUBJECTS)
    assert all(
        set(ON_PHONES) <= set(subject.sizes) for subject in SUBJECTS if subject.file in ("pad", "guest", "host")
    )


def test_the_largest_hall_has_different_names_of_up_to_forty_letters() -> None:
    names = long_names(4 * max(HALLS))
    assert len(set(names)) == len(names)
    assert max(map(len, names)) == LONGEST_NAME
    assert not all(name.isascii() for name in names)


@pytest.mark.parametrize("tables", HALLS)
def test_a_night_comes_to_each_moment_of_the_pictures(tables: int) -> None:
    _, moments = play_night(tables)
    assert set(moments) == {*(moment for moment, _ in MOMENTS), "prizes"}
    assert {subject.moment for subject in SUBJECTS} <= set(moments)


def test_one_can_choose_pages_and_halls() -> None:
    subjects = chosen(("pad",), (50,))
    assert {subject.file for subject in subjects} == {"pad"}
    assert {(shot.tables, shot.size) for shot in shots_of(subjects)} == {(50, size) for size in ON_PHONES}
    assert chosen(("lost",), (50,)) == ()
    assert chosen((), HALLS) == SUBJECTS


@pytest.mark.parametrize(("wrong", "named"), [(("--only", "nowhere"), "nowhere"), (("--tables", "7"), "7 tables")])
def test_a_page_or_hall_that_does_not_exist_is_refused(wrong: tuple[str, str], named: str) -> None:
    result = CliRunner().invoke(app, wrong)
    assert result.exit_code == 2
    assert named in result.output


def test_the_help_has_an_example_and_names_every_page() -> None:
    told = " ".join(CliRunner().invoke(app, ["--help"], env={"COLUMNS": "200"}).output.split())
    assert "python -m tools.screenshots --only scene-room" in told
    assert all(subject.name in told for subject in SUBJECTS)


def test_the_page_of_the_docs_shows_each_sheet() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_text(), "take them with: make screenshots"
    assert {file.name for file in SHEETS.iterdir()} == {f"{subject.name}{ENDING}" for subject in SUBJECTS}
    assert sum(file.stat().st_size for file in SHEETS.iterdir()) <= MOST_BYTES


@pytest.mark.slow
def test_the_command_takes_the_pictures_of_a_page(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["--only", "code", "--tables", "4", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    (subject,) = chosen(("code",), (4,))
    with Image.open(tmp_path / Shot(subject, 4, SMALL_PHONE).file) as picture:
        assert (picture.width, picture.height >= SMALL_PHONE.height) == (SMALL_PHONE.width, True)
    assert {file.name for file in tmp_path.iterdir()} == {Shot(subject, 4, size).file for size in ON_PHONES}
    assert Size(*sheet_of(subject, tmp_path).size).width > sum(size.width for size in ON_PHONES) // 3
