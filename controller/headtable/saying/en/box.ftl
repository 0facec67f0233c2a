# What is wrong with a device, its line, its key or its pin, and what to do about it.

## Devices. These stand in the device's state on MQTT, too.

other-protocol = it speaks protocol { $spoken }, not { $ours }: flash it again (it runs { $firmware })
not-configured = it is not in the configuration: `headtable devices adopt { $uid } --table N` gives it a table
shared-uid = two devices have this UID: it is on { $first } and on { $second }; the first keeps it, unplug one and give it its own UID
not-answering = it does not answer
answers-garbled = its answers are garbled
flooding = it floods its line with more than { $most_bytes_a_second } bytes a second, and is shut out for { $shut_s } s at a time; unplug it, or flash it again
python-prompt = it shows Python’s prompt{ GIVEN($error) ->
    [no] {""}
   *[yes] {" "}after '{ $error }'
}: { prompt-remedy }
echoes-questions = it sends back what it is asked, like Python’s prompt or a terminal: { prompt-remedy }
prompt-remedy = its program is not running. Press its reset button; if that does not help, copy the firmware onto it (firmware/README.md). Nothing is typed into it meanwhile
not-our-device = it says '{ $heard }', which is not a line of headtable’s protocol: is it a headtable device with its firmware?
garbage-at-our-speed = only garbage comes at { $baud } baud: does the device speak at another speed? Else look at its wires
wrong-speed = only garbage comes: its speed seems wrong. [box] { $key } = { $baud }, and headtable’s devices speak { $ours }: write { $key } = { $ours }
signal-alarm = { alarm }

## Wi-Fi

wired-signal = it drives the { $signal }, and no { $signal } obeys over Wi-Fi, where a blast may come seconds late: give it a cable; or write over_wifi = true in its [[box.signals]]
shut-out = it has flooded its line, and is shut out for { $shut_s } s
no-key = it has no key here: plug it into USB and run `headtable devices enrol { $uid }`, which gives it one
other-key = it signs with another key than the one here: plug it into USB and run `headtable devices enrol { $uid }` again
unknown-number = it has heard number { $heard }, and { $newest } is the last that was sent
lines-late = its lines come later than { $latest_s } s; is the Wi-Fi too weak there?
keys-unreadable = cannot read { $file }: { $error }; the box’s user must own it, or be in its group
keys-open = { $file } is open to others; make it private: chmod g-wx,o= { $file }
keys-damaged = { $file } is damaged ({ $error }); delete it, and enrol its devices again
keys-not-written = cannot write { $file }: { $error }; is it yours? try it with sudo
keys-file-head = The keys of the devices on Wi-Fi, one for each; `headtable devices enrol UID` writes it. Show it to nobody.
wifi-other-name = { $uid } speaks by another’s name: { $line }
wifi-line-full = it does not take its lines; dropped { $line }, and the connection is closed
wifi-greeting-wrong = not `headtable { $version } UID NONCE`, as a device begins on Wi-Fi: { $line }
wifi-not-signed = not signed: { $line }
wifi-signature-wrong = not signed with its key: { $line }
wifi-heard-before = number { $number } after { $last }, so it was heard before: { $line }
wifi-strangers-many = there are too many unknown devices on Wi-Fi; { $name } is not shown: { $why }
wifi-cannot-listen = cannot listen: { $error }; does another program listen there?
wifi-key-changed = the connection is closed: its key is another one now, or it has none
wifi-impostor = an impostor at { $address } claims to be { $uid }, which is connected already; it cannot sign as { $uid } does
announce-by-hand = enrol each device with --box ADDRESS:PORT
announce-ipv4-only = not announced: devices on Wi-Fi know IPv4 alone: write its address there, or tcp:0.0.0.0:PORT, or { announce-by-hand }
zeroconf-missing = not announced: this machine lacks zeroconf, so no device on Wi-Fi finds it by itself: pip install zeroconf, or { announce-by-hand } ({ $error })
not-announced = not announced: { $why }; it is tried again, or { announce-by-hand }
announced-now = the box is announced now, at { $addresses }
address-missing = this machine has no such address now
addresses-unknown = cannot tell which addresses this machine has: { $error }
mdns-name-taken = another box in this network is called "{ $box }", too: [box] id must differ
mdns-failed = mDNS says { $error }

## The log of the box

