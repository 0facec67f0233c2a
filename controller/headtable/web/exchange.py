"""The requests and answers of the pages' API.

The types of the pages' JavaScript and the OpenAPI document are generated from this.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec
from litestar import Response
from litestar.enums import MediaType
from litestar.openapi.spec import SecurityRequirement
from msgspec import Struct

from headtable.web.decoding import decoded_body

NAME = "exchange"  # the key of ``opt`` that holds a route
NEVER_STORED = {"Cache-Control": "no-store"}
PHONE: Sequence[SecurityRequirement] = [{"phone": []}]
"""The ``security`` of a route that wants the cookie of a phone. A host's cookie is known by the guard."""
Answer = TypeVar("Answer")
Body = TypeVar("Body")


class Route:
    """What a route of the API takes and answers with; a route without one is a page for people."""

    def __init__(self, media_type: str, query: type[Struct] | None) -> None:
        self.media_type = media_type
        self.query = query

    @property
    def opt(self) -> dict[str, object]:
        """The route's options, where the generators of types and of the document find it."""
        return {NAME: self}


class Answers(Route, Generic[Answer]):
    """A route that answers with JSON of one type; ``query`` is the type of its query."""

    def __init__(self, answer: type[Answer], query: type[Struct] | None = None) -> None:
        super().__init__(MediaType.JSON.value, query)
        self.answer = answer

    def response(self, value: Answer, headers: Mapping[str, str] | None = None) -> Response[bytes]:
        """The answer as JSON."""
        return Response(msgspec.json.encode(value), media_type=MediaType.JSON, headers=headers)


class Exchange(Answers[Answer], Generic[Answer, Body]):
    """A route that also takes a body of one type."""

    def __init__(
        self, answer: type[Answer], decoder: msgspec.json.Decoder[Body], query: type[Struct] | None = None
    ) -> None:
        super().__init__(answer, query)
        self.decoder = decoder

    def body(self, sent: bytes) -> Body:
        """The decoded request; 400 if it is invalid."""
        return decoded_body(self.decoder, sent)


class Delivers(Route):
    """A route that answers with a file of this media type; ``image/*`` is any picture."""

    def __init__(self, media_type: str, query: type[Struct] | None = None) -> None:
        super().__init__(media_type, query)


class Makes(Delivers):
    """A route that makes its file when it is asked, and may have to refuse it."""


class Streams(Route):
    """A route that sends events without end: the type of each event's data, and the event's name."""

    def __init__(self, events: Iterable[tuple[type[Struct], bytes]], query: type[Struct] | None = None) -> None:
        super().__init__("text/event-stream", query)
        self.events = {name.decode(): kind for kind, name in events}


CSV = Delivers("text/csv; charset=utf-8")
PNG = Delivers("image/png")
