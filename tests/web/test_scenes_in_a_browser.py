"""The scenes of the projector in Chromium: what the night asks for, pages of large letters, and several screens."""

from __future__ import annotations

import base64
import io
import random
import re
import struct
import zlib
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image
from playwright.async_api import FilePayload, Page, expect

from headtable.messages.facts import Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.past import Undone
from headtable.messages.people import Walk
from headtable.messages.prizes import Standing
from headtable.messages.roll_offs import MostOf
from headtable.messages.rooms import BoardState, Phase, RollingOff, StageState, TableState
from headtable.messages.table import Rolled
from headtable.web.hall_picture import MOST_BYTES
from tests.patience import PATIENCE_S
from tests.web.browsers import Devices, held_back
from tests.web.console import press
from tests.web.hall import PHONE, PROJECTOR, Hall
from tests.web.house import (
    CALL_IT,
    KEY,
    NAMES,
    browser_at,
    called,
    evening,
    host_fixes_scene,
    let_in_as_host,
    night,
    table,
)

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

LEAST_SHARE = 0.028  # of the width: docs/pages.md tells why
LEAST_FAR_SHARE = 0.052  # the same for what is read from 15 m
LEAST_PICTURE_SHARE = 0.15  # 30 cm of a picture that is 2 m wide: a phone reads it from 3 m
MOST_PAGES_OF_CODES = 8  # about a minute to see all of them
SHOWN = """() => [...document.querySelectorAll(".pages .name, .pages .player")]
  .filter(element => element.getClientRects().length)
  .map(element => {
    const { right, bottom } = element.getBoundingClientRect();
    return {
      text: element.textContent,
      isCut: element.scrollWidth > element.clientWidth + 1 || right > innerWidth || bottom > innerHeight,
      letters: parseFloat(getComputedStyle(element).fontSize),
    };
  })"""
LARGE_LOGO = """() => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 4000;
  const drawing = canvas.getContext("2d");
  for (let side = 90; side < 3600; side += 90) drawing.strokeRect(2000 - side / 2, 2000 - side / 2, side, side);
  return canvas.toDataURL("image/png").split(",")[1];
}"""
"""Black squares on a transparent ground."""
SIZE_AND_COLOUR = "it => [it.width, it.height, ...it.getContext('2d').getImageData(9, 9, 1, 1).data]"
WORDS_SAID = """() => {
  window.said = [];
  const trouble = document.querySelector("#picture-trouble");
  new MutationObserver(() => window.said.push(trouble.textContent)).observe(trouble, { childList: true });
}"""
"""What the line below the form of a picture has said since."""
FIRST_PIXEL = """async () => {
  const picture = await createImageBitmap(await (await fetch("/picture")).blob());
  const canvas = document.createElement("canvas");
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return [...canvas.getContext("2d").getImageData(0, 0, 1, 1).data];
}"""
PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def long_name(number: int) -> str:
    """A different name of 40 letters."""
    return f"{number:03d} Wilhelmina Featherstonehaugh-van Bergh"[:40]


def ready(
    phase: Phase = "ready", tables: int = 3, *, set_number: int = 1, round_number: int = 4
) -> tuple[MqttMessage, ...]:
    """Everybody has a chair, and nobody walks."""
    seated = (replace(table(n), phase="ready", roller=None) for n in range(1, tables + 1))
    return *evening(tables, phase), replace(night(phase, tables), set=set_number, round=round_number), *seated


def full_hall(phase: Phase) -> tuple[MqttMessage, ...]:
    """Fifty tables of people with long names."""
    seats = [tuple(long_name(4 * number + chair) for chair in range(4)) for number in range(50)]
    states = [
        TableState(number, "ready" if phase == "ready" else "rolling", (one, two, three, four), roller=one)
        for number, (one, two, three, four) in enumerate(seats, 1)
    ]
    standings = tuple(Standing(1 + n, long_name(n), 18 - n % 18, n % 18, n % 3) for n in range(200))
    return *evening(50, phase), replace(night(phase, 50), round=1), *states, BoardState(standings)


