# The commands about devices: the table, blinking, tables, calibration, Bluetooth dice and Wi-Fi.

## The table

column-device = device
column-table = table
column-model = what
column-firmware = firmware
column-heard = heard
column-again = again
column-crc = CRC
column-late = late
column-bounces = bounces
column-battery = battery
column-silent = silent
age-seconds = { $age } s
age-minutes = { $age } min
age-hours = { $age } h
device-dice = { $uid }: { $dice }
device-die = die { $die } { WORD("die-state", $state) }{ GIVEN($face) ->
    [no] {""}
   *[yes] {" "}{ $face }
}{ GIVEN($battery) ->
    [no] {""}
   *[yes] {" "}({ $battery }%)
}
table-fixed = { $uid } cannot be moved here: headtable.toml gives it its work, and its table
device-placed = { $uid }: a host gave it table { $table } in a browser; headtable.toml { GIVEN($before) ->
    [no] does not name it
   *[yes] says table { $before }
}
device-named = { $uid } is called “{ $name }”
device-troubles = { $uid }: { $troubles }
devices-end-key = Ctrl-C ends
devices-without-box = no box was ever on this broker; start one: headtable box, or headtable run
devices-none = { $boxes }; no device has said hello yet: is one plugged in, and its line in [box] lines?
devices-counted = { $boxes }; { $all ->
    [one] { $online } of 1 device is there
   *[other] { $online } of { $all } devices are there
}
box-status = box { $box } is { $status ->
    [online] online
   *[lost] lost
}

never-heard = never said hello: is it plugged in?
box-away = box { $box } is gone
device-away = gone
trouble-reported = { $trouble }
device-without-table = has no table
battery-weak = battery at { $percent }%
presses-dropped = { $dropped ->
    [one] { $dropped } press dropped
   *[other] { $dropped } presses dropped
}

## A device that blinks

identify-blinks = { $uid } blinks for { $seconds } s
device-not-there = { $uid } is not there; { GIVEN($others) ->
    [no] no device is there
   *[yes] there are { $others }
}

## A name for a device

naming-done = { GIVEN($name) ->
    [no] { $uid } has no name of its own any more
   *[yes] { $uid } is called “{ $name }” now
}
naming-unanswered = box { $box } did not answer, so { $uid } has its old name; look whether it runs, and try again
naming-needs-name = say the name, or --forget to take the old one away

## A table for a device

adopt-done = { $uid } is at table { $table }{ GIVEN($before) ->
    [no] {""}
   *[yes] {" "}and no longer at { $before }
}, says { $file }; { GIVEN($not_taken) ->
    [no] the box has taken it
   *[yes] { $not_taken }
}
adopt-uid-wrong = '{ $uid }' is no uid: small letters, digits and hyphens, 24 at most
adopt-dice = { $uid } is no pad: it reads the dice of table { $table }; move it in its [[box.dice]]
adopt-button = { $uid } is no pad: it is a bell button, in [[box.buttons]]
adopt-board = { $uid } is no pad: it sounds the { $signal }, in [[box.signals]], and has no table
adopt-file = { $file }, with { $uid } at table { $table },
adopt-not-toml = { $file }: { $error }
adopt-pads-list = [box] pads is written as a list: write a [[box.pads]] for each of them first
adopt-no-file = there is no { $file }: `headtable init { $file }` writes one, or name yours with --config
adopt-unreadable = cannot read { $file }: { $error }
adopt-not-utf8 = { $file } is not a text file in UTF-8
adopt-unwritable = cannot write { $file }: { $error }; is it yours? try it with sudo
box-stopped = box { $box } does not run
pad-away = { $uid } is not there yet; it will be at table { $table } when it says hello
box-ignored = box { $box } did not answer
no-bus = { $why }

