"""Makes the first host's account, or gives it a new password, while the pages do not run."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path

from headtable.complaints import Complaints
from headtable.config.atomic import Rights, write_atomically
from headtable.errors import BadConfig
from headtable.journal.file import sync_folder
from headtable.web.accounts import Accounts
from headtable.web.passwords import Passwords
from headtable.web.refusals import Refused
from headtable.web.state_file import StateFile
from headtable_tools.first_start.start_file import FirstHost

ONLY_OWNERS = 0o600


async def let_in(host: FirstHost, state_file: Path, complaints: Complaints) -> None:
    """Make the account, or change its password and let it be a host's.

    BadConfig: its name is unfit, or there are too many accounts. Unwell: the file cannot be written.
    """
    state = StateFile(state_file, complaints, write=partial(_write_for_pages, state_file.parent))
    accounts = Accounts(state, time.time)
    hashed = await Passwords().hashed(host.password)
    try:
        _make_or_change(accounts, host.name, hashed)
    except Refused as refused:
        raise BadConfig(refused.why) from None
    await accounts.stored()
    if state.wrong:
        raise state.wrong[0]


def _make_or_change(accounts: Accounts, name: str, hashed: str) -> None:
    known = accounts.named(name)
    if known is None:
        accounts.make(name, "host", hashed)
        return
    accounts.change_role(known.id, "host")
    accounts.change_password(known.id, hashed)


def _write_for_pages(folder: Path, file: Path, content: str) -> None:
    """Write a file that the owner of the folder may read, although root writes it."""
    owner = folder.stat()
    write_atomically(file, content, Rights(owner.st_uid, owner.st_gid, ONLY_OWNERS))
    sync_folder(folder)