async def test_the_night_chooses_the_scene(hall: Hall, projector: Page) -> None:
    contest = RollingOff(MostOf("wins", 1), ("Ann", "Bob"), ("Ann", "Bob"))
    walks = (Walk("Ann", 1, 1, 2, 1, "won-and-moves-up"),)
    asked: list[tuple[str, tuple[MqttMessage, ...]]] = [
        ("join", (*evening(3, "closed"),)),
        ("seats", ready(round_number=1)),
        ("room", ready(round_number=2)),
        ("room", evening()),
        ("clock", ready("break")),
        ("room", (*ready("break"), replace(table(1), phase="ready", roller=None, walks=walks))),
        ("end-of-set", ready("break", set_number=2, round_number=1)),
        ("roll-off", (*ready("settling"), StageState(contest))),
        ("going-on", (*ready("settling"), StageState())),
        ("final", (*evening(1, "final"), StageState(final_seats=("Ann", "Bob", "Cat", "Dan")))),
        ("grand-prize", (*ready("break"), StageState(grand_prize="Ann"))),
        ("prizes", (*evening(1, "over"), StageState(grand_prize="Ann"))),
    ]
    await projector.goto(hall.address)
    for scene, messages in asked:
        hall.engine.tell(*messages)
        await expect(projector.locator("body")).to_have_attribute("data-scene", scene)


@pytest.mark.parametrize(("phase", "scene"), [("ready", "seats"), ("playing", "room"), ("over", "prizes")])
async def test_every_long_name_of_a_full_hall_is_whole_and_large_on_a_page(
    hall: Hall, projector: Page, phase: Phase, scene: str
) -> None:
    hall.engine.tell(*full_hall(phase))
    await projector.goto(f"{hall.address}/?page=1")
    await expect(projector.locator(f"body[data-scene={scene}]")).to_be_visible()
    await expect(projector.locator("#page")).to_have_text(re.compile(r"^page 1 of \d\d"))
    pages = int((await projector.inner_text("#page")).split()[-1])
    names = set[str]()
    for number in range(1, pages + 1):
        await expect(projector.locator("#page")).to_have_text(f"page {number} of {pages}")
        for shown in await projector.evaluate(SHOWN):
            assert not shown["isCut"], shown
            assert shown["letters"] >= LEAST_SHARE * PROJECTOR[0], shown
            names.add(shown["text"])
        await projector.keyboard.press("ArrowRight")
    await expect(projector.locator("#page")).to_have_text(f"page 1 of {pages}")
    assert names >= {long_name(n) for n in range(200)}


async def letters(page: Page, selector: str) -> float:
    """The size of letters that are shown, as a share of the width."""
    await expect(page.locator(selector)).to_be_visible()
    size: float = await page.locator(selector).evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
    return size / PROJECTOR[0]


@pytest.mark.parametrize("tables", [3, 50])
async def test_the_mark_the_call_and_the_head_score_are_read_from_15_m(
    hall: Hall, projector: Page, tables: int
) -> None:
    hall.engine.tell(*evening(tables), replace(CALL_IT, table=2))
    await projector.goto(hall.address)
    for selector in ("#mark-name", "#head-score b", "#ticker b"):
        assert await letters(projector, selector) >= LEAST_FAR_SHARE, selector
    hall.engine.tell(called(tables))
    assert await letters(projector, "#called-word") >= LEAST_FAR_SHARE


async def test_calls_and_the_latest_bunco_have_a_line_below_the_tables(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), Told(7, 0, Rolled(2, "Eve", "bunco", 21, (21, 0))))
    await projector.goto(f"{hall.address}/?page=1")
    ticker = projector.locator("#ticker")
    await expect(ticker).to_have_text("BUNKO!Eve at table 2")
    ticker_box, mark = await ticker.bounding_box(), await projector.locator("#mark").bounding_box()
    assert ticker_box is not None
    assert mark is not None
    assert ticker_box["x"] >= mark["x"] + mark["width"]
    await expect(projector.locator("#head-score b")).to_have_text("0 : 0")
    hall.engine.tell(CALL_IT)
    await expect(ticker).to_have_text("Call it!table 2")
    hall.engine.tell(table(2), Told(8, 0, Undone(7, "host", "a quarrel")))
    await expect(ticker).to_have_text("")


@pytest.mark.parametrize("size", [PROJECTOR, PHONE], ids=["projector", "phone"])
async def test_the_scene_of_the_notice_says_it_once(hall: Hall, size: tuple[int, int], browsers: Devices) -> None:
    hall.engine.tell(*ready())
    screen = await browsers.page(size)
    await sign_in(hall, screen)
    await screen.request.post(f"{hall.address}/api/host/notice", data={"text": "Supper is ready"})
    await screen.request.post(f"{hall.address}/api/host/scene", data={"screen": "main", "scene": "notice"})
    await expect(screen.locator("body")).to_have_attribute("data-scene", "notice")
    await expect(screen.get_by_text("Supper is ready").filter(visible=True)).to_have_count(1)


