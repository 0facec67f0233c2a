"""The pages keep to their OpenAPI document, whatever a host, a phone or a stranger sends."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import requests  # type: ignore[import-untyped]  # schemathesis asks with it
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from tests.patience import PATIENCE_S
from tests.web.house import browser_at, let_in_as_host
from tests.web.real_console import Evening, open_evening

Cookies = dict[str, str]
CONFORMS: Final = [status_code_conformance, content_type_conformance, response_schema_conformance]
LEFT_OUT: Final = {
    "GET /api/events": "it has no end",
    "POST /api/host/leave": "it would sign the host out",
    "POST /api/host/print": "it starts a process that takes seconds",
    "GET /api/nights/replayed": "it starts a process that takes seconds",
}
LAST: Final = ("POST /api/host/new-night", "POST /api/nights/new")
"""After these there are no tables."""
WHOLE: Final = "Expected `int`, got `float`"
"""JSON Schema counts 30.0 among the integers, and the pages do not."""
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
        self._session = requests.Session()
        self._session.trust_env = False
        self._session.cookies.update(cookies)
        self.asked = 0

    def ask_everything(self) -> None:
        """Send some requests that are as the document says, and some that are not, to every operation."""
        operations = [found.ok() for found in self._schema.get_all_operations()]
        with self._session:
            for operation in sorted(operations, key=lambda one: one.label in LAST):
                if operation.label not in LEFT_OUT:
                    self._ask(operation, GenerationMode.POSITIVE)
                    with contextlib.suppress(Unsatisfiable):  # nothing is wrong for it: it takes no input, or any
                        self._ask(operation, GenerationMode.NEGATIVE)

    def _ask(self, operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode) -> None:
        @EXAMPLES
        @given(operation.as_strategy(generation_mode=mode))
        def one_request(case: Case) -> None:
            answer = case.call(session=self._session, headers={"Connection": "close"}, timeout=PATIENCE_S)
            self.asked += 1
            # An address that is too long is refused as such, whatever else is wrong with it.
            too_long = answer.status_code == 414
            case.validate_response(answer, checks=CONFORMS if too_long else [*CONFORMS, negative_data_rejection])
            if mode is GenerationMode.POSITIVE and answer.status_code == 400:
                reason = answer.json()["reason"]
                assert reason["is"] not in MISREAD or WHOLE in reason["error"], f"{operation.label}: {answer.text}"

        one_request()


async def cookies_of(who: str, evening: Evening) -> Cookies:
    """What this visitor has in the browser: a host has shown the key, and a phone its table's code."""
    async with browser_at(evening.address) as client:
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
    async with open_evening(tmp_path) as evening:
        await evening.open()
        async with browser_at(evening.address) as client:
            document = (await client.get("/api/openapi.json")).content
        visitor = Visitor(document, evening.address, await cookies_of(who, evening))
        await asyncio.to_thread(visitor.ask_everything)
    assert visitor.asked > 100
