"""The OpenAPI document of the API, written by Litestar from what each route declares about itself.

The routes decode their bodies and queries themselves, so that a refusal can quote what was sent. Their signatures
therefore say nothing of the types. Here each route gets a signature with the types of its ``opt``, and Litestar
describes that. It does so when the document is first asked for, so the pages start as fast as without it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from http import HTTPStatus
from inspect import Parameter, Signature, cleandoc
from typing import Annotated, Any, get_type_hints

from litestar import Litestar, route as described_by
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme, Tag
from litestar.params import BodyKwarg, KwargDefinition, QueryParameter
from msgspec import NODEFAULT, Struct, structs

from headtable import __version__
from headtable.web.exchange import NAME, Answers, Delivers, Exchange, Makes, Route, Streams
from headtable.web.guard import COOKIE as HOST_COOKIE, HostSessions
from headtable.web.phone_sessions import COOKIE as PHONE_COOKIE
from headtable.web.type_schemas import Shape, TypeSchemas

ABOUT = """\
The API of headtable's pages. Every page uses it, and so may any other program in the hall.

A host signs in at `/api/host/sign-in`, or with the key at `/host?key=`. A phone is admitted at `/join?code=`.
Both get a cookie. A post has the content type `application/json`. A refusal is a `Failure`: a sentence in the
reader's language, and the reason as data. `?language=` chooses the language of any request."""
HOST: SecurityRequirement = {"host": []}
TOPICS = {
    "room": "What everybody in the hall may read",
    "phones": "The guests' phones, and what they say for their tables",
    "host": "The console: inputs to the game, screens and sessions",
    "door": "The door: guests are checked in, pay and take a seat",
    "guests": "The guest list",
    "money": "The money sheet",
    "nights": "Tonight, past nights and the next one",
    "rulesets": "All rulesets, and the house's own",
    "devices": "Devices, signals and the walk test",
    "accounts": "The accounts of those who help",
}
"""The topics in their order, and what each holds."""
TOPIC_OF = {"table": "phones", "screens": "host", "preview": "host", "told": "host"}
"""The topic of a path whose first word is no topic itself; any other path is for everybody in the hall."""
OF_ANY = (
    HTTPStatus.REQUEST_URI_TOO_LONG,
    HTTPStatus.MISDIRECTED_REQUEST,
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
)  # fmt: skip
"""The refusals before a route is chosen (``request_filter.py``)."""
OF_INPUT = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.CONFLICT,
    HTTPStatus.SERVICE_UNAVAILABLE,
)
"""The refusals of a route that takes something in its path, its query or its body."""
OF_HOSTS = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN)
OF_POSTS = (
    HTTPStatus.FORBIDDEN,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    HTTPStatus.TOO_MANY_REQUESTS,
)


def api_document(routes: Iterable[HTTPRouteHandler]) -> dict[str, Any]:
    """The document of these routes; those without types are pages for people, and stay out."""
    schemas = TypeSchemas()
    described = [each for one in routes if NAME in one.opt for each in _described(one, schemas)]
    config = OpenAPIConfig(
        "headtable", __version__, description=ABOUT, components=_cookies(), tags=[Tag(*one) for one in TOPICS.items()]
    )
    app = Litestar(described, openapi_config=config, plugins=[schemas], logging_config=None)
    return app.openapi_schema.to_schema()


def _cookies() -> Components:
    """The cookies by which the pages know somebody."""
    return Components(
        security_schemes={
            "host": SecurityScheme(
                "apiKey", "A host, or the account of a helper", HOST_COOKIE, security_scheme_in="cookie"
            ),
            "phone": SecurityScheme(
                "apiKey", "A phone that has shown its table's code", PHONE_COOKIE, security_scheme_in="cookie"
            ),
        }
    )


def _described(real: HTTPRouteHandler, schemas: TypeSchemas) -> Iterator[HTTPRouteHandler]:
    """Handlers that only describe a route, one for each of its methods: nobody calls them."""
    declared: Route = real.opt[NAME]
    for path in sorted(real.paths):
        for method in sorted(real.http_methods - {"OPTIONS", "HEAD"}):
            describe = described_by(
                path,
                http_method=method,
                status_code=real.status_code,
                media_type=declared.media_type,
                operation_id=_operation(str(method), path),
                summary=_summary(real, declared),
                response_description=_answer_words(declared),
                security=_security(real),
                tags=[topic_of(path)],
                responses={**_refusals(real, str(method), schemas), **(real.responses or {})},
                sync_to_thread=False,
            )
            _name_events(declared, schemas)
            parameters = [*_body(declared, str(method), schemas), *_query(declared, schemas)]
            yield describe(_function(parameters, schemas.shape(_answer(declared))))


