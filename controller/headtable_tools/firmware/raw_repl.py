"""MicroPython's raw REPL on a board, through mpremote: runs code, and writes files."""

from __future__ import annotations

import contextlib
import io
import time
from collections.abc import Callable, Iterator
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
    """The part of mpremote that is used here."""

    def enter_raw_repl(self, soft_reset: bool, timeout_overall: int) -> None: ...  # noqa: FBT001  mpremote's own
    def exit_raw_repl(self) -> None: ...
    def exec(self, command: str) -> bytes: ...
    def exec_raw_no_follow(self, command: str) -> None: ...
    def fs_writefile(self, dest: str, data: bytes) -> None: ...
    def close(self) -> None: ...


_TROUBLES = (TransportError, serial.SerialException, OSError, ValueError)


class Prompt:
    """A prompt that accepts code."""

    def __init__(self, raw: Raw) -> None:
        self._raw = raw

    def run(self, code: str) -> str:
        """Run some code; its output."""
        with _as_unwell(lambda error: Unwell("repl-run-failed", error=error)):
            return self._raw.exec(code).decode("utf-8", "replace").strip()

    def write(self, path: str, raw: bytes) -> None:
        """Write a file into a folder that exists."""
        with _as_unwell(lambda error: Unwell("repl-write-failed", path=path, error=error)):
            self._raw.fs_writefile(path, raw)

    def start_again(self) -> None:
        """Restart the board, as after a loss of power, without waiting for it."""
        with _as_unwell(lambda error: Unwell("repl-restart-failed", error=error)):
            self._raw.exec_raw_no_follow("import machine\nmachine.reset()")


@contextlib.contextmanager
def prompt_at(port: str, patience_s: float) -> Iterator[Prompt]:
    """The prompt at a port, as soon as it appears."""
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
                raise Unwell("repl-missing", port=port, error=str(trouble)) from None
        time.sleep(BETWEEN_S)


def _entered(port: str) -> Raw:
    with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints unexpected output
        raw = cast("Raw", SerialTransport(port, BAUD, timeout=READ_S))
        try:
            raw.enter_raw_repl(soft_reset=False, timeout_overall=ANSWER_S)
        except _TROUBLES:
            raw.close()
            raise
    return raw


@contextlib.contextmanager
def _as_unwell(failed: Callable[[str | None], Unwell]) -> Iterator[None]:
    """Raise the error that ``failed`` makes of the last line of mpremote's error."""
    try:
        yield
    except _TROUBLES as trouble:
        raise failed(next(iter(str(trouble).strip().splitlines()[-1:]), None)) from None
