"""Asks for the identity of the device at a port, and makes it show Python's prompt."""

from __future__ import annotations

import contextlib
import os
import select
import time
from collections.abc import Iterator

import msgspec

from headtable.box.lines.port import open_serial
from headtable.errors import Garbled, Unwell
from headtable.messages.line import Crashed, Hello, Prompt, Who
from headtable.messages.words import EVERYONE, ON_ITS_CABLE
from headtable.wire import Frame, Splitter, decode_line, encode_line

BAUD = 115_200
ASK_AGAIN_S = 0.7
BEHIND_HELLO_S = 1.0  # a crash report follows the hello at once


class FoundDevice(msgspec.Struct, frozen=True):
    """The device at a port."""

    uid: str
    hello: Hello
    crashed: str = ""  # the crash before this start


def find_device(port: str, patience_s: float) -> FoundDevice | None:
    """The device at a port; None without an answer in time. The port may come and go meanwhile."""
    until_s = time.monotonic() + patience_s
    while (left_s := until_s - time.monotonic()) > 0:
        with contextlib.suppress(Unwell, OSError), _opened(port) as file:
            if met := _met(file, min(left_s, 3 * ASK_AGAIN_S)):
                return met
        time.sleep(0.1)  # the port does not exist at the moment
    return None


def ask_for_prompt(port: str, uid: str) -> None:
    """Restart the device with Python's prompt on its line."""
    with _opened(port) as file:
        os.write(file, encode_line(Frame(uid, 1, Prompt())))


@contextlib.contextmanager
def _opened(port: str) -> Iterator[int]:
    opened = open_serial(port, BAUD)
    try:
        yield opened.fileno()
    finally:
        opened.close()


def _met(file: int, patience_s: float) -> FoundDevice | None:
    splitter, met, until_s = Splitter(), None, time.monotonic() + patience_s
    asked_s = 0.0
    while (now_s := time.monotonic()) < until_s:
        if met is None and now_s - asked_s > ASK_AGAIN_S:
            os.write(file, b"\n" + b"".join(encode_line(Frame(name, 1, Who())) for name in (EVERYONE, ON_ITS_CABLE)))
            asked_s = now_s
        for frame in _heard(file, splitter):
            if isinstance(frame.message, Hello) and met is None:
                met, until_s = FoundDevice(frame.uid, frame.message), now_s + BEHIND_HELLO_S
            elif isinstance(frame.message, Crashed) and met is not None:
                return msgspec.structs.replace(met, crashed=frame.message.why)
    return met


def _heard(file: int, splitter: Splitter) -> Iterator[Frame]:
    readable, _, _ = select.select([file], [], [], 0.1)
    for piece in splitter.feed(os.read(file, 4096)) if readable else ():
        with contextlib.suppress(Garbled):  # a prompt, or Python's start message
            yield decode_line(piece)
