"""The screens of the hall: each has a name, shows what the night asks for, or what the host has fixed for it."""

from __future__ import annotations

import base64
from pathlib import Path

from msgspec.structs import replace

from headtable.web.connections import Limits
from headtable.web.hall_picture import FILE
from headtable.web.page_place import Place
from tests.web.house import browser_at, evening, host, let_in_as_host, night, nobody, opened, pages, room_with

PNG = b"\x89PNG\r\n\x1a\n" + bytes(100)
JPEG = b"\xff\xd8\xff\xe0" + bytes(100)


def sent(content: bytes) -> dict[str, str]:
    return {"base64": base64.b64encode(content).decode()}


async def test_a_screen_is_listed_while_it_follows_the_room() -> None:
    async with host(room_with(*evening()), nobody()) as browser:
        assert (await browser.get("/api/screens")).json() == {"screens": []}
        async with browser.stream("GET", "/api/events?screen=left") as stream:
            lines = stream.aiter_lines()
            await anext(lines)
            listed = (await browser.get("/api/screens")).json()
    assert listed == {"screens": [{"name": "left", "scene": None, "connected": True}]}


async def test_a_page_without_a_valid_name_is_no_screen() -> None:
    async with host(room_with(*evening()), nobody()) as browser:
        for query in ("", "?screen=", "?screen=Über+alles", f"?screen={'x' * 21}", "?screen=left%0A"):
            async with browser.stream("GET", f"/api/events{query}") as stream:
                lines = stream.aiter_lines()
                await anext(lines)
                assert (await browser.get("/api/screens")).json() == {"screens": []}, query


async def test_the_host_fixes_a_scene_for_one_screen_until_it_follows_the_night_again() -> None:
    room = room_with(*evening())
    async with host(room, nobody()) as browser:
        answer = await browser.post("/api/host/scene", json={"screen": "left", "scene": "join"})
        assert answer.json() == {"screens": [{"name": "left", "scene": "join", "connected": False}]}
        assert room.snapshot().projectors.scenes == {"left": "join"}
        await browser.post("/api/host/scene", json={"screen": "left", "scene": None})
    assert room.snapshot().projectors.scenes == {}


async def test_scene_and_picture_survive_a_restart_of_the_pages(tmp_path: Path) -> None:
    place = Place(0, tmp_path / "pages.json", Limits())
    async with opened(room_with(), nobody(), place) as (_, address), browser_at(address) as browser:
        await let_in_as_host(browser)
        await browser.post("/api/host/scene", json={"screen": "left", "scene": "seats"})
        await browser.post("/api/host/picture", json=sent(PNG))
    room = room_with()
    async with opened(room, nobody(), place) as (_, address), browser_at(address) as browser:
        picture = await browser.get("/picture")
    assert room.snapshot().projectors.scenes == {"left": "seats"}
    assert len(room.snapshot().projectors.picture) == 16
    assert picture.content == PNG


async def test_another_night_begins_with_all_screens_following_it() -> None:
    async with opened(room_with(), nobody()) as (there, address), browser_at(address) as browser:
        await let_in_as_host(browser)
        there.on_message(replace(night("over"), id="first"))
        await browser.post("/api/host/scene", json={"screen": "left", "scene": "standings"})
        there.on_message(replace(night("over", 2), id="first"))
        assert there.room.projectors.scenes == {"left": "standings"}
        there.on_message(replace(night("closed"), id="second"))
        assert there.room.projectors.scenes == {}
        assert (await browser.get("/api/screens")).json() == {"screens": []}


async def test_a_picture_whose_file_is_lost_is_announced_to_no_screen(tmp_path: Path) -> None:
    place = Place(0, tmp_path / "pages.json", Limits())
    async with opened(room_with(), nobody(), place) as (_, address), browser_at(address) as browser:
        await let_in_as_host(browser)
        await browser.post("/api/host/picture", json=sent(PNG))
    (tmp_path / FILE).unlink()
    room = room_with()
    async with opened(room, nobody(), place):
        assert room.snapshot().projectors.picture == ""


async def test_only_the_host_fixes_scenes_and_sends_pictures() -> None:
    room = room_with()
    async with host(room, nobody()) as browser:
        browser.cookies.clear()
        scene = await browser.post("/api/host/scene", json={"screen": "left", "scene": "join"})
        picture = await browser.post("/api/host/picture", json=sent(PNG))
        listed = await browser.get("/api/screens")
    assert (scene.status_code, picture.status_code, listed.status_code) == (401, 401, 401)
    assert room.snapshot().projectors.scenes == {}


async def test_a_page_of_another_site_changes_nothing() -> None:
    elsewhere = {"origin": "http://evil.example"}
    async with host(room_with(), nobody()) as browser:
        scene = await browser.post("/api/host/scene", json={"screen": "left", "scene": "join"}, headers=elsewhere)
        picture = await browser.post("/api/host/picture", json=sent(PNG), headers=elsewhere)
    assert (scene.status_code, picture.status_code) == (403, 403)


async def test_a_picture_is_served_by_what_its_bytes_are() -> None:
    async with host(room_with(), nobody()) as browser:
        assert (await browser.get("/picture")).status_code == 404
        for content, kind in ((PNG, "image/png"), (JPEG, "image/jpeg")):
            assert (await browser.post("/api/host/picture", json=sent(content))).status_code == 200
            shown = await browser.get("/picture")
            assert (shown.content, shown.headers["content-type"]) == (content, kind)
            assert shown.headers["x-content-type-options"] == "nosniff"
        assert (await browser.post("/api/host/picture", json={"base64": ""})).json() == {"version": ""}
        assert (await browser.get("/picture")).status_code == 404


async def test_a_browser_keeps_a_picture_of_which_it_names_the_version() -> None:
    async with host(room_with(), nobody()) as browser:
        version = (await browser.post("/api/host/picture", json=sent(PNG))).json()["version"]
        asked = [await browser.get(f"/picture{query}") for query in (f"?{version}", "", "?another")]
    kept = [answer.headers["cache-control"] for answer in asked]
    assert kept == ["max-age=86400, immutable", "no-cache", "no-cache"]


async def test_what_is_no_picture_or_too_large_is_refused() -> None:
    async with host(room_with(), nobody()) as browser:
        page = await browser.post("/api/host/picture", json=sent(b"<svg onload=alert(1)>"))
        garbled = await browser.post("/api/host/picture", json={"base64": "%%%"})
        large = await browser.post("/api/host/picture", json=sent(PNG + bytes(50_000)))
        shown = await browser.get("/picture")
    assert (page.status_code, garbled.status_code, large.status_code, shown.status_code) == (400, 400, 413, 404)
    assert page.json()["error"] == "this file is neither PNG nor JPEG: choose another one"
    assert large.json()["error"] == "this picture is larger than 50 kB: choose a smaller one"


async def test_the_projectors_link_admits_nobody_to_a_table() -> None:
    async with pages(room_with(*evening()), nobody()) as browser:
        join = (await browser.get("/api/join")).json()
        drawn = await browser.get("/qr/me")
    assert join["address"].endswith("/me")
    assert "code" not in join["address"]
    assert drawn.headers["content-type"] == "image/png"
