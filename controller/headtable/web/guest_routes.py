"""A guest's own page: its address, and what it asks for. It needs no right, as everybody in the hall may read it."""

from __future__ import annotations

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.messages.new_night import AboutNight
from headtable.messages.words import Name
from headtable.saying.languages import language
from headtable.web.decoding import decoded_query
from headtable.web.exchange import Answers
from headtable.web.guard import Browser
from headtable.web.live_room import LiveRoom
from headtable.web.night_folder import NightFolder
from headtable.web.pages import page
from headtable.web.player_card import PlayerCard, card_of_player
from headtable.web.rules_told import NOT_KNOWN, RulesTold, told


class Whose(Struct, frozen=True):
    """The player whose card a page asks for."""

    player: Name


class TonightForGuests(Struct, frozen=True):
    """What guests may know before the night is open: its title, day and place, and the title of its rules."""

    about: AboutNight
    ruleset: str


_CARD = Answers(PlayerCard, Whose)
_RULES = Answers(RulesTold)
_TONIGHT = Answers(TonightForGuests)


def guest_routes(room: LiveRoom, nights: NightFolder) -> list[HTTPRouteHandler]:
    """The page, the night's title, one player's card, and the rules of the night."""

    @get("/me", sync_to_thread=False)
    def guest() -> Response[bytes]:
        return page("guest")

    @get("/api/tonight", opt=_TONIGHT.opt, sync_to_thread=False)
    def tonight() -> Response[bytes]:
        """The night's title, day, place and rules, by name."""
        ruleset = room.night.ruleset if room.night else ""
        return _TONIGHT.response(TonightForGuests(nights.about(room.night_name), ruleset))

    @get("/api/card", opt=_CARD.opt, sync_to_thread=False)
    def card(request: Browser) -> Response[bytes]:
        """The score card of one player."""
        whose = decoded_query(Whose, request)
        return _CARD.response(card_of_player(whose.player, room.rounds()))

    @get("/api/rules", opt=_RULES.opt, sync_to_thread=False)
    def rules() -> Response[bytes]:
        """The rules of the night, as a card."""
        return _RULES.response(told(room.rules.ruleset, language()) if room.rules else NOT_KNOWN)

    return [guest, tonight, card, rules]
