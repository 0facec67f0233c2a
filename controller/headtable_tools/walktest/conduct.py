"""Conducts the walk: hears the bus and the keys, lets signals chirp, and shows the progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime

from rich.console import Console
from rich.live import Live

from headtable.config import Config
from headtable.hall.bus_state import LISTEN
from headtable.hall.chirps import chirp
from headtable.hall.open_walk import own_stations
from headtable.hall.preconditions import Obstacle, check, leave_out, missing, obstacle
from headtable.hall.walk_words import note_text, request, result
from headtable.messages.mqtt import MqttMessage
from headtable.messages.words import Delivery
from headtable.saying import say
from headtable_tools.walktest import keyboard
from headtable_tools.walktest.screen import mark, screen
from headtable_tools.walktest.walk import Walk
from headtable_tools.watch.bus_watcher import BusWatcher, watching

HEARD = (*LISTEN, "in/device/+", "sig/+/result")
HEARTBEAT_S = 1.5  # by then a box that has just started has heard its engine
Now = Callable[[], datetime]


async def conduct(config: Config, console: Console, now: Now, typed: int | None = None) -> Walk:
    """Walk until everything has been tried or somebody quits; ``typed`` is the file from which keys come."""
    async with watching(config, "walktest", HEARD) as bus_watcher:
        walk = Walk(own_stations(bus_watcher.state, config.box), bus_watcher.state.dice)
        await bus_watcher.until(lambda: not missing(bus_watcher.state, config.box.id), HEARTBEAT_S)
        leave_out(walk.outcomes, check(bus_watcher.state, config.box.id))
        runner = WalkRunner(walk, bus_watcher, config.box.id, now)
        with keyboard.listening(runner.key, typed), _shown(walk, console) as show:
            while not runner.has_ended:
                runner.arrive()
                show()
                await bus_watcher.news()
            show()
        if runner.why:
            console.print(say(runner.why), style="red", markup=False, highlight=False)
        return walk


class WalkRunner:
    """Passes messages and keys on to the walk."""

    def __init__(self, walk: Walk, bus_watcher: BusWatcher, box: str, now: Now) -> None:
        self._walk = walk
        self._bus_watcher = bus_watcher
        self._box = box
        self._now = now
        self._quits = False
        self.why: Obstacle | None = None  # the walk had to end
        bus_watcher.listen(self._on_message)

    @property
    def has_ended(self) -> bool:
        """Whether nothing is left to try, somebody quit, or the walk may not go on."""
        return self._quits or self.why is not None or self._walk.here is None

    def arrive(self) -> None:
        """Let the signal chirp where the walk has come to one."""
        here = self._walk.here
        if here is not None and here.signal is not None and not self._walk.chirp_id:
            order = chirp(self._bus_watcher.state, self._box, here.signal)
            self._walk.chirp_id = order.id
            self._bus_watcher.bus.publish(order)

    def key(self, letter: str) -> None:
        """Obey a key."""
        match letter:
            case "s":
                self._walk.skip(self._time())
            case "a":
                self._again()
            case "y":
                self._walk.heard_it(self._time())
            case "n":
                self._walk.did_not_hear_it(self._time())
            case "q":
                self._quits = True
            case _:
                return
        self._bus_watcher.changed()

    def _again(self) -> None:
        if self._walk.here and self._walk.here.kind == "signal":
            self._walk.chirp_id = ""
        else:
            self._walk.back()

    def _on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        if delivery == "live":
            self._walk.on_message(message, self._time())
        self.why = obstacle(self._bus_watcher.state, self._box)

    def _time(self) -> str:
        return f"{self._now():%H:%M:%S}"


@contextmanager
def _shown(walk: Walk, console: Console) -> Iterator[Callable[[], None]]:
    """A function that shows the walk: on a screen that changes, or in lines where there is no screen."""
    if not console.is_terminal:
        yield Lines(walk, console).show
        return
    with Live(console=console, auto_refresh=False, get_renderable=lambda: screen(walk)) as live:
        yield live.refresh


class Lines:
    """The walk in lines, each printed once."""

    def __init__(self, walk: Walk, console: Console) -> None:
        self._walk = walk
        self._console = console
        self._said: set[str] = set()

    def show(self) -> None:
        """Print what is new."""
        walk = self._walk
        lines = [f"{mark(outcome)} {result(outcome)}" for outcome in walk.outcomes if outcome.result != "open"]
        if walk.here:
            lines += [f"→ {request(walk.here)}", *(f"  {note_text(note)}" for note in walk.notes)]
        for line in lines:
            if line not in self._said:
                self._said.add(line)
                self._console.print(line, highlight=False, markup=False, soft_wrap=True)
