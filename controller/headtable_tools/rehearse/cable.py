"""A simulated cable: a pseudo-terminal that can be plugged in, unplugged, and written to."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import tty
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol, Self

from headtable.errors import Garbled
from headtable.messages.line import FromDevice, Hello, ToDevice, Who
from headtable.messages.words import EVERYONE
from headtable.wire import PROTOCOL, Frame, Splitter, decode_line, encode_line

GULP = 4096


class Wire(Protocol):
    """The connection of a simulated device: its own cable, or a place on a shared one."""

    def write(self, raw: bytes) -> bool:
        """Send these bytes. They are lost while the cable is unplugged."""

    def listening(self, read: Callable[[bytes], None], plugged: Callable[[], None]) -> AbstractContextManager[None]:
        """Pass on the box's bytes, and report each plugging in."""


class Cable:
    """A serial cable whose far end the box opens at ``path``, the same one whenever it is plugged in.

    ``with Cable(folder / "pad-01") as cable:`` plugs it in, and removes it at the end.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ours: int | None = None
        self._theirs: int | None = None  # kept open, so that our end does not fail while no box is connected
        self._read: Callable[[bytes], None] | None = None
        self._plugged: Callable[[], None] | None = None
        self._is_torn = False

    def __enter__(self) -> Self:
        self.plug_in()
        return self

    def __exit__(self, *_: object) -> None:
        self.unplug()

    def plug_in(self) -> None:
        """Make the port appear."""
        if self._ours is not None:
            return
        self._ours, self._theirs = pty.openpty()
        tty.setraw(self._ours)
        tty.setraw(self._theirs)
        os.set_blocking(self._ours, False)
        self._is_torn = False
        self.path.symlink_to(os.ttyname(self._theirs))
        self._attach()

    def unplug(self) -> None:
        """Make the port vanish, even while a box has it open."""
        if self._ours is None or self._theirs is None:
            return
        self._detach()
        self.path.unlink(missing_ok=True)
        os.close(self._theirs)
        os.close(self._ours)
        self._ours = self._theirs = None

    def write(self, raw: bytes) -> bool:
        """Send these bytes. They are lost if nobody is connected, or nobody reads."""
        if self._ours is None:
            return False
        try:
            sent = os.write(self._ours, b"\n" + raw if self._is_torn else raw)
        except BlockingIOError:
            return False
        self._is_torn = sent < len(raw)
        return not self._is_torn

    @contextmanager
    def listening(self, read: Callable[[bytes], None], plugged: Callable[[], None]) -> Iterator[None]:
        """Pass on the box's bytes, and report each plugging in."""
        self._read, self._plugged = read, plugged
        self._attach()
        try:
            yield
        finally:
            self._detach()
            self._read = self._plugged = None

    def _attach(self) -> None:
        if self._ours is None or self._read is None or self._plugged is None:
            return
        asyncio.get_running_loop().add_reader(self._ours, self._readable)
        self._plugged()

    def _detach(self) -> None:
        if self._ours is not None and self._read is not None:
            asyncio.get_running_loop().remove_reader(self._ours)

    def _readable(self) -> None:
        if self._ours is None or self._read is None:
            return
        with contextlib.suppress(BlockingIOError):
            self._read(os.read(self._ours, GULP))


class Plug:
    """One device's end of a cable: it says hello, answers to its name, and skips garbled lines."""

    def __init__(  # noqa: PLR0913 - a hello has so many fields
        self, uid: str, model: str, can: str, boot: int, cable: Wire, *, firmware: str = "rehearsal"
    ) -> None:
        self.uid = uid
        self.seq = 0  # the number of the last sent line
        self._hello = Hello(PROTOCOL, firmware, model, boot, "0000", can)
        self._cable = cable
        self._splitter = Splitter()

    def send(self, message: FromDevice, seq: int | None = None) -> None:
        """Send one message. Without its own number it has the number of the last line."""
        self._cable.write(encode_line(Frame(self.uid, self.seq if seq is None else seq, message)))

    @contextmanager
    def listening(self, hear: Callable[[ToDevice], None], greeted: Callable[[], None]) -> Iterator[None]:
        """Pass on the box's messages to this device; ``greeted`` is called after each hello."""

        def hello() -> None:
            self.send(self._hello)
            greeted()

        def read(raw: bytes) -> None:
            for message in self._messages(raw):
                if isinstance(message, Who):
                    hello()
                else:
                    hear(message)

        with self._cable.listening(read, hello):
            yield

    def _messages(self, raw: bytes) -> Iterator[ToDevice]:
        for piece in self._splitter.feed(raw):
            with contextlib.suppress(Garbled):
                frame = decode_line(piece)
                if frame.uid in (self.uid, EVERYONE) and isinstance(frame.message, ToDevice):
                    yield frame.message
