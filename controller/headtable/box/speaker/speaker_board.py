"""The signal board that plays on a loudspeaker, for a hall without a bell or horn."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from headtable.box.lines.local import LocalLine, hello
from headtable.box.onboard import Onboard
from headtable.box.signals.signal_board import SignalBoard
from headtable.box.speaker.speaker_switch import SpeakerSwitch
from headtable.box.speaker.tones import wav
from headtable.config import SignalSettings


@contextlib.contextmanager
def on_speaker(signals: tuple[SignalSettings, ...], socket: Onboard) -> Iterator[None]:
    """One board for all signals of a loudspeaker, silent after the last command."""
    played = [signal for signal in signals if signal.speaker is not None]
    if not played:
        yield
        return
    uid = played[0].board
    line = LocalLine(
        uid, socket.listener, hello("speaker", "+".join(signal.signal for signal in played), socket.boot)
    )
    with TemporaryDirectory(prefix="headtable-speaker-") as folder:
        switches = {signal.signal: _switch(signal, Path(folder), socket) for signal in played}
        board = SignalBoard(switches, line.send, socket.time, socket.alarm(uid))
        line.plug_in(board)
        try:
            yield
        finally:
            board.silence()
            line.unplug()


def _switch(signal: SignalSettings, folder: Path, socket: Onboard) -> SpeakerSwitch:
    file = folder / f"{signal.signal}.wav"
    file.write_bytes(wav(signal.signal))
    return SpeakerSwitch(signal.speaker or "default", file, socket.alarm(signal.board))
