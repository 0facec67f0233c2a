"""The embedded MQTT broker, for a laptop and for tests; a venue runs Mosquitto."""

from __future__ import annotations

import asyncio
import hmac
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from amqtt.broker import Broker as Amqtt
from amqtt.contexts import BrokerConfig, ListenerConfig
from amqtt.errors import AMQTTError
from amqtt.plugins.base import BaseAuthPlugin
from amqtt.session import Session

from headtable.config import Broker, Config
from headtable.errors import Unwell

__all__ = ["Door", "embedded", "serve"]


class Door(BaseAuthPlugin):
    """Lets in whoever knows the venue's username and password; with none set, everyone (who is on this machine)."""

    @dataclass
    class Config:
        """What amqtt passes on from ``embedded``."""

        username: str = ""
        password: str = ""

    async def authenticate(self, *, session: Session) -> bool:
        """Whether this client may come in."""
        username, password = self.config.username, self.config.password
        if not username:
            session.is_anonymous = True
            return True
        named = hmac.compare_digest((session.username or "").encode(), username.encode())
        return hmac.compare_digest((session.password or "").encode(), password.encode()) and named


async def serve(config: Config) -> None:
    """Run the broker until cancelled."""
    async with embedded(config.broker):
        await asyncio.Event().wait()


@asynccontextmanager
async def embedded(broker: Broker) -> AsyncIterator[int]:
    """A running broker; yields its port (port 0 in the configuration finds a free one)."""
    logging.getLogger("amqtt").setLevel(logging.CRITICAL)  # it logs every client that leaves without a goodbye
    logging.getLogger("transitions").setLevel(logging.CRITICAL)
    port = broker.port or _free_port(broker.host)
    amqtt = Amqtt(_settings(broker, port))
    try:
        await amqtt.start()
    except AMQTTError as trouble:
        raise Unwell(
            f"cannot open the broker at {broker.host}:{port} ({trouble.__cause__ or trouble}); is one running "
            "there? Stop it, or set embedded = false in [broker] to use it, or choose another port"
        ) from None
    try:
        yield port
    finally:
        await amqtt.shutdown()


def _settings(broker: Broker, port: int) -> BrokerConfig:
    door = f"{Door.__module__}.{Door.__qualname__}"
    return BrokerConfig(
        listeners={"default": ListenerConfig(bind=f"{broker.host}:{port}")},
        plugins={door: {"username": broker.username, "password": broker.password}},
    )


def _free_port(host: str) -> int:
    with socket.create_server((host, 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
