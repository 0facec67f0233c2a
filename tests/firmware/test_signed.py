"""The device's HMAC, its signed sessions and its search for a box, under real MicroPython."""

from __future__ import annotations

import hmac
import json
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

from zeroconf import ServiceInfo
from zeroconf._protocol.incoming import DNSIncoming
from zeroconf._protocol.outgoing import DNSOutgoing
from zeroconf.const import _FLAGS_AA, _FLAGS_QR_RESPONSE

from tests.firmware.micropython import run

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "signed.json").read_text())
SESSION = [VECTORS[name] for name in ("key", "uid", "box_nonce", "device_nonce")]
# RFC 4231, test cases 1 to 4, 6 and 7: key, message, HMAC-SHA256 (all in hexadecimal). Case 5 is cut to 16 bytes.
RFC_4231 = (
    ("0b" * 20, b"Hi There".hex(), "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    (
        b"Jefe".hex(),
        b"what do ya want for nothing?".hex(),
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    ("aa" * 20, "dd" * 50, "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
    (bytes(range(1, 26)).hex(), "cd" * 50, "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
    (
        "aa" * 131,
        b"Test Using Larger Than Block-Size Key - Hash Key First".hex(),
        "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    ),
    (
        "aa" * 131,
        b"This is a test using a larger than block-size key and a larger than block-size data. The key needs to be "
        b"hashed before being used by the HMAC algorithm.".hex(),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2",
    ),
)


def told(**asked: object) -> dict[str, Any]:
    """What the device makes of it."""
    answer: dict[str, Any] = json.loads(run("judge_signed.py", stdin=json.dumps(asked)))
    return answer


def test_the_hmac_matches_rfc_4231() -> None:
    pairs = [(key, message) for key, message, _ in RFC_4231]
    assert told(hmac=pairs)["hmac"] == [tag for _, _, tag in RFC_4231]


def test_the_hmac_matches_pythons_for_every_length() -> None:
    chance = random.Random(4231)
    pairs = [(chance.randbytes(length), chance.randbytes(3 * length)) for length in (0, 1, 63, 64, 65, 127, 128)]
    tags = told(hmac=[(key.hex(), message.hex()) for key, message in pairs])["hmac"]
    assert tags == [hmac.digest(key, message, sha256).hex() for key, message in pairs]


def test_the_comparison_detects_a_difference_at_every_position() -> None:
    pairs = [("abc", "abc"), ("abc", "abd"), ("xbc", "abc"), ("abc", "abcd"), ("", "a"), ("", "")]
    assert told(same=pairs)["same"] == [one == other for one, other in pairs]


def test_the_firmware_signs_and_verifies_as_in_the_test_vectors() -> None:
    answer = told(
        session=SESSION,
        sign=[one["line"] for one in VECTORS["from_device"]],
        open=[one["signed"] for one in VECTORS["from_box"]],
        greetings=[VECTORS["box_greets"]],
    )
    assert answer["signed"] == [one["signed"] + "\n" for one in VECTORS["from_device"]]
    assert answer["opened"] == [one["line"] for one in VECTORS["from_box"]]
    assert answer["greetings"] == [VECTORS["box_nonce"]]


def test_repeated_late_forged_and_reflected_lines_are_ignored() -> None:
    first, second = (one["signed"] for one in VECTORS["from_box"])
    own = VECTORS["from_device"][0]["signed"]
    spoilt = [second[:-1], second[:-1] + "~", second.replace(" 2 ", " 3 "), "", "a b", "beat"]
    forged = [second, second, first, own, *spoilt]
    assert told(session=SESSION, open=forged)["opened"] == [VECTORS["from_box"][1]["line"], *[None] * 9]
    for place in range(3):  # another key, another nonce of the box's, another of its own
        other = list(SESSION)
        index = (0, 2, 3)[place]
        other[index] = ("0" if other[index][0] != "0" else "1") + other[index][1:]
        assert told(session=other, open=[first, second])["opened"] == [None, None]


def test_an_invalid_greeting_is_refused() -> None:
    nonce = VECTORS["box_nonce"]
    wrong = [
        "",
        "headtable 2 " + nonce,
        "headtable 1 " + nonce[1:],
        "headtable 1 " + nonce.upper(),
        "HTTP/1.1 200",
    ]
    assert told(greetings=wrong)["greetings"] == [""] * 5


def test_the_dns_query_can_be_read_by_others() -> None:
    (asked,) = DNSIncoming(bytes.fromhex(told()["question"])).questions
    assert (asked.name, asked.type) == ("_headtable._tcp.local.", 12)


def answer_of(info: ServiceInfo) -> bytes:
    """What a box's responder sends."""
    out = DNSOutgoing(_FLAGS_QR_RESPONSE | _FLAGS_AA)
    out.add_answer_at_time(info.dns_pointer(), 0)
    for record in (info.dns_service(), info.dns_text(), *info.dns_addresses()):
        out.add_additional_answer(record)
    return out.packets()[0]


def test_the_box_is_found_in_a_valid_answer_and_not_in_a_damaged_one() -> None:
    info = ServiceInfo(
        "_headtable._tcp.local.",
        "box._headtable._tcp.local.",
        port=7707,
        addresses=[bytes((192, 168, 4, 1))],
        server="head-table.local.",
    )
    good = answer_of(info)
    web = ServiceInfo("_http._tcp.local.", "x._http._tcp.local.", port=80, addresses=[bytes(4)], server="y.")
    other = answer_of(web)
    cut = [good[:length] for length in range(0, len(good) - 1, 7)]
    loop = good[:12] + b"\xc0\x0c" * 40
    packets = [good, other, loop, bytes.fromhex(told()["question"]), *cut]
    found = told(mdns=[packet.hex() for packet in packets])["mdns"]
    assert found == [["192.168.4.1", 7707], *[None] * (len(packets) - 1)]
