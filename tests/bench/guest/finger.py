"""The finger on the buttons and the ear at the horns. Run as ``finger.py ASKED``, where ASKED is JSON; prints JSON.

For each press it pulls a button's line down, looks at the horn's line all the time until that is high, and notes how
long this took. What a box has heard is judged, as an engine would: only then it listens to the next press.
"""

import os
import random
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import msgspec
import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion

from headtable.bus.logins import ENGINE, login_of
from headtable.config import load
from headtable.messages.inputs import Ack, Heard
from headtable.wire import address_of, decode_payload, encode_payload, root

HOSTS = Path("/etc/headtable/headtable.toml")
PATIENCE_S = 10.0
MOST_PRESSES = 3  # for one sound
REST_S = (0.3, 0.4)  # longer than a contact is deaf, and never in step with anybody's clock


class Asked(msgspec.Struct, frozen=True):
    """What the bench wants: for each row its button and its horn, and whether somebody judges its presses."""

    presses: int
    rows: dict[str, tuple[int, int]]
    judged: frozenset[str]


class Pressed(msgspec.Struct):
    """The seconds of each press, and how many presses were repeated because the machine stood still."""

    times_s: dict[str, list[float]]
    repeated: int = 0


class Row:
    """One button and one horn of the simulated chip."""

    def __init__(self, button: int, horn: int, files: ExitStack) -> None:
        (chip,) = Path("/sys/devices/platform").glob("gpio-sim.*/gpiochip*")
        self._words = f"button {button}, horn {horn}"
        self._pull = os.open(chip / f"sim_gpio{button}/pull", os.O_WRONLY)
        self._level = os.open(chip / f"sim_gpio{horn}/value", os.O_RDONLY)
        files.callback(os.close, self._pull)
        files.callback(os.close, self._level)

    def press(self) -> tuple[float, int]:
        """Press, and tell how long it took until the horn, and how many presses had no sound before.

        A box that stood still for longer than a press lives does not sound it: the press is too old then.
        """
        for silent in range(MOST_PRESSES - 1):
            with suppress(TimeoutError):
                return self._pressed_once(), silent
            self.let_go()
            time.sleep(max(REST_S))
        return self._pressed_once(), MOST_PRESSES - 1

    def _pressed_once(self) -> float:
        start_s = time.perf_counter()
        os.write(self._pull, b"pull-down")
        self._until(b"1")
        return time.perf_counter() - start_s

    def let_go(self) -> None:
        """Let go, and wait until all is quiet."""
        os.write(self._pull, b"pull-up")
        self._until(b"0")

    def _until(self, level: bytes) -> None:
        deadline_s = time.perf_counter() + PATIENCE_S
        while os.pread(self._level, 1, 0) != level:
            if time.perf_counter() > deadline_s:
                raise TimeoutError(f"{self._words}: the horn is not {level!r} within {PATIENCE_S} s")


@contextmanager
def judge() -> Iterator[threading.Semaphore]:
    """Take all that boxes hear; how often it has."""
    config = load(HOSTS)
    broker, below = config.broker, root(config.venue.name)
    taken, here = threading.Semaphore(0), threading.Event()

    def take(client: mqtt.Client, _: object, message: mqtt.MQTTMessage) -> None:
        heard = decode_payload(message.topic.removeprefix(below), bytes(message.payload))
        if isinstance(heard, Heard):
            verdict = Ack(heard.uid, heard.boot, heard.seq, accepted=True, entry=1)
            client.publish(below + address_of(verdict), encode_payload(verdict), qos=1)
            taken.release()

    client = mqtt.Client(CallbackAPIVersion.VERSION2)
    client.username_pw_set(*login_of(broker, ENGINE))
    client.on_message = take
    client.on_connect = lambda client, *_: client.subscribe(below + "#", qos=1)
    client.on_subscribe = lambda *_: here.set()
    client.connect(broker.host, broker.port)
    client.loop_start()
    try:
        if not here.wait(PATIENCE_S):
            raise TimeoutError(f"the broker grants no subscription within {PATIENCE_S} s")
        yield taken
    finally:
        client.disconnect()
        client.loop_stop()


def pressed(asked: Asked) -> Pressed:
    """So many presses of each row, in an order that suits nobody."""
    result = Pressed({name: [] for name in asked.rows})
    order = [name for name in asked.rows for _ in range(asked.presses)]
    random.shuffle(order)
    with ExitStack() as files, judge() as taken:
        rows = {name: Row(*lines, files) for name, lines in asked.rows.items()}
        for name in order:
            took_s, silent = rows[name].press()
            result.times_s[name].append(took_s)
            result.repeated += silent
            if name in asked.judged and not taken.acquire(timeout=PATIENCE_S):
                raise TimeoutError(f"{name}: the box published no press within {PATIENCE_S} s")
            while silent and taken.acquire(blocking=False):
                pass  # a silent press may be published, too
            time.sleep(random.uniform(*REST_S))
            rows[name].let_go()
            time.sleep(random.uniform(*REST_S))
    return result


if __name__ == "__main__":
    os.write(1, msgspec.json.encode(pressed(msgspec.json.decode(sys.argv[1], type=Asked))))
