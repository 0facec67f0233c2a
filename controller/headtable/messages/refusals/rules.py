"""Every reason for which the rules refuse an input."""

from __future__ import annotations

from headtable.messages.refusals.past import PlayRefusal, RevisionRefusal

RuleRefusal = PlayRefusal | RevisionRefusal
