"""What putting the past right would change, for whoever asks before it is done; nothing is recorded."""

from __future__ import annotations

import msgspec

from headtable.errors import NotAllowed
from headtable.game import History
from headtable.game.past.preview import shortened
from headtable.messages.past import AskPreview, Previewed

MOST_BYTES = 49_152  # a payload may have a third more
MOST = (200, 100, 50, 20, 5)  # of each kind, until they have room


def previewed(history: History, boot: str, asked: AskPreview) -> Previewed:
    """The answer, as much of it as goes into one message."""
    try:
        preview = history.preview(asked.revision)
    except NotAllowed as why:
        return Previewed(asked.asker, boot, asked.id, refused=str(why))
    for most in MOST:
        answer = Previewed(asked.asker, boot, asked.id, shortened(preview, most))
        if len(msgspec.json.encode(answer)) <= MOST_BYTES:
            break
    return answer
