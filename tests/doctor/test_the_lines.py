"""What the doctor finds on the lines and on the bus: real pseudo-terminals, simulated pads, a real broker."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import serial  # type: ignore[import-untyped]  # pyserial has no annotations
from msgspec import structs

from headtable.box.lines.wifi.device_keys import Keys
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Broker, Config, Pad, SignalSettings, read
from headtable.messages.device_names import NamedDevice
from headtable.messages.devices import Birth
from headtable.messages.host_choices import HostChoices
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
)
from headtable.messages.troubles import GarbageAtOurSpeed, SharedUid
from headtable_tools.doctor.bus import BoxOnBroker, BrokerAnswered, broker
from headtable_tools.doctor.examination import examine
from headtable_tools.doctor.finding import Reported, reported
from headtable_tools.doctor.holders import PortHolder
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.serial_ports import PortHeld, PortInTrouble, ports
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.pad import SimulatedPad
from tests.brokers import Embedded, free_port
from tests.doctor.patient import Patient

pytestmark = pytest.mark.slow
NO_DEVICE_OF_OURS = "which is not a line of headtable’s protocol: is it a headtable device with its firmware?"
BOX = BoxSettings(
    lines=("serial:/dev/pad-01",),
    pads=(Pad(uid="pad-01", table=1),),
)


@pytest.fixture
def patient(tmp_path: Path) -> Patient:
    return Patient(tmp_path)


@asynccontextmanager
async def a_pad(patient: Patient, uid: str = "pad-01", port: str = "pad-01") -> AsyncIterator[None]:
    """A simulated pad at a port of the patient."""
    with Cable(patient.root / "dev" / port) as cable:
        alive = asyncio.create_task(SimulatedPad(uid, cable, time.monotonic).run())
        yield
        alive.cancel()
        await asyncio.gather(alive, return_exceptions=True)


async def told(machine: Machine, box: BoxSettings, births: dict[str, Birth] | None) -> list[Reported]:
    """What the doctor finds, with its sentences."""
    return [reported(finding) for finding in await ports(machine, box, births)]


async def examined(patient: Patient, file: Path) -> list[Reported]:
    """What a whole examination finds."""
    found = await examine(patient.machine, file, lambda path: read(path.read_text(), str(path)))
    return [reported(finding) for finding in found]


def by_colour(findings: list[Reported]) -> list[tuple[str, str]]:
    return [(finding.what, finding.colour) for finding in findings]


async def test_a_pad_is_asked_for_its_identity(patient: Patient) -> None:
    async with a_pad(patient):
        line, device = await told(patient.machine, BOX, None)
    assert (line.colour, line.found) == ("green", "pad-01 (pad, firmware rehearsal)")
    assert (device.what, device.colour, device.found) == ("pad-01", "green", "table 1: pad, firmware rehearsal")


async def test_an_unknown_pad_is_yellow_and_a_missing_pad_is_red(patient: Patient) -> None:
    async with a_pad(patient, "pad-09"):
        _, missing, stranger = await told(patient.machine, BOX, None)
    assert (missing.what, missing.colour, missing.found) == ("pad-01", "red", "table 1: has not said hello")
    assert (stranger.colour, stranger.fix) == ("yellow", "headtable devices adopt pad-09 --table N")


async def test_a_line_with_only_garbage_is_red_with_the_likely_speed(patient: Patient) -> None:
    slow = structs.replace(BOX, baud=9600)
    with Cable(patient.root / "dev/pad-01") as cable:

        async def babble() -> None:
            while True:
                cable.write(b"\x00\x80\xf8\x00")
                await asyncio.sleep(0.05)

        babbling = asyncio.create_task(babble())
        line, _ = await told(patient.machine, slow, None)
        babbling.cancel()
        await asyncio.gather(babbling, return_exceptions=True)
    assert line.colour == "red"
    assert "[box] baud = 9600, and headtable’s devices speak 115200: write baud = 115200" in line.found


async def test_the_boxs_trouble_with_a_port_is_red_and_the_port_is_not_listed_as_a_device(patient: Patient) -> None:
    patient.file("/dev/pad-01", "")
    garbage = GarbageAtOurSpeed(115_200)
    port = Birth("port-pad-01", "box", "", "", "0", "", online=True, trouble=garbage)
    line, device = await told(patient.machine, BOX, {port.uid: port})
    assert (line.colour, line.finding) == ("red", PortInTrouble("/dev/pad-01", garbage))
    assert (device.what, device.colour) == ("pad-01", "red")


async def test_an_unmet_board_of_a_horn_is_red_and_the_remedy_names_another_board(
    patient: Patient,
) -> None:
    patient.file("/dev/pad-01", "")
    box = structs.replace(BOX, pads=(), signals=(SignalSettings(signal="horn", device="horn-01"),))
    there = Birth("hron-01", "box", "horn", "0.1.0", "1", "bell+horn", online=True)
    _, missing, stranger = await told(patient.machine, box, {there.uid: there})
    assert (missing.colour, missing.found) == ("red", "the horn: has not said hello, and so it is silent")
    assert missing.fix.endswith("hron-01 is there, and in no configuration: is that its uid?")
    assert stranger.what == "hron-01"


async def test_a_missing_port_is_red_and_the_remedy_names_the_existing_ports(patient: Patient) -> None:
    patient.file("/dev/serial/by-id/usb-Pico-7", "")
    line, stray, device = await told(patient.machine, BOX, None)
    assert (line.colour, line.found) == ("red", "is not there")
    assert "usb-Pico-7" in line.fix
    assert (stray.what, stray.colour) == ("/dev/serial/by-id/usb-Pico-7", "yellow")
    assert device.colour == "red"


async def test_a_line_used_by_another_program_is_not_probed(patient: Patient) -> None:
    async with a_pad(patient):
        with serial.Serial(str(patient.root / "dev/pad-01"), exclusive=True):
            line, _ = await told(patient.machine, BOX, None)
    assert line.colour == "red"
    assert "another program has it" in line.found


async def test_the_program_that_uses_a_line_is_named(patient: Patient) -> None:
    patient.file("/proc/812/cmdline", "headtable\0box\0")
    (patient.root / "proc/812/fd").mkdir()
    async with a_pad(patient):
        (patient.root / "proc/812/fd/7").symlink_to((patient.root / "dev/pad-01").resolve())
        with serial.Serial(str(patient.root / "dev/pad-01"), exclusive=True):
            line, _ = await told(patient.machine, BOX, None)
    assert line.finding == PortHeld("/dev/pad-01", (PortHolder(812, "headtable box"),))
    assert line.found == "headtable box (process 812) has it"


async def test_a_line_that_may_not_be_opened_is_not_opened(patient: Patient) -> None:
    patient.file("/dev/pad-01", "")
    patient.closed.add("/dev/pad-01")
    line, _ = await told(patient.machine, BOX, None)
    assert (line.colour, line.found) == ("red", "may not be opened")


async def test_the_doctor_takes_a_running_boxs_report_of_its_lines(patient: Patient) -> None:
    births = {
        "pad-01": Birth("pad-01", "box", "pad", "1.2", "7", "buttons", online=True, table=1),
        "pad-02": Birth("pad-02", "box", "pad", "1.2", "7", "buttons", online=False, table=2),
    }
    box = BoxSettings(lines=BOX.lines, pads=(*BOX.pads, Pad(uid="pad-02", table=2)))
    async with a_pad(patient):
        with serial.Serial(str(patient.root / "dev/pad-01"), exclusive=True):  # as the box has it
            findings = await told(patient.machine, box, births)
    assert by_colour(findings) == [("/dev/pad-01", "green"), ("pad-02", "red"), ("pad-01", "green")]


async def test_a_silent_line_and_a_noisy_line_are_different_findings(patient: Patient) -> None:
    with Cable(patient.root / "dev/pad-01") as cable:
        line, _ = await told(patient.machine, BOX, None)
        assert (line.colour, line.found) == ("red", "nobody answers")
        babbling = asyncio.create_task(babble(cable))
        line, _ = await told(patient.machine, BOX, None)
        babbling.cancel()
    assert line.colour == "red"
    assert re.fullmatch(rf"it says '.{{1,40}}', {re.escape(NO_DEVICE_OF_OURS)}", line.found)


async def test_an_invalid_answer_on_a_line_is_quoted(patient: Patient) -> None:
    with Cable(patient.root / "dev/pad-01") as cable:

        def answer(_: bytes) -> None:
            cable.write(b"weather station\r\n")

        with cable.listening(answer, lambda: None):
            line, _ = await told(patient.machine, BOX, None)
    assert (line.colour, line.found) == ("red", rf"it says 'weather station\r\n', {NO_DEVICE_OF_OURS}")


async def babble(cable: Cable) -> None:
    """Something that is no device of ours."""
    while True:
        cable.write(b"hello, I am a weather station\r\n")
        await asyncio.sleep(0.05)


async def test_a_stopped_embedded_broker_is_yellow_and_a_stopped_mosquitto_is_red() -> None:
    finding, heard = await broker(Config(broker=Broker(port=free_port())))
    assert (finding.colour, heard.births) == ("yellow", None)
    finding, heard = await broker(Config(broker=Broker(port=free_port(), embedded=False)))
    assert (finding.colour, heard.births) == ("red", None)
    assert "sudo systemctl start mosquitto" in reported(finding).fix


async def test_the_broker_shows_the_running_parts_and_the_devices_of_the_box() -> None:
    async with Embedded() as there:
        ours = Birth("pad-01", "box", "pad", "1.2", "7", "buttons", online=True, table=1)
        others = Birth("pad-31", "far-box", "pad", "1.2", "7", "buttons", online=True)
        config = Config(broker=there.settings)
        chosen = HostChoices("box", names=(NamedDevice("pad-01", "Bar"),))
        await say(config, BoxState("box", "b1", "online"), ours, others, chosen)
        finding, heard = await broker(config)
        assert finding == BrokerAnswered(config.broker.host, config.broker.port, (BoxOnBroker("box"),))
        assert (heard.births, heard.names) == ({"pad-01": ours}, {"pad-01": "Bar"})
        await say(config, BoxState("box", "b1", "lost"))
        finding, heard = await broker(config)
        assert (finding.colour, heard.births) == ("green", None)


async def say(config: Config, *messages: MqttMessage) -> None:
    """Say it until the broker has it."""
    connected = asyncio.Event()
    bus = Bus(config.broker, config.venue.name, "test", (), Complaints(lambda _: None))
    running = asyncio.create_task(bus.run(lambda *_: None, connected.set, lambda: None))
    await connected.wait()
    bus.publish(*messages)
    await bus.flush()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_wrong_configuration_is_red_and_the_rest_is_not_examined(patient: Patient) -> None:
    file = patient.root / "headtable.toml"
    file.write_text("[box]\nlime = []\n")
    findings = await examined(patient, file)
    assert by_colour(findings)[0] == ("configuration", "red")
    assert "has no key 'lime'" in findings[0].found
    assert by_colour(findings)[-1] == ("all else", "yellow")


async def test_a_healthy_pi_is_green_except_for_parts_that_have_not_started(patient: Patient) -> None:
    file = patient.root / "headtable.toml"
    file.write_text(
        f'[broker]\nport = {free_port()}\n[engine]\njournal = "/var/lib/headtable/tonight.night.db"\n'
        '[box]\nlines = ["serial:/dev/pad-01"]\n[[box.pads]]\nuid = "pad-01"\ntable = 1\n'
    )
    async with a_pad(patient):
        findings = await examined(patient, file)
    assert [finding for finding in findings if finding.colour == "red"] == []
    assert [finding.what for finding in findings if finding.colour == "yellow"] == ["broker", "services"]


async def test_a_python_prompt_in_place_of_a_pad_is_recognised(patient: Patient) -> None:
    with Cable(patient.root / "dev/pad-01") as cable:
        asking = asyncio.create_task(told(patient.machine, BOX, None))
        await asyncio.sleep(0)
        while not asking.done():
            cable.write(b"\n>>> ")
            await asyncio.sleep(0.05)
    line, _ = await asking
    assert line.colour == "red"
    assert "Python’s prompt" in line.found


async def test_a_pattern_stands_for_every_matching_port(patient: Patient) -> None:
    box = BoxSettings(lines=("serial:/dev/pad-*",), pads=(Pad(uid="pad-01", table=1), Pad(uid="pad-02", table=2)))
    async with a_pad(patient), a_pad(patient, "pad-02", "pad-02"):
        findings = await told(patient.machine, box, None)
    assert by_colour(findings) == [
        *(("/dev/pad-01", "green"), ("/dev/pad-02", "green")),
        *(("pad-01", "green"), ("pad-02", "green")),
    ]
    assert by_colour(await told(patient.machine, box, None))[0] == ("/dev/pad-*", "red")


async def test_the_boxs_trouble_with_a_device_is_red(patient: Patient) -> None:
    twin = Birth(
        "pad-01", "box", "pad", "1.2", "7", "buttons", online=True, table=1, trouble=SharedUid("/dev/a", "/dev/b")
    )
    async with a_pad(patient):
        _, device = await told(patient.machine, BOX, {"pad-01": twin})
    assert (device.colour, "two devices have this UID" in device.found) == ("red", True)


async def test_without_a_box_only_devices_on_cables_are_reported_missing(patient: Patient) -> None:
    keys = patient.root / "headtable.keys"
    Keys(keys).store("pad-02", bytes(32))
    pads = (Pad(uid="pad-01", table=1), Pad(uid="pad-02", table=2))
    box = BoxSettings(lines=(*BOX.lines, "tcp:127.0.0.1:0"), keys="/headtable.keys", pads=pads)
    async with a_pad(patient):
        findings = await told(patient.machine, box, None)
    assert by_colour(findings) == [
        *(("/dev/pad-01", "green"), ("tcp:127.0.0.1:0", "green"), ("keys", "green")),
        *(("announcement", "yellow"), ("pad-02", "yellow"), ("pad-01", "green")),
    ]
