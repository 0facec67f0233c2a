"""The top of the monitor: where the night is, who lives, and what sounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rich.text import Text

from headtable.messages.rooms import NightState, Phase, SignalState
from headtable_tools.rulecard.wording import mark
from headtable_tools.watch.seen import Seen

ALIVE, DEAD = ("●", "green"), ("✘", "red")


def night(seen: Seen, venue: str) -> Text:
    """Which night this is, and where it has got to."""
    state = seen.night
    if state is None:
        return Text(f"{venue}: no engine has told of a night yet", "bold")
    text = Text(f"{venue}, {state.ruleset}: ", "bold")
    text.append(_phase(state), "bold")
    if state.paused:
        text.append(f", paused {state.paused_why}".rstrip(), "bold yellow")
    left_s = seen.engine.left_s if seen.engine_is_online and seen.engine else None
    return text if left_s is None else text.append(f", {left_s // 60}:{left_s % 60:02} left")


def _phase(state: NightState) -> str:
    if state.phase in ("playing", "called", "ready"):
        rolls = f", everyone rolls {mark(state.mark)}" if state.mark and state.phase == "playing" else ""
        return f"set {state.set}, round {state.round}: {_word(state.phase)}{rolls}"
    return _word(state.phase)


def _word(phase: Phase) -> str:  # noqa: PLR0911 - one case for each phase
    match phase:
        case "closed":
            return "not open yet"
        case "seating":
            return "people roll for their tables"
        case "ready":
            return "waiting for the bell"
        case "playing":
            return "playing"
        case "called":
            return "called, the last turns"
        case "settling":
            return "people roll off"
        case "break":
            return "a break"
        case "final":
            return "the final"
        case "over":
            return "over"
        case _:
            assert_never(phase)


def parts(seen: Seen, *, broker: bool) -> Text:
    """Broker, engine, boxes and signals, each with its light."""
    text = Text()
    for name, lives in _living(seen, broker=broker):
        sign, style = ALIVE if lives else DEAD
        text.append(f"{sign} {name}  ", style)
    for state in sorted(seen.signals.values(), key=lambda state: (state.box, state.signal)):
        text.append_text(_signal(state))
    return text


def _living(seen: Seen, *, broker: bool) -> Iterator[tuple[str, bool]]:
    yield "broker", broker
    yield "engine", broker and seen.engine_is_online
    for box in sorted(seen.boxes):
        yield f"box {box}" if box != "box" else "box", broker and seen.box_is_online(box)
    if not seen.boxes:
        yield "box", False


def _signal(state: SignalState) -> Text:
    if state.sounding:
        return Text(f"♪ {state.signal} SOUNDS  ", "bold reverse yellow")
    if state.muted or not state.armed:
        return Text(f"{state.signal} {'muted' if state.muted else 'not armed'}  ", "yellow")
    return Text(f"{state.signal} silent  ", "dim")
