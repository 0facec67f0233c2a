# What the pages answer, and what they log.

# The engine and the boxes.
engine-silent = the engine does not answer; look whether `headtable engine` runs, and what it says
broker-silent = the engine does not answer: the pages have no connection to the MQTT broker; look whether it runs
no-box-there = no box is there: look whether `headtable box` runs
boxes-silent = these boxes do not answer: { $boxes }; look whether they run
device-absent = { $uid } is not there: look whether it is plugged in, and whether its box runs
device-name-too-long = the name has { $letters } characters, and { $longest } fit into the lists: write a shorter one
device-name-unreadable = the name has a character that nobody can see, such as a line break: type it again in plain letters
device-name-taken = { $uid } is called “{ $name }” already: choose another name
no-buttons = { $uid } has no buttons: its table is in headtable.toml
nobody-walks = no walk is open: begin one first
pad-stays = the engine does not answer: table { $table } goes on by its pad
take-over-refused = the engine refuses that a phone takes over table { $table }

# Tables.
night-not-opened = there is no table { $table }: the host has not opened the night yet
table-not-there = there is no table { $table }: tonight’s tables are 1 to { $tables }
tables-unknown = tonight’s tables are not known yet: the engine has not been heard

# Phones.
phones-are-out = the night is over, and phones no longer count
code-needed = this phone needs the code of table { $table }: ask the host, or scan the table’s QR picture
phone-removed = the host has removed this phone: ask for the new code of table { $table }
code-renewed = the host has renewed the code of table { $table }: ask for the new one
other-night = another night has begun: ask for tonight’s code of table { $table }
phone-at-other-table = this phone keeps score for table { $own }: type the code of table { $table } to keep score for that one
no-phones-here = the host lets table { $table } go by { WORD("without-phones", $rung) } now: no phone counts there
without-phones-pad = its button pad
without-phones-paper = paper
other-pad-speaks = not counted: { WORD("other-pad", $pad) } keeps score for table { $table } now; take over first
other-pad-phone = another phone
other-pad-buttons = the button pad
press-too-old = too old: it is from round { $round } of { which-set }, which is not played now; look at the tally
phone-left = this phone no longer keeps score for table { $table }: type its code
no-such-phone = no phone '{ $phone }' is in

# Rights and limits.
host-only = only the host may do this: sign in to the console, or open it with the host_key of headtable.toml, or with the key that headtable printed at its start if the file has none; then try again
other-site = a page of another site { GIVEN($site) ->
    [no] {""}
   *[yes] ('{ $site }'){" "}
}sent this; use headtable’s own pages
too-often = too many { WORD("too-many", $what) }; wait { $wait_s } s and try again
too-many-requests = requests came from here
too-many-presses = presses
too-many-take-overs = take-overs
too-many-wrong-code = wrong codes came from here
too-many-wrong-host-key = wrong host keys came from here
too-many-wrong-password = wrong passwords came from here
too-many-wrong-for-account = wrong passwords came for this account
too-many-streams = too many pages follow the night already; close some of yours, or try again later

# What cannot be understood.
not-our-name = these pages are not called '{ $host }': open the address that headtable printed, or write the name to names under [web] in headtable.toml
address-too-long = an address of headtable has at most { $most } characters
head-too-long = the head of a request has at most { $most } characters
body-too-long = what was sent is longer than 64 KiB; nothing headtable understands is so long
no-such-page = there is no page '{ $path }'; look at / (scoreboard), /me (a guest), /table/1 (pad) or /host
wrong-method = '{ $path }' cannot be asked that way ({ $method })
not-json = send application/json, not '{ $kind }'
number-of-players = a night takes from 4 to 400 players; list them one on a line
name-length = a name has 1 to { $longest } characters: write it shorter, or write one
text-too-long = this has more than { $most } characters: write it shorter
body-garbled = the page sent what headtable cannot understand: { $error }: '{ $quoted }'; reload it
query-garbled = the page asked wrongly: { $error }: { $quoted }; reload it
framework-error = { $text }
own-mistake = headtable has made a mistake here; its log says which

