# headtable.toml: what is wrong in it, what is probably not meant so, and what `headtable check` says.

problem = { $file }{ GIVEN($line) ->
    [no] {""}
   *[yes] {" "}line { $line }
}: { $what }

# The file itself

file-is-folder = { $file } is a folder: name the file in it, such as { $inside }
file-unreadable = cannot read { $file }: { $error }; `headtable init { $file }` writes one
file-exists = { $file } exists already; --force overwrites it
file-unwritable = cannot write { $file }: { $error }
file-not-utf8 = { $file } is not a text file in UTF-8: line { $line } has the byte { $byte } in it; save it as UTF-8 in your editor
file-in-other-encoding = { $file } is not a text file in UTF-8: it is in { $encoding }; save it as UTF-8 in your editor
file-written-by-phone = wrote { $file } for a real night by phones; begin with: { $command } run --config { $quoted }
boot-lines-of-driver-board = add to /boot/firmware/config.txt, so that bell and horn are off while the Pi starts, then reboot:
file-written = wrote { $file }; edit it, then run: { $command } check { $quoted }

# What is no TOML

toml-too-deep = the values are nested too deep: is a bracket, or a dotted key, repeated by mistake?
toml-number-too-large = no number in this file has so many digits; was a key held down?
toml-digits-too-many = { $beginning }… ({ $digits } digits): { toml-number-too-large }
toml-value-impossible = a value is not a possible number or date
toml-key-twice = { $quoted }: this key is there twice; remove one of them
toml-section-twice = { $quoted }: this section is there twice; write all its keys under one of them
toml-quote-missing = { $quoted }: this text has no quote at its end; add one
toml-bad-character = { $quoted }: this text has a character that is not allowed; remove it, or write the line again
toml-bad-escape = { $quoted }: the number after \u or \U is no character; correct or remove it
toml-misspelt = { $error }: { $quoted }; is a quote or a bracket missing?

# Keys and values

section-place = { GIVEN($section) ->
    [no] the file
   *[yes] { GIVEN($number) ->
        [no] [{ $section }]
       *[yes] [[{ $section }]] number { $number }
    }
}
section-wanted = { $place } must be a section, not { $found }
sections-wanted = write [[{ $section }]] for each of them, not { $found }
misplaced-kind = { $kind ->
    [text] text
    [list] a list
   *[single] a single one
}
key-unknown = { $place } has no key { $key }; { $instead }
key-meant = did you mean '{ $key }'?
keys-there = it has { $keys }
keys-nearest = the nearest it has are { $keys }
key-missing = { $place } needs { $needed }
section-needed = { $place } with { $keys }
sections-needed = [[{ $section }]] with { $keys }
value-needed = { $key } = ..., { $expected }{ GIVEN($example) ->
    [no] {""}
   *[yes] , such as { $key } = { $example }
}
value-with-nul = { $key } = { $written }: remove the NUL character
value-secret-wrong = { GIVEN($place) ->
    [no] {""}
   *[yes] { $place }{" "}
}{ $key } = { $written }: it must be { $expected }
value-wrong = { GIVEN($place) ->
    [no] {""}
   *[yes] { $place }{" "}
}{ $key } = { $written }: it must be { $expected }{ GIVEN($example) ->
    [no] {""}
   *[yes] , such as { $key } = { $example }
}{ GIVEN($meant) ->
    [no] {""}
   *[yes] ; did you mean { $meant }?
}
value-misspelt = { GIVEN($place) ->
    [no] {""}
   *[yes] { $place }{" "}
}{ $key } = { $written }: { $meant }
expected-word = { OR($words) }
expected-list = a list [...] of { $item }{ GIVEN($most) ->
    [no] {""}
   *[yes] , at most { $most } of them
}
expected-whole-number = a whole number{ GIVEN($low) ->
    [no] {""}
   *[yes] {" "}from { $low } to { $high }
}
expected-number = a number{ GIVEN($low) ->
    [no] {""}
   *[yes] {" "}from { $low } to { $high }
}
expected-switch = true or false
expected-text = text in quotes{ GIVEN($most) ->
    [no] {""}
   *[yes] , of at most { $most } characters
}{ GIVEN($setting) ->
    [no] {""}
   *[yes] : { WORD("setting", $setting) }
}

