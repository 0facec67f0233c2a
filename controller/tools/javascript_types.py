"""``make generate``: writes the types of the pages' JavaScript from messages, API routes and HTML pages.

    python -m tools.javascript_types

A page's script names them in JSDoc, ``@param {headtable.TableState} state``, and ``tsc`` checks that. So each event,
message, address and element has its name in one place, and ``tsc`` finds a misspelt one.
"""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import ModuleType, UnionType
from typing import Final, Literal, Union, cast, get_args, get_origin

from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, inspect

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.dating import Dating
from headtable.messages import facts, inputs, line, pace, past, people, plays, prizes, rooms, table, words
from headtable.messages.refusals import every
from headtable.web import api, app, live_room, phones
from headtable.web.connections import Limits
from headtable.web.engine_requests import EngineRequests
from headtable.web.exchange import NAME as EXCHANGE, Answers, Exchange
from headtable.web.pages import STATIC
from headtable.web.watcher import HEARTBEAT_EVENT

FILE: Final = Path(__file__).parents[2] / "tests" / "web" / "javascript" / "headtable.d.ts"
HEAD: Final = """\
// Written by `make generate` from the messages, the routes of the API and the HTML pages. Do not edit it.

declare namespace headtable {
"""
# A union or a choice of words has its name here; the first module that has it gives it.
NAMED_IN: Final = (words, line, table, pace, people, prizes, past, plays, inputs, facts, rooms, every, phones, api)
EVENTS_ADDRESS: Final = "/api/events"  # a stream, described by RoomEvents

View = Literal["received", "sent"]  # in what a page sends, a field with a default may be left out


def main() -> None:
    """Write the file, if it is not as it should be."""
    text = declarations()
    if not FILE.exists() or FILE.read_text(encoding="utf-8") != text:
        FILE.write_text(text, encoding="utf-8")
        sys.stdout.write(f"wrote {FILE}\n")


def declarations() -> str:
    """The whole file."""
    exchanges = dict(_exchanges())
    received, sent = Types("received"), Types("sent")
    parts = [
        *_events(received),
        *_api("Gets", "GET", exchanges, received, sent),
        *_api("Posts", "POST", exchanges, received, sent),
        *_page_addresses(),
        *_of_the_pages(),
        *received.declared(),
        "",
        "  /** What pages send: a field that has a default may be left out. */",
        "  namespace sent {",
        *(f"  {each}" if each else "" for each in sent.declared()),
        "  }",
    ]
    return HEAD + "\n".join(parts) + "\n}\n"


# --- types -------------------------------------------------------------------------------------------


