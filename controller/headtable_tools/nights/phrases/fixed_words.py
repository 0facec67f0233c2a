"""The fixed words of phrases, by the value that each stands for."""

from __future__ import annotations

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
    "waits-for-sheet": "waiting for its sheet",
    "roll-off": "rolling off",
    "tie-break": "playing off its tie",
    "host-decides": "waiting for the host's word",
    "done": "done",
}


QUALIFIED = {"wins": "most wins", "buncos": "most buncos", "next-best": "the next record", "wild-card": "a wild card"}


FINALISTS = {
    "wins": "most wins",
    "buncos": "most buncos",
    "semi-finalist": "the draw of the others",
    "wild-card": "the wild card",
}


TRAVELER_MOVES = {"bunco": "a bunco", "roll-off": "a bunco in a roll-off", "host": "the host's word"}
