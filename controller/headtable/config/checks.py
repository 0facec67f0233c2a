"""What cannot be, although every value by itself could: two pads with one name, a broker open to everyone."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_address

from headtable.config.address import address_of, is_line
from headtable.config.header import looks_like_a_pin
from headtable.config.hearing import MOST_UNSIGNED, NEVER_DB, worst_night
from headtable.config.hosts import impossible_hosts
from headtable.config.lines import Where
from headtable.config.pins import misused_pins
from headtable.config.ports import shared_ports
from headtable.config.settings import BoxSettings, Broker, Config, DiceSettings, Web
from headtable.config.twice import twice
from headtable.errors import BadConfig
from headtable.messages.words import HEAD_TABLE, why_no_device

SHORTEST_KEY = 8
FEWEST_LETTERS = 5  # that differ: neither "11111111" nor "abababab"
ROWS = (
    "01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm",
    "1q2w3e4r5t6y",
)  # fmt: skip
TRIED_FIRST = ("headtable", "bunco", "bunko", "password", "passwort", "letmein", "welcome", "admin", "geheim")
ENDS = "0123456789!.-_ "  # what people add to a word, and it stays as easy to guess
MOST_ON_A_SHARED_LINE = 30  # `make rp2040` shows that the firmware follows a line with so many


def impossible(config: Config) -> Iterator[tuple[Where, str]]:
    """Everything about a configuration that cannot be, and where it stands."""
    yield from list(impossible_hosts(config)) or _broker(config.broker)
    yield from _host_key(config.web)
    yield from _lines(config.box)
    yield from _crowded(config.box)
    yield from _pads(config.box)
    yield from _dice(config.box)
    yield from _dice_at_a_table(config.box)
    yield from _dice_on_pins(config.box)
    yield from _buttons(config.box)
    yield from _radio(config.box)
    yield from _signals(config.box)
    yield from misused_pins(config.box)
    yield from _quiet_hours(config.box)
    yield from _hearing(config.box)
    yield from _nowhere(config.box)
    yield from shared_ports(config)


def _broker(broker: Broker) -> Iterator[tuple[Where, str]]:
    if broker.embedded and not broker.password and not is_this_machine(broker.host):
        yield (
            ("broker", "host"),
            f'[broker] host = "{broker.host}" lets everyone in the hall sound the horn: '
            "give it a username and a password, or listen on 127.0.0.1",
        )
    if not broker.embedded and not broker.password and not is_this_machine(broker.host):
        yield (
            ("broker", "host"),
            f'[broker] host = "{broker.host}" is another machine: whoever is on the network could sound the horn; '
            "give the broker a username and a password, and write them here",
        )
    if bool(broker.username) != bool(broker.password):
        yield ("broker",), "[broker] has one of username and password: give both, or neither"
    if not broker.embedded and broker.port == 0:
        yield ("broker", "port"), "[broker] port = 0: say at which port the broker listens; Mosquitto's is 1883"


def _host_key(web: Web) -> Iterator[tuple[Where, str]]:
    """A key that can be guessed is none."""
    key = web.host_key
    if not key:
        return
    if key != key.strip() or not key.isprintable():
        yield ("web", "host_key"), "[web] host_key has a blank at an end, or what nobody can type: write it without"
    elif len(key) < SHORTEST_KEY or len(set(key)) < FEWEST_LETTERS or _is_tried_first(key):
        yield (
            ("web", "host_key"),
            f"[web] host_key can be guessed: give it at least {SHORTEST_KEY} letters, {FEWEST_LETTERS} of them "
            "different, neither in a row nor a word that many take; or leave it empty, and headtable makes one up",
        )


def _is_tried_first(key: str) -> bool:
    """Whether it is a row of numbers, letters or keys, or words that many take, with marks at their ends."""
    plain = key.casefold()
    rest = plain
    for word in TRIED_FIRST:
        rest = rest.replace(word, "")
    letters = plain.strip(ENDS)
    in_a_row = any(part in row or part in row[::-1] for part in (plain, letters) for row in ROWS)
    return in_a_row or not rest.strip(ENDS)


def is_this_machine(host: str) -> bool:
    """Whether only this machine itself can reach what listens there."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _lines(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    for line in box.lines:
        try:
            address_of(line)
        except BadConfig as wrong:
            yield ("box", "lines"), str(wrong)
    known = [line for line in box.lines if is_line(line)]
    for path, place in twice([address_of(line).path for line in known]):
        yield ("box", "lines"), f'[box] lines has the port {path} twice, the second time as "{known[place]}"'


