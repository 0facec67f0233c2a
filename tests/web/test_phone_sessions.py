"""Phones at the pages' door, as their owners and as attackers would try it."""

from __future__ import annotations

import json

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from headtable.messages.devices import Birth
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.pace import GoBy
from headtable.messages.rooms import StageState
from tests.web.house import (
    KEY,
    NOBODYS,
    Answerer,
    browser_at,
    evening,
    let_in,
    let_in_as_host,
    night,
    nobody,
    opened,
    phone,
    room_with,
    table,
)

pytestmark = pytest.mark.slow  # each has a real server of its own

HTML = {"Accept": "text/html"}
PAD_2 = Birth("pad-02", "box", "pad", "0.1.0", "7", "buttons+lamps", online=True, table=2)
BELL_1 = Birth("button-01", "box", "button", "0.1.0", "7", "buttons", online=True, table=1)


def press(seq: int, button: str = "two") -> dict[str, object]:
    """A press as a phone says it."""
    return {"boot": "b1", "seq": seq, "said": {"is": "press", "button": button, "age_ms": 0}}


async def pressed(client: httpx.AsyncClient, number: int, seq: int = 1, button: str = "two") -> httpx.Response:
    """The answer to a press."""
    return await client.post(f"/api/table/{number}", json=press(seq, button))


async def test_without_a_code_nothing_reaches_the_engine() -> None:
    engine = Answerer()
    async with opened(room_with(*evening()), engine.requests) as (_, address), browser_at(address) as stranger:
        for button in ("bunco", "call", "help", "undo"):
            answer = await pressed(stranger, 1, button=button)
            assert answer.status_code == 401
            assert "needs the code of table 1" in answer.json()["error"]
        assert (await stranger.post("/api/table/1/take", json={})).status_code == 401
    assert engine.heard == []


async def test_a_press_of_another_round_is_too_old_to_count() -> None:
    engine = Answerer()
    room = room_with(*evening())
    async with phone(room, engine.requests) as client:
        for said, status in (
            ({"set": 1, "round": 4}, 200),
            ({"set": 1, "round": 3}, 403),
            ({"set": 2, "round": 4}, 403),
        ):
            answer = await client.post("/api/table/1", json={**press(status), "pressed_in": said})
            assert answer.status_code == status
        assert answer.json()["reason"] == {"is": "press-too-old", "set": 2, "round": 4}
        assert (await client.post("/api/table/1", json={**press(1), "pressed_in": None})).status_code == 200
    assert len(engine.heard) == 2


async def test_a_press_of_an_earlier_round_of_the_semi_final_is_refused_by_its_name() -> None:
    room = room_with(*evening(), replace(night(), set=4), StageState(semi_final=True))
    async with phone(room, Answerer().requests) as client:
        answer = await client.post("/api/table/1", json={**press(1), "pressed_in": {"set": 4, "round": 3}})
    assert answer.json()["error"].startswith("too old: it is from round 3 of the semi-final, which")


async def test_a_code_admits_a_phone_to_its_own_table_only() -> None:
    engine = Answerer()
    async with phone(room_with(*evening()), engine.requests, 2) as client:
        answer = await pressed(client, 1)
        assert answer.status_code == 403
        assert "keeps score for table 2" in answer.json()["error"]
        assert (await client.post("/api/table/1/take", json={})).status_code == 403
    assert engine.heard == []


@pytest.mark.parametrize("cookie", ["", "x", "a" * 900, "../..", "\xe9", "phone-k7t"])
async def test_a_forged_cookie_admits_no_phone(cookie: str) -> None:
    engine = Answerer()
    async with opened(room_with(*evening()), engine.requests) as (there, address), browser_at(address) as client:
        name = await let_in(client, there, 1)
        async with browser_at(address) as forger:
            for value in (cookie, name, there.phones.at(1)[0].token):
                answer = await forger.post(
                    "/api/table/1", json=press(1), headers={b"Cookie": f"headtable-phone={value}".encode("latin-1")}
                )
                assert answer.status_code == 401
    assert engine.heard == []


async def test_wrong_codes_are_slowed_by_address_and_counted() -> None:
    engine = Answerer()
    async with opened(room_with(*evening()), engine.requests) as (there, address), browser_at(address) as client:
        codes = [(await client.get("/join", params={"code": "AAAAAA"})).status_code for _ in range(10)]
        assert codes == [403] * 6 + [429] * 4
        right = await client.get("/join", params={"code": there.phones.code(1)}, headers=HTML)
        assert (right.status_code, int(right.headers["retry-after"]) > 0) == (429, True)
        assert "One moment" in right.text
        await let_in_as_host(client)
        assert (await client.get("/api/phones")).json()["wrong"] == 6


async def test_only_the_host_sees_codes_and_pictures() -> None:
    room = room_with(*evening())
    async with opened(room, nobody()) as (there, address), browser_at(address) as guest:
        await let_in(guest, there, 1)
        for path in ("/api/phones", "/host/qr/1"):
            assert (await guest.get(path)).status_code == 401
        assert (await guest.post("/api/phones", json={"is": "renew"})).status_code == 401
        codes = [there.phones.code(number) for number in range(1, 4)]
        public = [
            (await guest.get(path)).text for path in ("/", "/table/1", "/api/room", "/api/table/2/phone", "/join")
        ]
        assert not [code for code in codes for text in public if code in text]


