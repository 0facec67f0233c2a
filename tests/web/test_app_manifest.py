"""The pad and a guest's page can be put on a phone's home screen: their manifests hold what a browser needs."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import product
from math import hypot
from pathlib import Path
from urllib.parse import urljoin

import httpx
import msgspec
import pytest
from PIL import Image
from playwright.async_api import Page

from headtable.saying import text
from headtable.saying.languages import languages, readers_language
from headtable.web.app_manifest import FELT, MEDIA_TYPE, AppManifest
from headtable.web.pages import STATIC
from tests.web.browsers import several_devices
from tests.web.certified import certificate_in, trusted_by_chromium
from tests.web.hall import PHONE, Hall
from tests.web.house import evening, nobody, pages, room_with

TITLES = {"/table/2": "pad-title", "/me": "guest-title"}
FRESH = "in-incognito"  # the one hindrance that each browser of a test has
OPAQUE = 255
LINK = re.compile(r'<link rel="manifest" href="([^"]+)">')
SAFE = 0.4  # of the side: what is further from the center may be cut off a maskable icon


async def manifest_of(client: httpx.AsyncClient, address: str, language: str = "en") -> AppManifest:
    """The manifest that a page links. A browser asks for it without cookies and in no language of its own."""
    page = (await client.get(address, headers={"Accept-Language": language})).text
    [link] = LINK.findall(page)
    answer = await client.get(urljoin(address, link), headers={"Accept-Language": "xx"})
    assert answer.headers["content-type"].partition(";")[0] == MEDIA_TYPE
    return msgspec.json.decode(answer.content, type=AppManifest)


@pytest.mark.parametrize("language", sorted(languages()))
async def test_a_manifest_names_the_page_in_the_language_of_its_reader(language: str) -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        for address, title in TITLES.items():
            manifest = await manifest_of(client, address, language)
            with readers_language(language):
                assert (address, manifest.name, manifest.lang) == (address, text(title), language)


async def test_an_installed_page_opens_where_it_was_installed() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        for address in ("/me", "/table/1", "/table/12"):
            manifest = await manifest_of(client, address)
            assert (manifest.start_url, manifest.scope, manifest.display) == (address, "/", "standalone")


@pytest.mark.parametrize("address", TITLES)
async def test_the_bar_above_a_page_has_the_color_of_the_page(address: str) -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        manifest = await manifest_of(client, address)
        page = (await client.get(address)).text
    assert manifest.theme_color == manifest.background_color == FELT
    assert f'<meta name="theme-color" content="{FELT}">' in page
    assert f"--felt: {FELT};" in (STATIC / "stage.css").read_text(encoding="utf-8")


async def test_every_icon_is_there_and_has_the_size_that_its_manifest_tells() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        icons = (await manifest_of(client, "/me")).icons
        files = {icon: await client.get(icon.src) for icon in icons}
    assert {icon: file.headers["content-type"].partition(";")[0] for icon, file in files.items()} == {
        icon: icon.type for icon in icons
    }
    pictures = {icon: picture(file) for icon, file in files.items() if icon.type == "image/png"}
    assert {icon: f"{each.width}x{each.height}" for icon, each in pictures.items()} == {
        icon: icon.sizes for icon in pictures
    }
    sizes = {purpose: {icon.sizes for icon in pictures if icon.purpose == purpose} for purpose in ("any", "maskable")}
    assert sizes == {"any": {"192x192", "512x512"}, "maskable": {"192x192", "512x512"}}
    assert {icon: cut_off(each) for icon, each in pictures.items() if icon.purpose == "maskable"} == {
        icon: {FELT} for icon in pictures if icon.purpose == "maskable"
    }


def picture(file: httpx.Response) -> Image.Image:
    """The pixels of a PNG with their opacity."""
    return Image.open(io.BytesIO(file.content)).convert("RGBA")


def cut_off(icon: Image.Image) -> set[str]:
    """The colors of what a phone may cut off an icon: everything outside of the circle that is safe."""
    middle, safe = icon.width / 2, SAFE * icon.width
    pixels = zip(product(range(icon.height), range(icon.width)), pixels_of(icon.tobytes()), strict=True)
    far = {pixel for (y, x), pixel in pixels if hypot(x + 0.5 - middle, y + 0.5 - middle) > safe}
    return {f"#{pixel[:3].hex()}{'' if pixel[3] == OPAQUE else ' seen through'}" for pixel in far}


def pixels_of(rgba: bytes) -> Iterator[bytes]:
    """The four bytes of each pixel."""
    return (rgba[start : start + 4] for start in range(0, len(rgba), 4))


@pytest.mark.slow
async def test_chromium_would_install_the_pad_and_a_guests_page(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    for address in TITLES:
        assert await hindrances(phone, hall.address, address) == []


@pytest.mark.slow
async def test_chromium_would_install_them_over_https_in_a_hall(hall: Hall, tmp_path: Path) -> None:
    hall.engine.tell(*evening())
    made = certificate_in(tmp_path)
    await hall.close_pages()
    port = await hall.open_pages_over_https(made)
    by_name = "--host-resolver-rules=MAP headtable.local 127.0.0.1"
    async with several_devices("", by_name, trusted_by_chromium(made)) as devices:
        tablet = await devices.page(PHONE)
        for address in TITLES:
            assert await hindrances(tablet, f"https://headtable.local:{port}", address) == []
            assert await tablet.evaluate("isSecureContext")  # which Chromium needs, and does not check here


async def hindrances(page: Page, pages: str, address: str) -> list[str]:
    """Why Chromium would not install a page."""
    asked = await page.context.new_cdp_session(page)
    await page.goto(f"{pages}{address}")
    told = await asked.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["manifest"]["startUrl"] == f"{pages}{address}"
    found = (await asked.send("Page.getInstallabilityErrors"))["installabilityErrors"]
    return [each["errorId"] for each in found if each["errorId"] != FRESH]
