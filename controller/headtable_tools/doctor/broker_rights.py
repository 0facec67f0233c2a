"""Whether Mosquitto's list of rights is the one that this version and this configuration need."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.config import Config
from headtable.config.checks import is_this_machine
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine
from headtable_tools.keys.venue_logins import ACL, Folders, acl_of

MOSQUITTO = "/etc/mosquitto"


class BrokerRightsFresh(Good):
    """The list is as it should be."""

    file: str


class BrokerRightsStale(Wrong):
    """The list is of another version, or of another configuration."""

    file: str


class BrokerRightsMissing(Wrong):
    """There is no list."""

    file: str


class BrokerRightsUnreadable(Unknown):
    """Only root and Mosquitto may read the list."""

    file: str
    error: str


def broker_rights(machine: Machine, config: Config) -> Iterator[Finding]:
    """The list of rights, on the machine of a broker with logins."""
    if not config.broker.logins or not is_this_machine(config.broker.host):
        return
    where = Folders(machine.at(config.broker.logins), machine.at(MOSQUITTO))
    file, name = where.mosquitto / ACL, f"{MOSQUITTO}/{ACL}"
    try:
        found, wanted = file.read_text(encoding="utf-8"), acl_of(config, where)
    except FileNotFoundError:
        yield BrokerRightsMissing(name)
    except OSError as trouble:
        yield BrokerRightsUnreadable(name, trouble.strerror or str(trouble))
    else:
        yield BrokerRightsFresh(name) if _rules(found) == _rules(wanted) else BrokerRightsStale(name)


def _rules(text: str) -> list[str]:
    """Its lines without the comments, which are in the language of whoever made it."""
    return [line for line in text.splitlines() if line and not line.startswith("#")]