device-alarm = ALARM: { $why }
device-unfit = cannot be used: { $why }
device-gone = gone: { $why }, on { $line }; it is polled less often until it answers
devices-too-many = too many unknown devices: { $uid } is ignored; does something on the lines invent names?
box-on-line = { $frame } came in, which only a box sends; are two boxes on this line?
board-not-pad = it is a signal’s board and no pad, and says { $said }
board-never-seen = ALARM: nobody of this uid has said hello: no { $signal } sounds: { GIVEN($strangers) ->
    [no] switch it on, or correct device in its [[box.signals]]; `headtable doctor` tells who is there
   *[yes] { AND($strangers) } is there and in no configuration; is that its uid? Write it as device
}
board-seen = { $board } has said hello: the { $signal } may sound
adopted-no-pad = not adopted: '{ $uid }' cannot be a pad: it drives a signal, or is what all devices hear
adopted-bell-elsewhere = not adopted: only the head table, table { $head_table }, rings the bell, not table { $table }
crashed = its program failed, and it started again: '{ $why }'; send that to whoever made it
alarm = the { $signal }: { WORD("alarm", $why) }
alarm-welded = its relay’s contact stays closed although nothing is to sound; unplug the signal and change the relay
alarm-no-contact = it gets no current; look at its fuse and its relay. The horn also needs its key and its switch and, on a driver board, 25 s of rest after a sound
alarm-too-often = it has sounded so often in this minute that its board lets it rest
alarm-not-allowed = its board had no permit from this box; it gets one every second, so look at its line
signal-has-current = { $board }: the { $signal } has current again
task-failed = an unexpected error: { $error }; it starts again
events-unanswered = { $most } events wait for an answer; no other one is taken

## Lines and ports

line-closed = no line: { $why }
line-lost = { $why }; it is opened again as soon as it is back
line-failed = { $error }
line-hung-up = the device hung up
line-full = the line is full: nobody reads it; dropped { $line }
line-never-sent = not sent: { $why }; dropped { $line }
port-taken = another program has it, such as a second box; `headtable doctor` tells which
port-missing = nothing is there; is it plugged in? `headtable doctor` tells what is
port-forbidden = it may not be opened; is the box’s user in its group? `headtable doctor` tells
port-not-serial = it is no serial port; `headtable doctor` tells which there are
port-unusable = { $error }; is it plugged in, and a serial port?
port-unplugged = { $error }; has it just been unplugged?

## Signals

pattern-too-long = [[box.signals]] { $signal }: the pattern is too long: a line has { $longest } bytes at most
signals-twice = [[box.signals]]: a box has one bell and one horn at most; give the second to another box
blasts-not-kept = the night’s blasts are not kept: { $error }: a box that restarts counts from zero; is the disk full?
blasts-unreadable = the night’s blasts are not known: { $error }; { blasts-by-half }
blasts-damaged = the night’s blasts are not known: the file is damaged; { blasts-by-half }
choices-not-kept = what hosts have chosen is not kept: { $error }: a box that restarts does not know it; is the disk full?
choices-unreadable = what hosts have chosen is not known: { $error }; bell and horn are muted until a host says otherwise, on the page of the devices
order-ignored = a host’s order was not followed: { $why }
equal-hours = the quiet hours begin and end at { $hour }: choose two different times, or no quiet hours
placed-no-pad = not placed: '{ $uid }' is no pad; its table is in headtable.toml
blasts-by-half = the box counts on from half of what a night may have. { reset-blasts }
silence-no-pins = no signal hangs on a pin of this Pi
silence-done = the { $signal } on { $device } is off
silence-failed = the { $signal } on { $device }: { $why }
silence-incomplete = some signals could not be turned off

## Pins

