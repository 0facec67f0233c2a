"""A stranger's request: every answer is a sentence, and none of the request is raw in a log."""

from __future__ import annotations

import asyncio
import random

import pytest

from headtable.complaints import Complaints, plain
from headtable.errors import Unwell
from headtable.web.request_filter import is_own, own_names
from tests.patience import PATIENCE_S
from tests.web.house import Answerer, evening, opened, room_with

OWN = own_names(["bunco.example.org", ""])  # an https_name that is not set
GOOD = b"Host: localhost\r\n"
POST = b"Content-Type: application/json\r\nContent-Length: 2\r\n"
STEERS = "\x1b]0;owned\x07\x1b[2J\r\nWARNING forged\u202e\x9b\udcff"


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8080", "headtable.local", "headtable.local.:80", "127.0.0.1:8080", "192.168.4.7",
     "[::1]:8080", "[fe80::1]", "bunco.example.org", "Bunco.Example.Org:443"],
)  # fmt: skip
def test_our_own_names_and_all_addresses_are_accepted(host: str) -> None:
    assert is_own(host, OWN)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "127.0.0.1.nip.io:8080", "", ":80", "[",
     "[::1", "http://[", "localhost:80:80", "localhost:8a", "localhost@evil.example", "a\x00", "127.1", "0x7f.1",
     "local", "٣.1.1.1", "127.0.0.1:65536", "localhost:99999999", "[127.0.0.1]", "[localhost]:80",
     "[fe80::1%eth0]", "[fe80::1%/evil.example]"],
)  # fmt: skip
def test_other_host_names_are_refused(host: str) -> None:
    assert not is_own(host, OWN)


def test_a_log_entry_is_one_plain_line_for_any_request() -> None:
    said: list[str] = []
    complaints = Complaints(said.append)
    complaints.note(f"GET /{STEERS}", Unwell("broker-gone", broker=STEERS))
    assert len(said) == 1
    assert said[0].isprintable()
    complaints.over("over", f"GET /{STEERS}", "broker-gone")
    assert said[1] == "over"


def test_names_in_any_alphabet_stay_readable_in_the_log() -> None:
    assert plain("Zoë, 北京: “well” 🎲") == "Zoë, 北京: “well” 🎲"


async def raw(address: str, question: bytes) -> bytes:
    """The first line of the answer to these very bytes."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(question)
    async with asyncio.timeout(PATIENCE_S):
        line = await reader.readline()
    writer.close()
    return line


@pytest.mark.slow
@pytest.mark.parametrize(
    ("question", "status"),
    [
        (b"GET /static/%00 HTTP/1.1\r\n" + GOOD, b"404"),
        (b"GET /static/a%0ab HTTP/1.1\r\n" + GOOD, b"404"),
        (b"GET /%1b%5b2J HTTP/1.1\r\n" + GOOD, b"404"),
        (b"GET /%ff%fe HTTP/1.1\r\n" + GOOD, b"404"),
        (b"GET /static/%2e%2e/%2e%2e/app.py HTTP/1.1\r\n" + GOOD, b"404"),
        (b"GET /static/" + b"a" * 300 + b" HTTP/1.1\r\n" + GOOD, b"404"),
        (b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\n" + GOOD, b"414"),
        (b"GET /?" + b"a" * 5000 + b" HTTP/1.1\r\n" + GOOD, b"414"),
        (b"GET / HTTP/1.1\r\n" + GOOD + b"X: " + b"a" * 50_000 + b"\r\n", b"400 or 431"),
        (b"GET /table/" + b"9" * 190 + b" HTTP/1.1\r\n" + GOOD, b"200"),
        (b"GET /api/table/" + b"9" * 190 + b"/phone HTTP/1.1\r\n" + GOOD, b"200"),
        (b"GET /table/%D9%A3 HTTP/1.1\r\n" + GOOD, b"200"),
        (b"GET /host/qr/1 HTTP/1.1\r\n" + GOOD, b"401"),
        (b"GET / HTTP/1.1\r\nHost: evil.example\r\n", b"421"),
        (b"GET /nope HTTP/1.1\r\nHost: 127.0.0.1:99999999\r\n", b"421"),
        (b"GET /nope HTTP/1.1\r\nHost: [127.0.0.1]\r\n", b"421"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n", b"400"),
        (b"GET / HTTP/1.1\r\n", b"400"),
        (b"GET / HTTP/1.0\r\n", b"421"),
        (b"GET http://evil.example/ HTTP/1.1\r\n" + GOOD, b"404"),
        (b"GET /host?key=%00%0a%ff HTTP/1.1\r\n" + GOOD, b"403"),
        (b"GET /join?code=%00%0a%ff&code=x HTTP/1.1\r\n" + GOOD, b"403"),
        (b"GET /api/room HTTP/1.1\r\nCookie: \xff=\xfe; headtable-host=\xfd; ;;=\r\n" + GOOD, b"200"),
        (b"GET /nope HTTP/1.1\r\nAccept: \xff\xfe/\r\n" + GOOD, b"404"),
        (b"POST /api/table/1 HTTP/1.1\r\nOrigin: http://[\r\n" + POST + GOOD, b"403"),
        (b"POST /api/table/1 HTTP/1.1\r\nOrigin: \xff\r\n" + POST + GOOD, b"403"),
        (b"POST /api/host HTTP/1.1\r\nContent-Type: \xff; charset=\xfe\r\nContent-Length: 0\r\n" + GOOD, b"415"),
        (b"POST /join HTTP/1.1\r\nContent-Length: 0\r\n" + GOOD, b"405"),
        (b"BREW / HTTP/1.1\r\n" + GOOD, b"405"),
        (b"nonsense\r\n", b"400"),
    ],
)
async def test_every_request_is_answered_with_a_sentence_and_never_with_a_server_error(
    question: bytes, status: bytes
) -> None:
    async with opened(room_with(*evening()), Answerer().requests) as (_, address):
        answer = await raw(address, question + b"\r\n" + b"{}")
    assert answer.split(b" ")[1] in status.split(b" or ")


@pytest.mark.slow
async def test_random_headers_never_cause_an_error() -> None:
    """Ours to answer for is every 5xx; the house's own check reads what was complained of."""
    chance = random.Random(20)
    names = (b"Origin", b"Cookie", b"Accept", b"Content-Type", b"User-Agent", b"Sec-Fetch-Site", b"Referer", b"X")
    paths = (
        b"/",
        b"/host",
        b"/join?code=",
        b"/table/",
        b"/static/",
        b"/api/events?",
        b"/api/told?before=",
        b"/api/table/1",
    )
    async with opened(room_with(*evening()), Answerer().requests) as (_, address):
        for _ in range(150):
            value = bytes(chance.choice(b"[]{}\"'%;=,:/\\0aZ\x80\xff\xc3") for _ in range(chance.randrange(40)))
            tail = b"".join(b"%%%02x" % chance.randrange(256) for _ in range(chance.randrange(12)))
            method = chance.choice((b"GET", b"POST", b"HEAD", b"OPTIONS"))
            head = b"%b %b%b HTTP/1.1\r\n%b: %b\r\n" % (
                method,
                chance.choice(paths),
                tail,
                chance.choice(names),
                value,
            )
            answer = await raw(address, head + GOOD + b"Content-Length: 0\r\n\r\n")
            assert answer[:10] in (b"HTTP/1.1 2", b"HTTP/1.1 3", b"HTTP/1.1 4"), head
