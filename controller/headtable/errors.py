"""What can be wrong, by whose fault it is; every message quotes the offending text and says what to do."""


class Trouble(Exception):
    """The root: anything headtable raises on purpose."""


class Garbled(Trouble):
    """A device's fault: a line or a payload that says nothing headtable can understand."""


class NotAllowed(Trouble):
    """A player's fault, now: understood, but against the rules at this moment."""


class BadConfig(Trouble):
    """The host's fault: a configuration, a ruleset or a night script that cannot be used."""


class Unwell(Trouble):
    """The hardware's fault, or the machine's: a cable, a port, a disk, a broker."""
