"""A real box: its own process, real pseudo-terminals, a real broker, real signals from the system."""

from __future__ import annotations

import asyncio
import time
from asyncio.subprocess import PIPE
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from paho.mqtt import publish

from headtable.box.signals.signal_board import LONGEST_ON_S
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import ButtonSettings, Config, DiceSettings
from headtable.messages.devices import Birth
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Press, Refused, Took
from headtable.messages.mqtt import MqttMessage
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.rooms import (
    BoxState,
    EngineState,
)
from headtable.messages.silence_reasons import AlreadySounded, CommandRetained, OtherLease
from headtable.messages.sound_commands import SignalResult, SignalState, SoundCommand
from headtable.messages.words import Delivery
from headtable.wire import address_of, encode_payload, root
from tests.box.real_box import Evening, a_box, an_evening
from tests.brokers import Kind
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
BROKERS: tuple[Kind, ...] = ("embedded", "mosquitto")
LONG_BLAST_MS = 2000


def sounding(evening: Evening) -> Callable[[], bool]:
    return lambda: bool(evening.board.sounding)


def silent(evening: Evening) -> Callable[[], bool]:
    return lambda: not evening.board.sounding


async def retain(config: Config, command: SoundCommand) -> None:
    """Say a command as none of ours would: retained."""
    await asyncio.to_thread(
        publish.single,
        root(config.venue.name) + address_of(command),
        encode_payload(command),
        qos=1,
        retain=True,
        hostname=config.broker.host,
        port=config.broker.port,
    )


async def retained(config: Config) -> list[MqttMessage]:
    """The first messages to a late subscriber, up to the box's state, which is surely retained."""
    heard, done = list[MqttMessage](), asyncio.Event()

    def hear(message: MqttMessage, _: Delivery) -> None:
        heard.append(message)
        if isinstance(message, BoxState):
            done.set()

    bus = Bus(config.broker, config.venue.name, "late", ("sig/+/cmd", "box/+/state"), Complaints(lambda _: None))
    running = asyncio.create_task(bus.run(hear, lambda: None, lambda: None))
    async with asyncio.timeout(PATIENCE_S):
        await done.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return heard


@pytest.mark.parametrize("kind", BROKERS)
async def test_a_press_goes_to_the_engine_and_its_verdict_back_to_the_pad(tmp_path: Path, kind: Kind) -> None:
    async with an_evening(tmp_path, kind) as evening, a_box(evening.config):
        await evening.said(Birth, lambda birth: birth.uid == "pad-01")
        first = await evening.pad.press("two")
        heard = await evening.said(Heard)
        assert heard.said == Press("two", getattr(heard.said, "age_ms", 0))
        assert (heard.uid, heard.boot, heard.seq, heard.table, heard.reflex) == ("pad-01", "1", first, 1, None)
        evening.bus.publish(Ack("pad-01", "1", first, accepted=True, entry=1))
        assert await evening.pad.verdict(first) == Took(first)

        second = await evening.pad.press("bunco")
        evening.bus.publish(
            Ack("pad-01", "1", second, accepted=False, entry=2, why=FormerRefusal("the round is over"))
        )
        assert await evening.pad.verdict(second) == Refused(second, "the round is over")


@pytest.mark.parametrize("kind", BROKERS)
async def test_a_command_sounds_the_horn_once_and_is_reported(tmp_path: Path, kind: Kind) -> None:
    async with an_evening(tmp_path, kind) as evening, a_box(evening.config):
        await evening.said(Birth, lambda birth: birth.uid == "horn-01")
        command = await evening.command("cmd1")
        evening.bus.publish(command, command)
        assert (await evening.result("cmd1")).sounded
        assert (await evening.result("cmd1")).why == AlreadySounded("cmd1")
        assert (await evening.said(SignalState, lambda state: state.sounding)).signal == "horn"
        await evening.said(SignalState, lambda state: not state.sounding)
        assert len(evening.board.blasts) == 1


@pytest.mark.parametrize("how", ["silent", "lost"])
async def test_a_stopped_engine_ends_the_lease(tmp_path: Path, how: str) -> None:
    async with an_evening(tmp_path) as evening, a_box(evening.config):
        await evening.said(Birth, lambda birth: birth.uid == "horn-01")
        old = await evening.command("cmd1")
        evening.engine_lives = False
        if how == "lost":
            evening.bus.publish(EngineState(evening.engine.boot, "lost"))
        await evening.said(BoxState, lambda state: state.lease is None)
        evening.engine_lives = True
        new = await evening.said(BoxState, lambda state: state.lease is not None)
        assert new.lease != old.lease
        evening.bus.publish(replace(old, sent_ms=new.clock_ms))
        result = await evening.result("cmd1")
        assert result.why == OtherLease()
        assert evening.board.blasts == []