class Types:
    """TypeScript for Python types, and the declarations of all structs that they name."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._found: dict[str, type[Struct]] = {}
        self._aliases: dict[str, str] = {}

    def of(self, kind: object) -> str:
        """How TypeScript writes a type that Python code has written."""
        return self._written(inspect.type_info(kind))

    def declared(self) -> Iterator[str]:
        """An interface for each struct that was named, and for those that they name."""
        done: set[str] = set()
        bodies: dict[str, list[str]] = {}
        while rest := [name for name in self._found if name not in done]:
            for name in rest:
                done.add(name)
                bodies[name] = list(self._interface(self._found[name]))
        for name in sorted(bodies):
            yield ""
            yield from bodies[name]
        for name in sorted(self._aliases):
            yield ""
            yield f"  type {name} = {self._aliases[name]};"

    def _interface(self, struct: type[Struct]) -> Iterator[str]:
        shape = cast("inspect.StructType", inspect.type_info(struct))
        yield from _comment(struct.__doc__ or "", "  ")
        yield f"  interface {struct.__name__} {{"
        if shape.tag is not None:
            yield f'    {shape.tag_field}: "{shape.tag}";'
        for each in shape.fields:
            yield from _comment(_description(each.type), "    ")
            optional = "?" if self._view == "sent" and not each.required else ""
            yield f"    {each.encode_name}{optional}: {self._written(each.type)};"
        yield "  }"

    def _written(self, kind: inspect.Type) -> str:  # noqa: PLR0911  a case for each kind of type
        match kind:
            case inspect.Metadata():
                return self._written(kind.type)
            case inspect.StructType():
                self._found[kind.cls.__name__] = kind.cls
                return kind.cls.__name__
            case inspect.UnionType():
                return self._union(kind)
            case inspect.LiteralType():
                return self._literal(kind)
            case inspect.TupleType():
                return f"readonly [{', '.join(map(self._written, kind.item_types))}]"
            case inspect.VarTupleType() | inspect.ListType():
                item = self._written(kind.item_type)
                return f"readonly {item}[]" if item.isidentifier() else f"readonly ({item})[]"
            case _:
                return _PLAIN[type(kind)]

    def _union(self, kind: inspect.UnionType) -> str:
        structs = [self._bare(each) for each in kind.types if isinstance(self._bare(each), inspect.StructType)]
        names = [each.cls.__name__ for each in structs if isinstance(each, inspect.StructType)]
        others = [self._written(each) for each in kind.types if self._bare(each) not in structs]
        written = [self._written(each) for each in structs]
        alias = UNIONS.get(frozenset(names))
        if alias and len(names) > 1:
            self._aliases[alias] = " | ".join(sorted(names))
            written = [alias]
        return " | ".join([*written, *sorted(others, key=lambda one: one == "null")])

    def _bare(self, kind: inspect.Type) -> inspect.Type:
        return self._bare(kind.type) if isinstance(kind, inspect.Metadata) else kind

    def _literal(self, kind: inspect.LiteralType) -> str:
        values = " | ".join(f'"{value}"' for value in kind.values)
        alias = LITERALS.get(frozenset(map(str, kind.values)))
        if alias is None:
            return values
        self._aliases[alias] = values
        return alias


_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def _description(kind: inspect.Type) -> str:
    """What a field's annotation says of it; a type's own description says nothing of the field."""
    if not isinstance(kind, inspect.Metadata) or kind.extra_json_schema is None:
        return ""
    return str(kind.extra_json_schema.get("description", ""))


def _comment(text: str, indent: str) -> Iterator[str]:
    told = re.sub(r"\s+", " ", text.replace("``", "`")).strip()
    if told:
        yield f"{indent}/** {told} */"


def _named(modules: Iterable[ModuleType]) -> Iterator[tuple[str, object]]:
    for module in modules:
        yield from ((name, value) for name, value in vars(module).items() if name[0].isupper())


def _unions() -> Iterator[tuple[frozenset[str], str]]:
    for name, value in _named(NAMED_IN):
        members = get_args(value)
        if isinstance(value, UnionType) or get_origin(value) is Union:
            structs = [one for one in members if isinstance(one, type) and issubclass(one, Struct)]
            if len(structs) == len(members):
                yield frozenset(one.__name__ for one in structs), name


def _literals() -> Iterator[tuple[frozenset[str], str]]:
    for name, value in _named(NAMED_IN):
        if get_origin(value) is Literal:
            yield frozenset(map(str, get_args(value))), name


def _first_names(found: Iterable[tuple[frozenset[str], str]]) -> dict[frozenset[str], str]:
    names: dict[frozenset[str], str] = {}
    for values, name in found:
        names.setdefault(values, name)
    return names


UNIONS: Final = _first_names(_unions())
LITERALS: Final = _first_names(_literals())


# --- the API -----------------------------------------------------------------------------------------


def _routes() -> list[HTTPRouteHandler]:
    """The routes of pages that nobody opens."""
    requests = EngineRequests(lambda _: False, Dating(lambda: 0.0))
    complaints = Complaints(logging.getLogger(__name__).warning)
    place = app.Place(0, None, Limits())
    nobodys = live_room.LiveRoom(lambda: 0.0)
    return app.Pages(Web(), nobodys, requests, complaints=complaints, place=place).routes()


def addresses() -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Each method and path that the pages' server knows, with its route."""
    for route in _routes():
        for path in sorted(route.paths):
            for method in sorted(route.http_methods - {"OPTIONS", "HEAD"}):
                yield str(method), path, route


