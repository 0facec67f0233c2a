"""The kinds of gap in a phrase, and how the words in each are written and read."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple, TypeVar, cast

from headtable.errors import BadConfig
from headtable.messages.people import Walk
from headtable.messages.prizes import PersonRoll, Standing, Why
from headtable.messages.words import Seats

Players = Collection[str]
Value = TypeVar("Value", str, int)


def same(wanted: object, actual: object) -> bool:
    """Most values must be the same."""
    return wanted == actual


def part_of(wanted: object, actual: object) -> bool:
    """Of a free text a piece is enough, by whatever spelling of bunco."""
    return bool(actual) and plain(str(wanted)) in plain(str(actual))


def plain(text: str) -> str:
    """In small letters, and bunco in one spelling."""
    return text.lower().replace("bunko", "bunco")


def in_any_order(wanted: object, actual: object) -> bool:
    """Several values, in whatever order."""
    one, other = cast("tuple[object, ...]", wanted), cast("tuple[object, ...] | None", actual) or ()
    return sorted(map(str, one)) == sorted(map(str, other))


class Slot(NamedTuple):
    """A kind of gap: how to write a value, read words, match them, and compare values."""

    says: Callable[[object], str]
    reads: Callable[[str, Players], object]
    shape: str = r".+?"
    fits: Callable[[object, object], bool] = same
    says_nobody: bool = False


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The nearest of the known words, if one is like it."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return close[0] if close else None


# --- numbers and dice ----------------------------------------------------------------------------


def read_number(words: str, players: Players) -> int:
    """A plain number."""
    if not re.fullmatch("[0-9]{1,6}", words):
        raise BadConfig("script-no-number", words=words)
    return int(words)


def read_die(words: str, players: Players) -> int:
    """The face of one die."""
    if not re.fullmatch("[1-6]", words):
        raise BadConfig("script-no-die", words=words)
    return int(words)


def read_dice(words: str, players: Players) -> tuple[int, ...]:
    """All dice of a roll: ``1 1 4``."""
    dice = tuple(read_die(word, players) for word in words.split())
    if len(dice) not in (3, 4):
        raise BadConfig("script-no-dice", words=words)
    return dice


def read_points(words: str, players: Players) -> int:
    """``1 point``, ``21 points``."""
    found = re.fullmatch("(-?[0-9]{1,4}) points?", words, re.IGNORECASE)
    if not found:
        raise BadConfig("script-no-points", words=words)
    return int(found[1])


def read_tally(words: str, players: Players) -> tuple[int, int]:
    """``21 to 5``: chairs 1 and 3 first."""
    found = re.fullmatch("([0-9]{1,4}) to ([0-9]{1,4})", words, re.IGNORECASE)
    if not found:
        raise BadConfig("script-no-tally", words=words)
    return int(found[1]), int(found[2])


def say_points(value: object) -> str:
    """A number of points."""
    return "1 point" if value == 1 else f"{value} points"


def read_minutes(words: str, players: Players) -> int:
    """``1 minute``, ``45 minutes``."""
    found = re.fullmatch("([0-9]{1,3}) minutes?", words, re.IGNORECASE)
    if not found:
        raise BadConfig("script-no-minutes", words=words)
    return int(found[1])


def say_minutes(value: object) -> str:
    """A number of minutes."""
    return "1 minute" if value == 1 else f"{value} minutes"


def read_occasion(words: str, players: Players) -> str:
    """The purpose of a break, without its length."""
    if found := re.search(r"[0-9]+ minutes?$", words, re.IGNORECASE):
        raise BadConfig("script-break-length-first", minutes=found[0], words=words)
    return words


def say_list(value: object, between: str) -> str:
    """Several values in a row."""
    return between.join(map(str, cast("tuple[object, ...]", value)))


# --- players -------------------------------------------------------------------------------------


def read_name(words: str, players: Players) -> str:
    """A player of this night."""
    if words not in players:
        raise BadConfig("script-no-such-player", words=words, nearest=nearest(words, players))
    return words


def read_names(words: str, players: Players) -> tuple[str, ...]:
    """Players of this night, between commas; an `and` may stand before the last of them."""
    *before, last = (name.strip() for name in words.split(","))
    if before and last not in players:
        last = last.removeprefix("and ")
    one, _, other = last.rpartition(" and ")
    ends = (last,) if last in players or not one else (*read_names(one, players), other.strip())
    return tuple(read_name(name, players) for name in (*before, *ends))


def read_new_names(words: str, players: Players) -> tuple[str, ...]:
    """Players who are named here for the first time; an `and` may stand before the last of them."""
    return tuple(read_new_name(name, players) for name in re.split(r",(?:\s*and\s)?|\sand\s", words))


def read_new_name(words: str, players: Players) -> str:
    """Somebody who is named here for the first time."""
    name = words.strip()
    if not re.fullmatch(r"[^\s:;#(),](?:[^:;#(),]{0,38}[^\s:;#(),])?", name):
        raise BadConfig("script-bad-name", words=words)
    return name


def read_pair(words: str, players: Players) -> tuple[str, ...]:
    """``Ann and Cat``, in either order."""
    names = re.split(r"\s+and\s+", words)
    if len(names) != 2:
        raise BadConfig("script-no-pair", words=words)
    return tuple(read_name(name, players) for name in names)


def say_pair(value: object) -> str:
    """Two partners, in the order of the alphabet, so that either order is the same."""
    return " and ".join(sorted(cast("tuple[str, str]", value)))


# --- words that stand for a value ----------------------------------------------------------------


def one_of(words: Mapping[Value, str], *more: tuple[str, Value]) -> Slot:
    """A value of a fixed list, each in its words; ``more`` are other words that are understood, with their value."""
    meant = {spoken.lower(): value for value, spoken in words.items()} | dict(more)

    def read(text: str, players: Players) -> Value:
        value = meant.get(" ".join(plain(text).split()))
        if value is None:
            raise BadConfig("script-none-of", known=tuple(words.values()), words=text, nearest=nearest(text, meant))
        return value

    return Slot(lambda value: words[cast("Value", value)], read)


WORTHS = {
    "miss": "nothing",
    "one": "one",
    "two": "two",
    "three": "three",
    "mini": "a mini",
    "bunco": "a bunco",
    "wipe": "a wipe-out",
}
ALSO_WORTHS = (
    ("miss", "miss"),
    ("mini", "mini"),
    ("mini-bunco", "mini"),
    ("a mini-bunco", "mini"),
    ("bunco", "bunco"),
)
CLAIMS = {
    "miss": "pass",
    "one": "one",
    "two": "two",
    "three": "three",
    "mini": "mini",
    "bunco": "bunco",
    "wipe": "wipe-out",
}
BAD_THROWS = {
    "cocked": "cocked dice",
    "stacked": "stacked dice",
    "unshaken": "unshaken dice",
    "off-table": "dice off the table",
    "floor": "dice to the floor",
}
ROLLED_BY = {
    "table_chooses": "those whom the table chooses",
    "last_roller": "the last to have rolled",
    "scorekeeper": "the scorekeepers",
}
RUNGS = {"dice": "all it has", "pad": "its pad", "phone": "a phone", "paper": "paper"}
TEAMS = {"a": "chairs 1 and 3", "b": "chairs 2 and 4"}
MARKS = {1: "ones", 2: "twos", 3: "threes", 4: "fours", 5: "fives", 6: "sixes"}
OUTCOMES = {
    "won-and-stays": "won and stays",
    "won-and-moves-up": "won and moves up",
    "won-and-moves-down": "won and moves down",
    "lost-and-moves-up": "lost and moves up",
    "lost-and-moves-down": "lost and moves down",
    "lost-and-stays": "lost and stays",
    "everyone-moves-on": "moves on",
    "moved-by-the-host": "moves by the host's word",
}
PAIRED = {
    "least-lately": "who were partners least lately",
    "drawn": "by lot",
    "ghosts-apart": "to keep ghosts apart",
    "kept": "as before",
    "moved-on": "whom the chairs bring together",
}
TIMED = {"round": "the round", "walk": "the walk", "break": "the break"}
PHASES = {
    "closed": "not open",
    "ready": "ready to start",
    "playing": "in play",
    "called": "called by the bell",
    "over": "over",
    "seating": "waiting for people to roll for their tables",
    "settling": "waiting for people to roll off",
    "break": "in a break",
    "final": "in the final",
}
TABLE_PHASES = {
    "ready": "ready",
    "first-roll": "rolling for who is first",
    "rolling": "rolling",
    "last-lap": "in its last lap",
    "waits-for-call": "waiting for a call",
    "roll-off": "rolling off",
    "tie-break": "playing off its tie",
    "host-decides": "waiting for the host's word",
    "done": "done",
}


# --- people who roll against each other ----------------------------------------------------------


def say_rolls(value: object) -> str:
    """``Ann 5, Bea 3``."""
    rolls = cast("tuple[PersonRoll, ...]", value)
    return ", ".join(f"{roll.player} {' '.join(map(str, roll.faces))}" for roll in rolls)


def say_gets(value: object) -> str:
    """How many of those who roll get it."""
    return "one of them gets it" if value == 1 else f"{value} of them get it"


def read_gets(words: str, players: Players) -> int:
    """``one of them gets it``, ``2 of them get it``."""
    return read_number("1" if words == say_gets(1) else words.partition(" ")[0], players)


def read_rolls(words: str, players: Players) -> tuple[PersonRoll, ...]:
    """``Ann 5, Bea 3``, or three dice each: ``Ann 1 1 4, Bea 2 3 5``."""
    return tuple(_read_roll(one.strip(), players) for one in words.split(","))


def _read_roll(words: str, players: Players) -> PersonRoll:
    found = re.fullmatch(r"(.*?)\s+(\d|\d\s+\d\s+\d)", words)
    if not found:
        raise BadConfig("script-no-roll-of-player", words=words)
    return PersonRoll(read_name(found[1], players), tuple(read_die(die, players) for die in found[2].split()))


# --- why somebody has a place or a prize ---------------------------------------------------------

QUALIFIED = {"wins": "most wins", "buncos": "most buncos", "next-best": "the next record", "wild-card": "a wild card"}
FINALISTS = {
    "wins": "most wins",
    "buncos": "most buncos",
    "semi-finalist": "the draw of the others",
    "wild-card": "the wild card",
}
TRAVELER_MOVES = {"bunco": "a bunco", "roll-off": "a bunco in a roll-off", "host": "the host's word"}


def say_why(value: object) -> str:
    """``13 wins, by roll-off Ann 6, Bea 4``."""
    why = cast("Why", value)
    match why.decided:
        case "count":
            return _counted(why)
        case "roll-off":
            return f"{_counted(why)}, by roll-off {say_rolls(why.rolls)}"
        case "host":
            return f"{_counted(why)}, by the host's word"
        case "draw":
            return f"drawn from {why.among}"


def _counted(why: Why) -> str:
    match why.counted:
        case "wins" | "losses" | "buncos" | "minis":
            return f"{why.count} {why.counted if why.count != 1 else SINGLE[why.counted]}"
        case "level":
            return f"wins and losses {why.count} apart" if why.count else "as many wins as losses"
        case _:
            return COUNTED[why.counted]


SINGLE = {"wins": "win", "losses": "loss", "buncos": "bunco", "minis": "mini"}
COUNTED = {
    "first-bunco": "the first bunco of the night",
    "last-bunco": "the last bunco of the night",
    "traveler": "holds the traveler",
    "hostess": "the traveler never left",
    "final": "won the final",
    "draw": "by lot",
    "rest": "what nobody else could have",
}


HOSTESS = "the hostess"


def say_winners(value: object) -> str:
    """``Ann, Bea``, or the hostess, who does not play."""
    return say_list(value, ", ") or HOSTESS


def read_winners(words: str, players: Players) -> tuple[str, ...]:
    """The players who have a prize; none if the hostess has it."""
    return () if words.lower() == HOSTESS else read_names(words, players)


def read_dollars(words: str, players: Players) -> int:
    """``$15``."""
    found = re.fullmatch(r"\$([0-9]{1,7})", words)
    if not found:
        raise BadConfig("script-no-dollars", words=words)
    return int(found[1])


# --- the long ones: written, and compared as they are written ------------------------------------------


def say_tables(value: object) -> str:
    """How many tables each group has: ``3, 3 and 2 tables``."""
    *before, last = map(str, cast("tuple[int, ...]", value))
    return f"{', '.join(before)} and {last} tables"


def say_seats(value: object) -> str:
    """Every table with its four players."""
    tables = cast("tuple[Seats, ...]", value)
    return "; ".join(f"table {number}: {', '.join(seats)}" for number, seats in enumerate(tables, 1))


def say_walks(value: object) -> str:
    """Everybody's way."""
    return "; ".join(say_walk(walk) for walk in cast("tuple[Walk, ...]", value))


