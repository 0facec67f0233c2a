"""What is photographed: every page and scene, at which sizes, in which halls, at which moment of the night."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tools.screenshots.played_night import Moment

Scene = Literal[
    "room", "seats", "standings", "prizes", "join", "phones", "clock", "notice", "grand-prize", "end-of-set",
    "roll-off", "going-on", "final",
]  # fmt: skip
Visitor = Literal["anybody", "host", "phone", "former-pad", "guesser"]
Past = Literal["none", "some"]  # nights that were put away


class Size(NamedTuple):
    """A browser's window in pixels."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


HALLS = (4, 25, 50)  # tables
HD, FULL_HD, PHONE, SMALL_PHONE = Size(1280, 720), Size(1920, 1080), Size(390, 844), Size(320, 568)
ON_PHONES = (PHONE, SMALL_PHONE)
ON_PROJECTORS = (HD, FULL_HD, PHONE)
IN_STREAMS = (HD, FULL_HD)
EVERYWHERE = (HD, FULL_HD, *ON_PHONES)


class Subject(NamedTuple):
    """One page in one state. ``file`` is its HTML file, and ``ready`` what must be visible before it is taken."""

    name: str
    file: str
    address: str
    caption: str
    moment: Moment
    ready: str
    sizes: tuple[Size, ...] = EVERYWHERE
    visitor: Visitor = "host"
    halls: tuple[int, ...] = HALLS
    scene: Scene | None = None  # that the host fixes, or that the night must have chosen
    topic: str | None = None  # of the console
    clicked: str | None = None  # before the picture is taken
    begins: str = "html"  # where the picture begins
    past: Past = "none"


def _scene(scene: Scene, moment: Moment, caption: str, ready: str) -> Subject:
    return Subject(f"scene-{scene}", "board", "/?page=1", caption, moment, ready, scene=scene)


def _tables(name: str, moment: Moment, caption: str) -> Subject:
    """The scene of the tables at another moment."""
    return _scene("room", moment, caption, ".card")._replace(name=f"scene-room-{name}")


def _topic(topic: str, caption: str, ready: str, moment: Moment = "playing") -> Subject:
    return Subject(f"host-{topic}", "host", "/host", caption, moment, ready, topic=topic)


def _now(name: str, moment: Moment, caption: str, ready: str) -> Subject:
    """The first topic of the console at another moment."""
    return _topic("now", caption, ready, moment)._replace(name=f"host-now-{name}")


def _sized(sizes: tuple[Size, ...], *subjects: Subject) -> tuple[Subject, ...]:
    return tuple(subject._replace(sizes=sizes) for subject in subjects)


def _by(visitor: Visitor, *subjects: Subject) -> tuple[Subject, ...]:
    return tuple(subject._replace(visitor=visitor) for subject in subjects)


def _in_one_hall(*subjects: Subject) -> tuple[Subject, ...]:
    """Pages that are the same in each hall."""
    return tuple(subject._replace(halls=HALLS[:1]) for subject in subjects)


