"""A signal on a loudspeaker: ALSA's aplay plays it while it is on."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from headtable.box.alarms import Alarm
from headtable.box.signals.signal_board import SwitchFailed
from headtable.box.speaker.tones import RATE
from headtable.errors import Unwell
from headtable.messages.silence_reasons import PlayerNotStarted

DIES_WITH_THE_BOX = ("setpriv", "--pdeathsig", "KILL")
STARTS_WITHIN_S = 1.0  # the time after a note's end at which a hanging player is killed


class SpeakerSwitch:
    """A player for each note. It ends by itself at the note's limit, and it dies with the box."""

    def __init__(self, device: str, file: Path, alarm: Alarm) -> None:
        self._device = device
        self._file = file
        self._alarm = alarm
        self._player: subprocess.Popen[bytes] | None = None

    def on(self, longest_s: float) -> None:
        """Start the player."""
        self.off()
        try:
            self._player = subprocess.Popen(  # noqa: S603 - a program of the machine, and a name from the host's file
                self._words(longest_s), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
            )
        except OSError as trouble:
            raise SwitchFailed(PlayerNotStarted(str(trouble))) from None

    def _words(self, longest_s: float) -> tuple[str, ...]:
        """The player's command line. The player counts its samples, and `timeout` ends one that hangs."""
        bound = ("timeout", "--signal=KILL", f"{longest_s + STARTS_WITHIN_S:.3f}")
        cut = f"--samples={max(int(RATE * longest_s), 1)}"
        play = ("aplay", "--quiet", cut, f"--device={self._device}", str(self._file))
        return (*DIES_WITH_THE_BOX, *bound, *DIES_WITH_THE_BOX, *play)

    def off(self) -> None:
        """End the player now. If it has failed before, that is an alarm."""
        player, self._player = self._player, None
        if player is None:
            return
        had_ended = player.poll()
        player.kill()
        player.wait()  # `timeout` never hangs; a hanging aplay ends when its driver releases it
        said = _last_line(player)
        if had_ended:
            self._alarm(Unwell("player-failed", device=self._device, said=said))


def _last_line(player: subprocess.Popen[bytes]) -> str:
    """The last line that the player has printed, without waiting for more."""
    if player.stderr is None:
        return ""
    with player.stderr as stderr:
        os.set_blocking(stderr.fileno(), False)
        said = (stderr.read() or b"").decode(errors="replace")
    return (said.strip().splitlines() or [""])[-1]
