"""Lines that come and go under a pattern, with real pseudo-terminals: plugged in, renumbered, and unfit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from headtable.box.lines.all_lines import LOOK_S, Lines
from headtable.box.lines.flood import MOST_AT_ONCE, SHUT_S
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Pad, SignalSettings
from headtable.messages.devices import Birth
from headtable.messages.inputs import Heard
from headtable.messages.line import Hello, Press
from headtable.messages.troubles import Flooding, OtherProtocol, PythonPrompt, SharedUid
from headtable.messages.words import Message
from headtable.wire import Frame, encode_line
from headtable_tools.rehearse.cable import Cable
from tests.box.in_memory import Hall, hello
from tests.patience import PATIENCE_S

PADS = tuple(Pad(uid=f"pad-{n:02}", table=n) for n in (1, 2))
HORN = SignalSettings(signal="horn", device="horn-01")


class House:
    """A box that looks after whatever appears in a folder."""

    def __init__(self, folder: Path, *lines: str) -> None:
        self.folder = folder
        settings = BoxSettings(lines=lines or (f"serial:{folder}/*",), pads=PADS, signals=(HORN,))
        self.hall = Hall(settings)
        self.waits: list[float] = []
        self.lines = Lines(settings, self.hall.box, Complaints(self.hall.complaints.append))

    async def wait(self, seconds: float) -> None:
        """Let every task run, without any time passing."""
        self.waits.append(seconds)
        await asyncio.sleep(0.001)

    def births(self) -> dict[str, Birth]:
        """Each device as it was said last."""
        return {birth.uid: birth for birth in self.hall.all_said if isinstance(birth, Birth)}

    def heard(self) -> list[Message]:
        """The events that were passed on."""
        return [said for said in self.hall.all_said if isinstance(said, Heard)]

    def online(self) -> list[str]:
        """The devices that are present."""
        return sorted(uid for uid, birth in self.births().items() if birth.online)


async def until(true: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.001)


@asynccontextmanager
async def a_house(folder: Path, *lines: str) -> AsyncIterator[House]:
    house = House(folder, *lines)
    running = asyncio.create_task(house.lines.run(house.wait))
    try:
        yield house
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


class Talker:
    """A device of which the test says every word; it answers ``who``."""

    def __init__(self, cable: Cable, uid: str, boot: int = 1) -> None:
        self.cable, self.uid, self.boot = cable, uid, boot
        self.heard = bytearray()

    def read(self, raw: bytes) -> None:
        self.heard += raw
        if b" who" in raw:
            self.say(hello(self.boot))

    def say(self, message: Hello | Press, seq: int = 0) -> None:
        self.cable.write(encode_line(Frame(self.uid, seq, message)))


async def test_a_pad_that_is_plugged_in_during_a_night_is_found(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        await until(lambda: house.waits.count(LOOK_S) > 3)
        with Cable(tmp_path / "ttyACM0") as cable:
            pad = Talker(cable, "pad-01")
            with cable.listening(pad.read, lambda: None):
                await until(lambda: house.online() == ["pad-01"])
        await until(lambda: house.online() == [])


async def test_a_pad_that_gets_another_port_number_stays_the_same_pad(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        for number, seq in ((0, 1), (1, 2), (7, 3), (0, 4)):
            with Cable(tmp_path / f"ttyACM{number}") as cable:
                pad = Talker(cable, "pad-02")
                with cable.listening(pad.read, lambda: None):
                    await until(lambda: house.online() == ["pad-02"])
                    pad.say(Press("two"), seq)
                    await until(lambda seq=seq: len(house.heard()) == seq)  # type: ignore[misc]  # mypy cannot infer a default of a lambda
            await until(lambda: house.online() == [])
        assert house.heard() == [Heard("pad-02", "1", seq, Press("two"), 2) for seq in (1, 2, 3, 4)]


async def test_a_port_that_is_named_and_matched_by_a_pattern_is_opened_once(tmp_path: Path) -> None:
    port = tmp_path / "ttyACM0"
    async with a_house(tmp_path, f"serial:{port}", f"serial:{tmp_path}/tty*", f"serial:{tmp_path}/*0") as house:
        with Cable(port) as cable:
            pad = Talker(cable, "pad-01")
            with cable.listening(pad.read, lambda: None):
                await until(lambda: house.online() == ["pad-01"])
                looks = house.waits.count(LOOK_S)
                await until(lambda: house.waits.count(LOOK_S) > looks + 5)
                assert pad.heard.count(b" who") == 1
    assert not [text for text in house.hall.complaints if "another program has it" in text]


async def test_of_two_pads_with_one_uid_the_second_takes_over_when_the_first_is_unplugged(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        with Cable(tmp_path / "b") as second:
            with Cable(tmp_path / "a") as first:
                one, two = Talker(first, "pad-01", boot=1), Talker(second, "pad-01", boot=2)
                with first.listening(one.read, lambda: None):
                    await until(lambda: house.online() == ["pad-01"])
                    with second.listening(two.read, lambda: None):
                        await until(lambda: isinstance(house.births()["pad-01"].trouble, SharedUid))
                        assert house.births()["pad-01"].boot == "1"
            with second.listening(two.read, lambda: None):
                await until(lambda: house.births()["pad-01"] == birth_of(two))


def birth_of(pad: Talker) -> Birth:
    return Birth(pad.uid, "box", "pad", "1.0", str(pad.boot), "buttons", online=True, table=1)


async def test_a_python_prompt_is_shown_by_its_port_and_nothing_is_typed_into_it(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        with Cable(tmp_path / "ttyACM0") as cable:
            typed = bytearray()
            with cable.listening(typed.extend, lambda: None):
                await until(lambda: b" who" in typed)
                cable.write(b"\r\nOSError: 5\r\nMicroPython v1.24\r\n>>> ")
                await until(lambda: "port-ttyacm0" in house.online())
                birth = house.births()["port-ttyacm0"]
                assert birth.trouble == PythonPrompt("OSError: 5")
                asked = bytes(typed)
                line = house.lines.named("ttyACM0")
                assert line is not None
                assert not line.write(b"$pad-01 1 who*0000\n")
                assert bytes(typed) == asked
                cable.write(encode_line(Frame("pad-01", 0, hello())))
                await until(lambda: house.online() == ["pad-01"])
                assert house.births()["pad-01"].trouble is None


async def test_a_pad_whose_program_ends_is_shown_with_its_last_words(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        with Cable(tmp_path / "ttyACM0") as cable:
            pad = Talker(cable, "pad-01")
            with cable.listening(pad.read, lambda: None):
                await until(lambda: house.online() == ["pad-01"])
                cable.write(b"\r\nMemoryError: \r\n>>> ")
                await until(lambda: isinstance(house.births()["pad-01"].trouble, PythonPrompt))


async def test_a_flooding_device_is_shut_out_for_a_time_and_the_others_are_heard(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        with Cable(tmp_path / "mad") as mad, Cable(tmp_path / "sane") as sane:
            pad = Talker(sane, "pad-02")
            flood = Talker(mad, "pad-01")
            with mad.listening(flood.read, lambda: None), sane.listening(pad.read, lambda: None):
                await until(lambda: house.online() == ["pad-01", "pad-02"])
                line = encode_line(Frame("pad-01", 1, Press("two"))) * 20
                sent, seq = 0, 0
                while SHUT_S not in house.waits:
                    sent += len(line) if mad.write(line) else 0
                    if sent // 10_000 > seq:
                        seq += 1
                        pad.say(Press("one"), seq)
                    await asyncio.sleep(0)
                    assert sent < 3 * MOST_AT_ONCE
                assert seq > 3
                await until(lambda: len([one for one in house.heard() if getattr(one, "uid", "") == "pad-02"]) == seq)
                assert any("it floods its line" in text for text in house.hall.complaints)
                await until(lambda: house.births()["pad-01"] == birth_of(flood))  # when it is let in again
                assert any(isinstance(birth.trouble, Flooding) and not birth.online for birth in said_of(house))


async def test_a_flooding_port_without_a_hello_has_a_birth_until_it_is_gone(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        with Cable(tmp_path / "mad") as mad, mad.listening(lambda _: None, lambda: None):
            sent = 0
            while SHUT_S not in house.waits:
                sent += 1024 if mad.write(b"x" * 1023 + b"\n") else 0
                await asyncio.sleep(0)
                assert sent < 3 * MOST_AT_ONCE
            birth = house.births()["port-mad"]
            assert birth.online
            assert isinstance(birth.trouble, Flooding)
        await until(lambda: house.online() == [])
        assert house.hall.cleared == ["dev/port-mad/birth"] * len(house.hall.cleared) != []


def said_of(house: House) -> list[Birth]:
    return [said for said in house.hall.all_said if isinstance(said, Birth) and said.uid == "pad-01"]


async def test_an_unknown_firmware_is_shown_with_the_remedy(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        with Cable(tmp_path / "ttyACM0") as cable, cable.listening(lambda _: None, lambda: None):
            await until(lambda: house.lines.named("ttyACM0"))
            await asyncio.sleep(0.01)
            cable.write(encode_line(Frame("pad-01", 0, hello(protocol=9))))
            await until(lambda: "pad-01" in house.births())
            assert house.births()["pad-01"].trouble == OtherProtocol(9, 1, "1.0")
