"""A simulated signal board: a bell and an air horn that write down when they sounded."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import Struct

from headtable.messages import Hush, Quiet, Signal, Sound, Sounding, ToDevice
from headtable.rehearse.cable import Plug, Wire

LONGEST_ON_S = 3.0  # in one command, whatever the command says
REMEMBERED_COMMANDS = 64

Wait = Callable[[float], Awaitable[None]]


class Blast(Struct):
    """Once on and off again; ``ended_s`` is None while it is on."""

    signal: Signal
    nonce: str
    began_s: float
    ended_s: float | None = None


class SignalBoard:
    """A signal board on a cable. It ends every blast by itself, whatever becomes of the box.

    ``watch`` is told of each blast when it begins and when it has ended; ``blasts`` keeps them all.
    """

    def __init__(  # noqa: PLR0913 - a board on a bench has its name, its cable, its clock, and who watches
        self,
        uid: str,
        cable: Wire,
        clock: Callable[[], float],
        *,
        boot: int = 1,
        wait: Wait = asyncio.sleep,
        watch: Callable[[Blast], None] = lambda blast: None,
    ) -> None:
        self._clock = clock
        self._wait = wait
        self._watch = watch
        self._plug = Plug(uid, "signals", "bell+horn", boot, cable)
        self._playing: dict[Signal, asyncio.Task[None]] = {}
        self._played: deque[tuple[Signal, str]] = deque(maxlen=REMEMBERED_COMMANDS)
        self._on: set[Signal] = set()
        self.blasts: list[Blast] = []

    @property
    def sounding(self) -> tuple[Signal, ...]:
        """The signals that are on at this moment."""
        return tuple(sorted(self._on))

    async def run(self) -> None:
        """Live until cancelled; then everything is off."""
        with self._plug.listening(self._hear, lambda: None):
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                for playing in self._playing.values():
                    playing.cancel()
                await asyncio.gather(*self._playing.values(), return_exceptions=True)

    def _hear(self, message: ToDevice) -> None:
        match message:
            case Sound():
                self._begin(message)
            case Hush():
                self._hush(message.signal)
            case _:
                pass

    def _begin(self, sound: Sound) -> None:
        """Play a command once; one that comes while the signal sounds is lost, not queued."""
        command = (sound.signal, sound.nonce)
        if command in self._played or sound.signal in self._playing:
            return
        self._played.append(command)
        playing = asyncio.create_task(self._play(sound), name=f"{sound.signal} {sound.nonce}")
        self._playing[sound.signal] = playing
        playing.add_done_callback(lambda _: self._ended(sound))

    def _hush(self, signal: Signal) -> None:
        if signal in self._playing:
            self._playing[signal].cancel()

    async def _play(self, sound: Sound) -> None:
        self._plug.say(Sounding(sound.nonce, sound.signal))
        left_s = LONGEST_ON_S
        for place, ms in enumerate(sound.pattern_ms):
            if place % 2:
                await self._wait(ms / 1000)
            elif left_s > 0:
                on_s = min(ms / 1000, left_s)
                left_s -= on_s
                await self._blow(sound, on_s)

    async def _blow(self, sound: Sound, on_s: float) -> None:
        blast = Blast(sound.signal, sound.nonce, self._clock())
        self.blasts.append(blast)
        self._on.add(sound.signal)
        self._watch(blast)
        try:
            await self._wait(on_s)
        finally:
            blast.ended_s = self._clock()
            self._on.discard(sound.signal)
            self._watch(blast)

    def _ended(self, sound: Sound) -> None:
        del self._playing[sound.signal]
        self._plug.say(Quiet(sound.nonce, sound.signal))
