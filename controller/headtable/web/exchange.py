"""The requests and answers of the pages' API. The types of the pages' JavaScript are generated from this."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec
from litestar import Response
from litestar.enums import MediaType
from msgspec import Struct

from headtable.web.decoding import decoded_body

NAME = "exchange"  # the key of ``opt`` that holds a route
NEVER_STORED = {"Cache-Control": "no-store"}
Answer = TypeVar("Answer")
Body = TypeVar("Body")


class Answers(Generic[Answer]):
    """A route that answers with JSON of one type; ``query`` is the type of its query."""

    def __init__(self, answer: type[Answer], query: type[Struct] | None = None) -> None:
        self.answer = answer
        self.query = query

    @property
    def opt(self) -> dict[str, object]:
        """The route's options, where the generator of types finds it."""
        return {NAME: self}

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
