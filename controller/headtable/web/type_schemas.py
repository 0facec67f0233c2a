"""The JSON schemas of the API's types, as msgspec writes them: by the same rules it decodes what browsers send."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from headtable.web.refusals import Failure

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator

PLACE = "#/components/schemas/"
Raw = dict[str, Any]
"""A JSON schema as msgspec returns it."""


class Shape:
    """Stands for a type in the signature of a handler."""

    number: ClassVar[int]


class TypeSchemas(OpenAPISchemaPlugin):
    """Gives Litestar the schemas of msgspec.

    Litestar's own schemas of structs lack what msgspec checks, such as unknown fields and the lengths of tuples.
    """

    def __init__(self) -> None:
        self._kinds: list[object] = []
        self.failure = self.shape(Failure)

    def shape(self, kind: object) -> type[Shape]:
        """What stands for this type in a signature."""
        self._kinds.append(kind)
        number = len(self._kinds) - 1
        return type(f"Shape{number}", (Shape,), {"number": number})

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Whether a signature has a shape there."""
        return field_definition.is_subclass_of(Shape)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        """The schema of a shape; the structs in it become components of the document."""
        schemas, components = self._written
        registry = schema_creator.schema_registry
        if not any(registry):
            for name, raw in components.items():
                vars(registry.get_schema_for_field_definition(_component(name))).update(vars(_schema(raw)))
        raw = schemas[field_definition.annotation.number]
        if "$ref" not in raw:
            return _schema(raw)
        reference: Any = registry.get_reference_for_field_definition(_component(raw["$ref"].removeprefix(PLACE)))
        return reference  # type: ignore[no-any-return]  # Litestar takes a reference, although its protocol has none

    @cached_property
    def _written(self) -> tuple[tuple[Raw, ...], dict[str, Raw]]:
        """The schema of each shape, and of each struct by its name."""
        return msgspec.json.schema_components(self._kinds, ref_template=f"{PLACE}{{name}}")


@cache
def _component(name: str) -> FieldDefinition:
    """The key of a struct in Litestar's registry of components."""
    return FieldDefinition.from_annotation(type(name, (), {"__module__": ""}))


def _schema(raw: Raw) -> Schema:
    """Litestar's schema of a JSON schema; what is inside of it stays as it is."""
    aliases = Schema.field_aliases()
    return Schema(**{aliases.get(key, key): value for key, value in raw.items()})
