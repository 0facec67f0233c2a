"""Find values that contradict each other, such as two pads with one name or a broker open to everyone."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_address

from msgspec import Struct

from headtable.config.address import address_of, is_line
from headtable.config.duplicates import duplicates
from headtable.config.header import looks_like_a_pin
from headtable.config.hearing import MOST_UNSIGNED, NEVER_DB, worst_night
from headtable.config.host_key import FEWEST_LETTERS, SHORTEST_KEY, can_be_guessed
from headtable.config.hosts import bad_hosts
from headtable.config.key_lines import Where
from headtable.config.pins import misused_pins
from headtable.config.ports import blocked_ports, shared_ports
from headtable.config.problem import reason_of
from headtable.config.settings import BoxSettings, Broker, Config, DiceSettings, Venue, Web
from headtable.errors import BadConfig
from headtable.messages.words import HEAD_TABLE, reserved_for
from headtable.saying import sentence
from headtable.saying.currencies import is_currency

MOST_ON_A_SHARED_LINE = 30  # `make rp2040` proves that the firmware keeps up with this many


def problems_in(config: Config) -> Iterator[tuple[Where, Struct]]:
    """Find everything in a configuration that cannot work, with its place in the file."""
    yield from list(bad_hosts(config)) or _broker(config.broker)
    yield from _currency(config.venue)
    yield from _host_key(config.web)
    yield from _certificate(config.web)
    yield from _lines(config.box)
    yield from _too_many_devices(config.box)
    yield from _pads(config.box)
    yield from _dice(config.box)
    yield from _dice_at_a_table(config.box)
    yield from _dice_on_pins(config.box)
    yield from _buttons(config.box)
    yield from _bluetooth_names(config.box)
    yield from _signals(config.box)
    yield from misused_pins(config.box)
    yield from _quiet_hours(config.box)
    yield from _hearing(config.box)
    yield from _missing_lines(config.box)
    yield from shared_ports(config)
    yield from blocked_ports(config)


def _broker(broker: Broker) -> Iterator[tuple[Where, Struct]]:
    if broker.embedded and not broker.password and not is_this_machine(broker.host):
        yield (
            ("broker", "host"),
            sentence("broker-open-to-hall", host=broker.host),
        )
    if not (broker.embedded or broker.password or broker.logins or is_this_machine(broker.host)):
        yield (
            ("broker", "host"),
            sentence("broker-elsewhere-open", host=broker.host),
        )
    if bool(broker.username) != bool(broker.password):
        yield ("broker",), sentence("broker-login-half")
    if broker.logins and broker.username:
        yield ("broker", "logins"), sentence("broker-login-twice")
    if broker.logins and broker.embedded:
        yield ("broker", "logins"), sentence("broker-logins-embedded")
    if broker.tls and broker.embedded:
        yield ("broker", "tls"), sentence("broker-tls-embedded")
    if not broker.embedded and broker.port == 0:
        yield ("broker", "port"), sentence("broker-port-missing")


def _currency(venue: Venue) -> Iterator[tuple[Where, Struct]]:
    if not is_currency(venue.currency):
        yield ("venue", "currency"), sentence("currency-unknown", currency=venue.currency)


def _host_key(web: Web) -> Iterator[tuple[Where, Struct]]:
    """Refuse a key that is easy to guess."""
    key = web.host_key
    if not key:
        return
    if key != key.strip() or not key.isprintable():
        yield ("web", "host_key"), sentence("host-key-untypable")
    elif can_be_guessed(key):
        yield (
            ("web", "host_key"),
            sentence("host-key-guessed", shortest=SHORTEST_KEY, different=FEWEST_LETTERS),
        )


def _certificate(web: Web) -> Iterator[tuple[Where, Struct]]:
    if bool(web.certificate) != bool(web.certificate_key):
        yield ("web",), sentence("certificate-half")


def is_this_machine(host: str) -> bool:
    """Whether only this machine can connect to this address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _lines(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    for line in box.lines:
        try:
            address_of(line)
        except BadConfig as wrong:
            yield ("box", "lines"), reason_of(wrong)
    known = [line for line in box.lines if is_line(line)]
    for path, place in duplicates([address_of(line).path for line in known]):
        yield ("box", "lines"), sentence("line-port-twice", port=path, line=known[place])


def _too_many_devices(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    """Refuse more devices than the lines can carry."""
    addresses = [address_of(line) for line in box.lines if is_line(line)]
    shared = [address for address in addresses if address.scheme == "rs485"]
    if not shared or any(address.is_pattern or address.scheme == "tcp" for address in addresses):
        return
    uids = {pad.uid for pad in box.pads} | {dice.uid for dice in box.dice if dice.at == "line"}
    uids |= {signal.device for signal in box.signals if signal.board == signal.device}
    room = MOST_ON_A_SHARED_LINE * len(shared) + len(addresses) - len(shared)
    if len(uids) > room:
        yield (
            ("box", "lines"),
            sentence("lines-crowded", devices=len(uids), room=room, most=MOST_ON_A_SHARED_LINE),
        )


def _pads(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    for uid, number in duplicates([pad.uid for pad in box.pads]):
        yield ("box", "pads", number, "uid"), sentence("pad-uid-twice", uid=uid)
    for number, pad in enumerate(box.pads):
        if kept := reserved_for(pad.uid):
            yield ("box", "pads", number, "uid"), sentence("pad-uid-reserved", uid=pad.uid, kept=kept)
        if pad.bell and pad.table != HEAD_TABLE:
            yield (
                ("box", "pads", number, "bell"),
                sentence("pad-bell-elsewhere", uid=pad.uid, table=pad.table),
            )


def _dice(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    pads = {pad.uid: pad.table for pad in box.pads}
    for uid, number in duplicates([dice.uid for dice in box.dice]):
        yield ("box", "dice", number, "uid"), sentence("dice-uid-twice", uid=uid)
    for number, dice in enumerate(box.dice):
        where: Where = ("box", "dice", number, "uid")
        if kept := reserved_for(dice.uid):
            yield where, sentence("dice-uid-reserved", uid=dice.uid, kept=kept)
        if dice.uid in pads and dice.at != "line":
            yield where, sentence("dice-uid-of-pad", uid=dice.uid)
        elif pads.get(dice.uid, dice.table) != dice.table:
            yield where, sentence("dice-at-other-table", uid=dice.uid, pad_table=pads[dice.uid], table=dice.table)


def _dice_at_a_table(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    """Two sets at one table would count every roll twice."""
    for table, number in duplicates([str(dice.table) for dice in box.dice]):
        first = next(dice.uid for dice in box.dice if str(dice.table) == table)
        yield (
            ("box", "dice", number, "table"),
            sentence("dice-table-twice", uid=box.dice[number].uid, first=first, table=table),
        )


def _dice_on_pins(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    for number, dice in enumerate(box.dice):
        if dice.at != "gpio":
            yield from _unused_keys(number, dice)
        if dice.at == "gpio" and not len(dice.button_pins) == len(dice.face_pins) == dice.dice:
            yield (
                ("box", "dice", number, "at"),
                sentence("dice-pins-missing", uid=dice.uid, dice=dice.dice),
            )
        for lines in dice.face_pins:
            if len(lines) not in (3, 7):
                yield ("box", "dice", number, "face_pins"), sentence("dice-face-pins", pins=lines)


def _unused_keys(number: int, dice: DiceSettings) -> Iterator[tuple[Where, Struct]]:
    """Refuse keys that only dice on pins of this Pi have."""
    given = {"button_pins": bool(dice.button_pins), "face_pins": bool(dice.face_pins)}
    given["still_ms"] = dice.still_ms != DiceSettings(uid=dice.uid, table=dice.table).still_ms
    for key in [key for key, is_given in given.items() if is_given]:
        yield (
            ("box", "dice", number, key),
            sentence("dice-key-unused", uid=dice.uid, key=key, at=dice.at),
        )


def _buttons(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    uids = [*(pad.uid for pad in box.pads), *(dice.uid for dice in box.dice if dice.at != "line")]
    for number, button in enumerate(box.buttons):
        others = [*uids, *(one.uid for one in box.buttons[:number])]
        if kept := reserved_for(button.uid):
            yield ("box", "buttons", number, "uid"), sentence("button-uid-reserved", uid=button.uid, kept=kept)
        if button.uid in others:
            yield ("box", "buttons", number, "uid"), sentence("button-uid-taken", uid=button.uid)
        if button.table != HEAD_TABLE:
            yield (
                ("box", "buttons", number, "table"),
                sentence("button-elsewhere", uid=button.uid, table=button.table, head_table=HEAD_TABLE),
            )


def _bluetooth_names(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    """Every Bluetooth die needs one name; other dice have none."""
    named: list[str] = []
    for number, dice in enumerate(box.dice):
        where: Where = ("box", "dice", number, "names")
        wanted = dice.dice if dice.is_ble else 0
        if len(dice.names) != wanted:
            yield (
                where if dice.names else ("box", "dice", number),
                sentence("dice-names-count", uid=dice.uid, at=dice.at, names=len(dice.names), dice=wanted),
            )
        for name, _ in duplicates([*named, *(name.casefold() for name in dice.names)]):
            yield where, sentence("die-name-twice", die=name)
        named.extend(name.casefold() for name in dice.names)


def _signals(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    for signal, number in duplicates([signal.signal for signal in box.signals]):
        yield ("box", "signals", number, "signal"), sentence("signal-twice", signal=signal)
    pads = {one.uid for things in (box.pads, box.dice, box.buttons) for one in things}
    for number, settings in enumerate(box.signals):
        where: Where = ("box", "signals", number, "device")
        if kept := reserved_for(settings.device):
            yield where, sentence("signal-device-reserved", device=settings.device, kept=kept)
        if settings.device == "speaker":
            yield where, sentence("signal-speaker-unnamed", device=settings.device)
        if settings.board in pads:
            yield where, sentence("signal-on-pad", board=settings.board, signal=settings.signal)


def _quiet_hours(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    if (box.quiet_from is None) != (box.quiet_to is None):
        given = "quiet_to" if box.quiet_from is None else "quiet_from"
        yield ("box", given), sentence("quiet-hours-half")
    elif box.quiet_from is not None and box.quiet_from == box.quiet_to:
        yield ("box", "quiet_to"), sentence("quiet-hours-endless", hour=box.quiet_to)


def _hearing(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    doses = {one.signal: one for one in worst_night(box)}
    together = sum(one.dose for one in doses.values())
    for number, settings in enumerate(box.signals):
        one = doses.get(settings.signal)
        if one is None:
            continue
        where = ("box", "signals", number, "loudness_db")
        if one.at_ear_db >= NEVER_DB:
            yield where, sentence("signal-too-loud", at_ear_db=one.at_ear_db, never_db=NEVER_DB)
        elif together > MOST_UNSIGNED and not settings.dose_signed_by:
            yield where, sentence("signal-dose-too-high", **one._asdict(), together=together, most=MOST_UNSIGNED)


def _missing_lines(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    """Without lines headtable would rehearse, and the real horn would stay silent."""
    boards = [signal for signal in box.signals if signal.board == signal.device]
    signals = [signal for signal in boards if not looks_like_a_pin(signal.device)]
    dice = [dice for dice in box.dice if dice.at == "line"]
    for name, things in (("pads", box.pads), ("dice", dice), ("signals", signals)):
        if things and not box.lines:
            yield ("box", name, 0), sentence("box-without-lines", section=name)
