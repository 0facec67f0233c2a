"""Python's types as TypeScript writes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from types import ModuleType, UnionType
from typing import Final, Literal, NamedTuple, Union, cast, get_args, get_origin

from msgspec import Struct, inspect

View = Literal["received", "sent"]  # in what a page sends, a field with a default may be left out


class Names(NamedTuple):
    """The names that modules give to unions of structs and to choices among words."""

    unions: dict[frozenset[str], str]
    choices: dict[frozenset[str], str]

    @staticmethod
    def of(modules: Iterable[ModuleType]) -> Names:
        """The names in these modules; of two names for one thing, the first."""
        names = Names({}, {})
        for module in modules:
            for name, value in vars(module).items():
                names.add(name, value)
        return names

    def add(self, name: str, value: object) -> None:
        """Remember the name, if it is one of a union or of a choice."""
        members = get_args(value)
        if get_origin(value) is Literal:
            self.choices.setdefault(frozenset(map(str, members)), name)
        elif get_origin(value) in (UnionType, Union):
            structs = [one for one in members if isinstance(one, type) and issubclass(one, Struct)]
            if len(structs) == len(members):
                self.unions.setdefault(frozenset(one.__name__ for one in structs), name)


class Types:
    """TypeScript for Python types, and the declarations of all structs that they name."""

    def __init__(self, view: View, names: Names) -> None:
        self._view = view
        self._names = names
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
                return self._struct(kind.cls)
            case inspect.UnionType():
                return self._union(kind)
            case inspect.LiteralType():
                return self._literal(kind)
            case inspect.TupleType():
                return f"readonly [{', '.join(map(self._written, kind.item_types))}]"
            case inspect.VarTupleType() | inspect.ListType():
                item = self._written(kind.item_type)
                return f"readonly {item}[]" if item.isidentifier() else f"readonly ({item})[]"
            case inspect.DictType():
                return f"Record<{self._written(kind.key_type)}, {self._written(kind.value_type)}>"
            case _:
                return _PLAIN[type(kind)]

    def _struct(self, struct: type[Struct]) -> str:
        name = struct.__name__
        if self._found.setdefault(name, struct) is not struct:
            raise ValueError(
                f"{struct.__module__} and {self._found[name].__module__} have a {name}: rename one of them"
            )
        return name

    def _union(self, kind: inspect.UnionType) -> str:
        structs = [self._bare(each) for each in kind.types if isinstance(self._bare(each), inspect.StructType)]
        names = [each.cls.__name__ for each in structs if isinstance(each, inspect.StructType)]
        others = [self._written(each) for each in kind.types if self._bare(each) not in structs]
        written = [self._written(each) for each in structs]
        alias = self._names.unions.get(frozenset(names))
        if alias and len(names) > 1:
            self._aliases[alias] = " | ".join(sorted(names))
            written = [alias]
        return " | ".join([*written, *sorted(others, key=lambda one: one == "null")])

    def _bare(self, kind: inspect.Type) -> inspect.Type:
        return self._bare(kind.type) if isinstance(kind, inspect.Metadata) else kind

    def _literal(self, kind: inspect.LiteralType) -> str:
        values = " | ".join(f'"{value}"' for value in kind.values)
        alias = self._names.choices.get(frozenset(map(str, kind.values)))
        if alias is None:
            return values
        self._aliases[alias] = values
        return alias


_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.BoolType: "boolean",
    inspect.BytesType: "string",  # in base64
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
