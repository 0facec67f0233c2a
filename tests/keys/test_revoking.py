"""`headtable keys revoke` on a real Mosquitto: whoever has the old password is shut out, and nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.wire import root
from tests.keys.guarded_broker import Client
from tests.keys.keys_command import BOX, VENUE
from tests.keys.venue_broker import FURTHER_BOX, VenueBroker, venue_broker
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
STATE = f"{root(VENUE)}engine/state"
REVOKED = ("web", f"box-{BOX}", f"box-{FURTHER_BOX}")


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[VenueBroker]:
    """A Mosquitto of its own for each test, as a test changes its users."""
    with venue_broker(tmp_path) as running:
        yield running


def is_let_in(client: Client) -> bool:
    """Whether the broker has let it in."""
    assert client.answer is not None
    return not client.answer.is_failure


@pytest.mark.parametrize("user", REVOKED)
def test_after_the_reload_the_old_password_is_refused(broker: VenueBroker, user: str) -> None:
    old = broker.password(user)
    assert "systemctl reload mosquitto" in broker.keys("revoke", user)
    with broker.client(user, old) as before:
        assert is_let_in(before)
        broker.reload()
        assert before.lost.wait(PATIENCE_S)
    with broker.client(user, old) as after:
        assert not is_let_in(after)


@pytest.mark.parametrize("user", REVOKED)
def test_the_reload_ends_the_running_session_of_the_user_and_no_other(broker: VenueBroker, user: str) -> None:
    with broker.client(user) as revoked, broker.client("engine") as engine, broker.client("tools") as tools:
        tools.hear(STATE)
        broker.keys("revoke", user)
        broker.reload()
        assert revoked.lost.wait(PATIENCE_S)
        engine.publish(STATE)
        tools.wait_for(STATE)
        assert not engine.lost.is_set()


def test_a_part_of_this_machine_comes_back_by_itself_with_its_new_password(broker: VenueBroker) -> None:
    async def connects_again() -> None:
        connected = asyncio.Queue[None]()
        complaints = Complaints(logging.getLogger(__name__).warning)
        bus = Bus(broker.settings, VENUE, "web", ("engine/state",), complaints, user="web")
        running = asyncio.create_task(bus.run(lambda *_: None, lambda: connected.put_nowait(None), lambda: None))
        async with asyncio.timeout(PATIENCE_S):
            await connected.get()
            broker.keys("revoke", "web")
            broker.reload()
            await connected.get()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(connects_again())
