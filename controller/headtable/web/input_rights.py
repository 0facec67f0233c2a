"""What each role may enter at the console, by the kind of input."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import get_args

from msgspec import Struct
from msgspec.structs import replace

from headtable.messages.inputs import Input
from headtable.messages.past import Revision, TableRevision
from headtable.messages.table import FinalScore, FirstPlay, RollOff, RollPlay, TurnPlay
from headtable.web.refusals import InputNotYours, Refused
from headtable.web.state_file import AccountRole

TableEntry = RollPlay | TurnPlay | FirstPlay | RollOff | FinalScore
"""What a scorekeeper enters for a table: its dice, who rolls first, the roll-off of a tie, and its sheet."""
RIGHTS: Mapping[AccountRole, frozenset[type[Struct]]] = {
    "host": frozenset(get_args(Input)),
    "scorekeeper": frozenset(get_args(TableEntry | TableRevision)),
    "door": frozenset(),
}
"""The inputs of each role. A new input is the host's alone until it is added here."""


def check_right(role: AccountRole, said: Input) -> None:
    """Raise 403 if this role may not enter this."""
    if type(said) not in RIGHTS[role]:
        raise Refused(HTTPStatus.FORBIDDEN, InputNotYours(role, str(said.__struct_config__.tag)))


def said_by(name: str, said: Input) -> Input:
    """The input, in which a correction names the person of an account; without a name, as the page sent it."""
    return replace(said, by=name) if name and isinstance(said, Revision) else said
