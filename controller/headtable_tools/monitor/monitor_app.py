"""The monitor as an application: panels that are drawn again when something has changed."""

from __future__ import annotations

import asyncio
import signal
from typing import ClassVar

from rich.markup import escape
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.widgets import Footer, Static

from headtable.config import Config
from headtable.messages.rooms import MqttMessage
from headtable.saying import text
from headtable_tools.monitor import head, panels
from headtable_tools.watch.onlooker import Onlooker, watching
from headtable_tools.watch.seen import FACTS_KEPT, LISTEN

DRAW_EVERY_S = 0.2  # at most; and once a second in any case, for the ages
PANELS = ("tables", "devices", "facts")
HEARD = (*LISTEN, "night/fact", "in/device/+")


class Monitor(App[None]):
    """Shows what was seen on the bus."""

    TITLE = "headtable"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - declared so in App, and never changed
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]
    CSS = """
    #night, #parts { height: 1; text-wrap: nowrap; text-overflow: ellipsis; }
    #panels { height: 1fr; }
    VerticalScroll { border-top: solid $primary; height: 1fr; scrollbar-size-vertical: 1; }
    VerticalScroll:focus { border-top: solid $accent; }
    Screen.-narrow #tables { height: 4fr; }
    Screen.-narrow #devices { height: 3fr; }
    Screen.-narrow #facts { height: 3fr; }
    Screen.-wide #panels { layout: grid; grid-size: 2 2; grid-gutter: 0 2; }
    Screen.-wide #tables { row-span: 2; height: 100%; }
    Screen.-wide #devices, Screen.-wide #facts { height: 100%; }
    """

    def __init__(self, onlooker: Onlooker, config: Config) -> None:
        super().__init__()
        self._onlooker = onlooker
        self._config = config
        self._is_stale = True
        self.bind("q", "quit", description=text("monitor-quit"))
        self.bind("tab", "app.focus_next", description=text("monitor-next-panel"))
        self.bind("up,down", "", description=text("monitor-scroll"))
        onlooker.listen(self._hear)

    def compose(self) -> ComposeResult:
        """Two lines and three panels."""
        yield Static(id="night")
        yield Static(id="parts")
        with Container(id="panels"):
            for name in PANELS:
                with VerticalScroll(id=name):
                    yield Static(id=f"{name}-inside")
        yield Footer()

    def on_mount(self) -> None:
        """Name the panels, and begin to draw."""
        titles = (text("monitor-tables"), text("monitor-devices"), text("monitor-facts"))
        for name, title in zip(PANELS, titles, strict=True):
            self.query_one(f"#{name}").border_title = escape(title)
        self.query_one("#tables").focus()
        self.draw()
        self.set_interval(DRAW_EVERY_S, self._draw_if_stale)
        self.set_interval(1.0, self.draw)

    def _hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus's own signature
        del message, retained
        self._is_stale = True

    def _draw_if_stale(self) -> None:
        if self._is_stale:
            self.draw()

    def draw(self) -> None:
        """Show what was seen."""
        self._is_stale = False
        seen = self._onlooker.seen
        shown = {
            "night": head.night(seen, self._config.venue.name),
            "parts": head.parts(seen, broker=self._onlooker.bus.connected),
            "tables-inside": panels.tables(seen),
            "devices-inside": panels.devices(seen, self._config.box),
            "facts-inside": panels.facts(seen, FACTS_KEPT),
        }
        for name, renderable in shown.items():
            self.query_one(f"#{name}", Static).update(renderable)


async def monitor(config: Config) -> None:
    """Show the room until q is pressed, or the connection to this terminal goes; the terminal is left as it was."""
    async with watching(config, "monitor", HEARD) as onlooker:
        shown = Monitor(onlooker, config)
        for number in (signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, shown.exit)
        await shown.run_async()