table-has-other-pad = table { $table } has another pad, { $other }: what is pressed on either of them counts; give it another table: headtable devices adopt { $other } --table N
bell-taken-away = { $uid } had the bell button, and has it no longer: say --bell if it is to keep it
other-pad-rings = { $other } has a bell button, too, and either rings the bell; take it away: headtable devices adopt { $other } --table { $table }
button-rings = { $button } on a pin rings the bell, too; is it gone? Take it out of [[box.buttons]]
counts-at-new-table = a round is in play: what is pressed on { $uid } from now on counts at table { $table }
table-lost-pad = table { $table } has no pad any more, in the middle of a round: it goes on by phone or console

## Dice

calibrate-lay-down = die { $die }: lay it down with { $face } up, and press Enter
calibrate-in-round = a round is in play: calibrate dice before the night, or between two rounds
reader-silent = { $uid } does not answer: does it read electronic dice, and is its box online?
die-calibrated = die { $die } is calibrated
face-missed = die { $die }, face { $face }: { $became ->
    [restless] it did not lie still for a second; lay it on something firm
    [askew] these six cannot be the faces of one die, opposite ones adding up to seven: show all of them again
   *[lost] the reader does not reach it; look at its cable and its number
}
scan-die = # { $name } at { $address }: { $dbm } dBm
scan-no-dice = no dice: shake them, and close the maker’s app on every phone

## Wi-Fi

enrol-done = { $uid } (at { $port }) has a new key, kept in { $file }; it starts again, { $where ->
    [cable] on its cable
    [network] in { $network }
   *[same] where it was
}
enrol-by-phone = This is how { $uid } joins { $network } with a phone. Its new key is in the code:
    1. Give it power. It has no settings yet, or somebody holds PASS from its start for 6 seconds. After 5 seconds it opens the network { $own }, and its display shows the password. Without a display, the password is the network’s name.
    2. Join { $own } with a phone. It has no internet, and the phone may ask whether to stay: stay.
    3. Scan this code with the phone’s camera, or open the link below it. Press Save on the page.
enrol-by-phone-secret = Whoever sees this code has the key of { $uid } and the password of the Wi-Fi: clear the screen when the pad has joined. The key is in { $file }. An older key of { $uid } has ended: if it was in use, it connects again only with this code. To begin again, type the command again.
enrol-by-phone-only = --by-phone needs no cable, --{ $option } is for one: leave one of them out
enrol-password = its password (none: empty)
enrol-not-found = { $uid } is at no USB port of this machine: plug it in, name its port with --port, and stop a box that has it (sudo systemctl stop headtable-box). { GIVEN($troubles) ->
    [no] Nobody answers by this name
   *[yes] { $troubles }
}
enrol-not-kept = { $uid } does not keep its { WORD("enrol-value", $what) }: has its board Wi-Fi, and new enough firmware? Try it again
enrol-value-key = key
enrol-value-network = network
enrol-value-password = password
enrol-value-box = box
enrol-value-start = start
enrol-box-wrong = --box '{ $box }' is no address that a device can reach: write it in numbers (IPv4) with its port, like 192.168.4.1:7707
enrol-forget-only = --forget takes the key away, --{ $option } is for giving one: leave one of them out
enrol-wired-or-network = --wired puts it on its cable again, --network on Wi-Fi: leave one of them out
enrol-needs-network = --{ $option } is for a device on Wi-Fi: name its network with --network, too
network-name-wrong = '{ $name }' is no network’s name: it has 1 to { $longest } bytes
network-password-wrong = the password of a Wi-Fi network has 8 to 63 plain letters; give none for an open network
forget-done = { $uid } has no key any longer: over Wi-Fi it comes in no more, until it is enrolled again
forget-no-key = { $uid } has no key in { $file }: `headtable devices` shows the names of those that are there

## The running parts

archive-unanswered = the engine that has the journal open does not answer: is it this configuration’s?
box-silent = box { $box } does not answer: start it, or name its configuration with --config
board-unproved = the { AND($signals) }: nobody knows the board "{ $board }" yet, as box and broker do not run; if no device has this uid, nothing sounds: `headtable doctor` asks on the lines
board-unknown = the { AND($signals) }: the running box knows no board "{ $board }", and nothing sounds; { GIVEN($near) ->
    [no] switch it on, or correct its uid: `headtable devices` shows who is there
   *[yes] "{ $near }" is there: is that the one?
}
