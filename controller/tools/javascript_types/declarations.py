"""The whole file of types, and where it is."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from headtable import messages
from headtable.web import live_events, phones
from headtable.web.watcher import HEARTBEAT_EVENT
from tools.javascript_types.page_elements import elements_and_data
from tools.javascript_types.routes import api, page_addresses
from tools.javascript_types.sentence_types import sentence_arguments
from tools.javascript_types.typescript import Names, Types

FILE: Final = Path(__file__).parents[3] / "tests" / "web" / "javascript" / "headtable.d.ts"
HEAD: Final = """\
// Written by `make generate` from the messages, the routes of the API and the HTML pages. Do not edit it.

declare namespace headtable {
"""


def declarations() -> str:
    """The whole file."""
    names = Names.of(_modules())
    received, sent = Types("received", names), Types("sent", names)
    parts = [
        *_events(received),
        *api("Gets", "GET", received, sent),
        *api("Posts", "POST", received, sent),
        *page_addresses(),
        *elements_and_data(),
        *sentence_arguments(),
        *received.declared(),
        "",
        "  /** What pages send: a field that has a default may be left out. */",
        "  namespace sent {",
        *(f"  {each}" if each else "" for each in sent.declared()),
        "  }",
    ]
    return HEAD + "\n".join(parts) + "\n}\n"


def _modules() -> Iterator[ModuleType]:
    """Where unions and choices have their names."""
    for module in pkgutil.walk_packages(messages.__path__, f"{messages.__name__}."):
        yield import_module(module.name)
    yield phones
    yield live_events


def _events(received: Types) -> Iterator[str]:
    yield "  /** The events of the room, by name, with what each carries. */"
    yield "  interface RoomEvents {"
    for kind, name in live_events.EVENTS.items():
        yield f"    {name.decode()}: {received.of(kind)};"
    yield f"    {HEARTBEAT_EVENT.decode()}: Record<string, never>;"
    yield "  }"
