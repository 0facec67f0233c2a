"""The reasons why the pages refuse a request, as data, and the error that carries one."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Annotated, Literal

from litestar.exceptions import HTTPException
from msgspec import Meta, Struct

from headtable.messages.named_error import named_error
from headtable.messages.words import Message, Rung, TableNumber, Uid
from headtable.saying import say
from headtable.web.state_file import AccountRole

TooMany = Literal[
    "requests", "presses", "take-overs", "wrong-code", "wrong-host-key", "wrong-password", "wrong-for-account"
]
OtherPad = Literal["phone", "buttons"]


class Refused(HTTPException):
    """A request is refused; the answer has the reason as data, and its sentence."""

    def __init__(self, status: HTTPStatus, why: Struct, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(status_code=status, detail=type(why).__name__, headers=dict(headers or {}))
        self.why = why


REASON = Meta(
    description="Why, as data: `is` names the reason, and other fields depend on it",
    extra_json_schema={"type": "object", "properties": {"is": {"type": "string"}}, "required": ["is"]},
)


class Failure(Struct, frozen=True):
    """The answer to a refused request: a sentence for people, and the reason as data."""

    error: str
    reason: Annotated[object, REASON]


def answer_of(why: Struct) -> Failure:
    """The answer, in the reader's language. A reason that no message defines, such as a file's error, becomes one."""
    return Failure(say(why), why if why.__struct_config__.tag_field == "is" else named_error(why))


# --- the engine and the boxes -----------------------------------------------------------------------


class EngineSilent(Message, tag="engine-silent"):
    """The engine does not answer."""


class BrokerSilent(Message, tag="broker-silent"):
    """The pages have no connection to the broker, so the engine cannot answer."""


class NoBoxThere(Message, tag="no-box-there"):
    """No box is online."""


class BoxesSilent(Message, tag="boxes-silent"):
    """These boxes do not answer."""

    boxes: tuple[Uid, ...]


class DeviceAbsent(Message, tag="device-absent"):
    """The device is not present."""

    uid: Uid


class NoButtons(Message, tag="no-buttons"):
    """The device has no buttons, so it gets its table in headtable.toml."""

    uid: Uid


class TableFixed(Message, tag="table-fixed"):
    """The device works for a signal, for dice or on a pin, so it gets its table in headtable.toml."""

    uid: Uid


class NobodyWalks(Message, tag="nobody-walks"):
    """No walk is open."""


class PadStays(Message, tag="pad-stays"):
    """The engine does not answer, so the table keeps its pad."""

    table: TableNumber


class TakeOverRefused(Message, tag="take-over-refused"):
    """The engine refuses a take-over and gives no reason."""

    table: TableNumber


# --- tables -----------------------------------------------------------------------------------------


class NightNotOpened(Message, tag="night-not-opened"):
    """There are no tables yet."""

    table: int


class TableNotThere(Message, tag="table-not-there"):
    """Tonight has fewer tables."""

    table: int
    tables: int


class TablesUnknown(Message, tag="tables-unknown"):
    """The pages have not heard the engine yet."""


# --- phones -----------------------------------------------------------------------------------------


class PhonesAreOut(Message, tag="phones-are-out"):
    """The night is over."""


class CodeNeeded(Message, tag="code-needed"):
    """The phone has not shown the table's code."""

    table: int


class PhoneRemoved(Message, tag="phone-removed"):
    """The host has removed the phone."""

    table: int


class CodeRenewed(Message, tag="code-renewed"):
    """The host has renewed the table's code."""

    table: int


class OtherNight(Message, tag="other-night"):
    """The phone was admitted on another night."""

    table: int


class PhoneAtOtherTable(Message, tag="phone-at-other-table"):
    """The phone is admitted to another table."""

    own: TableNumber
    table: int


class NoPhonesHere(Message, tag="no-phones-here"):
    """The host has excluded phones from the table."""

    table: TableNumber
    rung: Rung


class OtherPadSpeaks(Message, tag="other-pad-speaks"):
    """Another phone or the button pad speaks for the table."""

    table: TableNumber
    pad: OtherPad


class PressTooOld(Message, tag="press-too-old"):
    """The press waited on its phone until its round was over."""

    set: int
    round: int


