"""The top line of the monitor."""

from __future__ import annotations

from headtable.hall.bus_state import BusState
from headtable.messages.rooms import NightState, StageState
from headtable_tools.monitor import head


def test_the_monitor_calls_the_semi_final_by_its_name() -> None:
    seen = BusState(lambda: 0.0)
    seen.on_message(NightState("Rolling for Pink", "BUNCO", "ready", 1, 4, 4, 1, 6, 1), "retained")
    assert "set 4, round 1: waiting for the bell" in str(head.night(seen, "the hall"))
    seen.on_message(StageState(semi_final=True), "retained")
    assert "semi-final, round 1: waiting for the bell" in str(head.night(seen, "the hall"))
