"""The walk test on the page of the devices, for hosts."""

from __future__ import annotations

import pytest

from headtable.messages.host_choices import HostChoices, PlacedPad
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.rooms import EngineState, Phase
from tests.web.device_guest import HALL, a_host, mutes, obeys
from tests.web.house import night


def pressed(uid: str, said: Press, table: int, seq: int = 1) -> Heard:
    """What the box says of a press."""
    return Heard(uid, "1", seq, said, table)


async def test_each_device_that_is_heard_is_ticked_off_in_any_order() -> None:
    async with a_host(*HALL, answer=obeys) as host:
        assert (await host.walk()).stations == ()
        await host.walk({"is": "begin-walk"})
        everything = ["pad-02", "pad-01", "pad-01, bell button", "horn-01, bell", "horn-01, horn"]
        assert await host.results() == dict.fromkeys(everything, "open")
        host.hears(pressed("pad-01", Press("two"), 1), pressed("pad-02", Press("one", 60_000), 2))
        assert await host.results() == {**dict.fromkeys(everything, "open"), "pad-01": "answered"}
        host.hears(pressed("pad-02", Press("cocked"), 2, 2), pressed("pad-01", Press("bell"), 1, 2))
        await host.orders({"is": "test", "box": "box", "signal": "horn"})
        await host.walk({"is": "judge", "signal": "horn", "heard": True})
        walk = await host.walk({"is": "judge", "signal": "bell", "heard": False})
        assert [station.result for station in walk.stations] == [*(3 * ["answered"]), "failed", "answered"]
        assert walk.summary == "4 of 5 answered, 1 needs looking after"
        assert (await host.walk({"is": "end-walk"})).stations == ()


async def test_a_chirp_that_the_box_refuses_fails_its_station() -> None:
    async with a_host(*HALL, answer=mutes) as host:
        await host.walk({"is": "begin-walk"})
        await host.orders({"is": "test", "box": "box", "signal": "horn"})
        horn = (await host.walk()).stations[-1]
        assert (horn.result, horn.notes) == ("failed", "the horn is muted")


@pytest.mark.parametrize("phase", ["playing", "called", "seating", "settling", "final"])
async def test_nobody_walks_while_presses_count(phase: Phase) -> None:
    async with a_host(*HALL, night(phase)) as host:
        assert (await host.client.post("/api/devices/walk", json={"is": "begin-walk"})).status_code == 409


async def test_nobody_walks_without_an_engine() -> None:
    async with a_host(*HALL, EngineState("e1", "lost")) as host:
        assert (await host.client.post("/api/devices/walk", json={"is": "begin-walk"})).status_code == 409


async def test_between_rounds_the_bell_button_is_left_out() -> None:
    async with a_host(*HALL, night("ready")) as host:
        await host.walk({"is": "begin-walk"})
        assert (await host.results())["pad-01, bell button"] == "left-out"


async def test_a_round_ends_the_walk() -> None:
    async with a_host(*HALL) as host:
        await host.walk({"is": "begin-walk"})
        host.hears(night("playing"), pressed("pad-01", Press("two"), 1))
        walk = await host.walk()
        assert "a round is in play" in walk.why
        assert (await host.results())["pad-01"] == "open"


async def test_nobody_judges_without_a_walk() -> None:
    async with a_host(*HALL) as host:
        judged = {"is": "judge", "signal": "horn", "heard": True}
        assert (await host.client.post("/api/devices/walk", json=judged)).status_code == 409


async def test_a_pad_that_a_host_has_placed_is_walked_to_at_its_new_table() -> None:
    choices = HostChoices("box", pads=(PlacedPad("pad-02", 7, file_table=2),))
    async with a_host(*HALL, choices) as host:
        walk = await host.walk({"is": "begin-walk"})
        assert [(one.uid, one.place) for one in walk.stations if one.uid == "pad-02"] == [("pad-02", "table 7")]
