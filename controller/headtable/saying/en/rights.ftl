# Why the pages refuse somebody, and the accounts of those who may come in.

role-may-not = your account is { WORD("account-role", $role) }: only a host’s account may do this
account-role-host = a host’s
account-role-scorekeeper = a scorekeeper’s
account-role-door = one for the door
input-not-yours = your account is { WORD("account-role", $role) }, and does not enter this ('{ $message }'): ask a host
wrong-password = no account has this name and password: type both again; a host with the key can give an account a new password
sign-in-busy = other passwords are being checked: try again in a second
password-too-short = a password has at least { $shortest } characters
account-name-unfit = the name of an account has 1 to { $longest } characters, all of them visible
account-name-taken = there is an account '{ $name }' already: take another name
account-name-reserved = '{ $name }' is what the log calls a part of headtable: take another name
too-many-accounts = there are { $most } accounts already: remove one first
no-such-account = this account has been removed
last-host = one account must be a host’s: make another host’s account first
not-asked = headtable no longer asks for its first host, because somebody has signed in or an hour has passed since its start: sign in, or start it again
key-is-only-way = the key is the only way in: make a host’s account first
