"""TLS to a broker: whom a part trusts, and what it says when it does not."""

from __future__ import annotations

import ssl
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.bus.connection import connect_socket
from headtable.config import Broker
from tests.brokers import Mosquitto, MosquittoOverTls

pytestmark = pytest.mark.slow


async def refusal(broker: Broker) -> str:
    """Why no encrypted connection is made."""
    with pytest.raises((ssl.SSLError, ConnectionResetError)) as refused:
        await connect_socket(broker)
    return str(refused.value)


async def test_a_broker_with_the_certificate_of_another_authority_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    stranger = MosquittoOverTls(tmp_path / "other")
    async with MosquittoOverTls(tmp_path) as broker:
        assert "certificate verify failed" in await refusal(replace(broker.settings, tls=stranger.settings.tls))


async def test_a_broker_by_a_name_that_its_certificate_does_not_have_is_refused(tmp_path: Path) -> None:
    async with MosquittoOverTls(tmp_path) as broker:
        assert "localhost" in await refusal(replace(broker.settings, host="localhost"))


async def test_a_broker_that_does_not_encrypt_is_refused(tmp_path: Path) -> None:
    authority = MosquittoOverTls(tmp_path).settings.tls
    async with Mosquitto(tmp_path) as broker:
        await refusal(replace(broker.settings, tls=authority))


async def test_a_broken_authority_gives_no_unencrypted_connection(tmp_path: Path) -> None:
    async with MosquittoOverTls(tmp_path) as broker:
        Path(broker.settings.tls).write_text("no certificate")
        await refusal(broker.settings)
