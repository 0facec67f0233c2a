"""A folder with nights, and a host whose pages show them."""

from __future__ import annotations

import contextlib
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from headtable import rulesets
from headtable.journal import Journal
from headtable.messages.mqtt import MqttMessage
from headtable.web.connections import Limits
from headtable.web.engine_requests import EngineRequests
from headtable.web.page_place import Place
from tests.journal.test_formats import STORED
from tests.web.house import browser_at, evening, let_in_as_host, night, nobody, opened, room_with

PAST = "2026-11-21-1805.night.db"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with tonight's journal, a past night, and files that are nobody's business."""
    place = tmp_path / "nights"
    place.mkdir()
    Journal.create(place / "tonight.night.db", rulesets.text("rfp"), "5eed").close()
    (place / PAST).write_bytes(gzip.decompress((STORED / "9.db.gz").read_bytes()))
    (place / "notes.txt").write_text("mine")
    (tmp_path / "secret.night.db").write_bytes((place / PAST).read_bytes())
    return place


@contextlib.asynccontextmanager
async def a_host(
    folder: Path, requests: EngineRequests | None = None, *more: MqttMessage, phase: str = "over"
) -> AsyncIterator[httpx.AsyncClient]:
    """A browser of a host whose nights are in this folder."""
    room = room_with(*evening(), night(phase), *more)  # type: ignore[arg-type]  # one of the phases
    place = Place(
        0, folder / "pages.json", Limits(), journal=folder / "tonight.night.db", rulesets=folder / "rulesets"
    )
    async with opened(room, requests or nobody(), place) as (_, address), browser_at(address) as client:
        await let_in_as_host(client)
        yield client
