"""docs/rules.md: which input is legal in which phase of the night, and why it is refused elsewhere."""

from __future__ import annotations

from headtable.game.phases import COLUMNS, LEGAL, USUAL, Row, WhyNot
from headtable.messages.words import Message
from headtable.saying import say
from tools.docs.rule_refusals import PLAY_REFUSALS, REVISION_REFUSALS

EXAMPLES: dict[type[Message], Message] = {type(why): why for why in (*PLAY_REFUSALS, *REVISION_REFUSALS)}


def table() -> str:
    """A row for each input, a column for each phase, and the reasons that are not the usual ones of a phase."""
    head = "| input | " + " | ".join(f"`{column}`" for column in COLUMNS) + " | refused otherwise |"
    rows = (_row(said.__struct_config__.tag, row) for said, row in LEGAL.items())
    return "\n".join((head, "|---" * (len(COLUMNS) + 2) + "|", *rows))


def _row(said: object, row: Row) -> str:
    cells = " | ".join("yes" if column in row.legal else "" for column in COLUMNS)
    return f"| `{said}` | {cells} | {'<br>'.join(_own(row))} |"


def _own(row: Row) -> list[str]:
    """The row's own reasons, each with the phases that it is the reason in."""
    phases: dict[WhyNot, list[str]] = {}
    for column, why in row.why_not.items():
        if why is not USUAL[column]:
            phases.setdefault(why, []).append(f"`{column}`")
    return [f"{', '.join(columns)}: {_said(why)}" for why, columns in phases.items()]


def usual_refusals() -> str:
    """What is said where an input is not legal, unless its row names another reason."""
    rows = (f"| `{column}` | {_said(why)} |" for column, why in USUAL.items())
    return "\n".join(("| phase | usual refusal |", "|---|---|", *rows))


def _said(why: WhyNot) -> str:
    return say(EXAMPLES[why])
