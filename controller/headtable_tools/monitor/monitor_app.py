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
from headtable.hall.bus_state import FACTS_KEPT, LISTEN
from headtable.messages.mqtt import MqttMessage
from headtable.messages.words import Delivery
from headtable.saying import text
from headtable_tools.monitor import head, panels
from headtable_tools.watch.bus_watcher import BusWatcher, watching

DRAW_EVERY_S = 0.2  # at most; and once a second in any case, to update the ages
PANELS = ("tables", "devices", "facts")
HEARD = (*LISTEN, "night/fact", "in/device/+")


class Monitor(App[None]):
    """Shows the state on the bus."""

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

    def __init__(self, bus_watcher: BusWatcher, config: Config) -> None:
        super().__init__()
        self._bus_watcher = bus_watcher
        self._config = config
        self._is_stale = True
        self.bind("q", "quit", description=text("monitor-quit"))
        self.bind("tab", "app.focus_next", description=text("monitor-next-panel"))
        self.bind("up,down", "", description=text("monitor-scroll"))
        bus_watcher.listen(self._on_bus_message)

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

    def _on_bus_message(self, message: MqttMessage, delivery: Delivery) -> None:
        del message, delivery
        self._is_stale = True

    def _draw_if_stale(self) -> None:
        if self._is_stale:
            self.draw()

    def draw(self) -> None:
        """Update the panels. A timer may ask for it once more while they are closed already."""
        if not self.is_running:
            return
        self._is_stale = False
        state = self._bus_watcher.state
        shown = {
            "night": head.night(state, self._config.venue.name),
            "parts": head.parts(state, broker=self._bus_watcher.bus.connected),
            "tables-inside": panels.tables(state),
            "devices-inside": panels.devices(state, self._config.box),
            "facts-inside": panels.facts(state, FACTS_KEPT),
        }
        for name, renderable in shown.items():
            self.query_one(f"#{name}", Static).update(renderable)


async def monitor(config: Config) -> None:
    """Show the room until q is pressed or this terminal disconnects. The terminal is left as it was."""
    async with watching(config, "monitor", HEARD) as bus_watcher:
        shown = Monitor(bus_watcher, config)
        for number in (signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, shown.exit)
        await shown.run_async()
