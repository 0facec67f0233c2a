# The accounts of those who help to run a night: signing in, and the page where hosts manage them.

accounts-sign-in-title = Sign in
accounts-sign-in-what = You need an account to come in. A host makes it for you.
accounts-sign-in-name = Your name
accounts-sign-in-password = Your password
accounts-sign-in-do = Sign in
accounts-signing-in = Signing in …
accounts-session-ended = This device is signed out: here, by a host on another device, or because headtable started again with another key.{ GIVEN($unsent) ->
    [no] {""}
   *[yes] {" "}Not sent, and nobody else knows of it: { $unsent }.
}
accounts-sign-in-by-key = Come in with the key
accounts-sign-in-by-key-what = The key opens the console, too, such as when a password is forgotten. It is the <code>host_key</code> of headtable.toml. If the file has none, headtable printed it when it started.

# What a new headtable asks at the console until somebody has signed in.

accounts-asked-title = Who hosts the night?
accounts-asked-what = This headtable is new. Choose a name and a password: with them you open this console on any device.
accounts-asked-until = Everybody in this network may answer, for an hour from each start and only once. Then only you let others in.
accounts-asked-do = I am the host

# The line about oneself at the top of the console.

accounts-own = { $name }, { accounts-own-role }
accounts-own-role = { $role ->
    [host] host
    [scorekeeper] scorekeeper
   *[door] door
}
accounts-own-by-key = You came in with the key.
accounts-no-account = Nobody has an account yet. Make yours: then you sign in with your name and a password, and need no key any more.
accounts-make-yours = Make your account
accounts-own-door = The door
accounts-own-others = Accounts
accounts-own-leave = Sign out
accounts-leave-everywhere = End every host’s session…
accounts-leave-everywhere-title = End every host’s session?
accounts-leave-everywhere-what = Every browser, this one too, needs the key or a password again, whoever’s account it is in.
accounts-leave-everywhere-do = End them

# The page of the accounts.

accounts-heading = Accounts
accounts-to-console = Back to the console
accounts-first = Make the first account
accounts-first-what = It is a host’s, and yours. From then on you sign in with your name and password on any device.
accounts-make = Make an account
accounts-name = Name
accounts-role = Role
accounts-role-host = host: everything
accounts-role-scorekeeper = scorekeeper: enters rolls and sheets
accounts-role-door = door: checks guests in, adds and seats them, takes money
accounts-role-of = The role of { $name }
accounts-password = Password, at least 8 characters
accounts-again = The same password again
accounts-differ = The two passwords differ: type them again.
accounts-made = { $name } has an account.
accounts-made-first = { $name } has an account, and you are signed in with it. You need no key any more.
accounts-last = { GIVEN($time) ->
    [no] not used yet: nobody has signed in with this name and password
   *[yes] last signed in { $time }
}; { $sessions ->
    [0] on no device now
    [one] signed in on 1 device
   *[other] signed in on { $sessions } devices
}
accounts-new-password = New password…
accounts-new-password-title = A new password for { $name }?
accounts-new-password-what = { $name } is signed out everywhere, and signs in with the new one.
accounts-new-password-do = Change it
accounts-end = Sign out everywhere…
accounts-end-title = Sign { $name } out everywhere?
accounts-end-what = Each device of { $name } asks for the password again.
accounts-end-do = Sign out
accounts-remove = Remove…
accounts-remove-title = Remove the account of { $name }?
accounts-remove-what = { $name } is signed out at once. What { $name } has entered stays.
accounts-remove-do = Remove it
accounts-key = The host’s key
accounts-key-state = { $opens ->
    [yes] The key opens the console: { $sessions ->
        [0] no device uses it now.
        [one] 1 device uses it now.
       *[other] { $sessions } devices use it now.
    }
   *[no] The key opens nothing any more.
}
accounts-key-another = Another key opens the console again. Write it into headtable.toml as <code>host_key</code>, and start headtable again. Without one in the file, headtable prints a new key at each start.
accounts-key-end = The key no longer opens…
accounts-key-end-title = End the key?
accounts-key-end-what = Whoever has the key can no longer come in, and each device that used it is signed out. Hosts sign in with their name and password.
accounts-key-end-do = End the key

# The log of what hosts and their helpers did.

accounts-log = What was done
accounts-log-what = Who has done what on these pages, the latest first. What was entered for a night is in the night’s journal.
accounts-log-none = Nothing so far.
accounts-log-line = { $time }, { $name }: { accounts-act }{ GIVEN($detail) ->
    [no] {""}
   *[yes] {" "}({ $detail })
}
accounts-log-key = the key
accounts-signal = { $signal ->
    [bell] the bell
   *[horn] the horn
}
accounts-act = { $act ->
    [signed-in] signed in
    [sessions] signed out, or ended sessions
    [account-made] made an account
    [account-role] changed the role of an account
    [account-password] changed the password of an account
    [account-sessions] signed an account out everywhere
    [account-removed] removed an account
    [key-ended] ended the host’s key
    [code] renewed the code of a table
    [all-codes] renewed all codes
    [phone-removed] removed a phone
    [device-identified] let a device blink
    [device-placed] gave a device a table
    [device-named] named a device
    [device-updated] updated the firmware of a device
    [signal-tested] tested { accounts-signal }
    [signal-arm] armed { accounts-signal }
    [signal-disarm] disarmed { accounts-signal }
    [signal-mute] muted { accounts-signal }
    [signal-unmute] let { accounts-signal } sound again
    [quiet-hours] changed the quiet hours
    [walk] used the walk test
    [money] changed expenses or other income
    [guests] changed the guest list
    [guest-history] forgot check-ins and payments
    [door] changed a check-in or a payment at the door
    [seat] seated a late guest
    [next-night] began another night
    [night-prepared] prepared the next night, or removed it
    [season-names] joined two names of the season, or parted them
    [notice] wrote or took down the notice
    [picture] changed the projector’s picture
    [scene] chose a scene of the projector
    [ruleset] saved a ruleset of the house
    [ruleset-deleted] deleted a ruleset of the house
   *[blasts] reset the count of blasts
}
