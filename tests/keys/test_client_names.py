"""No user of the broker can take another one's connection over, tried on a real Mosquitto."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from headtable.bus.client import Bus
from headtable.bus.client_names import Session, client_name
from headtable.bus.logins import Login
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.messages.rooms import EngineState
from tests.keys.guarded_broker import OWN_BOX, VENUE, Guarded, guarded
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
BOX = f"box-{OWN_BOX}"
SESSIONS: dict[str, Session] = {"engine": "kept", "web": "clean", BOX: "clean", "tools": "clean"}


class Victim(NamedTuple):
    """A part on the bus, and how often it has lost its connection."""

    bus: Bus
    losses: list[str]


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    """One Mosquitto for all users."""
    with guarded(tmp_path_factory.mktemp("broker")) as running:
        yield running


def settings(broker: Guarded, folder: Path) -> Broker:
    """The broker as all parts know it, with a file for each password."""
    for user, password in broker.passwords.items():
        (folder / user).write_text(password)
    return Broker(port=broker.port, embedded=False, logins=str(folder))


@contextlib.asynccontextmanager
async def connected(known: Broker, user: str) -> AsyncIterator[Victim]:
    """A part of ours on the bus."""
    losses: list[str] = []
    up = asyncio.Event()
    bus = Bus(known, VENUE, user, ("engine/state",), Complaints(losses.append), user=user, session=SESSIONS[user])
    running = asyncio.create_task(bus.run(lambda *_: None, up.set, lambda: losses.append("lost")))
    try:
        await asyncio.wait_for(up.wait(), PATIENCE_S)
        yield Victim(bus, losses)
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


async def stays(victim: Victim) -> bool:
    """Whether the connection is still the first one."""
    victim.bus.publish(EngineState("boot1", "online"))
    await asyncio.wait_for(victim.bus.flush(), PATIENCE_S)
    return not victim.losses


def names_known_to(attacker: str, victim: str, known: Broker, password: str) -> list[str]:
    """Every name of the victim that the attacker can make of what it knows: the program, and its own password."""
    made = [client_name(VENUE, victim, SESSIONS[victim], known, Login(user, password)) for user in (victim, attacker)]
    return [victim, f"headtable-{VENUE}-{victim}", *made]


@pytest.mark.parametrize("victim", SESSIONS)
async def test_no_other_user_disconnects_a_part_by_its_name(broker: Guarded, tmp_path: Path, victim: str) -> None:
    known = settings(broker, tmp_path)
    async with connected(known, victim) as part:
        for attacker in broker.passwords.keys() - {victim}:
            for name in names_known_to(attacker, victim, known, broker.passwords[attacker]):
                with broker.client(attacker, name=name) as client:
                    assert client.answer is not None
                    assert not client.answer.is_failure
                    assert await stays(part)


async def test_whoever_knows_the_secret_name_does_disconnect_it(broker: Guarded, tmp_path: Path) -> None:
    known = settings(broker, tmp_path)
    secret = client_name(VENUE, "engine", "kept", known, Login("engine", broker.passwords["engine"]))
    async with connected(known, "engine") as part:
        with broker.client("web", name=secret):
            async with asyncio.timeout(PATIENCE_S):
                while not part.losses:
                    await asyncio.sleep(0.01)


async def test_several_commands_may_run_at_once(broker: Guarded, tmp_path: Path) -> None:
    known = settings(broker, tmp_path)
    async with connected(known, "tools") as one, connected(known, "tools") as other:
        assert await stays(one)
        assert await stays(other)


def test_a_kept_session_has_the_same_name_after_a_restart_and_another_with_another_password() -> None:
    known = Broker(embedded=False, logins="/nowhere")
    names = [client_name(VENUE, "engine", "kept", known, Login("engine", word)) for word in ("one", "one", "two")]
    assert names[0] == names[1] != names[2]


def test_a_password_for_all_is_no_part_of_a_name() -> None:
    known = Broker(embedded=False, username="hall", password="a word")  # noqa: S106  it is no secret
    assert client_name(VENUE, "engine", "kept", known, Login("hall", "a word")) == f"headtable-{VENUE}-engine"
