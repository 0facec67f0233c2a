"""The four things that are measured, each as ``once() -> seconds`` from a line in to a line out."""

from __future__ import annotations

import contextlib
import queue
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion

from headtable.config import BoxSettings, Broker, Config, EngineSettings, Pad, SignalSettings, Venue, Web, to_toml
from headtable.messages.inputs import Heard
from headtable.messages.line import Got, Press
from headtable.messages.people import OpenNight
from headtable.messages.rooms import (
    BoxState,
)
from headtable.messages.words import Button, Signal
from headtable.wire import Frame, address_of, decode_payload, encode_line, encode_payload, root
from tests.bench.wires import Device, Wire
from tests.brokers import MOSQUITTO, free_port, mosquitto_conf

Once = Callable[[], float]
RULESET = Path(__file__).parent / "endless.toml"
ANY_LINE = encode_line(Frame("pad-01", 1, Press("bell")))
TABLES = 3
BARE_PATIENCE_S = 0.5
LEASE_PATIENCE_S = 20.0
BLAST_OVER_S = 0.002  # what sounds is not sounded again; every row waits alike, so that none finds a warmer machine


@contextlib.contextmanager
def child(*words: str) -> Iterator[subprocess.Popen[bytes]]:
    """A Python process of its own, ended at the end."""
    words = (sys.executable, "-m", *words)
    running = subprocess.Popen(words, stdout=sys.stderr)  # the figures have stdout for themselves
    try:
        yield running
    finally:
        running.terminate()
        running.wait(10)


def until_answers(port: int) -> None:
    """Wait until somebody listens."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
    raise TimeoutError(f"nobody listens on port {port}")


@contextlib.contextmanager
def mosquitto(folder: Path) -> Iterator[int]:
    """Mosquitto on a free port, as a venue has it."""
    port = free_port()
    file = folder / "mosquitto.conf"
    file.write_text(mosquitto_conf(port))
    running = subprocess.Popen([MOSQUITTO, "-c", str(file)])
    try:
        until_answers(port)
        yield port
    finally:
        running.terminate()
        running.wait(10)


@contextlib.contextmanager
def embedded(folder: Path) -> Iterator[int]:
    """The embedded broker on a free port, in a process of its own."""
    port = free_port()
    file = folder / "broker.toml"
    file.write_text(to_toml(Config(broker=Broker(port=port))))
    with child("headtable", "broker", "--config", str(file)):
        until_answers(port)
        yield port


@contextlib.contextmanager
def bare_relay() -> Iterator[Once]:
    """(a) The bare minimum: a process that reads a pseudo-terminal and writes another."""
    with Wire() as pad, Wire() as horn, child("tests.bench.bare", "relay", pad.path, horn.path):
        yield _warmed(lambda: _there_and_back(pad, horn))


@contextlib.contextmanager
def bare_chain(folder: Path, port: int) -> Iterator[Once]:
    """(b) The bare MQTT chain: two QoS 1 hops and one SQLite FULL commit."""
    journal = str(folder / "bare.db")
    with (
        Wire() as pad,
        Wire() as horn,
        child("tests.bench.bare", "chain-engine", journal, str(port)),
        child("tests.bench.bare", "chain-box", pad.path, horn.path, str(port)),
    ):
        yield _warmed(lambda: _there_and_back(pad, horn))


def _there_and_back(pad: Wire, horn: Wire) -> float:
    time.sleep(BLAST_OVER_S)
    start = time.perf_counter()
    pad.write(ANY_LINE)
    if not horn.lines(BARE_PATIENCE_S):
        raise TimeoutError(f"a bare process wrote no line within {BARE_PATIENCE_S} s")
    return time.perf_counter() - start


def _warmed(once: Once) -> Once:
    """Once it has answered; what is sent before the processes listen is lost."""
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline:
        with contextlib.suppress(TimeoutError):
            once()
            return once
    raise TimeoutError("a bare process does not answer")


@contextlib.contextmanager
def reflex(folder: Path, port: int) -> Iterator[Once]:
    """(c) headtable's reflex: the head table's button in, the horn out, with no engine in the path."""
    with Wire() as pad_wire, Wire() as board_wire:
        config = _config(folder / "reflex", port, "reflex", [pad_wire], board_wire)
        with child("headtable", "box", "--config", str(config)):
            pad, board = Device("pad-01", pad_wire), Device("board", board_wire)
            pad.hello("buttons")
            board.hello("signals")
            yield lambda: _reflex_once(pad, board)


def _reflex_once(pad: Device, board: Device) -> float:
    took_s = _press_to_horn(pad, "bell", board)
    pad.until(Got)
    return took_s


def _press_to_horn(pad: Device, button: Button, board: Device) -> float:
    line = pad.next_line(Press(button))
    time.sleep(BLAST_OVER_S)
    start = time.perf_counter()
    pad.wire.write(line)
    board.until_horn()
    return time.perf_counter() - start


@contextlib.contextmanager
def decision(
    folder: Path,
    port: int,
    engine: tuple[str, ...] = ("headtable", "engine", "--config"),
) -> Iterator[tuple[Once, Path]]:
    """(d) headtable's decision: the pad line that brings the head table to 21 in, the horn out; its configuration."""
    with contextlib.ExitStack() as wires:
        pad_wires = [wires.enter_context(Wire()) for _ in range(TABLES)]
        board_wire = wires.enter_context(Wire())
        config = _config(folder / "decision", port, "decision", pad_wires, board_wire)
        with (
            child(*engine, str(config)),
            child("headtable", "box", "--config", str(config)),
        ):
            pads = [Device(f"pad-{n:02}", pad_wire) for n, pad_wire in enumerate(pad_wires, start=1)]
            board = Device("board", board_wire)
            for pad in pads:
                pad.hello("buttons")
            board.hello("signals")
            open_night("decision", port, 4 * TABLES)
            yield lambda: _decision_once(pads, board), config