pin-taken = { $pin } cannot be had ({ $error }): does another box run, or does a bus use the pin?
pin-holder = "{ $holder }" has it
pin-unplug = unplug the horn’s own supply, then look for the short
pin-reads-high = { $pin } reads high while it is off: { pin-unplug }
pin-stays-high = { $pin } is driven low and reads high: { pin-unplug }
pin-stays-low = { $pin } is driven high and reads low: is it shorted, or does something else drive it?
contact-not-read = { $pin }, the contact of the relay, cannot be read ({ $error }): no fault of the relay is noticed meanwhile
heartbeat-not-driven = { $pin }, the heartbeat, cannot be driven ({ $error }): the driver board keeps the signal off; it is tried again
pin-not-driven = { $pin } cannot be driven ({ $error }): { pin-unplug }
pin-not-read = { $pin } cannot be read ({ $error }): { pin-unplug }
pin-not-released = { $pin } cannot be released ({ $error }): { pin-unplug }
guard-fired = { $pin }: the box stood still, and the guard fired before the pin was high
guard-ended-blast = { $pin }: the box stood still during a blast, and the guard ended it
relay-welded = { alarm-welded }. Then restart the box; until then it does not turn the relay on
player-not-started = cannot play: { $error }; `sudo apt install alsa-utils`
player-failed = aplay could not play on '{ $device }': { GIVEN($said) ->
    [no] it said nothing
   *[yes] { $said }
}; `aplay -L` lists the devices, and the box’s user must be in the group audio
pins-mock = no pin is driven: a ♪ is shown and nobody hears it, as [box] says pins = "mock"
pins-no-pi = this machine is no Raspberry Pi; to try headtable on it, write [box] pins = "mock"
pins-no-header = { $why }: { $fix }
pins-pi-unseen = cannot see which Pi this is: { $error }; does a systemd unit hide /proc from it?
chips-forbidden = { $user } may not open { $chips }
    .fix = `sudo usermod -aG gpio { $user }`, then log in again
chips-missing = there is no GPIO chip, { $folder }/gpiochip0 or any other
    .fix = { pins-no-pi }
chips-without-header = no GPIO chip is a Pi’s header ({ $headers }): { $found }
    .fix = { pins-no-pi }
chip-found = { $chip } is { $label }
chip-closed = { $chip } is closed ({ $error })
chip-unopened = { $chip } cannot be opened: { $error }
gpiod-missing = { gpiod-remedy } ({ $error })
gpiod-remedy = gpiod is not installed: run what installed headtable again, `sudo systemd/install` or `make run`; on 32 bits it needs `sudo apt install gcc python3-dev` first
rpigpio-missing = { rpigpio-remedy } ({ $error })
rpigpio-remedy = RPi.GPIO is not installed: `sudo apt install gcc python3-dev` and `pip install headtable[rpigpio]`, or write [box] pins = "gpiod"
rpigpio-refused = { $error }; RPi.GPIO knows a Pi up to 4: elsewhere write [box] pins = "gpiod"

## Buttons and dice

button-stuck = { $pin } has been down for long; is the button stuck, or its cable pinched?
button-pin-unusable = { $pin } cannot be a button’s pin ({ $error })
button-pin-unread = { $pin } cannot be read ({ $error }); it is tried again
die-pins-unusable = { $pins } cannot be a die’s lines ({ $error })
die-pins-unread = { $pins } cannot be read ({ $error }); they are tried again
bleak-missing = this machine lacks bleak, which speaks Bluetooth; install it: { $python } -m pip install "headtable[ble]"
dice-without-bleak = [[box.dice]] at = "{ $at }": { bleak-missing }
die-lost = lost: { $why }
die-back = { $die }: is there
die-not-found = it was not found: is it awake and near, and not connected to a phone?
die-out-of-range = it has gone: out of range, asleep, or its battery is empty
die-silent = it is connected, and has said nothing for { $seconds } s
die-of-other-kind = it is not a { WORD("die-kind", $kind) }: is its kind right in headtable.toml?
die-kind-godice = GoDice die
die-kind-pixels = Pixels die
bluetooth-unavailable = no Bluetooth: { $error }; `rfkill unblock bluetooth` turns it on, `systemctl status bluetooth` tells more
bluetooth-failed = { $error }
godice-unknown = a GoDice die said { GIVEN($raw) ->
    [no] nothing
   *[yes] { $raw }
}, which no GoDice die says; is it another die?
godice-position = a GoDice die said where it lies in { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
} ({ $raw }): there should be three
godice-battery = a GoDice die’s battery is { $raw }: it should be one byte from 0 to 100
pixels-empty = a Pixels die said nothing: a notification without a byte
pixels-unknown = a Pixels die said { $raw }, and { $message } is not a message of a Pixels die; is it another die?
pixels-roll = a Pixels die told its roll in { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
} ({ $raw }): there should be three
pixels-battery = a Pixels die told its battery in { $bytes ->
    [one] 1 byte
   *[other] { $bytes } bytes
} ({ $raw }): there should be three
pixels-no-status = a Pixels die said who it is, and not how it lies: { $raw }
pixels-state = a Pixels die is in roll state { $state }: there are 0 to { $last }
pixels-face = a Pixels die shows face { $face }: Bunco is played with dice of six faces
pixels-percent = a Pixels die’s battery is at { $percent } %: there is no more than 100
line-on-the-pi = { $uid } on the Pi
