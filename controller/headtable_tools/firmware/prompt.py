"""Python's prompt on a board, through mpremote: run something there, and write and remove files."""

from __future__ import annotations

import contextlib
import io
import time
from collections.abc import Iterator
from typing import Protocol, cast

import serial  # type: ignore[import-untyped]  # pyserial has no annotations; only its errors are named here
from mpremote.transport import TransportError  # type: ignore[import-untyped]  # Raw below says what is used of it
from mpremote.transport_serial import SerialTransport  # type: ignore[import-untyped]  # as above

from headtable.errors import Unwell

BAUD = 115_200
READ_S = 1.0  # how long one reading of the port waits
ANSWER_S = 3  # how long a board takes to show its prompt
BETWEEN_S = 0.3


class Raw(Protocol):
    """What is used of mpremote."""

    def enter_raw_repl(self, soft_reset: bool, timeout_overall: int) -> None: ...  # noqa: FBT001  mpremote's own
    def exit_raw_repl(self) -> None: ...
    def exec(self, command: str) -> bytes: ...
    def exec_raw_no_follow(self, command: str) -> None: ...
    def fs_writefile(self, dest: str, data: bytes) -> None: ...
    def close(self) -> None: ...


_TROUBLES = (TransportError, serial.SerialException, OSError, ValueError)


class Prompt:
    """One that waits for what to run."""

    def __init__(self, raw: Raw) -> None:
        self._raw = raw

    def run(self, code: str) -> str:
        """What some code prints there."""
        with _as_unwell("it would not run its part"):
            return self._raw.exec(code).decode("utf-8", "replace").strip()

    def write(self, path: str, raw: bytes) -> None:
        """Write a file; its folder is there."""
        with _as_unwell(f"{path} cannot be written"):
            self._raw.fs_writefile(path, raw)

    def start_again(self) -> None:
        """Let the board start as if the power had been away; nothing is heard of it here."""
        with _as_unwell("it would not start again"):
            self._raw.exec_raw_no_follow("import machine\nmachine.reset()")


@contextlib.contextmanager
def prompt_at(port: str, patience_s: float) -> Iterator[Prompt]:
    """The prompt at a port, as soon as it comes."""
    raw = _opened(port, time.monotonic() + patience_s)
    try:
        yield Prompt(raw)
    finally:
        with contextlib.suppress(*_TROUBLES):
            raw.close()


def _opened(port: str, until_s: float) -> Raw:
    while True:
        try:
            return _entered(port)
        except _TROUBLES as trouble:
            if time.monotonic() > until_s:
                raise Unwell(
                    f"{port} shows no prompt of MicroPython ({trouble}): does another program use it (stop the box), "
                    "and is MicroPython on it? Unplug it, plug it in, and try again (firmware/README.md)"
                ) from None
        time.sleep(BETWEEN_S)


def _entered(port: str) -> Raw:
    with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints what it did not expect
        raw = cast("Raw", SerialTransport(port, BAUD, timeout=READ_S))
        try:
            raw.enter_raw_repl(soft_reset=False, timeout_overall=ANSWER_S)
        except _TROUBLES:
            raw.close()
            raise
    return raw


@contextlib.contextmanager
def _as_unwell(what: str) -> Iterator[None]:
    try:
        yield
    except _TROUBLES as trouble:
        last = str(trouble).strip().splitlines()[-1:] or ["no reason given"]
        raise Unwell(f"{what}: {last[0]}; the firmware that was on the board is still there") from None
