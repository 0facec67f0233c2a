"""The states that a box leaves on the broker are true. Gone devices are marked, and ports leave no state."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.box.lines.wifi.rejected_connections import SHOWN_S, RejectedConnections
from headtable.complaints import Complaints
from headtable.hall.bus_state import BusState
from headtable.messages.devices import Birth
from headtable.messages.troubles import NoKey, PythonPrompt
from tests.box.in_memory import Hall

PAD = Birth("pad-01", "box", "pad", "1.0", "3", "buttons", online=True, table=1)
PORT = Birth("port-ttyacm0", "box", "", "", "0", "", online=True, trouble=PythonPrompt())


def recalls(hall: Hall, birth: Birth) -> list[object]:
    """The box's messages when it finds this on the broker, from before its start."""
    hall.forget()
    hall.box.on_message(birth, "retained")
    return list(hall.said(Birth))


def test_a_configured_device_that_the_box_has_not_met_is_shown_as_absent() -> None:
    hall = Hall()
    assert recalls(hall, PAD) == [replace(PAD, online=False)]
    assert recalls(hall, replace(PAD, online=False)) == []
    assert hall.cleared == []


def test_a_device_that_the_box_has_met_stays_present() -> None:
    assert recalls(Hall().plug_in_everything(), PAD) == []


def test_a_port_and_a_device_removed_from_the_file_leave_no_retained_state() -> None:
    hall = Hall()
    assert recalls(hall, PORT) == [replace(PORT, online=False, trouble=None)]
    assert recalls(hall, replace(PAD, uid="pad-77", table=None)) != []
    assert hall.cleared == ["dev/port-ttyacm0/birth", "dev/pad-77/birth"]


def test_another_boxs_states_are_left_unchanged() -> None:
    hall = Hall()
    assert recalls(hall, replace(PORT, box="other")) == []
    assert hall.cleared == []


def test_an_unknown_wifi_device_that_is_gone_leaves_no_retained_state() -> None:
    hall = Hall()
    now_s = 0.0
    strangers = RejectedConnections(hall.box, Complaints(hall.complaints.append), lambda: now_s)
    strangers.reject("wifi:pad-77", NoKey("pad-77"))
    assert [birth.uid for birth in hall.said(Birth) if isinstance(birth, Birth)] == ["port-wifi-pad-77"]
    now_s = SHOWN_S
    strangers.expire()
    assert hall.cleared == ["dev/port-wifi-pad-77/birth"]


def test_a_port_whose_trouble_is_over_leaves_no_retained_state() -> None:
    seen = BusState(lambda: 0.0)
    seen.on_message(PORT, "live")
    assert list(seen.births) == ["port-ttyacm0"]
    seen.on_message(replace(PORT, online=False, trouble=None), "live")
    assert list(seen.births) == []