async def test_the_host_uploads_a_picture_for_the_projector(hall: Hall, projector: Page, browsers: Devices) -> None:
    hall.engine.tell(*ready("break"))
    await projector.goto(hall.address)
    console = await browsers.page(PROJECTOR)
    await console.goto(f"{hall.address}/host?key={KEY}")
    await press(console, "Projector")
    logo: FilePayload = {"name": "logo.png", "mimeType": "image/png", "buffer": base64.b64decode(PIXEL)}
    await console.locator("#picture-file").set_input_files(logo)
    await press(console, "Show the picture")
    await expect(console.locator("#picture-now")).to_have_text("The projector has your picture.")
    await projector.wait_for_function("() => document.querySelector('.hall-picture')?.naturalWidth === 1")
    await press(console, "Remove the picture")
    await expect(projector.locator(".hall-picture")).to_have_count(0)


@pytest.mark.parametrize("size", [PROJECTOR, (1920, 1080)], ids=str)
async def test_the_picture_stands_whole_beside_the_dice_of_the_winner_of_the_grand_prize(
    hall: Hall, projector: Page, size: tuple[int, int]
) -> None:
    await projector.set_viewport_size({"width": size[0], "height": size[1]})
    winner = "Bartholomew Featherstonehaugh-Cholmondel"
    won = StageState(grand_prize=winner, final_seats=(winner, "Ann", "Bob", "Cat"))
    hall.engine.tell(*evening(1, "over"), replace(table(1), roller=None, faces=(2, 2, 2)), won)
    async with browser_at(hall.address) as host:
        await let_in_as_host(host)
        Image.new("RGB", (600, 400), "red").save(file := io.BytesIO(), "PNG")
        photograph = base64.b64encode(file.getvalue()).decode()
        assert (await host.post("/api/host/picture", json={"base64": photograph})).status_code == 200
        fixed = {"screen": "main", "scene": "grand-prize"}
        assert (await host.post("/api/host/scene", json=fixed)).status_code == 200
    await projector.goto(hall.address)
    await expect(projector.locator(".is-grand-prize .name")).to_have_text(winner)
    await expect(projector.locator(".is-grand-prize .die")).to_have_count(3)
    await projector.wait_for_function("() => document.querySelector('.hall-picture')?.naturalWidth === 600")
    name, picture = [
        await projector.locator(one).bounding_box() for one in (".is-grand-prize .name", ".hall-picture")
    ]
    assert name
    assert picture
    assert name["y"] + name["height"] <= picture["y"]
    assert picture["height"] >= size[1] / 8
    assert picture["y"] + picture["height"] <= size[1]


async def test_a_large_photograph_is_made_smaller_in_the_browser(
    hall: Hall, projector: Page, tmp_path: Path, browsers: Devices
) -> None:
    photograph = tmp_path / "photograph.png"
    photograph.write_bytes(noise(2400, 1600))
    hall.engine.tell(*ready("break"))
    await projector.goto(hall.address)
    console = await browsers.page(PROJECTOR)
    await console.goto(f"{hall.address}/host?key={KEY}")
    await press(console, "Projector")
    await console.locator("#picture-file").set_input_files(photograph)
    await press(console, "Show the picture")
    await expect(console.locator("#picture-now")).to_have_text("The projector has your picture.")
    await projector.wait_for_function("() => document.querySelector('.hall-picture')?.naturalWidth >= 320")
    shown = await projector.request.get(f"{hall.address}/picture")
    assert (shown.headers["content-type"], len(await shown.body()) <= MOST_BYTES) == ("image/jpeg", True)
    await console.locator("#picture-file").set_input_files(
        {"name": "film.mp4", "mimeType": "video/mp4", "buffer": b"\0" * 1_200_000}
    )
    await press(console, "Show the picture")
    trouble = console.locator("#picture-trouble")
    await expect(trouble).to_contain_text("This file has 1200 kB, and this browser cannot reduce it")
    await console.locator("#picture-file").set_input_files(photograph)
    await expect(trouble).to_have_text("")
    await console.evaluate(WORDS_SAID)
    await press(console, "Show the picture")
    await console.wait_for_function("() => window.said.includes('The picture is being made smaller …')")
    await expect(trouble).to_have_text("")