# Hosts, ports and the broker

url-for-key = { $key } holds a URL, and no key of this file takes one: write the host, the file or the line alone; username and password have keys of their own under [broker]
host-in-brackets = { $key }: "{ $host }" has brackets, as in a link; write "{ $bare }"
currency-unknown = [venue] currency: { QUOTED($currency) } is no currency of ISO 4217: write its three capital letters, such as "USD", "EUR" or "JPY"
host-unknown = { $key }: { $host } is not a host; write an address such as "192.168.1.5", or a name such as "hall"
broker-open-to-hall = [broker] host = "{ $host }" lets everyone in the hall sound the horn: give it a username and a password, or listen on 127.0.0.1
broker-elsewhere-open = [broker] host = "{ $host }" is another machine: whoever is on the network could sound the horn; give the broker a username and a password, and write them here
broker-tls-embedded = [broker] tls is for Mosquitto: headtable’s own broker listens on its own machine and does not encrypt; remove tls, or write embedded = false
broker-login-half = [broker] has only one of username and password: give both, or neither
broker-login-twice = [broker] has a username and logins: the users in logins need no other; remove one of them
broker-logins-embedded = [broker] logins are users of Mosquitto, but embedded = true starts headtable’s own broker: remove one of them
broker-port-missing = [broker] port = 0: write the port at which the broker listens; Mosquitto’s is 1883
host-key-untypable = [web] host_key has a blank at its start or end, or a character that nobody can type: remove it
host-key-guessed = [web] host_key can be guessed: give it at least { $shortest } letters, { $different } of them different, no sequence and no common word; or leave it empty, and headtable makes one up
certificate-half = [web] has only one of certificate and certificate_key: give both, or neither
https-port-of-http = [web] https_port = { $port } is the port for http, too: give https another
https-port-of-broker = [web] https_port = { $port } is the broker’s port, too: give https another
web-port-of-broker = [web] port = { $port } is the broker’s port, too: give the pages another
web-port-blocked = [web] { $key } = { $port } is a port at which browsers open no page: write another, such as { $usual }

# Lines

line-unknown = [box] lines: "{ $line }" is not a line; write "serial:/dev/serial/by-id/...", "rs485:/dev/ttyAMA0" where many devices share one, or "tcp:0.0.0.0:7707" for those on Wi-Fi
line-port-twice = [box] lines has the port { $port } twice, the second time as "{ $line }"
line-port-taken = [box] lines: "{ $line }" has the port of the { $by ->
    [pages] pages
    [https] pages for https
   *[broker] broker
}, too: give the line another
line-port-of-line = [box] lines: "{ $line }" has the port of "{ $other }", too: one of them is enough
lines-crowded = [box] lines: { $devices } devices are more than the { $room } that these lines have room for: an rs485 line was tried with { $most } devices at most, and a serial port has one; give the box another line
box-without-lines = [[box.{ $section }]] are there, but [box] has no lines to them: headtable would rehearse without them; write lines = ["serial:/dev/serial/by-id/..."]

# Pads, dice and buttons

