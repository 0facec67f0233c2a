"""What a person sends from the page of a device's own network: the settings for the hall's Wi-Fi."""

from binascii import a2b_base64

KEY_BYTES = 32
LONGEST_NETWORK = 32  # bytes, by the standard
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 63
KEY_LETTERS = 44  # of base64
HEX = "0123456789abcdef"

TYPE_CHECKING = False
if TYPE_CHECKING:
    Settings = dict[str, str]


class Refused(ValueError):
    """A field is wrong; the text says which, and what to do."""


def settings_in(body: bytes) -> "Settings":
    """The settings of a form; Refused if a device cannot use them. The body may hold any bytes."""
    fields = _fields(body)
    settings = {name: fields.get(name, "") for name in ("key", "network", "password", "box")}
    if not 0 < len(settings["network"].encode()) <= LONGEST_NETWORK:
        raise Refused("The network's name has 1 to 32 bytes. Write it as it is shown in the hall.")
    password = settings["password"]
    if password and not (SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD and _is_printable(password)):
        raise Refused("The network's password has 8 to 63 letters, digits or signs of ASCII. Type it again.")
    if settings["box"] and not _is_place(settings["box"]):
        raise Refused("The box's address is written like 192.168.4.20:7707. Leave it empty if you do not know it.")
    if not _is_key(settings["key"]):
        raise Refused("The key is not whole. Scan the code that headtable shows again.")
    return settings


def _fields(body: bytes) -> "Settings":
    """The fields by name; the last of a name counts."""
    fields = {}
    for pair in body.split(b"&"):
        name, _, value = pair.partition(b"=")
        try:
            fields[decoded(name)] = decoded(value)
        except ValueError:
            raise Refused("The form has letters that this device cannot read. Type it again.") from None
    return fields


def decoded(raw: bytes) -> str:
    """A text of a form: a plus is a space, and a percent sign begins a byte's number. ValueError if it is no text."""
    first, *rest = raw.replace(b"+", b" ").split(b"%")
    whole = first
    for part in rest:
        digits = part[:2].decode().lower()
        if len(digits) != 2 or any(digit not in HEX for digit in digits):
            raise ValueError("a percent sign without a number")
        whole += bytes([int(digits, 16)]) + part[2:]
    text = whole.decode()  # UnicodeError is a ValueError
    if "\0" in text:
        raise ValueError("a byte of zero")
    return text


def _is_printable(text: str) -> bool:
    return all(" " <= letter <= "~" for letter in text)


def _is_place(text: str) -> bool:
    host, _, port = text.rpartition(":")
    parts = host.split(".")
    return (
        len(parts) == 4
        and all(_is_number(part, 0, 255) for part in parts)
        and parts != ["0"] * 4
        and _is_number(port, 1, 65_535)
    )


def _is_number(text: str, least: int, most: int) -> bool:
    return 0 < len(text) <= 5 and all(digit in HEX[:10] for digit in text) and least <= int(text) <= most


def _is_key(text: str) -> bool:
    try:
        return len(text) == KEY_LETTERS and len(a2b_base64(text)) == KEY_BYTES
    except ValueError:
        return False
