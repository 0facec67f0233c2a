"""The OpenAPI document of the API: it is valid, complete and typed, and people can read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest_asyncio
import schemathesis
from schemathesis.config import SchemathesisConfig

from headtable.web.exchange import NAME, Answers
from headtable.web.live_events import EVENTS
from tests.web.house import evening, host, nobody, pages, room_with
from tools.javascript_types.routes import addresses

Document = dict[str, Any]


async def document_of(client: httpx.AsyncClient) -> Document:
    answer = await client.get("/api/openapi.json")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    document: Document = msgspec.json.decode(answer.content)
    return document


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def document() -> Document:
    """The document, as anybody in the hall gets it."""
    async with pages(room_with(*evening()), nobody()) as client:
        return await document_of(client)


def operations(document: Document) -> Iterator[tuple[str, str, Document]]:
    """Each path and method with its operation."""
    for path, item in document["paths"].items():
        for method, operation in item.items():
            yield path, method.upper(), operation


def in_document(path: str) -> str:
    """``/api/table/{table:int}`` as OpenAPI writes it."""
    return re.sub(r":\w+}", "}", path)


def failure(content: Document) -> bool:
    """Whether a refusal has the body that every refusal has."""
    return bool(content == {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}})


def test_the_document_is_valid_openapi_3_1(document: Document) -> None:
    assert document["openapi"].startswith("3.1.")
    schemathesis.openapi.from_dict(document, config=SchemathesisConfig()).validate()
    for name, schema in document["components"]["schemas"].items():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})
        assert re.fullmatch(r"[a-zA-Z0-9._-]+", name)


def test_every_reference_of_the_document_leads_somewhere(document: Document) -> None:
    named = re.findall(r'"#/components/schemas/([^"]+)"', msgspec.json.encode(document).decode())
    assert set(named) <= document["components"]["schemas"].keys()


def test_every_json_route_and_every_file_is_in_the_document(document: Document) -> None:
    told = {(method, path) for path, method, _ in operations(document)}
    declared = {(method, in_document(path)) for method, path, route in addresses() if NAME in route.opt}
    apis = {(method, in_document(path)) for method, path, _ in addresses() if path.startswith("/api/")}
    assert told == declared
    assert apis <= told


async def test_a_route_that_is_not_in_the_document_is_a_page_for_people() -> None:
    files = "/static/{name:path}"
    left_out = [(method, path) for method, path, route in addresses() if NAME not in route.opt and path != files]
    assert {method for method, _ in left_out} == {"GET"}
    async with host(room_with(*evening()), nobody()) as client:
        for _, path in left_out:
            page = await client.get(path.replace("{table:int}", "1"))
            assert (path, page.status_code, page.headers["content-type"]) == (path, 200, "text/html; charset=utf-8")


def test_every_operation_is_typed_and_has_a_topic_and_a_summary(document: Document) -> None:
    topics = {tag["name"] for tag in document["tags"]}
    for path, method, operation in operations(document):
        where = f"{method} {path}"
        assert len(operation["summary"].split()) > 1, where
        assert set(operation["tags"]) <= topics, where
        assert all(each["schema"] for each in operation.get("parameters", ())), where
        answers = operation["responses"]["200"]["content"]
        assert all(kind != "application/json" or content["schema"] or path.endswith(".json")
                   for kind, content in answers.items()), where  # fmt: skip
        refusals = [answer for status, answer in operation["responses"].items() if status >= "400"]
        assert all(failure(each["content"]) for each in refusals), where


def test_an_operation_has_the_types_that_its_route_declares(document: Document) -> None:
    for method, path, route in addresses():
        declared = route.opt.get(NAME)
        if isinstance(declared, Answers) and isinstance(declared.answer, type) and method == "GET":
            content = document["paths"][in_document(path)]["get"]["responses"]["200"]["content"]
            assert content["application/json"]["schema"]["$ref"].endswith(f"/{declared.answer.__name__}")


def test_the_stream_names_the_type_of_each_event(document: Document) -> None:
    told = document["paths"]["/api/events"]["get"]["responses"]["200"]
    assert list(told["content"]) == ["text/event-stream"]
    for kind, name in EVENTS.items():
        assert f"`{name.decode()}` has `{kind.__name__}`" in told["description"]
        assert kind.__name__ in document["components"]["schemas"]


async def test_the_document_says_who_needs_which_cookie() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        told = await document_of(client)
        for path, method, operation in operations(told):
            if path == "/api/events":
                continue
            address = path.replace("{table}", "1")
            json = {"Content-Type": "application/json"} if method == "POST" else {}
            answer = await client.request(method, address, content=b"0" if json else None, headers=json)
            assert (path, method, answer.status_code == 401) == (path, method, "security" in operation)


async def test_everybody_can_read_the_document_as_a_page_without_scripts() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        told = await document_of(client)
        page = await client.get("/api", headers={"Accept-Language": "de"})
        for address in re.findall(r'href="(/[^"]*)"', page.text):
            assert (address, (await client.get(address)).status_code) == (address, 200)
    assert page.status_code == 200
    assert 'lang="de"' in page.text
    assert "Alle Typen" in page.text
    assert "<script" not in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    for path, method, operation in operations(told):
        assert f'<h3 id="{operation["operationId"]}"><code>{method} {path}</code></h3>' in page.text
    links = set(re.findall(r'href="#([^"]+)"', page.text))
    assert links <= set(re.findall(r'id="([^"]+)"', page.text))
