# The users of the broker, and their passwords.

acl-head = What each user of the broker may say and hear. `headtable keys make` writes this file; your changes would be lost.
keys-no-logins = { $file } has no folder for logins: write logins = "logins" under [broker], without username and password
keys-unwritable = cannot write { $file }: { $error }; try it with sudo
keys-unknown-user = the broker has no user '{ $user }'; its users are { $known }
keys-box-name = '{ $box }' is no name of a box: write small letters, digits and -, as in its [box] id
keys-made = { $made ->
    [0] all users had their passwords
    [one] made the password of { $users }
   *[other] made the passwords of { $users }
}
keys-written = wrote { $file }
keys-reload = next: sudo systemctl reload mosquitto
keys-removed = { $user } is no user any more
keys-renewed = { $user } has a new password; copy { $file } to its machine if that is another one
keys-row = { $user }: says { $says ->
    [one] 1 topic
   *[other] { $says } topics
} and hears { $hears }; its password is { $file }
keys-row-missing = { $user }: has no password; `sudo headtable keys make` makes one
