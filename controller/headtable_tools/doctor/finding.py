"""One line of the doctor's page, as data; ``doctor.ftl`` has its sentences.

Each kind of finding is a class, beside the function that finds it. The sentence of its name is the result. The part
``.what`` names the subject, and ``.fix`` is the remedy, if there is one.
"""

from __future__ import annotations

from typing import ClassVar, Literal, dataclass_transform

from msgspec import Struct

from headtable.saying import catalogue, say

Colour = Literal["green", "yellow", "red"]


@dataclass_transform(frozen_default=True)  # tells the type checker what msgspec does: frozen is inherited
class Finding(Struct, frozen=True, tag_field="is", tag=True):
    """What was found."""

    colour: ClassVar[Colour]


class Good(Finding):
    """All is well."""

    colour = "green"


class Unknown(Finding):
    """The doctor cannot know it here, or the host should decide."""

    colour = "yellow"


class Wrong(Finding):
    """The host has to repair it."""

    colour = "red"


class Reported(Struct, frozen=True):
    """A finding with its sentences."""

    what: str
    colour: Colour
    found: str
    fix: str  # empty if there is no remedy
    finding: Finding


def reported(finding: Finding) -> Reported:
    """The finding with its sentences, in the reader's language."""
    words = catalogue()
    fix = words.part(finding, "fix") if words.has_part(finding, "fix") else ""
    return Reported(words.part(finding, "what"), finding.colour, say(finding), fix, finding)