async def test_the_host_sees_the_picture_that_was_sent(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*ready("break"))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await press(projector, "Projector")
    Image.new("RGB", (600, 400), "red").save(file := io.BytesIO(), "PNG")
    logo: FilePayload = {"name": "logo.png", "mimeType": "image/png", "buffer": file.getvalue()}
    await projector.locator("#picture-file").set_input_files(logo)
    await press(projector, "Show the picture")
    preview = projector.get_by_role("img", name="A picture for the projector")
    await expect(preview).to_be_visible()
    assert await preview.evaluate(SIZE_AND_COLOUR) == [240, 160, 255, 0, 0, 255]
    await projector.reload()
    await press(projector, "Projector")
    await expect(preview).to_be_hidden()
    see = await projector.get_by_role("link", name="See it").get_attribute("href")
    assert see
    assert (await projector.request.get(see)).headers["content-type"] == "image/png"


async def test_a_large_logo_keeps_its_transparent_ground(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*ready("break"))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await press(projector, "Projector")
    logo = base64.b64decode(await projector.evaluate(LARGE_LOGO))
    assert len(logo) > MOST_BYTES
    await projector.locator("#picture-file").set_input_files(
        {"name": "logo.png", "mimeType": "image/png", "buffer": logo}
    )
    await press(projector, "Show the picture")
    await expect(projector.locator("#picture-now")).to_have_text("The projector has your picture.")
    shown = await projector.request.get(f"{hall.address}/picture")
    assert (shown.headers["content-type"], len(await shown.body()) <= MOST_BYTES) == ("image/png", True)
    assert await projector.evaluate(FIRST_PIXEL) == [0, 0, 0, 0]


async def fix(browsers: Devices, hall: Hall, scene: str) -> None:
    """Let the host fix a scene on the screen that has no other name."""
    console = await browsers.page(PROJECTOR)
    await console.goto(f"{hall.address}/host?key={KEY}")
    await press(console, "Projector")
    async with console.expect_response("**/api/host/scene"):  # a page that closes takes back what it has not sent
        await console.locator("[data-screen=main]").select_option(scene)
    await console.close()


async def sign_in(hall: Hall, screen: Page) -> None:
    """Sign in as a host on a screen."""
    await screen.goto(f"{hall.address}/host?key={KEY}")
    await screen.wait_for_url("**/host")
    await screen.goto(hall.address)


async def test_a_screen_shows_the_codes_of_the_tables_only_where_a_host_has_signed_in(
    hall: Hall, projector: Page, browsers: Devices
) -> None:
    hall.engine.tell(*ready())
    await projector.goto(hall.address)
    await fix(browsers, hall, "phones")
    await expect(projector.locator("#tables")).to_contain_text("once a host signs in on it at 127.0.0.1:")
    await expect(projector.locator("#tables .code, #tables .qr")).to_have_count(0)
    await sign_in(hall, projector)
    codes = [hall.pad(number).rpartition("=")[2] for number in (1, 2, 3)]
    await expect(projector.locator(".code-card .code")).to_have_text(codes)
    await projector.wait_for_function("() => document.querySelector('.qr')?.naturalWidth > 0")


async def test_the_codes_of_a_full_hall_are_whole_and_large_on_a_page(
    hall: Hall, projector: Page, browsers: Devices
) -> None:
    hall.engine.tell(*full_hall("ready"))
    await projector.goto(hall.address)
    await fix(browsers, hall, "phones")
    await sign_in(hall, projector)
    await expect(projector.locator("#page")).to_have_text(re.compile("^page 1 of"))
    pages = int((await projector.inner_text("#page")).split()[-1])
    assert pages <= MOST_PAGES_OF_CODES
    shown = set[str]()
    for _ in range(pages):
        for card in await projector.locator(".code-card:visible").all():
            box, picture = await card.bounding_box(), await card.locator(".qr").bounding_box()
            assert box is not None
            assert picture is not None
            assert box["x"] + box["width"] <= PROJECTOR[0]
            assert box["y"] + box["height"] <= PROJECTOR[1]
            assert picture["width"] >= LEAST_PICTURE_SHARE * PROJECTOR[0]
            shown.add(await card.inner_text())
        await projector.keyboard.press("ArrowRight")
    assert len(shown) == 50


def noise(width: int, height: int) -> bytes:
    """A PNG file with a picture that no format can make much smaller."""
    chance = random.Random(1)
    lines = b"".join(b"\0" + chance.randbytes(3 * width) for _ in range(height))
    about = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", about), (b"IDAT", zlib.compress(lines, 0)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(map(chunk, parts))


def chunk(part: tuple[bytes, bytes]) -> bytes:
    """A part of a PNG file: its length, its name, its content and its checksum."""
    name, content = part
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


