"""The commands about the users of the broker."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, config_in, example, print_json
from headtable.saying import text

if TYPE_CHECKING:
    from headtable.config import Config
    from headtable_tools.keys.venue_logins import Folders

commands = typer.Typer()
keys = typer.Typer(no_args_is_help=True, epilog=example("sudo headtable keys list"))
commands.add_typer(keys, name="keys", help="help-keys")

MosquittoFolder = Annotated[Path, typer.Option("--mosquitto", metavar="FOLDER", help="help-keys-mosquitto")]
DEBIANS = Path("/etc/mosquitto")


@keys.command(help="help-keys-make", epilog=example("sudo headtable keys make --box cellar"))
def make(
    config: ConfigPath = None,
    box: Annotated[list[str] | None, typer.Option(metavar="NAME", help="help-keys-make-box")] = None,
    mosquitto: MosquittoFolder = DEBIANS,
    json: JsonOut = False,
) -> None:
    """Make a password for each user that has none, and write Mosquitto's files."""
    from headtable_tools.keys import venue_logins

    settings, where = _opened(config, mosquitto)
    made = venue_logins.make(settings, where, tuple(box or ()))
    written = [str(where.mosquitto / name) for name in (venue_logins.PASSWORDS, venue_logins.ACL)]
    if json:
        print_json({"made": made, "written": written})
        return
    typer.echo(text("keys-made", made=len(made), users=", ".join(made)))
    for file in written:
        typer.echo(text("keys-written", file=file))
    typer.echo(text("keys-reload"))


@keys.command("list", help="help-keys-list", epilog=example("sudo headtable keys list --json"))
def show(config: ConfigPath = None, mosquitto: MosquittoFolder = DEBIANS, json: JsonOut = False) -> None:
    """List the users, and how many topics each may say and hear."""
    from headtable_tools.keys.venue_logins import users

    found = users(*_opened(config, mosquitto))
    if json:
        print_json(found)
        return
    for each in found:
        row = "keys-row" if each.has_password else "keys-row-missing"
        typer.echo(text(row, user=each.user, file=each.file, says=len(each.says), hears=len(each.hears)))


@keys.command(help="help-keys-revoke", epilog=example("sudo headtable keys revoke box-cellar"))
def revoke(
    user: Annotated[str, typer.Argument(metavar="USER", help="help-keys-revoke-user")],
    config: ConfigPath = None,
    mosquitto: MosquittoFolder = DEBIANS,
    json: JsonOut = False,
) -> None:
    """Make a user's password useless."""
    from headtable_tools.keys import venue_logins

    settings, where = _opened(config, mosquitto)
    renewed = venue_logins.revoke(settings, where, user)
    if json:
        print_json({"user": user, "renewed": renewed})
        return
    typer.echo(text("keys-renewed" if renewed else "keys-removed", user=user, file=str(where.logins / user)))
    typer.echo(text("keys-reload"))


def _opened(config: Path | None, mosquitto: Path) -> tuple[Config, Folders]:
    from headtable_tools.keys.venue_logins import folders_of

    settings = config_in(config)
    return settings, folders_of(settings, str(config or "headtable.toml"), mosquitto)