SCENES = _sized(
    ON_PROJECTORS,
    _scene("join", "closed", "How guests join, before the night is open", ".is-join .address"),
    _scene("phones", "seated", "The codes of the tables, where a host has signed in", ".code-card"),
    _scene("seats", "seated", "Everybody's first chair, by name", ".seat"),
    _scene("room", "playing", "Every table in the middle of a round", ".card"),
    _tables("called", "called", "A round that is called, with the last turns"),
    _tables("walking", "walking", "Between two rounds, with everybody's walk"),
    _scene("standings", "set-over", "The standings after a set", ".final li"),
    _scene("end-of-set", "set-over", "The best players at the end of a set", ".is-end-of-set"),
    _scene("clock", "set-over", "The clock in a break", ".is-clock"),
    _scene("notice", "playing", "A long notice of the host", ".is-notice"),
    _scene("roll-off", "roll-off", "A roll-off after the last set", ".person"),
    _scene("going-on", "going-on", "Who goes on to the final", ".person"),
    _scene("final", "final", "The final", ".final-seats li"),
    _scene("grand-prize", "over", "The winner of the grand prize", ".is-grand-prize"),
    _scene("prizes", "prizes", "The prizes at the end of the night", ".prize"),
)
STREAM = _sized(
    IN_STREAMS, Subject("overlay", "overlay", "/overlay", "The head table in a stream", "playing", "#teams .tally")
)
PADS = (
    *_by(
        "phone",
        Subject("pad", "pad", "/table/1", "The pad of the head table in a round", "playing", "#teams .team"),
        Subject("pad-called", "pad", "/table/2", "A pad after the bell", "called", "#teams .team"),
        Subject("pad-walking", "pad", "/table/2", "A pad between two rounds", "walking", "#turn"),
    ),
    *_by(
        "former-pad",
        Subject("pad-taken-over", "pad", "/table/1", "After another phone has taken over", "playing", "#take"),
    ),
)
GUESTS = _by(
    "anybody",
    Subject("guest-names", "guest", "/me", "A guest looks for a name", "playing", "#fitting button"),
    Subject("guest", "guest", "/me", "A guest's own page", "walking", "#chair-at", clicked="#fitting button"),
    Subject(
        "guest-called",
        "guest",
        "/me",
        "A guest's own page after the bell",
        "called",
        "#news",
        clicked="#fitting button",
    ),
    Subject(
        "guest-over",
        "guest",
        "/me",
        "A guest's own page after the night",
        "over",
        "#played li",
        clicked="#fitting button",
    ),
)
PHONES = _sized(ON_PHONES, *PADS, *GUESTS)
CONSOLE = (
    Subject("host-open", "host", "/host", "The console before the night is open", "closed", "#open-night"),
    _topic("now", "The console between two rounds", "#start", "walking"),
    _now("called", "called", "The console after the bell", "#where"),
    _now("roll-off", "roll-off", "A roll-off on the console", "#contest-fields input"),
    _now("over", "over", "The console after the night", "#outcome-lines li"),
    _topic("room", "Every table at a glance", "#room-tables li"),
    _topic("people", "Finding a player", "#find"),
    _topic("pace", "Breaks, and the length of the night", "#pace-acts button"),
    _topic("rounds", "Finished rounds", "#results li"),
    _topic("phones", "Phones and their codes", "#phone-tables li"),
    _topic("projector", "Screens, notice and picture", "#notice-form"),
    _topic("print", "Sheets on paper", "#print-form"),
    _topic("latest", "What happened", "#entries li"),
)
HOSTS = (
    Subject("door", "door", "/door", "The door, where guests check in", "walking", "#door-list li"),
    Subject("guests", "guest-list", "/guests", "The guest list", "closed", "#guest-entries li"),
    Subject("seats", "seat-list", "/seats", "Everybody's chair by name", "walking", "#seat-list li"),
    Subject("money", "money", "/money", "The money sheet", "prizes", "#money-expenses li"),
    Subject("nights", "nights", "/nights", "All nights, and a new one", "walking", "#tonight p"),
    Subject("rules", "house-rules", "/rules", "A ruleset of the house", "closed", "#settings :is(input, select)"),
    Subject("devices", "devices", "/devices", "Devices, bell and horn", "closed", "[data-device]"),
    Subject("devices-list", "devices", "/devices", "All devices, one with older firmware", "closed", "[data-device]",
            halls=(25,), begins="#hall-devices"),
    Subject("walk", "walk", "/devices/walk", "The walk test", "closed", "#walk-begin"),
)  # fmt: skip
PAST_NIGHTS = tuple(
    subject._replace(past="some")
    for subject in _in_one_hall(
        Subject("nights-past", "nights", "/nights", "A past night", "walking", "#past-nights tbody tr",
                clicked="#past-nights summary", begins="#past-nights"),
        Subject("nights-season", "nights", "/nights", "The season", "walking", "#season-shown tbody tr",
                clicked="#season > summary", begins="#season"),
        Subject("guests-who-came", "guest-list", "/guests", "Who came on which night", "walking",
                "#history-people > li", clicked="#who-came > summary", begins="#who-came"),
    )
)  # fmt: skip
SIGNING_IN = _in_one_hall(
    Subject("accounts", "accounts", "/accounts", "Accounts", "closed", "#accounts h2"),
    *_by(
        "anybody",
        Subject("sign-in", "sign-in", "/host", "Signing in with an account", "closed", "#sign-in"),
        Subject("key", "key", "/host", "Signing in with the key", "closed", "h1"),
        Subject("first-host", "first-host", "/host", "A new headtable asks for a host", "closed", "#first-host"),
        Subject("wrong-key", "wrong-key", "/host?key=wrong", "A wrong key", "closed", "h1"),
    ),
)
SMALL_PAGES = _in_one_hall(
    *_sized(
        ON_PHONES,
        *_by(
            "anybody",
            Subject("code", "code", "/join", "A phone without a code", "playing", "h1"),
            Subject("wrong-code", "wrong-code", "/join?code=WRONG1", "A wrong code", "playing", "h1"),
            Subject("ended", "ended", "/join?code=WRONG1", "A phone after the night", "over", "h1"),
            Subject("lost", "lost", "/nowhere", "A page that is not there", "playing", "h1"),
        ),
        *_by("guesser", Subject("wait", "wait", "/join?code=WRONG1", "Too many wrong codes", "playing", "h1")),
    )
)
GROUPS: dict[str, tuple[Subject, ...]] = {
    "The projector": SCENES,
    "A stream": STREAM,
    "Phones": PHONES,
    "The console": CONSOLE,
    "Other pages of hosts": HOSTS,
    "Past nights": PAST_NIGHTS,
    "Accounts and keys": SIGNING_IN,
    "Small pages": SMALL_PAGES,
}
SUBJECTS = tuple(subject for group in GROUPS.values() for subject in group)


def chosen(pages: tuple[str, ...], tables: tuple[int, ...]) -> tuple[Subject, ...]:
    """The subjects of these names or files, only in halls of so many tables; nothing named means all of them."""
    named = [each for each in SUBJECTS if not pages or {each.name, each.file} & set(pages)]
    kept = (each._replace(halls=tuple(hall for hall in each.halls if hall in tables)) for each in named)
    return tuple(each for each in kept if each.halls)
