"""What every page loads is sent compressed, once, and plain to a client that cannot unpack it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from headtable.web.compressed import known_tags
from headtable.web.page_scripts import EXPORT, IMPORT, modules_of
from headtable.web.pages import STATIC
from tests.web.house import KEY, nobody, pages, room_with

SCRIPT = "/static/board.js"


async def test_a_browser_gets_a_script_compressed_and_any_other_client_gets_it_plain() -> None:
    async with pages(room_with(), nobody()) as client:
        small = await client.get(SCRIPT, headers={"Accept-Encoding": "br, gzip"})
        plain = await client.get(SCRIPT, headers={"Accept-Encoding": "gzip;q=0, identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.content == plain.content
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"])
    assert {small.headers["vary"], plain.headers["vary"]} == {"Accept-Encoding"}
    assert small.headers["content-type"] == plain.headers["content-type"] == "text/javascript; charset=utf-8"


async def test_a_script_is_sent_with_all_of_its_code_and_without_its_comments() -> None:
    async with pages(room_with(), nobody()) as client:
        for file in STATIC.rglob("*.js"):
            sent = (await client.get(f"/static/{file.relative_to(STATIC).as_posix()}")).text
            if file.with_suffix(".html").exists():
                assert all(own_code(each) in code_of(sent) for each in modules_of(file)), file
            else:
                assert code_of(sent) == code_of(file.read_text(encoding="utf-8")), file
            assert not re.search(r"^ *(\* @param|//)", sent, re.MULTILINE), file


def own_code(script: Path) -> str:
    """The code of a script as it is among that of its modules."""
    return code_of(EXPORT.sub("", IMPORT.sub("", script.read_text(encoding="utf-8"))))


def code_of(script: str) -> str:
    """A script without comments and spaces. No text in it has several lines, so none looks like a comment."""
    assert all(line.count("`") % 2 == 0 for line in script.splitlines())
    without_blocks = re.sub(r"/\*\*.*?\*/", "", script, flags=re.DOTALL)
    return "".join(re.sub(r"^ *//.*$", "", without_blocks, flags=re.MULTILINE).split())


async def test_the_console_is_compressed_and_may_send_no_form_by_itself() -> None:
    async with pages(room_with(), nobody()) as client:
        await client.get("/host", params={"key": KEY})
        small = await client.get("/host", headers={"Accept-Encoding": "gzip"})
        plain = await client.get("/host", headers={"Accept-Encoding": "identity"})
    assert small.headers["content-encoding"] == "gzip"
    assert small.content == plain.content
    assert all("form-action 'none'" in answer.headers["content-security-policy"] for answer in (small, plain))


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_a_file_that_a_browser_has_is_not_sent_again(encoding: str) -> None:
    async with pages(room_with(), nobody()) as client:
        first = await client.get(SCRIPT, headers={"Accept-Encoding": encoding})
        known = {"Accept-Encoding": encoding, "If-None-Match": f'"of before an update", W/{first.headers["etag"]}'}
        again = await client.get(SCRIPT, headers=known)
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])


async def test_the_compressed_and_the_plain_file_have_tags_of_their_own() -> None:
    async with pages(room_with(), nobody()) as client:
        small = await client.get(SCRIPT, headers={"Accept-Encoding": "gzip"})
        known = {"Accept-Encoding": "identity", "If-None-Match": small.headers["etag"]}
        plain = await client.get(SCRIPT, headers=known)
    assert plain.status_code == 200
    assert plain.headers["etag"] != small.headers["etag"]


async def test_what_may_hold_a_secret_is_not_compressed() -> None:
    async with pages(room_with(), nobody()) as client:
        for path in ("/", "/me", "/host", "/api/room"):
            answer = await client.get(path, headers={"Accept-Encoding": "gzip"})
            assert "content-encoding" not in answer.headers, path


async def test_a_program_asks_for_the_head_of_a_file_alone() -> None:
    async with pages(room_with(), nobody()) as client:
        answer = await client.head(SCRIPT)
    assert (answer.status_code, answer.content) == (200, b"")


def test_a_weak_tag_counts_like_a_strong_one() -> None:
    assert known_tags('"a", W/"b"') == ['"a"', '"b"']