def _exchanges() -> Iterator[tuple[tuple[str, str], Answers[object]]]:
    for method, path, route in addresses():
        if path.startswith("/api/") and path != EVENTS_ADDRESS:
            yield (method, path), route.opt[EXCHANGE]


def _api(
    name: str, method: str, exchanges: dict[tuple[str, str], Answers[object]], received: Types, sent: Types
) -> Iterator[str]:
    yield ""
    yield f"  /** The routes that are asked by {method}. */"
    yield f"  interface {name} {{"
    for (asked_by, path), exchange in sorted(exchanges.items()):
        if asked_by == method:
            yield f"    {_key(path)}: {{"
            yield f"      query: {_sent(exchange.query, sent)};"
            yield f"      body: {_body(exchange, sent) if method == 'POST' else 'undefined'};"
            yield f"      answer: {received.of(exchange.answer)};"
            yield "    };"
    yield "  }"


def _body(exchange: Answers[object], sent: Types) -> str:
    if not isinstance(exchange, Exchange):
        return _sent(None, sent)
    kind = sent.of(exchange.decoder.type)
    return " | ".join(one if one.startswith('"') else f"sent.{one}" for one in kind.split(" | "))


def _sent(kind: type[Struct] | None, sent: Types) -> str:
    return "Record<string, never>" if kind is None else f"sent.{sent.of(kind)}"


def _key(path: str) -> str:
    """``/api/table/{table:int}`` as the key of an interface."""
    written = _pattern(path)
    return f"[address: {written}]" if written.startswith("`") else written


def _pattern(path: str) -> str:
    """A path as a type: ``{table:int}`` may be any number."""
    filled = re.sub(r"{\w+:int}", "${number}", path)
    return f"`{filled}`" if "${" in filled else f'"{filled}"'


def _page_addresses() -> Iterator[str]:
    pages = sorted(path for method, path, _ in addresses() if method == "GET" and not path.startswith("/api/"))
    yield ""
    yield "  /** Where a browser can go. */"
    yield f"  type PageAddress = {' | '.join(map(_pattern, pages))};"
    yield ""
    yield "  /** Where the events of the room come from. */"
    yield f'  type EventsAddress = "{EVENTS_ADDRESS}";'


def _events(received: Types) -> Iterator[str]:
    yield "  /** The events of the room, by name, with what each carries. */"
    yield "  interface RoomEvents {"
    for kind, name in live_room.EVENTS.items():
        yield f"    {name.decode()}: {received.of(kind)};"
    yield f"    {HEARTBEAT_EVENT.decode()}: Record<string, never>;"
    yield "  }"


# --- the HTML pages ----------------------------------------------------------------------------------


class PageParts(HTMLParser):
    """The elements of a page that have an id, and the values of its data attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: dict[str, set[str]] = {}
        self.data: dict[str, set[str]] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember one element."""
        for name, value in attrs:
            if name == "id" and value:
                self.tags.setdefault(value, set()).add(tag)
            elif name.startswith("data-") and value:
                self.data.setdefault(name.removeprefix("data-"), set()).add(value)


def _of_the_pages() -> Iterator[str]:
    parts = PageParts()
    for page in sorted(STATIC.glob("*.html")):
        parts.feed(page.read_text(encoding="utf-8"))
    yield ""
    yield "  /** The elements of all pages, by id; a name that two pages have may be either's. */"
    yield "  interface Elements {"
    for name, tags in sorted(parts.tags.items()):
        yield f'    "{name}": HTMLElementTagNameMap[{_choice(tags)}];'
    yield "  }"
    yield ""
    yield "  /** The values of the data attributes of all pages. */"
    yield "  interface Data {"
    for name, values in sorted(parts.data.items()):
        yield f'    "{name}": {_choice(values)};'
    yield "  }"


def _choice(values: set[str]) -> str:
    return " | ".join(f'"{value}"' for value in sorted(values))


if __name__ == "__main__":
    main()