async def test_the_overlay_keeps_a_score_on_one_line_beside_long_names(hall: Hall, projector: Page) -> None:
    ann, bob, cat, dan = (f"{name} {'x' * 30}" for name in NAMES[:4])
    long = replace(table(1, (112, 7)), seats=(ann, bob, cat, dan))
    hall.engine.tell(*evening(), long)
    await projector.set_viewport_size({"width": 390, "height": 844})
    await projector.goto(f"{hall.address}/overlay")
    await expect(projector.locator("#teams .tally").first).to_have_text("112")
    height = "tally => tally.offsetHeight / parseFloat(getComputedStyle(tally).fontSize)"
    assert await projector.locator("#teams .tally").first.evaluate(height) < 2
    assert await projector.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_where_no_phone_can_join_the_hall_reads_a_welcome_and_the_host_reads_why(
    hall: Hall, projector: Page
) -> None:
    hall.engine.tell(*evening(3, "closed"))
    await projector.goto(hall.address)
    await expect(projector.locator("#tables .stage-title")).to_have_text("Welcome")
    await expect(projector.locator("#tables")).not_to_contain_text("headtable.toml")
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#opening #unreachable")).to_contain_text("Write host = ")


async def test_a_screen_that_cannot_show_how_to_join_says_so_and_the_console_says_why(
    hall: Hall, projector: Page
) -> None:
    hall.engine.tell(*evening())
    await host_fixes_scene(hall.address, "join")
    await projector.goto(hall.address)
    await expect(projector.locator("#tables")).to_contain_text("Phones cannot join yet. The host’s console says why.")
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.click("#topics [data-topic=projector]")
    await expect(projector.locator("#screens-words")).to_contain_text("only this machine can. Write host = ")
    await projector.select_option("[data-screen=main]", "standings")
    await expect(projector.locator("#screens-words")).to_be_empty()


async def test_late_words_about_phones_keep_neither_the_list_of_screens_nor_a_choice_of_the_host_back(
    hall: Hall, projector: Page
) -> None:
    hall.engine.tell(*evening())
    await host_fixes_scene(hall.address, "join")
    await projector.goto(f"{hall.address}/host?key={KEY}")
    async with held_back(projector, "**/api/join"):
        async with projector.expect_request("**/api/join"):
            await projector.click("#topics [data-topic=projector]")
        assert await projector.locator("[data-screen=main]").count() == 1
        async with projector.expect_response("**/api/host/scene"):
            await projector.select_option("[data-screen=main]", "standings")
        await expect(projector.locator("#screens-words")).to_be_empty()
    await expect(projector.locator("[data-screen=main]")).to_have_value("standings")
    await expect(projector.locator("#screens-words")).to_be_empty()


async def test_each_page_of_names_says_its_letters_and_a_large_hall_is_listed_by_name_alone(
    hall: Hall, projector: Page
) -> None:
    hall.engine.tell(*full_hall("ready"))
    await projector.set_viewport_size({"width": 1280, "height": 720})
    await projector.goto(f"{hall.address}/?page=2")
    heading, page = projector.locator(".page-range"), projector.locator(".page:not([hidden])")
    await expect(heading).to_have_text(re.compile(r"^\d{2,3} to \d{2,3}$"))
    names = await page.locator(".seat .name").all_inner_texts()
    first, last = (await heading.inner_text()).split(" to ")
    assert names[0].startswith(first)
    assert names[-1].startswith(last)
    await expect(projector.locator(".seat-card")).to_have_count(0)
    await expect(projector.locator(".seat")).to_have_count(200)


async def test_the_seats_stand_beside_the_commitment_to_the_draw(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*ready(round_number=1), replace(night("ready"), round=1, id="c0ffee0000000000"))
    await projector.goto(hall.address)
    await expect(projector.locator("body")).to_have_attribute("data-scene", "seats")
    await expect(projector.locator(".draws")).to_contain_text("draws: their code is c0ffee")


async def test_a_semi_final_is_no_set_of_the_night(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), replace(night(), set=4, sets=3), StageState(semi_final=True))
    await projector.goto(f"{hall.address}/overlay")
    await expect(projector.locator("#round")).to_have_text("Semi-final, round 4 of 6")


async def test_the_overlay_shows_the_head_table_on_a_transparent_ground(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), table(1, (12, 7)))
    await projector.goto(f"{hall.address}/overlay")
    await expect(projector.locator("#mark-name")).to_have_text("fours")
    await expect(projector.locator("#teams .tally")).to_have_text(["12", "7"])
    await expect(projector.locator("#round")).to_have_text("Set 1, round 4 of 6")
    assert await projector.evaluate("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"
