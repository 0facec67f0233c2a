"""The phrases of night scripts: one for each input and each fact, which a script's lines are written in.

*table*, *pace*, *people*, *prizes*, *past*, *roll_offs* and *announcements* repeat the topics of
`headtable.messages`: each holds the phrases for the messages of that topic.
"""

from headtable_tools.nights.phrases.message_phrase import MessagePhrase
from headtable_tools.nights.phrases.phrase import CANONICAL
from headtable_tools.nights.phrases.phrase_table import MESSAGE_PHRASES, as_phrase

__all__ = ["CANONICAL", "MESSAGE_PHRASES", "MessagePhrase", "as_phrase"]
