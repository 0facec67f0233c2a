"""How hosts come in, by the key or by an account, and the log of what they then do."""

from __future__ import annotations

from functools import partial

from headtable.complaints import Complaints
from headtable.web.account_routes import AccountAdmin
from headtable.web.accounts import Accounts
from headtable.web.first_host_question import FirstHostQuestion
from headtable.web.guard import HostSessions
from headtable.web.host_log import FILE as HOST_LOG, HostLog, HostLogFile
from headtable.web.limits import Guesses
from headtable.web.live_events import SessionsChanged
from headtable.web.live_room import LiveRoom
from headtable.web.page_place import Place
from headtable.web.passwords import Passwords
from headtable.web.sign_in import SignIns
from headtable.web.state_file import StateFile


class HostAccess:
    """The hosts' sessions, accounts and log, and the limits on those who guess a key or a password."""

    def __init__(self, key: str, state: StateFile, room: LiveRoom, complaints: Complaints, place: Place) -> None:
        passwords = Passwords()
        self.sessions = HostSessions(key, state, place.time_of_day, partial(room.tell_of, SessionsChanged))
        self.accounts = Accounts(state, place.time_of_day)
        self.first_host = FirstHostQuestion(place.first_host, state, self.accounts, place.clock)
        self.admin = AccountAdmin(self.accounts, passwords, self.sessions)
        self.sign_ins = SignIns(self.accounts, passwords, place.clock, complaints)
        self.keys = Guesses("host-key", place.clock, complaints)
        log_file = HostLogFile(place.file and place.file.with_name(HOST_LOG), complaints, place.write)
        self.log = HostLog(log_file, self.sessions, place.time_of_day)