async def test_the_host_sees_the_phones_of_each_table() -> None:
    room = room_with(*evening(), PAD_2, BELL_1)
    async with opened(room, Answerer().requests) as (there, address), browser_at(address) as client:
        name = await let_in(client, there, 1)
        await pressed(client, 1)
        async with browser_at(address) as host:
            await let_in_as_host(host)
            first, second, _ = (await host.get("/api/phones")).json()["tables"]
            picture = await host.get("/host/qr/1")
    assert [(one["id"], one["is_pad"]) for one in first["phones"]] == [(name, True)]
    assert (first["button_pad"], second["button_pad"]) == (None, "pad-02")  # the bell's button is no pad
    assert first["link"].endswith(f"/join?code={first['code']}")
    assert (picture.headers["content-type"], picture.headers["cache-control"]) == ("image/png", "no-store")
    assert picture.content.startswith(b"\x89PNG")


async def test_after_a_second_phone_takes_over_the_first_no_longer_counts() -> None:
    engine = Answerer()
    async with (
        opened(room_with(*evening()), engine.requests) as (there, address),
        browser_at(address) as first,
        browser_at(address) as second,
    ):
        one, two = await let_in(first, there, 2), await let_in(second, there, 2)
        assert (await pressed(first, 2)).status_code == 200
        assert (await pressed(second, 2)).status_code == 409
        taken = await second.post("/api/table/2/take", json={})
        assert taken.json()["pad"] == "this"
        assert (await pressed(second, 2, 2)).status_code == 200
        assert (await pressed(first, 2, 2)).status_code == 409
        assert (await first.get("/api/table/2/phone")).json()["pad_name"] == two
        assert (await pressed(first, 2, 3, "help")).status_code == 200  # whoever asks for help
    assert [heard.uid for heard in engine.heard] == [f"phone-{one}", f"phone-{two}", f"phone-{one}"]


async def test_a_removed_phone_cannot_return_by_the_old_code_or_cookie() -> None:
    engine = Answerer()
    async with opened(room_with(*evening()), engine.requests) as (there, address), browser_at(address) as client:
        name, code = await let_in(client, there, 2), there.phones.code(2)
        async with browser_at(address) as host:
            await let_in_as_host(host)
            assert (await host.post("/api/phones", json={"is": "remove-phone", "phone": name})).status_code == 200
            assert (await host.post("/api/phones", json={"is": "remove-phone", "phone": name})).status_code == 404
        answer = await pressed(client, 2)
        assert (answer.status_code, "removed this phone" in answer.json()["error"]) == (401, True)
        assert (await client.get("/join", params={"code": code})).status_code == 403
    assert engine.heard == []


@pytest.mark.parametrize("rung", ["pad", "paper"])
async def test_if_the_host_sets_a_table_to_its_pad_no_phone_reaches_the_engine(rung: str) -> None:
    engine = Answerer()
    room = room_with(*evening())
    async with phone(room, engine.requests, 2) as client:
        assert (await pressed(client, 2)).status_code == 200
        room.on_message(replace(table(2), rung=rung))
        for button in ("two", "call", "undo"):
            answer = await pressed(client, 2, 2, button)
            assert (answer.status_code, "no phone counts there" in answer.json()["error"]) == (403, True)
        assert (await client.post("/api/table/2/take", json={})).status_code == 403
    assert len(engine.heard) == 1


async def test_a_phone_takes_over_from_a_present_pad_only_with_the_engines_consent() -> None:
    engine = Answerer()
    room = room_with(*evening(), PAD_2)
    async with phone(room, engine.requests, 2) as client:
        assert (await pressed(client, 2)).status_code == 409
        assert engine.heard == []
        assert (await client.post("/api/table/2/take", json={})).status_code == 200
        room.on_message(replace(table(2), rung="phone"))
        assert (await pressed(client, 2)).status_code == 200
    assert [heard.said for heard in engine.heard] == [GoBy(2, "phone"), Press("two")]
    assert {heard.table for heard in engine.heard} == {2}


async def test_a_phone_whose_take_over_is_refused_does_not_become_the_pad() -> None:
    engine = Answerer(refuse="table 2 goes by pad now, not by phone")
    async with (
        opened(room_with(*evening(), PAD_2), engine.requests) as (there, address),
        browser_at(address) as client,
    ):
        await let_in(client, there, 2)
        answer = await client.post("/api/table/2/take", json={})
        assert (answer.status_code, answer.json()["error"]) == (403, engine.refuse)
        assert there.phones.pad_of(2) is None


