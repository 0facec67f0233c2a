"""The pages keep to their OpenAPI document, whatever a host, a phone or a stranger sends."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import jsonschema_rs
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from headtable.web.live_events import EVENTS
from tests.patience import PATIENCE_S
from tests.web.house import browser_at, evening, host, let_in_as_host, nobody, room_with
from tests.web.real_console import Evening, open_evening

Cookies = dict[str, str]
CONFORMS: Final = [status_code_conformance, content_type_conformance, response_schema_conformance]
WITHOUT_END: Final = "GET /api/events"
LAST: Final = ("POST /api/nights/new", "POST /api/host/leave")
"""After the first one there are no tables, and after the other one the host is signed out."""
UNSAID: Final = re.compile("got `float`|Invalid base64|at `key`")
"""JSON Schema counts 30.0 among the integers, and it knows neither base64 nor keys that are numbers."""
MISREAD: Final = ("body-garbled", "query-garbled")
EXAMPLES: Final = settings(
    max_examples=3,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Visitor:
    """Somebody who asks every operation of the document."""

    def __init__(self, document: bytes, address: str, cookies: Cookies) -> None:
        self._schema = schemathesis.openapi.from_dict(msgspec.json.decode(document), config=SchemathesisConfig())
        self._schema.config.update(base_url=address)
        self._schema.config.generation.update(with_security_parameters=False)
        self._cookies = cookies
        self.asked = Counter[str]()

    def ask_everything(self) -> None:
        """Send some requests that are as the document says, and some that are not, to every operation."""
        operations = [found.ok() for found in self._schema.get_all_operations() if isinstance(found, Ok)]
        assert len(operations) == len(list(self._schema.get_all_operations()))
        assert {WITHOUT_END, *LAST} <= {operation.label for operation in operations}
        for operation in sorted(operations, key=_turn):
            self._ask(operation, GenerationMode.POSITIVE)
            with contextlib.suppress(Unsatisfiable):  # nothing is wrong for it: it takes no input, or any
                self._ask(operation, GenerationMode.NEGATIVE)
        assert self.asked.keys() == {operation.label for operation in operations}, "no operation is left out"

    def _answer(self, case: Case[Any]) -> Response:
        """The answer on a connection that only this side closes, so that no answer is lost with it."""
        with requests.Session() as session:
            session.trust_env = False
            session.cookies.update(self._cookies)
            if case.operation.label == WITHOUT_END:
                return _begun(session.request(stream=True, timeout=PATIENCE_S, **case.as_transport_kwargs()))
            return case.call(session=session, timeout=PATIENCE_S)

    def _check(self, case: Case[Any], answer: Response, mode: GenerationMode) -> None:
        """Hold an answer against the document."""
        is_stream = answer.status_code == 200 and case.operation.label == WITHOUT_END
        checks = CONFORMS[:2] if is_stream else CONFORMS  # a stream is only text to OpenAPI
        # An address that is too long is refused as such, whatever else is wrong with it.
        too_long = answer.status_code == 414
        case.validate_response(answer, checks=checks if too_long else [*checks, negative_data_rejection])
        if is_stream:
            self._check_event(answer.text)
        if mode is GenerationMode.POSITIVE and answer.status_code == 400:
            reason = answer.json()["reason"]
            is_misread = reason["is"] in MISREAD and not UNSAID.search(reason["error"])
            assert not is_misread, f"{case.operation.label}: {answer.text}"

    def _check_event(self, text: str) -> None:
        """The first event of a stream has the type that the document names for it."""
        name, data = (line.partition(": ")[2] for line in text.splitlines()[:2])
        kind = next(kind.__name__ for kind, named in EVENTS.items() if named.decode() == name)
        schema = {"$ref": f"#/components/schemas/{kind}", "components": self._schema.raw_schema["components"]}
        jsonschema_rs.validate(schema, msgspec.json.decode(data))

    def _ask(self, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> None:
        @EXAMPLES
        @given(operation.as_strategy(generation_mode=mode))
        def one_request(case: Case[Any]) -> None:
            answer = self._answer(case)
            self.asked[operation.label] += 1
            self._check(case, answer, mode)

        one_request()


def _turn(operation: APIOperation[Any, Any, Any, Any]) -> int:
    """The place of an operation among the others: those that end something come last."""
    return LAST.index(operation.label) + 1 if operation.label in LAST else 0


def _begun(answer: requests.Response) -> Response:
    """The beginning of an answer that may never end."""
    answer._content = next(answer.iter_content(None), b"")
    return Response.from_requests(answer, verify=False)


async def cookies_of(who: str, there: Evening) -> Cookies:
    """What this visitor has in the browser: a host has shown the key, and a phone its table's code."""
    async with browser_at(there.address) as client:
        if who != "nobody":
            await let_in_as_host(client)
        if who == "phone":
            code = (await client.get("/api/phones")).json()["tables"][0]["code"]
            client.cookies.clear()
            assert (await client.get("/join", params={"code": code})).status_code == 303
        return dict(client.cookies)


@pytest.mark.slow
@pytest.mark.parametrize("who", ["host", "phone", "nobody"])
async def test_every_answer_is_as_the_document_says(who: str, tmp_path: Path) -> None:
    async with open_evening(tmp_path) as there:
        await there.open()
        async with browser_at(there.address) as client:
            document = (await client.get("/api/openapi.json")).content
        visitor = Visitor(document, there.address, await cookies_of(who, there))
        await asyncio.to_thread(visitor.ask_everything)
    assert visitor.asked.total() > 100


async def test_a_picture_in_letters_that_base64_does_not_have_is_refused() -> None:
    async with host(room_with(*evening()), nobody()) as client:
        answer = await client.post("/api/host/picture", json={"base64": "é"})
    assert (answer.status_code, answer.json()["reason"]) == (400, {"is": "unknown-picture"})


async def test_the_reason_of_a_refusal_has_a_tag_even_if_it_is_the_error_of_a_file() -> None:
    async with host(room_with(*evening()), nobody()) as client:
        card = (await client.get("/api/rulesets/card", params={"name": "no-such"})).json()
        walk = (await client.post("/api/devices/walk", json={"is": "begin-walk"})).json()
    assert card["reason"] == {
        "is": "error", "name": "house-ruleset-unknown", "arguments": {"ruleset": "no-such"},
    }  # fmt: skip
    assert (walk["reason"]["is"], walk["reason"]["name"]) == ("error", "walk-without-box")
