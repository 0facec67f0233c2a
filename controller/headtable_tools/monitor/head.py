"""The top of the monitor: the state of the night, the running parts, and the sounding signals."""

from __future__ import annotations

from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from headtable.hall.bus_state import BusState
from headtable.messages.rooms import (
    NightState,
)
from headtable.messages.sound_commands import SignalState
from headtable.saying import text
from headtable.saying.semi_final import semi_final_is

ALIVE, DEAD = ("●", "green"), ("✘", "red")
GAP = "  "
LOUD = Style(bold=True, reverse=True, color="yellow")


def night(seen: BusState, venue: str) -> Text:
    """The name of the night, and its phase."""
    state = seen.night
    if state is None:
        return Text(text("monitor-no-night", venue=venue), "bold")
    shown = Text(text("monitor-night", venue=venue, phase=_phase(seen, state)), "bold")
    if state.paused:
        shown.append(text("monitor-paused", why=state.paused_why), "bold yellow")
    left_s = seen.engine.left_s if seen.engine_is_online and seen.engine else None
    if left_s is not None:
        shown.append(text("monitor-left", left=f"{left_s // 60}:{left_s % 60:02}"))
    return shown.append(text("monitor-rules", ruleset=state.ruleset), "dim")


def _phase(seen: BusState, state: NightState) -> str:
    if state.phase not in ("playing", "called", "ready"):
        return text("monitor-phase", phase=state.phase)
    phase = text("monitor-phase", phase=state.phase)
    mark = state.mark if state.phase == "playing" else 0
    with semi_final_is(seen.semi_final):
        return text("monitor-round", set=state.set, round=state.round, phase=phase, mark=mark or None)


def parts(seen: BusState, *, broker: bool) -> Text:
    """Broker, engine, boxes and signals, each with its light."""
    shown = Text()
    for name, runs in _running(seen, broker=broker):
        sign, style = ALIVE if runs else DEAD
        shown.append(f"{sign} {name}{GAP}", style)
    for state in sorted(seen.signals.values(), key=lambda state: (state.box, state.signal)):
        shown.append_text(_signal(state))
    return shown


def _running(seen: BusState, *, broker: bool) -> Iterator[tuple[str, bool]]:
    yield text("monitor-broker"), broker
    yield text("monitor-engine"), broker and seen.engine_is_online
    for box in sorted(seen.boxes):
        yield text("monitor-box", box=box), broker and seen.box_is_online(box)
    if not seen.boxes:
        yield text("monitor-box", box="box"), False


def _signal(state: SignalState) -> Text:
    if state.sounding:
        return Text(f"♪ {text('monitor-signal', signal=state.signal, state='sounding')}{GAP}", LOUD)
    if state.muted:
        return Text(text("monitor-signal", signal=state.signal, state="muted") + GAP, "yellow")
    if not state.armed:
        return Text(text("monitor-signal", signal=state.signal, state="not-armed") + GAP, "yellow")
    return Text(text("monitor-signal", signal=state.signal, state="silent") + GAP, "dim")
