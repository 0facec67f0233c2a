"""What code has to do with the catalogue: the sentences that it names, and those that it writes out itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import msgspec

from headtable.config.settings import Config, Section

CONTROLLER = Path(__file__).parents[2] / "controller"
WEB = CONTROLLER / "headtable" / "web"
PAGES, PARTS = WEB / "static", WEB / "parts"
PAD = CONTROLLER.parent / "firmware" / "pad"
PACKAGES = ("headtable", "headtable_tools")
"""``tools`` only writes docs/, which is in English."""

Text = ast.Constant | ast.JoinedStr
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
KEBAB = f"({NAME.pattern.replace('(', '(?:')})"
ON_PAGES = re.compile(rf"\bsay(?:With)?\(\s*[\"']{KEBAB}[\"']|{{{{ *{KEBAB} *}}}}")
ERRORS = {"BadConfig", "NotAllowed", "Garbled", "Unwell", "Trouble"}
NAMING = {"text", "sentence"}
"""These functions take a sentence's name."""
GPIOZEROS = {"PinInvalidFunction", "PinSetInput", "PinInvalidPull", "PinFixedPull", "PinInvalidEdges"}
OUR_MISTAKES = GPIOZEROS | {
    "RuntimeError",
    "AssertionError",
    "TypeError",
    "ValueError",
    "BadArguments",
    "UnknownSentence",
}
DESCRIBED = {"description", "metavar"}
"""What the schemas show, and what a command line is to be; this has no catalogue."""
NOT_READ = {
    "cast",
    "compile",
    "fullmatch",
    "search",
    "match",
    "sub",
    "findall",
    "split",
    "TypeVar",
    "Meta",
    "example",
}
"""Calls whose texts are types, patterns, or examples of commands."""
WORD = re.compile(r"[\"'(`]*[A-Za-z][A-Za-z'-]*[.,:;!?)\"'`]*")
PHRASE = re.compile(r"(a|an|the|no|by|at|in) [a-z' -]+")
"""A phrase with an article or a preposition: a person reads it, however short it is."""
LANGUAGES = re.compile(
    r"\s*(SELECT|INSERT|CREATE|UPDATE|DELETE|PRAGMA|ALTER|DROP|WITH|BEGIN|\(\s*\w+ (INTEGER|TEXT)"
    r"|default-src|# headtable|\[\[|<!|<[a-z]+[ >]|@page|[#.][\w#, -]+\{|import \w+\n|try:\n|const \S+ = |\{[%{] )"
)
"""Text that is SQL, HTML, CSS, Python, JavaScript, Jinja, a header, or a file that is written."""
NOT_OURS = {
    "Expected `array` of length",  # how msgspec's own errors begin
    "Duplicate inline table key",  # and tomllib's
    "Escaped character is not",
}
SCRIPTS = tuple(f"headtable_tools/nights/{name}" for name in ("phrases/", "grammar.py", "script_slots.py"))
"""The phrases of night scripts are a language of their own; of these files only the errors are in the catalogue."""


FIXED = ("headtable/journal/former_words.py", "headtable/game/purposes.py")
"""Words that never change: those of older journals, and those that a draw hashes."""

TECHNICAL = ("headtable/web/api_document.py",)
"""The document of the API is in English, as are the docstrings of the types that it lists."""


class Named(NamedTuple):
    """A sentence that code names, with the arguments it gives; ``None`` where they cannot be counted."""

    where: str
    name: str
    arguments: frozenset[str] | None


class Written(NamedTuple):
    """A sentence that stands in the code itself."""

    where: str
    words: str


