"""The parts in containers: the file of Compose, and the configuration that is in their image."""

from __future__ import annotations

import re

from headtable.config import load
from tests.system.staging import SYSTEMD

COMPOSE = SYSTEMD / "compose"
COPIED = re.compile(r"^COPY (.+) \S+$", re.MULTILINE)


def test_everything_that_the_image_copies_is_in_the_checkout() -> None:
    sources = [source for line in COPIED.findall((COMPOSE / "Dockerfile").read_text()) for source in line.split()]
    assert len(sources) >= 6
    assert [source for source in sources if not (SYSTEMD.parent / source).exists()] == []


def test_the_configuration_in_the_image_is_valid_and_finds_the_broker_that_the_parts_share() -> None:
    config = load(COMPOSE / "headtable.toml")
    listener = next(
        line.split()[1:]
        for line in (COMPOSE / "mosquitto.conf").read_text().splitlines()
        if line.startswith("listener")
    )
    assert (config.broker.embedded, [str(config.broker.port), config.broker.host]) == (False, listener)
    assert f'"{config.web.port}:{config.web.port}"' in (COMPOSE / "compose.yaml").read_text()