class PhoneLeft(Message, tag="phone-left"):
    """The phone was removed or has moved while the engine was asked."""

    table: TableNumber


class NoSuchPhone(Message, tag="no-such-phone"):
    """No phone of that name is admitted."""

    phone: str


# --- rights and limits ------------------------------------------------------------------------------


class HostOnly(Message, tag="host-only"):
    """Only the host may do that."""


class RoleMayNot(Message, tag="role-may-not"):
    """The person's account has a role that may not do that."""

    role: AccountRole


class InputNotYours(Message, tag="input-not-yours"):
    """The person's role may not enter an input of this kind; ``message`` is its tag."""

    role: AccountRole
    message: str


class OtherSite(Message, tag="other-site"):
    """A page of another site has sent it; browsers do not always say which."""

    site: str | None = None


class TooOften(Message, tag="too-often"):
    """One source did that too often."""

    what: TooMany
    wait_s: int


class TooManyStreams(Message, tag="too-many-streams"):
    """Too many pages follow the night."""


# --- accounts ---------------------------------------------------------------------------------------


class WrongPassword(Message, tag="wrong-password"):
    """No account has this name and this password."""


class SignInBusy(Message, tag="sign-in-busy"):
    """Other passwords are being checked."""


class PasswordTooShort(Message, tag="password-too-short"):
    """A new password has too few letters."""

    shortest: int


class AccountNameUnfit(Message, tag="account-name-unfit"):
    """The name of an account is empty, too long, or cannot be shown."""

    longest: int


class AccountNameTaken(Message, tag="account-name-taken"):
    """Another account has this name."""

    name: str


class AccountNameReserved(Message, tag="account-name-reserved"):
    """The log calls a part of headtable so."""

    name: str


class TooManyAccounts(Message, tag="too-many-accounts"):
    """There are as many accounts as there may be."""

    most: int


class NoSuchAccount(Message, tag="no-such-account"):
    """The account has been removed."""


class KeyIsOnlyWay(Message, tag="key-is-only-way"):
    """Without a host's account, nobody could come in once the key has ended."""


class LastHost(Message, tag="last-host"):
    """Without this account, nobody could manage the others by a password."""


class NotAsked(Message, tag="not-asked"):
    """Somebody has signed in before, or the hour is over in which a new headtable asks for its first host."""


# --- invalid requests -----------------------------------------------------------------------------


class NotOurName(Message, tag="not-our-name"):
    """The browser asked for another host name: a page of another site may point at this machine."""

    host: str


class AddressTooLong(Message, tag="address-too-long"):
    """The address is too long."""

    most: int


class HeadTooLong(Message, tag="head-too-long"):
    """The head of the request is too long."""

    most: int


class BodyTooLong(Message, tag="body-too-long"):
    """The body of the request is too long."""


class NoSuchPage(Message, tag="no-such-page"):
    """There is no page at that path."""

    path: str


class WrongMethod(Message, tag="wrong-method"):
    """The path does not support this method."""

    path: str
    method: str


class NotJson(Message, tag="not-json"):
    """The body of a post is not JSON; a plain form could have sent it."""

    kind: str


class UnknownPicture(Message, tag="unknown-picture"):
    """The uploaded file is neither PNG nor JPEG."""


class PictureTooLarge(Message, tag="picture-too-large"):
    """The uploaded file is too large."""

    most_kb: int


class NoHallPicture(Message, tag="no-hall-picture"):
    """The host has uploaded no picture."""


class NumberOfPlayers(Message, tag="number-of-players"):
    """An opening lists too few or too many players."""


class NameLength(Message, tag="name-length"):
    """A name is empty or has too many letters."""

    longest: int


class TextTooLong(Message, tag="text-too-long"):
    """A text has too many letters."""

    most: int


class BodyGarbled(Message, tag="body-garbled"):
    """The page itself has sent an invalid body."""

    error: str
    quoted: str


class QueryGarbled(Message, tag="query-garbled"):
    """The page itself has sent an invalid query."""

    error: str
    quoted: str


class FrameworkError(Message, tag="framework-error"):
    """The web framework's own reason for refusing a request."""

    text: str


class OwnMistake(Message, tag="own-mistake"):
    """A bug in headtable."""