@cache
def modules() -> tuple[tuple[Path, ast.Module], ...]:
    """Every module of both packages, parsed."""
    paths = (path for package in PACKAGES for path in sorted((CONTROLLER / package).rglob("*.py")))
    return tuple((path.relative_to(CONTROLLER), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def called(node: ast.Call) -> str:
    """The name of what is called: ``text`` in ``text("muted")`` and in ``catalogue().text("muted")``."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


# --- sentences that code names ------------------------------------------------------------------------


def names_used() -> Iterator[Named]:
    """Each name that is given to an error, to ``text``, to ``sentence``, or to a command as its help."""
    for path, module in modules():
        naming = NAMING & imported(module)
        for node in ast.walk(module):
            match node:
                case ast.Call(args=[ast.Constant(value=str(name)), *_]) if is_naming(node, name, naming):
                    yield Named(f"{path}:{node.lineno}", name, arguments_of(node))
                case ast.keyword(arg="help", value=ast.Constant(value=str(name))):
                    yield Named(f"{path}:{node.lineno}", name, frozenset())
                case _:
                    pass


def imported(module: ast.Module) -> set[str]:
    """What a module has from the catalogue's room."""
    return {
        alias.asname or alias.name
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("headtable.saying")
        for alias in node.names
    }


def is_naming(call: ast.Call, name: str, naming: set[str]) -> bool:
    """Whether the first argument of a call is a sentence's name."""
    return NAME.fullmatch(name) is not None if called(call) in ERRORS else is_of_catalogue(call, naming)


def is_of_catalogue(call: ast.Call, functions: set[str]) -> bool:
    """Whether it is a call of one of these functions, or of the catalogue itself."""
    match call.func:
        case ast.Attribute(attr="text" | "say", value=ast.Call() as source):
            return called(source) == "catalogue"
        case ast.Name(id=function):
            return function in functions
        case _:
            return False


def arguments_of(call: ast.Call) -> frozenset[str] | None:
    """The names of the arguments, unless some come as a mapping."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def structs_said() -> Iterator[tuple[str, str]]:
    """Where a struct is made only to be said or raised, and its class."""
    for path, module in modules():
        saying = {"say"} & imported(module)
        for node in ast.walk(module):
            match node:
                case ast.Call(args=[ast.Call(func=ast.Name(id=kind)), *_]) if kind[0].isupper():
                    if called(node) in ERRORS or is_of_catalogue(node, saying):
                        yield f"{path}:{node.lineno}", kind


def strings() -> frozenset[str]:
    """Every text of code that could be a sentence's name, and the classes by the names of their sentences."""
    found = set[str]()
    for _, module in modules():
        for node in ast.walk(module):
            match node:
                case ast.Constant(value=str(text)):
                    found.add(text)
                case ast.ClassDef(name=name):
                    found.add(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower())
                case _:
                    pass
    return frozenset(found)


def sentences_of_settings() -> frozenset[str]:
    """The sentence of each section and each key of headtable.toml."""
    return frozenset(_sentences_of(Config, ""))


def _sentences_of(section: type[Section], path: str) -> Iterator[str]:
    for field in msgspec.structs.fields(section):
        inner = [
            kind
            for kind in (field.type, *get_args(field.type))
            if isinstance(kind, type) and issubclass(kind, Section)
        ]
        name = f"{path}-{field.name.replace('_', '-')}"
        yield f"section{name}" if inner else f"setting{name}"
        for kind in inner:
            yield from _sentences_of(kind, name)


def strings_of_firmware() -> frozenset[str]:
    """Every text of the pad's firmware, apart from the words themselves."""
    modules = (ast.parse(path.read_text("utf-8")) for path in PAD.glob("*.py") if path.name != "display_words.py")
    nodes = (node for module in modules for node in ast.walk(module))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def names_on_pages() -> Iterator[Named]:
    """Each name that a page stands for with ``{{ name }}``, or that its script gives to ``say``."""
    for path, page in pages():
        for found in ON_PAGES.finditer(page):
            line = page.count("\n", 0, found.start()) + 1
            yield Named(f"{path}:{line}", found[1] or found[2], None)


def page_strings() -> frozenset[str]:
    """Every quoted word of the pages and their scripts, and every ``{{ name }}``."""
    quoted = re.compile(r"[\"'`]([a-z0-9-]+)[\"'`]")
    scripts = (name for _, page in pages() for name in quoted.findall(page))
    return frozenset((*scripts, *(named.name for named in names_on_pages())))


@cache
def pages() -> tuple[tuple[Path, str], ...]:
    """Every page, each part of a page, and every page script."""
    paths = sorted(
        path for path in (*PAGES.rglob("*"), *PARTS.iterdir(), *WEB.glob("*.html")) if path.suffix in (".js", ".html")
    )
    return tuple((path.relative_to(CONTROLLER), path.read_text("utf-8")) for path in paths)


# --- sentences that stand in the code -----------------------------------------------------------------


def sentences_written() -> Iterator[Written]:
    """Each phrase and each text of three words or more that somebody might read, and each error that has no name."""
    for path, module in modules():
        ours = str(path).startswith(SCRIPTS + FIXED + TECHNICAL)
        found = [] if ours else [text for text in readable(module) if is_sentence(plain(text))]
        for text in dict.fromkeys((*found, *unnamed(module))):
            yield Written(f"{path}:{text.lineno}", plain(text))


def readable(node: ast.AST) -> Iterator[Text]:
    """The texts below a node, without docstrings and what nobody reads."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.Expr(value=ast.Constant()) | ast.Assert():
                pass
            case ast.Constant(value=str()):
                yield child
            case ast.JoinedStr(values=parts):
                yield child
                yield from (text for part in parts if isinstance(part, ast.FormattedValue) for text in readable(part))
            case ast.Call() if called(child) in NOT_READ | OUR_MISTAKES:
                pass
            case ast.keyword(arg=name) if name in DESCRIBED:
                pass
            case _:
                yield from readable(child)


def unnamed(module: ast.Module) -> Iterator[Text]:
    """What errors say themselves, where they should name a sentence."""
    for node in ast.walk(module):
        match node:
            case ast.Call(args=[ast.Constant(value=str(text)) as said, *_]) if called(node) in ERRORS:
                if not NAME.fullmatch(text):
                    yield said
            case ast.Call(args=[ast.JoinedStr() as said, *_]) if called(node) in ERRORS:
                yield said


def plain(node: Text) -> str:
    """The text, with ``{}`` for each value in it."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def is_sentence(words: str) -> bool:
    """Whether it is a phrase or has three words or more, and is in no other language."""
    if LANGUAGES.match(words) or words in NOT_OURS:
        return False
    return PHRASE.fullmatch(words) is not None or sum(WORD.fullmatch(word) is not None for word in words.split()) >= 3
