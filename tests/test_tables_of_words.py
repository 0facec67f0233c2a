"""Where the code has words for each of a closed set of values, it has them for all."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import UnionType
from typing import Literal, Union, get_args, get_origin, get_type_hints

import headtable
import headtable_tools
import tools

SKIPPED = {
    "headtable.game.people.three_dice",  # its annotations are not for running code: Final inside of a union
    "headtable.saying.compiled",  # the same
    "tools.javascript_types.declarations",  # the same
    "headtable_tools.simulate.plot",  # matplotlib's are not, either
}


def modules() -> Iterator[pkgutil.ModuleInfo]:
    """Every module of the three packages."""
    for package in (headtable, headtable_tools, tools):
        yield from pkgutil.walk_packages(package.__path__, f"{package.__name__}.")


def literals(key: object) -> Iterator[object]:
    """The values of a Literal, or of each Literal inside a union."""
    if get_origin(key) is Literal:
        yield from get_args(key)
    elif get_origin(key) in (Union, UnionType):
        for one in get_args(key):
            yield from literals(one)


def tables() -> dict[str, set[object]]:
    """Each constant that is a dict or a Mapping by Literals, with the values that it lacks."""
    found = dict[str, set[object]]()
    for info in modules():
        if info.name in SKIPPED or info.name.endswith("__main__"):  # that would run the program
            continue
        module = import_module(info.name)
        for name, hint in get_type_hints(module).items():
            key = get_args(hint)[0] if get_origin(hint) in (dict, Mapping) else None
            if values := set(literals(key)):
                found[f"{info.name}.{name}"] = values - set(vars(module)[name])
    return found


def test_every_table_of_words_is_complete() -> None:
    found = tables()
    assert {"headtable.box.devices.lamps.LIGHTS", "headtable.game.phases.USUAL"} <= found.keys()  # a dict, a Mapping
    assert {name: lacks for name, lacks in found.items() if lacks} == {}
