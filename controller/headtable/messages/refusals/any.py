"""Any reason for which what was said may be refused: journal, MQTT and the API decode this union."""

from __future__ import annotations

from headtable.messages.refusals.past import PlayRefusal, RevisionRefusal

Refusal = PlayRefusal | RevisionRefusal
