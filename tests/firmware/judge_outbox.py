"""Runs on the device: its outbox, told what happens as [what, ...]; what it would say after each."""

import json
import sys

from common.outbox import Outbox

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def after(outbox: Outbox, what: "list[Any]") -> "list[object] | None":
    """Let it happen; the number and the age of what is said then, if anything is due, or of a bell that waits."""
    name, number, now_ms = what
    if name in ("die", "press"):
        outbox.put(name, (), now_ms)
    elif name == "bell":
        outbox.put("press", ("bell",), now_ms)
    elif name == "got":
        outbox.got(number, now_ms)
    elif name == "done":
        outbox.done(number, now_ms)
    elif name == "hello":
        outbox.say_at_once(now_ms)
    elif name == "bell?":
        return list(outbox.bell(now_ms))
    if not outbox.due(now_ms):
        return None
    seq, _, fields = outbox.oldest(now_ms)
    return [seq, fields[-1]]


kept = Outbox()
print(json.dumps([after(kept, what) for what in json.loads(sys.stdin.read())]))