@pytest.mark.parametrize("goes", ["removed", "to another table"])
async def test_a_phone_that_leaves_during_a_take_over_does_not_become_the_pad(goes: str) -> None:
    engine = Answerer()
    async with (
        opened(room_with(*evening(), PAD_2), engine.requests) as (there, address),
        browser_at(address) as client,
    ):
        name, phones = await let_in(client, there, 2), there.phones
        phone = phones.at(2)[0]
        moves = {"removed": lambda: phones.remove(name), "to another table": lambda: setattr(phone, "table", 1)}
        engine.meanwhile = moves[goes]
        answer = await client.post("/api/table/2/take", json={})
        assert answer.status_code == 403
        assert answer.json()["error"] == "this phone no longer keeps score for table 2: type its code"
        assert [phones.pad_of(number) for number in (1, 2, 3)] == [None, None, None]


async def test_codes_are_shown_and_renewed_only_after_tonights_tables_are_known() -> None:
    async with opened(room_with(), Answerer().requests) as (_, address), browser_at(address) as client:
        await let_in_as_host(client)
        for answer in (await client.post("/api/phones", json={"is": "renew"}), await client.get("/host/qr/1")):
            assert answer.status_code == 503
            assert "the engine has not been heard" in answer.text


async def test_a_table_without_its_button_pad_is_free_for_phones() -> None:
    engine = Answerer()
    async with phone(room_with(*evening(), PAD_2, replace(PAD_2, online=False)), engine.requests, 2) as client:
        assert (await pressed(client, 2)).status_code == 200


async def test_only_a_phone_that_presses_without_end_is_slowed() -> None:
    engine = Answerer()
    async with (
        opened(room_with(*evening()), engine.requests, NOBODYS._replace(clock=lambda: 0.0)) as (there, address),
        browser_at(address) as wild,
        browser_at(address) as calm,
    ):
        await let_in(wild, there, 1)
        await let_in(calm, there, 2)
        codes = [(await pressed(wild, 1, seq)).status_code for seq in range(60)]
        assert (await pressed(calm, 2)).status_code == 200
    assert codes[:10] == [200] * 10
    assert 429 in codes
    assert len(engine.heard) < 40


async def test_no_code_and_no_phone_is_valid_after_the_night() -> None:
    engine = Answerer()
    async with opened(room_with(*evening()), engine.requests) as (there, address), browser_at(address) as client:
        await let_in(client, there, 1)
        code = there.phones.code(2)
        there.phones.update(night("over"))
        assert (await pressed(client, 1)).json()["error"] == "the night is over, and phones no longer count"
        ended = await client.get("/join", params={"code": code})
        assert (ended.status_code, "The night is over" in ended.text) == (403, True)
        assert there.code_guesses.wrong == 0
    assert engine.heard == []


async def test_the_stream_reports_a_change_without_its_content() -> None:
    async with (
        opened(room_with(*evening()), Answerer().requests) as (there, address),
        browser_at(address) as guest,
        browser_at(address) as client,
        guest.stream("GET", "/api/events") as stream,
    ):
        lines = stream.aiter_lines()
        name, code = await let_in(client, there, 1), there.phones.code(1)
        there.phones.renew(1)
        seen = ""
        while seen.count("event: phones") < 2:
            seen += await anext(lines) + "\n"
        last = await anext(lines)
    assert code not in seen + last
    assert name not in seen + last
    assert json.loads(last.removeprefix("data: ")).keys() == {"changes"}


async def test_the_engine_hears_a_phones_name_and_no_code() -> None:
    engine = Answerer()
    async with opened(room_with(*evening()), engine.requests) as (there, address), browser_at(address) as client:
        name = await let_in(client, there, 1)
        await pressed(client, 1)
        assert engine.heard == [Heard(f"phone-{name}", "b1", 1, Press("two"), 1, role="phone")]
        assert there.phones.code(1) not in msgspec.json.encode(engine.heard).decode()


# --- the host ------------------------------------------------------------------------------------


async def test_wrong_keys_are_slowed_by_address_and_reported_without_the_key() -> None:
    async with opened(room_with(), nobody()) as (there, address), browser_at(address) as client:
        said: list[str] = []
        there.complaints._say = said.append  # what a log would have
        codes = [(await client.get("/host", params={"key": f"guess {n}"})).status_code for n in range(8)]
        assert codes == [403] * 6 + [429] * 2
        assert (await client.get("/host", params={"key": KEY})).status_code == 429
    assert said == ["127.0.0.1: a wrong host key: somebody guesses, or has mistyped it"]


async def test_each_host_has_a_separate_session_that_ends() -> None:
    async with (
        opened(room_with(), Answerer().requests) as (there, address),
        browser_at(address) as one,
        browser_at(address) as two,
    ):
        await let_in_as_host(one)
        await let_in_as_host(two)
        assert one.cookies["headtable-host"] != two.cookies["headtable-host"]
        assert (await one.post("/api/host/leave", json="here")).status_code == 200
        assert [(await client.get("/host")).status_code for client in (one, two)] == [401, 200]
        assert (await two.post("/api/host/leave", json="everywhere")).status_code == 200
        assert (await two.post("/api/host", json={"is": "start"})).status_code == 401
        assert there.access.keys.wrong == 0