def _decision_once(pads: list[Device], board: Device) -> float:
    """A whole round: only the press that calls it is timed."""
    head, *others = pads
    head.say(Press("bell"))
    board.until_horn()
    head.accepted()
    took_s = _press_to_horn(head, "bunco", board)
    head.accepted()
    head.press("pass", "pass", "pass", "pass")
    for pad in others:
        pad.press("one", "pass", "pass", "pass", "pass")
    return took_s


def open_night(venue: str, port: int, players: int) -> None:
    """Open the night as a host, when box and engine have heard each other."""
    night = OpenNight(tuple(f"P{n}" for n in range(players)), "listed")
    heard = Heard("host-bench", "1", 1, night, role="host")
    client = mqtt.Client(CallbackAPIVersion.VERSION2)
    leases: queue.Queue[bytes] = queue.Queue()
    states = root(venue) + "box/box/state"
    client.on_connect = lambda client, *_: client.subscribe(states, qos=1)

    def hear(_: mqtt.Client, __: None, message: mqtt.MQTTMessage) -> None:
        if message.topic == states:  # amqtt sends a newcomer what is retained for others, too
            leases.put(bytes(message.payload))

    client.on_message = hear
    client.connect("127.0.0.1", port)
    client.loop_start()
    try:
        _until_the_engine_has_heard_the_box(leases)
        client.publish(root(venue) + address_of(heard), encode_payload(heard), qos=1).wait_for_publish(10)
    finally:
        client.disconnect()
        client.loop_stop()


def _until_the_engine_has_heard_the_box(states: queue.Queue[bytes]) -> None:
    """Two states with a lease: the engine has heard at least the first."""
    deadline_s = time.monotonic() + LEASE_PATIENCE_S
    leases = 0
    while leases < 2:
        try:
            state = decode_payload("box/box/state", states.get(timeout=max(deadline_s - time.monotonic(), 0)))
        except queue.Empty:
            raise TimeoutError(f"the box has no lease within {LEASE_PATIENCE_S} s: it hears no engine") from None
        leases += isinstance(state, BoxState) and state.lease is not None


def _config(folder: Path, port: int, venue: str, pad_wires: list[Wire], board_wire: Wire) -> Path:
    folder.mkdir()
    signals = tuple(
        SignalSettings(signal=signal, device="board", pattern_ms=(1,), shortest_gap_s=0, most_a_night=10_000)
        for signal in get_args(Signal)
    )
    box = BoxSettings(
        lines=tuple(f"serial:{wire.path}" for wire in [*pad_wires, board_wire]),
        pads=tuple(Pad(uid=f"pad-{n:02}", table=n, bell=n == 1) for n in range(1, len(pad_wires) + 1)),
        signals=signals,
    )
    config = Config(
        venue=Venue(name=venue),
        broker=Broker(port=port, embedded=False),
        engine=EngineSettings(ruleset=str(RULESET), journal=str(folder / "bench.night.db"), confirm_s=0),
        box=box,
        web=Web(port=free_port(), host_key="a key for the bench"),
    )
    file = folder / "headtable.toml"
    file.write_text(to_toml(config))
    return file
