"""The screens that show the scoreboard: their names, and the scene that the host has fixed for each."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, get_args

from msgspec import Meta, Struct

from headtable.web.live_events import Projectors, Scene, ScreensChanged
from headtable.web.live_room import LiveRoom
from headtable.web.state_file import StateFile

SCREEN = r"^[a-z0-9-]{1,20}$(?!\n)"
MOST_LISTED = 16  # names of screens; any browser may invent one
ScreenName = Annotated[str, Meta(pattern=SCREEN)]


class Screen(Struct, frozen=True):
    """A named screen. Without a scene of its own it follows the night."""

    name: ScreenName
    scene: Scene | None
    connected: bool


class Screens:
    """Which screens are connected, and what each shows. The choices survive a restart of the pages."""

    def __init__(self, state: StateFile, room: LiveRoom, picture: Callable[[], str]) -> None:
        self._state = state
        self._picture = picture  # the version of the hall's picture, empty without one
        self._room = room
        self._connected: Counter[str] = Counter()
        self._show()

    def listed(self) -> tuple[Screen, ...]:
        """The screens with a scene of their own, and the first of the connected ones."""
        fixed = _known(self._state.kept.scenes)
        names = sorted(fixed) + sorted(set(self._connected) - set(fixed))[:MOST_LISTED]
        return tuple(Screen(name, fixed.get(name), name in self._connected) for name in sorted(names))

    def fix(self, screen: str, scene: Scene | None) -> None:
        """Fix the scene of a screen; without one the screen follows the night."""
        self._state.kept.scenes.pop(screen, None)
        if scene is not None:
            self._state.kept.scenes[screen] = scene
        self._state.save_soon()
        self._show()
        self._room.tell_of(ScreensChanged)

    def begin(self, night: str) -> None:
        """Let every screen follow a night that was not known before."""
        before = self._state.kept.night
        if before in ("", night) or not self._state.kept.scenes:
            return
        self._state.kept.scenes.clear()
        self._state.save_soon()
        self._show()
        self._room.tell_of(ScreensChanged)

    async def stored(self) -> None:
        """Wait until every choice so far is on the disk."""
        await self._state.stored()

    @contextmanager
    def connected(self, name: str | None) -> Iterator[None]:
        """The time during which a browser follows the room as this screen; other pages have no name."""
        if name is None or not re.match(SCREEN, name):
            yield
            return
        self._count(name, 1)
        try:
            yield
        finally:
            self._count(name, -1)

    def _count(self, name: str, change: int) -> None:
        was_connected = name in self._connected
        self._connected[name] += change
        self._connected = +self._connected
        if was_connected != (name in self._connected):
            self._room.tell_of(ScreensChanged)

    def _show(self) -> None:
        self._room.show_projectors(Projectors(_known(self._state.kept.scenes), self._picture()))

    def show_picture(self) -> None:
        """Tell every screen that there is another picture, or none any more."""
        self._show()


def _known(scenes: dict[str, str]) -> dict[str, Scene]:
    """The scenes that this version knows: the file may be of another one."""
    known: dict[str, Scene] = {scene: scene for scene in get_args(Scene)}
    return {screen: known[scene] for screen, scene in sorted(scenes.items()) if scene in known}
