"""Play a night again from its journal: its results, whether it was honest, and the night under other rules."""

from headtable_tools.replay.difference import Difference
from headtable_tools.replay.other_rules import NightUnderOtherRules, Stop, replay_under
from headtable_tools.replay.replayed import Replay, Result, replay
from headtable_tools.replay.verdict_lines import lines
from headtable_tools.replay.verify import DrawCheck, Opening, Verdict, verify

__all__ = [
    "Difference",
    "DrawCheck",
    "NightUnderOtherRules",
    "Opening",
    "Replay",
    "Result",
    "Stop",
    "Verdict",
    "lines",
    "replay",
    "replay_under",
    "verify",
]