reserved-name = { WORD("reserved", $kept) }
reserved-everyone = is the name to which all devices listen
reserved-cable = is the name to which any device on Wi-Fi listens on its cable
reserved-port = is the name shown for a port whose device has not given one
reserved-speaker = is the name for what the host or a phone takes back
pad-uid-twice = two [[box.pads]] have the uid "{ $uid }"; each device has its own
pad-uid-reserved = [[box.pads]] uid = "{ $uid }" { reserved-name }; give the pad a name of its own
pad-bell-elsewhere = "{ $uid }" has the bell button at table { $table }: only the head table, table 1, rings the bell
dice-uid-twice = two [[box.dice]] have the uid "{ $uid }"; each set has its own
dice-uid-reserved = [[box.dice]] uid = "{ $uid }" { reserved-name }; give the dice a name of their own
dice-uid-of-pad = "{ $uid }" is a pad: dice that are not read by it need a uid of their own
dice-at-other-table = "{ $uid }" is a pad at table { $pad_table }: its dice cannot be at table { $table }
dice-table-twice = "{ $uid }" and "{ $first }" both read the dice of table { $table }, and every roll would count twice: give each its own table
dice-pins-missing = [[box.dice]] "{ $uid }" is { $dice } dice on pins: give each a button in button_pins and its lines in face_pins
dice-face-pins = [{ $pins }]: a face has three lines or seven LEDs
dice-key-unused = [[box.dice]] "{ $uid }" has { $key } and at = "{ $at }", where it has no effect: write at = "gpio" if these dice hang on pins of this Pi, or remove { $key }
dice-names-count = "{ $uid }" (at = "{ $at }") has { $names } names for { $dice } dice: write the address of each die, or the name that it advertises
die-name-twice = the die "{ $die }" is listed twice; each die belongs to one table
button-uid-reserved = [[box.buttons]] uid = "{ $uid }" { reserved-name }; give the button a name of its own
button-uid-taken = "{ $uid }" is the name of another device: each device needs its own
button-elsewhere = "{ $uid }" is at table { $table }: only the head table, table { $head_table }, rings the bell

# Bell and horn