def say_walk(walk: Walk) -> str:
    """One player's way."""
    way = f"{walk.player} {OUTCOMES[walk.why]}, now table {walk.table} chair {walk.seat}"
    return f"{way} with {walk.partner}, {PAIRED[walk.paired]}" if walk.partner and walk.paired else way


def say_standings(value: object) -> str:
    """The score card, best first."""
    return "; ".join(say_standing(line) for line in cast("tuple[Standing, ...]", value))


def say_standing(line: Standing) -> str:
    """One line of the score card."""
    minis = "" if line.minis is None else f", minis {line.minis}"
    return f"{line.place}. {line.player}, won {line.wins}, lost {line.losses}, buncos {line.buncos}{minis}"


def as_it_is(words: str, players: Players) -> str:
    """Free words."""
    return words


def compared_as_said(say: Callable[[object], str]) -> Slot:
    """A long value, of which any piece of its words may be expected."""
    return Slot(say, as_it_is, fits=lambda wanted, actual: bool(actual) and part_of(wanted, say(actual)))


FREE = compared_as_said(str)
SLOTS: dict[str, Slot] = {
    "number": Slot(str, read_number, r"\S+"),
    "word": Slot(str, as_it_is, r"\S+"),
    "text": FREE,
    "die": Slot(str, read_die, r"\S+"),
    "dice": Slot(lambda value: say_list(value, " "), read_dice),
    "points": Slot(say_points, read_points),
    "occasion": Slot(str, read_occasion, fits=part_of),
    "minutes": Slot(say_minutes, read_minutes, "[0-9]+ minutes?"),
    "tally": Slot(lambda value: say_list(value, " to "), read_tally),
    "name": Slot(str, read_name, r"[^:,;]+?"),
    "names": Slot(lambda value: say_list(value, ", "), read_names),
    "people": Slot(lambda value: say_list(value, ", "), read_names, fits=in_any_order),
    "new-name": Slot(str, read_new_name, r"[^:,;]+?"),
    "new-names": Slot(lambda value: say_list(value, ", "), read_new_names),
    "pair": Slot(say_pair, read_pair, fits=in_any_order),
    "worth": one_of(WORTHS, *ALSO_WORTHS),
    "claim": one_of(CLAIMS, ("miss", "miss"), ("mini-bunco", "mini")),
    "bad-throw": one_of(BAD_THROWS),
    "rolled-by": one_of(ROLLED_BY)._replace(shape="th.+?"),
    "rung": one_of(RUNGS, ("its dice", "dice")),
    "chairs": one_of(TEAMS)._replace(shape="chairs .+?"),
    "mark": one_of(MARKS),
    "outcome": one_of(OUTCOMES)._replace(shape="(?:won and|lost and|moves) .+?"),
    "paired": one_of(PAIRED),
    "how": one_of(
        {
            "points": "points",
            "mark": "the mark",
            "roll-off": "roll-off",
            "host": "the host's word",
            "draw": "lot",
            "played": "what was played",
        }
    ),
    "phase": one_of(PHASES),
    "timed": one_of(TIMED),
    "table-phase": one_of(TABLE_PHASES),
    "each": one_of({1: "one die each", 3: "three dice each"})._replace(shape="(?:one die|three dice) each"),
    "qualified": one_of(QUALIFIED),
    "finalist": one_of(FINALISTS, ("the draw of the semi-finalists", "semi-finalist")),
    "moved": one_of(TRAVELER_MOVES),
    "why": compared_as_said(say_why),
    "winners": Slot(say_winners, read_winners, fits=in_any_order, says_nobody=True),
    "dollars": Slot(lambda value: f"${value}", read_dollars, r"\$\S+"),
    "money": one_of({"last-draw": "into the last draw", "dearest-prize": "to the dearest prize that somebody has"}),
    "gets": Slot(say_gets, read_gets, r"\S+ of them gets? it"),
    "rolls-of": Slot(say_rolls, read_rolls),
    "rolled-by-people": Slot(say_rolls, read_rolls, fits=in_any_order),
    "tables": compared_as_said(say_tables)._replace(shape="[0-9].+?"),
    "seats": compared_as_said(say_seats)._replace(shape="table .+?"),
    "walks": compared_as_said(say_walks),
    "standings": compared_as_said(say_standings),
}
