"""Mosquitto's access control list (ACL), made from the rights of each user."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from headtable.saying import text
from headtable.wire import root
from headtable_tools.keys.topic_rights import Rights


def acl_file(venue: str, rights: Iterable[Rights]) -> str:
    """The text of an ``acl_file``. It has no line for everybody, so a stranger may say and hear nothing."""
    lines = [f"# {text('acl-head')}"]
    for each in rights:
        beyond = Rights(each.user, each.says_outside, each.hears_outside)
        lines += ["", f"user {each.user}", *_topics(root(venue), each), *_topics("", beyond)]
    return "\n".join((*lines, ""))


def _topics(below: str, rights: Rights) -> Iterator[str]:
    yield from (f"topic write {below}{filter_}" for filter_ in rights.says)
    yield from (f"topic read {below}{filter_}" for filter_ in rights.hears)
