"""An address climbs out of its folder: no route and no file of the pages gives away anything of the disk."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from urllib.parse import quote

import pytest

from headtable.web.connections import Limits
from tests.attacks.hostile_night import a_hostile_night
from tests.attacks.targets import Target, filled, read_paths, target
from tests.patience import PATIENCE_S
from tests.web.house import NOBODYS, Answerer, browser_at, evening, let_in_as_host, opened, room_with

pytestmark = pytest.mark.slow  # each has a real server of its own

CLIMBS = (
    "../app.py", "..%2fapp.py", "%2e%2e/app.py", "%2e%2e%2fapp.py", "%252e%252e%252fapp.py", "..%252fapp.py",
    "..\\app.py", "..%5capp.py", "....//app.py", "..;/app.py", "%c0%ae%c0%ae/app.py", "%ef%bc%8e%ef%bc%8e/app.py",
    "%2e%2e%00/app.py", "board.js%00.css", "board.js/../../app.py", ".%2f..%2fapp.py", "//etc/passwd",
    "%2fetc%2fpasswd", "/etc/passwd", "file:///etc/passwd", "../" * 12 + "etc/passwd",
    "%2e%2e%2f" * 12 + "etc%2fpasswd", "..%u2215app.py", "~/.ssh/id_rsa", "CON", "board.js::$DATA",
)  # fmt: skip
FOUND = ("root:", "create_app", "from __future__")
"""What stands in the files at which these addresses aim."""
NAMES = (
    "../secret.night.db",
    "/etc/passwd",
    "secret.txt",
    "..",
    ".",
    "",
    "\x00",
    "..\\secret.night.db",
    "tonight.night.db",
)
"""What a request for a past night or a ruleset names, if it is not one of the list."""
OF_A_NIGHT = (
    "/nights/journal", "/api/nights/past", "/nights/standings.csv", "/nights/rounds.csv", "/nights/report.html",
    "/nights/sheets.pdf", "/nights/night.json", "/nights/night.zip",
)  # fmt: skip
"""The addresses that take the name of a past night."""


async def raw(there: Target, path: str) -> bytes:
    """The whole answer to an address as it is: a client library would tidy it first."""
    host, _, port = there.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in there.browser.cookies.jar)
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookies}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode())
    async with asyncio.timeout(PATIENCE_S):
        answer = await reader.read()
    writer.close()
    return answer


async def test_no_address_below_static_leaves_its_folder() -> None:
    async with target() as there:
        assert b"200 OK" in await raw(there, "/static/board.js")
        for climb in CLIMBS:
            answer = await raw(there, f"/static/{climb}")
            assert answer.split(b" ")[1] in (b"400", b"404"), climb
            assert not [word for word in FOUND if word.encode() in answer], climb


async def test_no_route_with_a_part_of_its_own_reads_a_path_there() -> None:
    async with target() as there:
        routes = [path for path in read_paths(there.pages) if "{" in path]
        assert len(routes) >= 3
        for path in routes:
            for climb in (*CLIMBS, "1%00", "1/../2", "1%2f..%2f2", "1.0", "0x1", "1e9"):
                answer = await raw(there, filled(path, climb.replace("\\", "%5c")))
                assert answer.split(b" ")[1] in (b"400", b"404"), (path, climb)
                assert not [word for word in FOUND if word.encode() in answer], (path, climb)


async def test_a_past_night_and_a_ruleset_are_found_by_their_names_alone(tmp_path: Path) -> None:
    """The one night that was put away is read; the files beside it, above it and of tonight are not."""
    folder = tmp_path / "nights"
    folder.mkdir()
    a_hostile_night(folder / "2026.night.db")
    for journal in (tmp_path / "secret.night.db", folder / "tonight.night.db"):
        shutil.copy(folder / "2026.night.db", journal)
    (folder / "secret.txt").write_text("root:")
    place = NOBODYS._replace(journal=folder / "tonight.night.db", rulesets=folder / "rulesets", limits=Limits())
    async with opened(room_with(*evening()), Answerer().requests, place) as (_, address), browser_at(address) as host:
        await let_in_as_host(host)
        assert (await host.get("/nights/journal?file=2026.night.db")).content.startswith(b"SQLite format 3")
        for name in NAMES:
            for path in OF_A_NIGHT:
                answer = await host.get(f"{path}?file={quote(name)}")
                assert answer.status_code in (400, 404), (path, name)
            for path in ("/api/rulesets/card?name=", "/api/nights/replayed?file=2026.night.db&ruleset="):
                answer = await host.get(f"{path}{quote(name)}")
                assert answer.status_code in (400, 404, 409), (path, name)
                assert "root:" not in answer.text


async def test_a_ruleset_is_saved_nowhere_else(tmp_path: Path) -> None:
    place = NOBODYS._replace(rulesets=tmp_path / "house" / "rulesets")
    async with opened(room_with(*evening()), Answerer().requests, place) as (_, address), browser_at(address) as host:
        await let_in_as_host(host)
        for name in ("../up", "/tmp/x", "a/b", "..", "a\x00", "a.toml", "A", "a\\b", "rfp"):  # noqa: S108
            body = {"changed": {"start_from": "rfp"}, "replaces": name, "title": "x"}
            assert (await host.post("/api/rulesets/save", json=body)).status_code in (400, 409), name
        assert list(tmp_path.rglob("*")) == []
        body = {"changed": {"start_from": "rfp"}, "title": "../ours"}
        assert (await host.post("/api/rulesets/save", json=body)).status_code == 200
        assert [str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.toml")] == ["house/rulesets/ours.toml"]
