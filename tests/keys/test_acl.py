"""The rights of each user, tried on a real Mosquitto: what is not granted does not arrive."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from paho.mqtt.client import topic_matches_sub

from headtable.messages.words import Role, Signal
from headtable.wire import TOPICS, Program, root
from tests.keys.guarded_broker import EVERYTHING, OTHER_BOX, OWN_BOX, VENUE, Client, Guarded, guarded, venue_rights

pytestmark = pytest.mark.slow
BELOW = root(VENUE)
USERS = ("engine", "web", "tools", f"box-{OWN_BOX}", "home-assistant")
PROGRAMS: dict[str, set[Program]] = {
    "engine": {"engine"},
    "web": {"web"},
    "tools": {"devices", "link", "blasts", "night"},
    f"box-{OWN_BOX}": {"box"},
    "home-assistant": set(),
}
COMMANDS_TO_OWN_BOX = {
    *(f"sig/{OWN_BOX}-{signal}/cmd" for signal in get_args(Signal)),
    *(f"box/{OWN_BOX}/{order}" for order in ("chirp", "signal", "quiet", "name")),
}
"""A box clears them, because a command must not be retained."""
MAY_SPEAK_FOR = {"web": {"phone", "host"}, f"box-{OWN_BOX}": {"device"}}


@pytest.fixture(scope="module")
def broker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guarded]:
    """One Mosquitto for all users."""
    with guarded(tmp_path_factory.mktemp("broker")) as running:
        yield running


def addresses() -> dict[str, set[str]]:
    """An address of each topic, for each role, signal and box that there can be, and the programs that say it."""
    found: dict[str, set[str]] = {}
    for topic in TOPICS:
        for box in (OWN_BOX, OTHER_BOX):
            for role in get_args(Role):
                for signal in get_args(Signal):
                    names = {"box": box, "id": box, "role": role, "signal": signal}
                    address = topic.address.format(**names, uid="pad-01", asker="web-1", table=3)
                    found[address] = set(topic.said_by)
    return found


def may_say(user: str, address: str) -> bool:
    """Whether the table of topics lets this user say this."""
    if user.startswith("box-") and address in COMMANDS_TO_OWN_BOX:
        return True
    if user == "home-assistant":
        return address == "dev/pad-01/blink"
    kind, *rest = address.split("/")
    if kind == "in" and user in MAY_SPEAK_FOR:
        return rest[0] in MAY_SPEAK_FOR[user]
    of_the_other_box = OTHER_BOX in address
    return bool(addresses()[address] & PROGRAMS[user]) and not (user.startswith("box-") and of_the_other_box)


@pytest.mark.parametrize("user", USERS)
def test_a_user_says_what_its_programs_say_and_nothing_else(broker: Guarded, user: str) -> None:
    with broker.client(EVERYTHING.user) as listener, broker.client(user) as speaker:
        listener.hear(f"{BELOW}#")
        for address in addresses():
            speaker.publish(BELOW + address, user.encode())
        with broker.client(EVERYTHING.user) as last:
            last.publish(f"{BELOW}last")
        listener.wait_for(f"{BELOW}last")
    arrived = {topic.removeprefix(BELOW) for topic, said in listener.heard if said == user.encode()}
    assert arrived == {address for address in addresses() if may_say(user, address)}


EACH = tuple(BELOW + each for each in sorted(addresses()))


def may_hear(user: str) -> set[str]:
    """The addresses on which this user hears something."""
    [rights] = [each for each in venue_rights() if each.user == user]
    return {address for address in addresses() if any(topic_matches_sub(each, address) for each in rights.hears)}


def last_for(user: str) -> str:
    """An address that the user hears. What it hears there was said after all that it must not hear."""
    return BELOW + ("again/web-1" if user == "engine" else "engine/state")


def heard_by(listener: Client) -> set[str]:
    """The addresses on which a listener has heard something."""
    return {topic.removeprefix(BELOW) for topic, said in listener.heard if said != b"last"}


@pytest.mark.parametrize("filters", [("#",), EACH], ids=["all", "each"])
@pytest.mark.parametrize("user", USERS)
def test_a_user_hears_only_what_it_listens_to_whatever_it_subscribes_to(
    broker: Guarded, user: str, filters: tuple[str, ...]
) -> None:
    with broker.client(user) as listener, broker.client(EVERYTHING.user) as speaker:
        for each in filters:
            listener.hear(each)
        for address in addresses():
            speaker.publish(BELOW + address)
        speaker.publish(last_for(user), b"last")
        listener.wait_for(last_for(user), b"last")
    assert heard_by(listener) == may_hear(user)


def test_nobody_is_told_later_what_was_retained_for_others(tmp_path: Path) -> None:
    with guarded(tmp_path) as broker, broker.client(EVERYTHING.user) as speaker:
        for address in addresses():
            speaker.publish(BELOW + address, retain=True)
        for user in USERS:
            with broker.client(user) as listener:
                listener.hear("#")
                speaker.publish(last_for(user), b"last")
                listener.wait_for(last_for(user), b"last")
            assert heard_by(listener) == may_hear(user)


@pytest.mark.parametrize(
    ("user", "never"),
    [
        ("web", f"sig/{OWN_BOX}-horn/cmd"),
        ("web", "told-by-nobody"),
        (f"box-{OWN_BOX}", f"sig/{OTHER_BOX}-horn/cmd"),
        (f"box-{OWN_BOX}", "in/phone/pad-01"),
        (f"box-{OWN_BOX}", "night/fact"),
        ("engine", f"sig/{OWN_BOX}-horn/cmd"),
    ],
)
def test_a_user_has_no_right_to_hear_what_is_meant_for_others(user: str, never: str) -> None:
    [rights] = [each for each in venue_rights() if each.user == user]
    assert not [each for each in rights.hears if topic_matches_sub(each, never)]


def test_only_the_engine_commands_the_signals_of_a_box_and_the_box_itself_may_clear_them() -> None:
    commands = [address for address in addresses() if address.endswith("/cmd")]
    assert commands
    for address in commands:
        allowed = {user for user in USERS if may_say(user, address)}
        assert allowed == ({"engine"} if OTHER_BOX in address else {"engine", f"box-{OWN_BOX}"})


OF_DEVICES = {f"dev/pad-01/{what}" for what in ("birth", "health", "calibrated", "updating", "dice")} | {
    "in/device/pad-01"
}
OF_OWN_BOX = COMMANDS_TO_OWN_BOX | {
    *(f"box/{OWN_BOX}/{what}" for what in ("blasts", "choices", "figures", "overheard", "state")),
    *(f"sig/{OWN_BOX}-{signal}/{what}" for signal in get_args(Signal) for what in ("result", "state")),
}


def test_a_box_says_what_any_device_says_and_nothing_of_another_box_or_of_the_night(broker: Guarded) -> None:
    box = f"box-{OWN_BOX}"
    with broker.client(EVERYTHING.user) as listener, broker.client(box) as speaker:
        listener.hear(f"{BELOW}#")
        for address in addresses():
            speaker.publish(BELOW + address)
        with broker.client(EVERYTHING.user) as last:
            last.publish(f"{BELOW}end", b"last")
        listener.wait_for(f"{BELOW}end", b"last")
    assert heard_by(listener) == OF_OWN_BOX | OF_DEVICES


def test_nobody_speaks_outside_of_the_venue(broker: Guarded) -> None:
    with broker.client(EVERYTHING.user) as listener:
        listener.hear("#")
        for user in USERS:
            with broker.client(user) as speaker:
                speaker.publish("ht/1/elsewhere/engine/state")
                speaker.publish("homeassistant/button/headtable/config")
        with broker.client(EVERYTHING.user) as last:
            last.publish(f"{BELOW}last")
        listener.wait_for(f"{BELOW}last")
    assert [topic for topic, _ in listener.heard] == [f"{BELOW}last"]


@pytest.mark.parametrize("user", ["stranger", "engine", ""])
def test_without_its_password_nobody_is_let_in(broker: Guarded, user: str) -> None:
    with broker.client(user, password="guessed") as client:  # noqa: S106  it is meant to be wrong
        assert client.answer is not None
        assert client.answer.is_failure


def test_only_the_pages_write_discovery_messages_and_only_those_of_their_venue(broker: Guarded) -> None:
    own = f"homeassistant/device/headtable-{VENUE}/pad-01/config"
    others = ("homeassistant/device/headtable-cellar/pad-01/config", "homeassistant/switch/horn/config")
    with broker.client(EVERYTHING.user) as listener:
        listener.hear("#")
        for user in USERS:
            with broker.client(user) as speaker:
                for topic in (own, *others):
                    speaker.publish(topic, user.encode())
        with broker.client(EVERYTHING.user) as last:
            last.publish(f"{BELOW}last")
        listener.wait_for(f"{BELOW}last")
    assert listener.heard == [(own, b"web"), (f"{BELOW}last", b"said")]


def test_home_assistant_hears_no_input_and_no_command() -> None:
    [rights] = [each for each in venue_rights() if each.user == "home-assistant"]
    private = ("in/phone/pad-01", "in/host/host-console", f"sig/{OWN_BOX}-horn/cmd", "preview/web-1", "night/rules")
    assert [each for each in private if any(topic_matches_sub(may, each) for may in rights.hears)] == []