@pytest.mark.parametrize("kind", BROKERS)
async def test_a_command_retained_before_the_start_is_refused_and_cleared(tmp_path: Path, kind: Kind) -> None:
    async with an_evening(tmp_path, kind) as evening:
        forged = SoundCommand("old1", "box", "horn", "engine1", "1.1", "whatever", 0, "end")
        await retain(evening.config, forged)
        async with a_box(evening.config):
            assert (await evening.said(SignalResult)).why == CommandRetained()
            await evening.said(BoxState, lambda state: state.lease is not None)
        assert evening.board.blasts == []
        await evening.said(BoxState, lambda state: state.status == "lost")
        assert {type(message) for message in await retained(evening.config)} == {BoxState}


@pytest.mark.parametrize("kind", BROKERS)
async def test_without_a_broker_the_bell_rings_and_the_press_is_delivered_later(tmp_path: Path, kind: Kind) -> None:
    async with an_evening(tmp_path, kind) as evening, a_box(evening.config, stderr=PIPE) as box:
        await evening.said(Birth, lambda birth: birth.uid == "horn-01")
        await evening.said(BoxState, lambda state: state.lease is not None)
        await evening.broker.stop()
        assert box.stderr is not None
        await box.stderr.readuntil(b"went away")
        seq = await evening.pad.press("bell")
        await evening.until(sounding(evening))
        await evening.broker.start()
        heard = await evening.said(Heard)
        assert heard.seq == seq
        assert heard.reflex
        assert len(evening.board.blasts) == 1


@pytest.mark.parametrize("kind", BROKERS)
async def test_a_pad_can_be_unplugged_and_its_press_is_not_lost(tmp_path: Path, kind: Kind) -> None:
    async with an_evening(tmp_path, kind) as evening, a_box(evening.config):
        await evening.said(Birth, lambda birth: birth.uid == "pad-01")
        evening.pad_cable.unplug()
        await evening.said(Birth, lambda birth: birth.uid == "pad-01" and not birth.online)
        seq = await evening.pad.press("one")
        evening.pad_cable.plug_in()
        await evening.said(Birth, lambda birth: birth.uid == "pad-01" and birth.online)
        assert (await evening.said(Heard)).seq == seq


async def test_a_box_stopped_during_a_blast_ends_it(tmp_path: Path) -> None:
    async with an_evening(tmp_path, pattern_ms=LONG_BLAST_MS) as evening, a_box(evening.config) as box:
        await evening.said(Birth, lambda birth: birth.uid == "horn-01")
        evening.bus.publish(await evening.command("cmd1"))
        await evening.until(sounding(evening))
        box.terminate()
        await evening.until(silent(evening))
        [blast] = evening.board.blasts
        assert blast.ended_s is not None
        assert blast.ended_s - blast.began_s < LONG_BLAST_MS / 1000
        await evening.said(BoxState, lambda state: state.status == "lost")
        assert await box.wait() == 0


async def test_a_box_killed_during_a_blast_leaves_the_horn_silent(tmp_path: Path) -> None:
    async with an_evening(tmp_path, pattern_ms=LONG_BLAST_MS) as evening, a_box(evening.config) as box:
        await evening.said(Birth, lambda birth: birth.uid == "horn-01")
        evening.bus.publish(await evening.command("cmd1"))
        await evening.until(sounding(evening))
        box.kill()
        await evening.until(silent(evening))
        began_s = evening.board.blasts[0].began_s
        assert time.monotonic() - began_s < LONGEST_ON_S + 1
        await evening.said(BoxState, lambda state: state.status == "lost")


async def test_a_box_restarted_during_a_blast_ends_it(tmp_path: Path) -> None:
    async with an_evening(tmp_path, pattern_ms=LONG_BLAST_MS) as evening:
        async with a_box(evening.config) as box:
            await evening.said(Birth, lambda birth: birth.uid == "horn-01")
            old = await evening.command("cmd1")
            evening.bus.publish(old)
            await evening.until(sounding(evening))
            box.kill()
        async with a_box(evening.config):
            await evening.until(silent(evening))
            new = await evening.said(BoxState, lambda state: state.lease not in (None, old.lease))
            evening.bus.publish(replace(old, id="cmd2", sent_ms=new.clock_ms))
            assert (await evening.result("cmd2")).why == OtherLease()
        assert len(evening.board.blasts) == 1


async def test_a_button_and_dice_on_the_pis_own_pins_are_devices_of_the_box(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        button = ButtonSettings(uid="button-01", at="gpio:23")
        faces = ((5, 6, 13), (19, 26, 21), (20, 16, 12))
        dice = DiceSettings(uid="dice-02", table=2, at="gpio", button_pins=(4, 17, 27), face_pins=faces)
        box = replace(evening.config.box, pins="mock", buttons=(button,), dice=(dice,))
        async with a_box(replace(evening.config, box=box)):
            rung = await evening.said(Birth, lambda birth: birth.uid == "button-01")
            thrown = await evening.said(Birth, lambda birth: birth.uid == "dice-02")
            assert (rung.online, rung.table, thrown.online, thrown.table) == (True, 1, True, 2)
