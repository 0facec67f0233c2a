"""Rulesets for hosts: their cards, and the form for one of the house's own."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from headtable.config.problem import reasons_of
from headtable.errors import BadConfig, Trouble
from headtable.rulecard.setting_field import SettingField
from headtable.rulecard.setting_fields import setting_fields
from headtable.rulesets.house_rulesets import HouseRulesets
from headtable.rulesets.ruleset_draft import Draft, Value, draft_of, renamed, with_true_examples
from headtable.saying import say
from headtable.saying.languages import language
from headtable.web.decoding import decoded_query
from headtable.web.exchange import Answers, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.live_room import LiveRoom
from headtable.web.night_refusals import DraftDoesNotFit, RulesetInUse
from headtable.web.pages import host_page
from headtable.web.refusals import Refused
from headtable.web.rules_told import NOT_KNOWN, RulesTold, told, told_of

Word = Annotated[str, Meta(min_length=1, max_length=40)]
Changes = Annotated[dict[Word, Value], Meta(max_length=200)]


class WhichRuleset(Struct, frozen=True):
    """The ruleset whose card is asked for."""

    name: Word


class Changed(Struct, frozen=True, forbid_unknown_fields=True):
    """A ruleset, the settings that the house changes, and whether the examples take the new worths."""

    start_from: Word
    changes: Changes = {}
    correct_examples: bool = False


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A changed ruleset, and the title under which it is saved.

    ``replaces`` names the house's ruleset whose place it takes; without it, a new name is made of the title.
    """

    changed: Changed
    title: Word
    replaces: Word | None = None


class ShownFault(Struct, frozen=True):
    """What is wrong with a draft, in words; the key is ``example`` for an example."""

    key: str
    words: str


class ShownDraft(Struct, frozen=True):
    """The form: its fields, the card, and what is wrong. It has no fields if a value is invalid."""

    title: str
    fields: tuple[SettingField, ...]
    card: RulesTold
    faults: tuple[ShownFault, ...]


class Saved(Struct, frozen=True):
    """The name of a saved ruleset."""

    name: str


class Deleted(Struct, frozen=True):
    """The name of a ruleset that is no longer in the list."""

    name: str


_CARD = Answers(RulesTold, WhichRuleset)
_DRAFT = Exchange(ShownDraft, msgspec.json.Decoder(Changed))
_SAVE = Exchange(Saved, msgspec.json.Decoder(Kept))
_DELETE = Exchange(Deleted, msgspec.json.Decoder(WhichRuleset))


def ruleset_routes(rulesets: HouseRulesets, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The page of the form, the cards, and the saving."""

    @get("/rules", sync_to_thread=False)
    def form(request: Browser) -> Response[bytes]:
        return host_page("house-rules", request, hosts)

    @get("/api/rulesets/card", opt=_CARD.opt, guards=[hosts.guard])
    async def card(request: Browser) -> Response[bytes]:
        """The card of a ruleset."""
        return _CARD.response(await asyncio.to_thread(_card, rulesets, decoded_query(WhichRuleset, request).name))

    @post("/api/rulesets/draft", opt=_DRAFT.opt, guards=[same_site, hosts.guard], status_code=200)
    async def draft(request: Browser) -> Response[bytes]:
        """Show a changed ruleset, and what is wrong with it."""
        return _DRAFT.response(await asyncio.to_thread(_shown, rulesets, _DRAFT.body(await request.body())))

    @post("/api/rulesets/save", opt=_SAVE.opt, guards=[same_site, hosts.guard], status_code=200)
    async def save(request: Browser) -> Response[bytes]:
        """Save a changed ruleset as one of the house."""
        return _SAVE.response(await asyncio.to_thread(_saved, rulesets, _SAVE.body(await request.body())))

    return [form, card, draft, save]


def deletion_routes(rulesets: HouseRulesets, room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The deletion of a ruleset that the house has saved."""

    @post("/api/rulesets/delete", opt=_DELETE.opt, guards=[same_site, hosts.guard], status_code=200)
    async def delete(request: Browser) -> Response[bytes]:
        name = _DELETE.body(await request.body()).name
        tonights = room.rules.ruleset if room.rules else ""
        await asyncio.to_thread(_delete, rulesets, name, tonights)
        return _DELETE.response(Deleted(name))

    return [delete]


def refused(wrong: Trouble) -> Refused:
    """The error of a ruleset, as an answer."""
    return Refused(HTTPStatus.CONFLICT, reasons_of(wrong)[0])


def _card(rulesets: HouseRulesets, name: str) -> RulesTold:
    try:
        return told(rulesets.text(name), language())
    except BadConfig as wrong:
        raise refused(wrong) from None


def _draft(rulesets: HouseRulesets, changed: Changed) -> Draft:
    try:
        draft = draft_of(rulesets.text(changed.start_from), changed.changes)
    except BadConfig as wrong:
        raise refused(wrong) from None
    return with_true_examples(draft) if changed.correct_examples else draft


def _shown(rulesets: HouseRulesets, changed: Changed) -> ShownDraft:
    draft = _draft(rulesets, changed)
    faults = tuple(ShownFault(fault.key, say(fault.what)) for fault in draft.faults)
    ruleset = draft.ruleset
    if ruleset is None or not draft.is_playable:
        return ShownDraft("", (), NOT_KNOWN, faults)
    return ShownDraft(ruleset.title, setting_fields(ruleset, changed.changes), told_of(ruleset), faults)


def _delete(rulesets: HouseRulesets, name: str, tonights: str) -> None:
    try:
        if name in rulesets.names() and rulesets.text(name) == tonights:
            raise Refused(HTTPStatus.CONFLICT, RulesetInUse(name))
        rulesets.delete(name)
    except Trouble as wrong:
        raise refused(wrong) from None


def _saved(rulesets: HouseRulesets, kept: Kept) -> Saved:
    name = kept.replaces or rulesets.free_name(kept.title)
    draft = renamed(_draft(rulesets, kept.changed), name, kept.title)
    if draft.faults:
        raise Refused(HTTPStatus.CONFLICT, DraftDoesNotFit(tuple(fault.what for fault in draft.faults)))
    try:
        write = rulesets.overwrite if kept.replaces else rulesets.save
        write(name, draft.text)
    except Trouble as wrong:
        raise refused(wrong) from None
    return Saved(name)