# Addresses and codes on a terminal.
address-of-board = scoreboard      { $address }
address-of-console = host’s console  { $address }
address-of-pad = a phone as pad  { $address }
address-besides = the same at     { $address }
address-of-console-by-https = console, https  { $address }
code-of-table = {"  "}table { $table }: { $code }  { $link }
code-for-this-machine = {"  "}only this machine can open these links, so no phone needs a picture of them: open one in a browser here
code-pictures-elsewhere = {"  "}the host’s console shows the QR picture of each table, under Phones
code-picture-title = table { $table }

# The log.
pages-not-opened = cannot open the pages at { $host }:{ $port } ({ $error }); stop what else is there, or choose another port: write port = N under [web] in headtable.toml
certificate-unusable = cannot use the certificate { $file } with the key { $key } ({ $error }): make both anew with `headtable certificate`, or remove the lines certificate and certificate_key under [web] in headtable.toml
handshake-failed = a connection for https ended before it was encrypted ({ $error }): perhaps a browser does not trust the certificate; http needs none
wrong-guess = a wrong { WORD("guessed", $what) }: somebody guesses, or has mistyped it
guessed-code = code
guessed-host-key = host key
guessed-password = password
visit-takes-long = a connection takes too long to ask: it is closed
visit-too-many-of-one = too many connections: the oldest is closed
visit-too-many = there are too many connections: the oldest is closed
visit-too-many-of-owner = one host or phone has too many connections: the oldest is closed
visit-too-many-kept = hosts and phones have too many connections: the oldest is closed
stream-refused = refused a stream: it has { $own } of its own, and there are { $all } in all
state-not-kept = codes and phones are not kept, nor accounts: { $error }: after a restart every phone needs a new code; is the disk full?
state-not-read = the earlier codes are not known, nor the accounts: { $error }: every phone needs a new code, and the host comes in with the key
state-set-aside = the file of the codes, phones and accounts was damaged; it is kept as { $place }, and a new one is begun
state-not-set-aside = the file of the codes, phones and accounts, { $file }, is damaged and cannot be renamed ({ $error }): nothing is written over it, so no change is kept after a restart; move the file away and restart headtable
host-log-not-read = the log of what hosts did cannot be read: { $error }
host-log-not-kept = the log of what hosts did is not kept: { $error }: is the disk full?
host-log-set-aside = the log of what hosts did was damaged; it is kept as { $place }, and a new one is begun
host-log-not-set-aside = the log of what hosts did, { $file }, is damaged and cannot be renamed ({ $error }): nothing is written over it; move the file away and restart headtable
failed-with = it failed with { $error }
state-changed = it was changed after it was written

# The picture for the projector.
unknown-picture = this file is neither PNG nor JPEG: choose another one
picture-too-large = this picture is larger than { $most_kb } kB: choose a smaller one
no-hall-picture = the host has uploaded no picture

# Rounds that were played by hand.
round-moved = the night is not at round { $round } of { which-set } now: look at the form again
round-has-rolls = rolls of this round have been entered for these tables: { $tables }; take those back first, because the sheets include their points
points-missing = table { $table }: the points of { AND($players) } are missing, or no number from 0 to 9999
tie-without-winner = table { $table }: the score is level; choose who won
sheet-missing = table { $table }: other people sit there now; look at its form again
level-already = table { $table }: its score is known, { $points } to { $points }; choose only who won

page-not-for = You are signed in { $role ->
    [scorekeeper] as a scorekeeper, and this page is for hosts. Go back to <a href="/host">the console</a>, or sign in as a host.
   *[door] for the door, and this page is for hosts. Go back to <a href="/door">the door</a>, or sign in as a host.
}

# A correction that is not made yet: what was, and what will be.

preview-result = table { $table }, { which-round }: { $points ->
    [same] { JOINED($was, " to ") } stays
   *[other] { JOINED($was, " to ") } becomes { JOINED($now, " to ") }
}; { AND($winners) } { $wins ->
    [still] still win
   *[now] now win
}
preview-changed = { $what }: “{ $was }” becomes “{ $now }”

# Who made an entry of the night.

entered-by-phone = phone { $phone }
entered-by-device = device { $device }
entered-by-clock = the clock
entered-at-console = { GIVEN($name) ->
    [no] a host with the key
   *[yes] { $name }
}
entered-from-sheet = { GIVEN($name) ->
    [no] paper sheet by a host with the key
   *[yes] paper sheet by { $name }
}