def _crowded(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    """More devices than there is room for: an RS-485 line has been tried with so many, a serial port has one."""
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
            f"[box] lines: {len(uids)} devices are more than the {room} that these lines have room for: an rs485 "
            f"line was tried with {MOST_ON_A_SHARED_LINE} devices at most, and a serial port has one; give the box "
            "another line",
        )


def _pads(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    for uid, number in twice([pad.uid for pad in box.pads]):
        yield ("box", "pads", number, "uid"), f'two [[box.pads]] have the uid "{uid}"; each device has its own'
    for number, pad in enumerate(box.pads):
        if why := why_no_device(pad.uid):
            yield (
                ("box", "pads", number, "uid"),
                f'[[box.pads]] uid = "{pad.uid}" {why}; give the pad a name of its own',
            )
        if pad.bell and pad.table != HEAD_TABLE:
            yield (
                ("box", "pads", number, "bell"),
                f'"{pad.uid}" has the bell button at table {pad.table}: only the head table, table 1, rings the bell',
            )


def _dice(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    pads = {pad.uid: pad.table for pad in box.pads}
    for uid, number in twice([dice.uid for dice in box.dice]):
        yield ("box", "dice", number, "uid"), f'two [[box.dice]] have the uid "{uid}"; each set has its own'
    for number, dice in enumerate(box.dice):
        where: Where = ("box", "dice", number, "uid")
        if why := why_no_device(dice.uid):
            yield where, f'[[box.dice]] uid = "{dice.uid}" {why}; give the dice a name of their own'
        if dice.uid in pads and dice.at != "line":
            yield where, f'"{dice.uid}" is a pad: dice that are not read by it need a uid of their own'
        elif pads.get(dice.uid, dice.table) != dice.table:
            yield where, f'"{dice.uid}" is a pad at table {pads[dice.uid]}: its dice cannot be at table {dice.table}'


def _dice_at_a_table(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    """What two of them throw at one table would count twice."""
    for table, number in twice([str(dice.table) for dice in box.dice]):
        first = next(dice.uid for dice in box.dice if str(dice.table) == table)
        yield (
            ("box", "dice", number, "table"),
            f'"{box.dice[number].uid}" and "{first}" both read the dice of table {table}, and every roll would count '
            "twice: give each its own table",
        )


def _dice_on_pins(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    for number, dice in enumerate(box.dice):
        if dice.at != "gpio":
            yield from _pins_in_vain(number, dice)
        if dice.at == "gpio" and not len(dice.button_pins) == len(dice.face_pins) == dice.dice:
            yield (
                ("box", "dice", number, "at"),
                f'[[box.dice]] "{dice.uid}" is {dice.dice} dice on pins: give each a button in button_pins and its '
                "lines in face_pins",
            )
        for lines in dice.face_pins:
            if len(lines) not in (3, 7):
                yield ("box", "dice", number, "face_pins"), f"{list(lines)}: a face has three lines or seven LEDs"


def _pins_in_vain(number: int, dice: DiceSettings) -> Iterator[tuple[Where, str]]:
    """Only dice on pins of this Pi have pins, and a time for which they stand still."""
    given = {"button_pins": bool(dice.button_pins), "face_pins": bool(dice.face_pins)}
    given["still_ms"] = dice.still_ms != DiceSettings(uid=dice.uid, table=dice.table).still_ms
    for key in [key for key, is_given in given.items() if is_given]:
        yield (
            ("box", "dice", number, key),
            f'[[box.dice]] "{dice.uid}" has {key} and at = "{dice.at}", where nobody looks at it: '
            f'write at = "gpio" if these dice hang on pins of this Pi, or take {key} away',
        )


def _buttons(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    uids = [*(pad.uid for pad in box.pads), *(dice.uid for dice in box.dice if dice.at != "line")]
    for number, button in enumerate(box.buttons):
        others = [*uids, *(one.uid for one in box.buttons[:number])]
        if why := why_no_device(button.uid):
            yield (
                ("box", "buttons", number, "uid"),
                f'[[box.buttons]] uid = "{button.uid}" {why}; give the button a name of its own, '
                f'"{button.uid}" is another\'s name',
            )
        if button.uid in others:
            yield ("box", "buttons", number, "uid"), f'"{button.uid}" is another\'s name: each device has its own'
        if button.table != HEAD_TABLE:
            yield (
                ("box", "buttons", number, "table"),
                f'"{button.uid}" is at table {button.table}: only the head table, table {HEAD_TABLE}, rings the bell',
            )


def _radio(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    """Each die of Bluetooth has one name, and no other dice have any."""
    named: list[str] = []
    for number, dice in enumerate(box.dice):
        where: Where = ("box", "dice", number, "names")
        wanted = dice.dice if dice.is_ble else 0
        if len(dice.names) != wanted:
            yield (
                where if dice.names else ("box", "dice", number),
                f'"{dice.uid}" (at = "{dice.at}") has {len(dice.names)} names, and {wanted} dice to be found by one: '
                "write the address of each, or the name that it says in the air",
            )
        for name, _ in twice([*named, *(name.casefold() for name in dice.names)]):
            yield where, f'the die "{name}" is there twice; each die lies on one table'
        named.extend(name.casefold() for name in dice.names)


def _signals(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    for signal, number in twice([signal.signal for signal in box.signals]):
        yield ("box", "signals", number, "signal"), f"a box has one {signal}, and this is the second"
    pads = {one.uid for things in (box.pads, box.dice, box.buttons) for one in things}
    for number, settings in enumerate(box.signals):
        if why := why_no_device(settings.device):
            yield (
                ("box", "signals", number, "device"),
                f'[[box.signals]] device = "{settings.device}" {why}; give the board a name of its own',
            )
        if settings.device == "speaker":
            yield (
                ("box", "signals", number, "device"),
                f'[[box.signals]] device = "{settings.device}": a loudspeaker is named by its ALSA device; '
                'write "speaker:default"',
            )
        if settings.board in pads:
            yield (
                ("box", "signals", number, "device"),
                f'"{settings.board}" is a pad: a {settings.signal} hangs on a board with a uid of its own',
            )


def _quiet_hours(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    if (box.quiet_from is None) != (box.quiet_to is None):
        given = "quiet_to" if box.quiet_from is None else "quiet_from"
        yield ("box", given), "[box] has one of quiet_from and quiet_to: give both, or neither"

    elif box.quiet_from is not None and box.quiet_from == box.quiet_to:
        yield (
            ("box", "quiet_to"),
            f'[box] quiet_from and quiet_to are both "{box.quiet_to}": is it quiet always, or never? '
            "Say two hours, or neither",
        )


def _hearing(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    doses = {one.signal: one for one in worst_night(box)}
    together = sum(one.dose for one in doses.values())
    for number, settings in enumerate(box.signals):
        one = doses.get(settings.signal)
        if one is None:
            continue
        where = ("box", "signals", number, "loudness_db")
        if one.at_ear_db >= NEVER_DB:
            yield where, f"{one.at_ear_db:.0f} dBA at the nearest ear: no ear may hear {NEVER_DB:.0f}, however short"
        elif together > MOST_UNSIGNED and not settings.dose_signed_by:
            yield (
                where,
                f"{one.blasts} blasts of {one.blast_s:g} s at {one.at_ear_db:.0f} dBA are {one.dose:.0%} of a day's "
                f"hearing dose, all signals together {together:.0%}, and {MOST_UNSIGNED:.0%} is the most: hang it "
                "further from the nearest ear, lower most_a_night or the pattern, or sign it: dose_signed_by",
            )


def _nowhere(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    """Without a line there would be a rehearsal, and a host waiting for the real horn."""
    boards = [signal for signal in box.signals if signal.board == signal.device]
    signals = [signal for signal in boards if not looks_like_a_pin(signal.device)]
    dice = [dice for dice in box.dice if dice.at == "line"]
    for name, things in (("pads", box.pads), ("dice", dice), ("signals", signals)):
        if things and not box.lines:
            yield (
                ("box", name, 0),
                f"[[box.{name}]] are there, but [box] has no lines to them: headtable would rehearse without them; "
                'write lines = ["serial:/dev/serial/by-id/..."]',
            )