def _function(parameters: list[Parameter], answer: type[Shape]) -> Callable[[], None]:
    """A function with this signature."""

    def description() -> None:
        """Describe a route."""

    signature = Signature(parameters, return_annotation=answer)
    vars(description)["__signature__"] = signature
    description.__annotations__ = {**{one.name: one.annotation for one in parameters}, "return": answer}
    return description


def _body(declared: Route, method: str, schemas: TypeSchemas) -> Iterator[Parameter]:
    """The body of a post; a route that takes none accepts any JSON."""
    if method == "POST":
        kind = declared.decoder.type if isinstance(declared, Exchange) else Any
        yield _parameter("data", schemas.shape(kind), BodyKwarg(media_type=RequestEncodingType.JSON))


def _query(declared: Route, schemas: TypeSchemas) -> Iterator[Parameter]:
    if declared.query is None:
        return
    kinds = get_type_hints(declared.query, include_extras=True)
    for each in structs.fields(declared.query):
        default = Parameter.empty if each.required else None if each.default is NODEFAULT else each.default
        marked = QueryParameter(name=each.encode_name)
        yield _parameter(each.name, schemas.shape(kinds[each.name]), marked, default)


def _parameter(name: str, kind: object, marker: KwargDefinition, default: object = Parameter.empty) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=Annotated[kind, marker], default=default)


def _answer(declared: Route) -> object:
    """The type of an answer; the bytes of a file may be any."""
    match declared:
        case Answers():
            return declared.answer
        case Delivers(media_type=kind) if not kind.startswith("text/"):
            return Any
        case _:
            return str


def _name_events(declared: Route, schemas: TypeSchemas) -> None:
    """Put the types of events among those of the document, since a stream is only text to OpenAPI."""
    if isinstance(declared, Streams):
        for kind in declared.events.values():
            schemas.shape(kind)


def _answer_words(declared: Route) -> str:
    """What an answer is, in a sentence."""
    match declared:
        case Streams(events=events):
            return "Server-sent events, each with JSON as its data: " + ", ".join(
                f"`{name}` has `{kind.__name__}`" for name, kind in events.items()
            )
        case Answers(answer=answer) if _is_struct(answer):
            return _first_line(answer)
        case _:
            return HTTPStatus.OK.phrase


def _summary(real: HTTPRouteHandler, declared: Route) -> str:
    """What a route is for, by its docstring, or else by that of what it takes or answers."""
    kinds = [declared.decoder.type] if isinstance(declared, Exchange) else []
    told = [real.fn, *filter(_is_struct, [*kinds, _answer(declared)])]
    return next(filter(None, map(_first_line, told)), real.handler_name)


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _first_line(thing: object) -> str:
    return cleandoc(thing.__doc__ or "").partition("\n")[0]


def _operation(method: str, path: str) -> str:
    """``_operation("POST", "/api/door/seat")`` is ``post-api-door-seat``."""
    return "-".join([method.lower(), *re.findall(r"[a-z0-9]+", re.sub(r":\w+", "", path))])


def topic_of(path: str) -> str:
    """The topic of a path, by its first word after ``/api``."""
    word = path.removeprefix("/api").split("/")[1].partition(".")[0]
    return word if word in TOPICS else TOPIC_OF.get(word, "room")


def _security(real: HTTPRouteHandler) -> list[SecurityRequirement] | None:
    """The cookie that a route wants: its own declaration, or a host's if a guard of the hosts is before it."""
    return [HOST] if _is_for_hosts(real) else list(real.security or ()) or None


def _is_for_hosts(real: HTTPRouteHandler) -> bool:
    return any(guard.__qualname__.startswith(HostSessions.__name__) for guard in real.guards or ())


def _refusals(real: HTTPRouteHandler, method: str, schemas: TypeSchemas) -> dict[int, ResponseSpec]:
    """Every status with which a request may be refused, with its body."""
    declared: Route = real.opt[NAME]
    takes_input = method == "POST" or declared.query is not None or any("{" in path for path in real.paths)
    statuses = (
        *OF_ANY,
        *((HTTPStatus.NOT_FOUND,) if isinstance(declared, Delivers) else ()),
        *((HTTPStatus.CONFLICT,) if isinstance(declared, Makes) else ()),
        *(OF_INPUT if takes_input else ()),
        *(OF_HOSTS if _security(real) else ()),
        *(OF_POSTS if method == "POST" else ()),
    )
    return {
        int(status): ResponseSpec(schemas.failure, generate_examples=False, description=status.phrase)
        for status in sorted(set(statuses))
    }