signal-twice = a box has one { $signal }, and this is the second
signal-device-reserved = [[box.signals]] device = "{ $device }" { reserved-name }; give the board a name of its own
signal-speaker-unnamed = [[box.signals]] device = "{ $device }": a loudspeaker is named by its ALSA device; write "speaker:default"
signal-on-pad = "{ $board }" is a pad: a { $signal } hangs on a board with a uid of its own
signal-too-loud = { NUMBER($at_ear_db, maximumFractionDigits: 0) } dBA at the nearest ear: no ear may hear { NUMBER($never_db, maximumFractionDigits: 0) }, however short
signal-dose-too-high = { $blasts } blasts of { $blast_s } s at { NUMBER($at_ear_db, maximumFractionDigits: 0) } dBA are { NUMBER($dose, style: "percent") } of a day’s hearing dose, all signals together { NUMBER($together, style: "percent") }, and { NUMBER($most, style: "percent") } is the most: hang it further from the nearest ear, lower most_a_night or the pattern, or sign it: dose_signed_by
signal-dose = the { $signal }: { NUMBER($at_ear_db, maximumFractionDigits: 0) } dBA at the nearest ear; { $blasts ->
    [one] once
   *[other] { $blasts } times
} { $blast_s } s, the most that a night may have, make { NUMBER($dose, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } of a day’s hearing dose (NIOSH)
signal-dose-unknown = the { $signal }: no loudness_db is given, so its hearing dose is not counted
doses-together = together { NUMBER($dose, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; the box stops at { NUMBER($most, style: "percent") }
quiet-hours-half = [box] has only one of quiet_from and quiet_to: give both, or neither
quiet-hours-endless = [box] quiet_from and quiet_to are both "{ $hour }": is it quiet always, or never? Write two different hours, or neither

# Pins of the Pi

best-pins = 22 to 27, then 12, 13 and 16
pin-not-on-header = is not a pin of the header: BCM numbers go from { $first } to { $last }
pin-in-use = { WORD("pin-use", $use) }
pin-sounds-by-itself = { WORD("pin-use", $use) }: the signal could sound by itself
pin-use-eeprom = asks a HAT for its EEPROM at boot and is pulled up
pin-use-i2c-data = is I2C’s SDA, with a resistor up on the board
pin-use-i2c-clock = is I2C’s SCL, with a resistor up on the board
pin-use-spi-select = is SPI’s chip select and is pulled up at boot
pin-use-spi-miso = is SPI’s MISO
pin-use-spi-mosi = is SPI’s MOSI
pin-use-spi-clock = is SPI’s clock
pin-use-uart-tx = is the UART’s TX and goes high at boot
pin-use-uart-rx = is the UART’s RX, which idles high
pin-use-uart-rts = is the UART’s RTS, which turns an RS-485 driver on
pin-use-pulled-up = is pulled up at boot
pin-unknown = it looks like a pin, but this Pi has no such pin: write "gpio:N" with its BCM number, one of { best-pins }
pin-unfit = it looks like a pin of this Pi, but GPIO{ $pin } { $why }; use one of { best-pins }
pin-misspelt = it looks like a pin of this Pi: write "gpio:{ $pin }"
speaker-misspelt = a loudspeaker is named by its ALSA device: write "speaker:{ $device }"
speaker-needs-scheme = it looks like a loudspeaker: write "speaker:{ $device }"
signal-device-misspelt = [[box.signals]] device = "{ $device }": { $meant }
signal-pin-unfit = [[box.signals]] device = "{ $device }": GPIO{ $pin } { $why }; use one of { best-pins }
signal-pin-twice = "{ $device }" drives another signal already: use another pin
input-pin-unfit = GPIO{ $pin } { $why }; use another pin
input-pin-used = GPIO{ $pin } has { $owner } on it already: use another pin
pin-of-button = the button "{ $uid }"
pin-of-dice = the dice "{ $uid }"
pin-of-signal = the { $signal }
pin-of-heartbeat = the heartbeat of the { $signal }
pin-of-contact = the contact of the { $signal }’s relay
pin-of-rts = the RTS of "{ $line }"

# What can be, and is probably not meant so

mind-this = mind: { $what }
phones-locked-out = by_phone = true, but [web] host = "{ $host }" lets only this machine in, so no phone can join; write host = "0.0.0.0" under [web]
journal-folder-missing = [engine] journal = "{ $journal }": there is no folder { $folder }, seen from here; make it before the night (mkdir -p { $folder }), or name another place
pattern-cut = the { $signal }: its pattern_ms is on for { $on_ms } ms, and longest_ms cuts it after { $longest_ms } ms; write a shorter pattern, or a greater longest_ms
signal-pin-unused = the { $signal }: device = "{ $device }" is on no pin of this Pi, so { $key } has no effect; remove { $key }
gap-within-lockout = the { $signal }: with shortest_gap_s = { $gap_s } it may be told to sound while the driver board still rests, and stays silent; write shortest_gap_s = { $rests_s }
over-wifi-unused = the { $signal }: device = "{ $device }" hangs on this Pi, so over_wifi has no effect; remove over_wifi
table-with-pads = table { $table } has { $pads } pads, { AND($uids) }: presses on any of them count, and a roll that two of them report counts twice; does one of them belong to another table?
baud-unusual = [box] { $key } = { $baud }: headtable’s devices speak { $usual } on { $scheme } lines; write { $key } = { $usual }, unless yours were built for another speed
line-matches-nothing = { $line }: nothing with such a name is plugged in now; `headtable doctor` tells what is
line-port-missing = { $line }: nothing is there now; plug it in, or correct it: `headtable doctor` tells what is there
line-no-serial-port = { $line }: { $port } is not a serial port; `headtable doctor` lists those that there are

# `headtable check`

check-well = { $file } is well: { $embedded ->
    [yes] embedded{" "}
   *[no] {""}
}broker at { $broker }, ruleset { $ruleset }, pages at { $pages }, { $box }{ $rehearses ->
    [yes] ; `headtable run` rehearses with it: a real night without hardware has by_phone = true in [box]
   *[no] {""}
}
box-counted = { $pads ->
    [one] 1 pad
   *[other] { $pads } pads
}, { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, { $dice ->
    [one] 1 set of dice
   *[other] { $dice } sets of dice
}, { $signals ->
    [one] 1 signal
   *[other] { $signals } signals
}, { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}
