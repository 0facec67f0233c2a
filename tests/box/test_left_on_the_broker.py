"""The states that a box leaves on the broker are true. Gone devices are marked, and ports leave no state."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.box.lines.wifi.strangers import SHOWN_S, Strangers
from headtable.complaints import Complaints
from headtable.messages.devices import Birth
from headtable.messages.troubles import NoKey, PythonPrompt
from headtable_tools.watch.seen import Seen
from tests.box.in_memory import Hall

PAD = Birth("pad-01", "box", "pad", "1.0", "3", "buttons", online=True, table=1)
PORT = Birth("port-ttyacm0", "box", "", "", "0", "", online=True, trouble=PythonPrompt())


def recalls(hall: Hall, birth: Birth) -> list[object]:
    """The box's messages when it finds this on the broker, from before its start."""
    hall.forget()
    hall.box.hear(birth, True)  # noqa: FBT003 - the bus's own signature
    return list(hall.said(Birth))


def test_a_device_of_ours_that_this_box_has_not_met_is_not_there() -> None:
    hall = Hall()
    assert recalls(hall, PAD) == [replace(PAD, online=False)]
    assert recalls(hall, replace(PAD, online=False)) == []
    assert hall.cleared == []


def test_a_device_that_it_has_met_stays_there() -> None:
    assert recalls(Hall().plug_in_everything(), PAD) == []


def test_a_port_and_a_device_that_the_file_knows_no_more_leave_nothing() -> None:
    hall = Hall()
    assert recalls(hall, PORT) == [replace(PORT, online=False, trouble=None)]
    assert recalls(hall, replace(PAD, uid="pad-77", table=None)) != []
    assert hall.cleared == ["dev/port-ttyacm0/birth", "dev/pad-77/birth"]


def test_another_boxs_states_are_left_unchanged() -> None:
    hall = Hall()
    assert recalls(hall, replace(PORT, box="other")) == []
    assert hall.cleared == []


def test_a_stranger_on_wifi_that_knocks_no_more_leaves_nothing() -> None:
    hall = Hall()
    now_s = 0.0
    strangers = Strangers(hall.box, Complaints(hall.complaints.append), lambda: now_s)
    strangers.knocks("wifi:pad-77", NoKey("pad-77"))
    assert [birth.uid for birth in hall.said(Birth) if isinstance(birth, Birth)] == ["port-wifi-pad-77"]
    now_s = SHOWN_S
    strangers.look()
    assert hall.cleared == ["dev/port-wifi-pad-77/birth"]


def test_a_port_without_trouble_is_shown_no_more() -> None:
    seen = Seen(lambda: 0.0)
    seen.hear(PORT, False)  # noqa: FBT003 - the bus's own signature
    assert list(seen.births) == ["port-ttyacm0"]
    seen.hear(replace(PORT, online=False, trouble=None), False)  # noqa: FBT003 - as above
    assert list(seen.births) == []
