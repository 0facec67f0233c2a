"""Every page, refusal and event is in the language of its reader."""

from __future__ import annotations

import httpx
import pytest

from headtable.messages.facts import Told
from headtable.messages.pace import HelpAsked
from headtable.saying import say
from headtable.saying.languages import LANGUAGE, PSEUDO, best_of, own_name, readers_language
from headtable.web.accepted import MOST_READ, accepted
from headtable.web.reader_language import COOKIE
from tests.web.house import evening, nobody, pages, room_with

GERMAN, ENGLISH = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}, {"Accept-Language": "en-US"}


async def language_of(client: httpx.AsyncClient, address: str = "/me", **headers: str) -> str:
    """The language that a page says it is in."""
    page = (await client.get(address, headers=headers)).text
    return page.partition('<html lang="')[2].partition('"')[0]


async def test_a_page_is_in_the_language_that_its_browser_prefers() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        assert await language_of(client) == "en"
        assert await language_of(client, **GERMAN) == "de"
        assert await language_of(client, **{"Accept-Language": "fr, de;q=0"}) == "en"
        sentences = (await client.get("/api/sentences", headers=GERMAN)).json()
        assert (sentences["language"], sentences["sentences"]["pages-undo"]) != ("en", ["Undo"])


async def test_a_link_chooses_another_language_and_the_browser_keeps_it() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        page = (await client.get("/me", headers=ENGLISH)).text
        assert '<a href="?language=de" lang="de" hreflang="de">Deutsch</a>' in page
        assert await language_of(client, "/me?language=de", **ENGLISH) == "de"
        assert client.cookies[COOKIE] == "de"
        assert await language_of(client, **ENGLISH) == "de"
        assert await language_of(client, "/me?language=en", **ENGLISH) == "en"
        assert await language_of(client, **GERMAN) == "en"


async def test_an_unknown_language_is_not_chosen() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        for unknown in ("xx", "../en", "", "%00", "en-XA"):
            assert await language_of(client, f"/me?language={unknown}", **GERMAN) == "de", unknown
            assert COOKIE not in client.cookies, unknown


async def test_a_refusal_is_in_its_readers_language() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        english = (await client.post("/api/host", headers=ENGLISH, json={})).json()
        german = (await client.post("/api/host", headers=GERMAN, json={})).json()
        assert english["reason"] == german["reason"]
        assert english["error"] != german["error"]


async def test_each_browser_hears_what_happens_in_its_own_language() -> None:
    room = room_with(*evening())
    fact = HelpAsked(2)
    with readers_language("de"), room.watch() as german, readers_language("en"), room.watch() as english:
        streams = [german.events(lambda: b"snapshot"), english.events(lambda: b"snapshot")]
        assert [await anext(stream) for stream in streams] == [b"snapshot"] * 2
        room.on_message(Told(12, 1, fact))
        heard = [(await anext(stream)).decode() for stream in streams]
    said = [say(fact), ""]
    with readers_language("de"):
        said[1] = say(fact)
    assert said[0] != said[1]
    assert [said[1] in heard[0], said[0] in heard[1]] == [True, True]


async def test_the_list_of_what_happened_is_read_in_each_language() -> None:
    room = room_with(*evening(), Told(12, 1, HelpAsked(2)))
    lines = []
    for language in ("en", "de", "en"):
        with readers_language(language):
            lines.append(room.snapshot().latest[0].words)
    assert lines[0] == lines[2] != lines[1]


def test_a_preference_is_read_with_its_weights() -> None:
    assert accepted("de-CH, en;q=0.7, *;q=0.1, fr;q=0.9, it;q=0") == ["de-CH", "fr", "en", "*"]
    assert accepted(", ;;, de;q=x, en") == ["en"]
    assert len(accepted(",".join(["de"] * 1000))) == MOST_READ
    assert accepted("") == []


def test_the_language_of_a_region_is_found() -> None:
    assert best_of(["fr", "DE-ch", "en"]) == "de"
    assert best_of(["fr"]) is None
    assert own_name("de") == "Deutsch"


async def test_the_pseudo_language_replaces_every_preference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LANGUAGE, PSEUDO)
    async with pages(room_with(*evening()), nobody()) as client:
        assert await language_of(client, **GERMAN) == PSEUDO
