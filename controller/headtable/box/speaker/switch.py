"""A signal on a loudspeaker: ALSA's aplay plays it while it is on."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

from headtable.errors import Unwell


class SpeakerSwitch:
    """A player for each note. The file ends by itself, and the player dies with the box."""

    def __init__(self, device: str, file: Path, alarm: Callable[[str], None]) -> None:
        self._words = ("setpriv", "--pdeathsig", "KILL", "aplay", "--quiet", f"--device={device}", str(file))
        self._device = device
        self._alarm = alarm
        self._player: subprocess.Popen[str] | None = None

    def on(self, longest_s: float) -> None:
        """Begin to play."""
        self.off()
        try:
            self._player = subprocess.Popen(  # noqa: S603 - a program of the machine, and a name from the host's file
                self._words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
            )
        except OSError as trouble:
            raise Unwell(f"cannot play: {trouble}; `sudo apt install alsa-utils`") from None

    def off(self) -> None:
        """End it now; a player that had failed by then is an alarm."""
        player, self._player = self._player, None
        if player is None:
            return
        had_ended = player.poll()
        player.kill()
        _, said = player.communicate()
        if had_ended:
            self._alarm(
                f"aplay could not play on {self._device!r}: {_last_line(said)}; `aplay -L` lists the devices, "
                "and the box's user must be in the group audio"
            )


def _last_line(said: str) -> str:
    return (said.strip().splitlines() or ["it said nothing"])[-1]
