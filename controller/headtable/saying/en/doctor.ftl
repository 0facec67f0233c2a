# The doctor's page. Each finding has what was found, what was looked at (.what), and the remedy (.fix), if there is one.

doctor-summary = { $green } green, { $yellow } yellow, { $red } red

configuration-missing = no headtable.toml here; the built-in configuration is for a rehearsal
    .what = { doctor-configuration }
    .fix = headtable init, or name a file with --config
configuration-wrong = { $why }
    .what = { doctor-configuration }
    .fix = edit { $file }, then: headtable check { $file }
configuration-read = { $file }: { $devices }
    .what = { doctor-configuration }
rest-not-examined = cannot be looked at before the configuration is right
    .what = all else
doctor-configuration = configuration

## The Raspberry Pi

not-raspberry-pi = not a Pi
    .what = { WORD("doctor-pi", $part) }
pi-model = { $model }
    .what = { doctor-pi-model }
pins-are-mock = mock: no pin is driven, and nothing sounds
    .what = { doctor-pi-pins }
    .fix = [box] pins = "gpiod" drives them
gpiod-absent = gpiod is not installed
    .what = { doctor-pi-pins }
    .fix = { gpiod-remedy }
rpigpio-absent = RPi.GPIO is not installed
    .what = { doctor-pi-pins }
    .fix = { rpigpio-remedy }
rpigpio-too-old = RPi.GPIO knows a Pi up to 4
    .what = { doctor-pi-pins }
    .fix = { doctor-pins-gpiod }
pins-ready = { $library }
    .what = { doctor-pi-pins }
chip-unknown = gpiod, which is not installed, would tell
    .what = { doctor-pi-chip }
chip-forbidden = { $reason }
    .what = { doctor-pi-chip }
    .fix = `sudo usermod -aG gpio { $user }`, then log in again
chip-absent = { $reason }
    .what = { doctor-pi-chip }
    .fix = { pins-no-pi }
chip-ready = { $chip }, { $label }
    .what = { doctor-pi-chip }
registers-absent = there is no { $file }
    .what = { doctor-pi-chip }
    .fix = { doctor-pins-gpiod }
registers-forbidden = { $user } may not open { $file }
    .what = { doctor-pi-chip }
    .fix = sudo usermod -aG gpio { $user }, then log in again
registers-ready = { $file }
    .what = { doctor-pi-chip }
power-unknown = neither vcgencmd nor rpi_volt tells
    .what = { doctor-pi-power }
    .fix = sudo apt install libraspberrypi-bin
power-low = the voltage is too low now
    .what = { doctor-pi-power }
    .fix = { doctor-supply }
power-was-low = the voltage was too low since the Pi was started
    .what = { doctor-pi-power }
    .fix = { doctor-supply }; then start it again
power-good = the voltage is, and was, high enough
    .what = { doctor-pi-power }
doctor-pi-model = model
doctor-pi-pins = pin factory
doctor-pi-chip = gpio chip
doctor-pi-power = power
doctor-pins-gpiod = [box] pins = "gpiod"
doctor-supply = use the Pi’s own power supply and a short, thick cable; give horn and bell a supply of their own

pins-free-at-boot = nothing keeps pins of bell or horn low while the Pi starts
    .what = { doctor-pins-at-boot }
    .fix = add { $setting } to { doctor-config-txt }
pins-low-at-boot = pins of bell and horn are kept low while the Pi starts
    .what = { doctor-pins-at-boot }
doctor-pins-at-boot = pins at boot

## The UART on the Pi's header

uart-has-console = Linux writes its own messages there, and reads a login
    .what = { $port }
    .fix = sudo raspi-config nonint do_serial_cons 1; then sudo reboot
uart-is-for-debugging = is the Pi 5’s connector for debugging, not the header
    .what = { $port }
    .fix = use /dev/ttyAMA0, with dtparam=uart0=on in { doctor-config-txt }
uart-is-for-bluetooth = leads to the Pi’s Bluetooth, not to the header
    .what = { $port }
    .fix = add dtoverlay={ $overlay } to { doctor-config-txt }; { doctor-or-usb-adapter }
uart-is-mini = is the mini UART: it may lose bytes, and its speed follows another clock
    .what = { $port }
    .fix = add dtoverlay={ $overlay } to { doctor-config-txt }, and use /dev/ttyAMA0; { doctor-or-usb-adapter }
rts-pin-unset = pin { $pin } is not RTS, so it cannot switch a transceiver to sending
    .what = { $port }
    .fix = if the transceiver does not switch by itself: add { $setting } to { doctor-config-txt }
uart-ready = nothing else uses it
    .what = { $port }
uart-off = the UART on the header is switched off
    .what = { $port }
    .fix = add { $setting } to { doctor-config-txt }
bluetooth-off = an overlay has switched Bluetooth off, so no die is heard
    .what = { doctor-bluetooth }
    .fix = take dtoverlay=disable-bt out of { doctor-config-txt }; put the lines on a USB adapter, or use miniuart-bt
doctor-bluetooth = dice by radio
doctor-config-txt = /boot/firmware/config.txt, then reboot
doctor-or-usb-adapter = or use a USB adapter

## The rights of users

root-uses-all = root may use everything
    .what = { WORD("doctor-groups", $whose) }
person-lacks-groups = { $user } is not in { AND($groups) }
    .what = { WORD("doctor-groups", $whose) }
    .fix = sudo usermod -aG { $joined } { $user }, then log in again
service-lacks-groups = { $user } is not in { AND($groups) }
    .what = { WORD("doctor-groups", $whose) }
    .fix = sudo systemctl edit { $unit }, with [Service] and SupplementaryGroups={ $joined }
groups-held = { GIVEN($groups) ->
    [no] no configured device needs a group
   *[yes] { $user } is in { $groups }
}
    .what = { WORD("doctor-groups", $whose) }
group-needed = { $group } for { WORD("doctor-group", $group) }
doctor-groups-person = your groups
doctor-groups-service = the box’s groups
doctor-group-dialout = the serial lines
doctor-group-gpio = the pins
doctor-group-audio = the loudspeaker
doctor-group-bluetooth = the dice by radio

## The journal's place, and the clock

journal-unwritable = cannot write in { $folder } ({ $error })
    .what = { doctor-journal }
    .fix = make the folder and let the engine’s user write there, or set [engine] journal to another: { $folder }
journal-forgotten = { $folder } is forgotten when the Pi starts again: it is in memory ({ $kind })
    .what = { doctor-journal }
    .fix = keep { $folder } on a partition of its own, as docs/monitoring.md shows, or switch off the Overlay File System in raspi-config
folders-forgotten = the next start forgets { AND($folders) }
    .what = { doctor-lasting }
    .fix = keep this on a partition of its own, as docs/monitoring.md shows, or switch off the Overlay File System in raspi-config
folders-last = { GIVEN($folders) ->
    [no] no service has kept anything yet
   *[yes] on a disk: { AND($folders) }
}
    .what = { doctor-lasting }
changes-forgotten = what a command writes in { AND($folders) } is forgotten when the Pi starts again
    .what = configuration and passwords
passwords-apart = { $lasting } stays, and { $forgotten } is forgotten when the Pi starts again: new passwords would not fit
    .what = configuration and passwords
    .fix = keep both folders on the read-only system, or none of them, as docs/monitoring.md shows
journal-writable = can be written in { $folder }
    .what = { doctor-journal }
disk-full = { doctor-disk-free }
    .what = { doctor-disk }
    .fix = make room: old journals, and sudo journalctl --vacuum-size=50M
disk-scarce = { doctor-disk-free }
    .what = { doctor-disk }
    .fix = make room before it is too late
disk-roomy = { doctor-disk-free }
    .what = { doctor-disk }
night-elsewhere = goes on at another machine since { $at }, by { $file }
    .what = tonight’s night
    .fix = use the other machine. Only if that one is off for good: headtable night take-back
second-copy-whole = { $file }, up to entry { $entries }
    .what = { doctor-second-copy }
second-copy-ill = in { $folder } { $state ->
    [no-stick] there is no stick
    [full] the stick is full
    [read-only] the stick is read-only
    [behind] nothing was copied so far
   *[other] it cannot be written: { $error }
}
    .what = { doctor-second-copy }
    .fix = { $state ->
        [no-stick] put the stick in. The folder must not be on the journal’s own disk
        [behind] sudo systemctl start headtable-copy
       *[other] put another stick in
    }
doctor-second-copy = second copy of the journal
clock-from-network = set by the network
    .what = { doctor-clock }
clock-from-battery = not set by the network; it runs on its own battery
    .what = { doctor-clock }
    .fix = { doctor-date }
clock-unknown = timedatectl does not tell here
    .what = { doctor-clock }
    .fix = { doctor-date }
clock-unset = not set by the network, and this machine has no clock that runs without power
    .what = { doctor-clock }
    .fix = connect it to a network once, or set it: sudo timedatectl set-time 'YYYY-MM-DD HH:MM'
doctor-journal = journal
doctor-lasting = what must stay
doctor-disk = disk
doctor-disk-free = { NUMBER($free_gb, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB free where the journal is
doctor-clock = clock
doctor-date = look at it: date

## The broker

broker-not-started = none at { $host }:{ $port } now
    .what = { doctor-broker }
    .fix = `headtable run` starts its own
broker-shut = { $why }
    .what = { doctor-broker }
    .fix = sudo systemctl start mosquitto; then look at [broker]
broker-answered = answers at { $host }:{ $port }; on it: { GIVEN($there) ->
    [no] nobody
   *[yes] { $there }
}
    .what = { doctor-broker }
box-on-broker = box { $box }
engine-on-broker = engine
doctor-broker = broker
broker-rights-fresh = each user may say and hear what this version needs, by { $file }
    .what = { doctor-broker-rights }
broker-rights-stale = { $file } is not as this version and this configuration need it: messages may be lost
    .what = { doctor-broker-rights }
    .fix = { doctor-make-keys }
broker-rights-missing = { $file } is not there: Mosquitto refuses everybody
    .what = { doctor-broker-rights }
    .fix = { doctor-make-keys }
broker-rights-unreadable = cannot read { $file }: { $error }
    .what = { doctor-broker-rights }
    .fix = sudo headtable doctor
doctor-broker-rights = broker’s users
certificate-good = { $file } is valid until { $until }
    .what = { doctor-certificate }
certificate-ends-soon = { $file } is valid until { $until } only
    .what = { doctor-certificate }
    .fix = { doctor-renew-certificate }
certificate-ended = { $file } was valid until { $until }: no browser takes it any more
    .what = { doctor-certificate }
    .fix = { doctor-renew-certificate }
certificate-unusable-by-pages = { $why }
    .what = { doctor-certificate }
    .fix = { doctor-renew-certificate }
doctor-certificate = certificate of the pages
doctor-renew-certificate = renew it; if headtable made it: headtable certificate, with the --config that the pages have
doctor-make-keys = sudo headtable keys make; then sudo systemctl reload mosquitto

## The lines

port-absent = is not there
    .what = { $port }
    .fix = plug it in, or correct [box] lines; { GIVEN($there) ->
        [no] there is nothing in { $folder }
       *[yes] in { $folder } there is { $there }
    }
port-unreadable = may not be opened
    .what = { $port }
    .fix = look at the groups; who may open it: ls -l { $port }
port-held = { AND($holders) } has it
    .what = { $port }
    .fix = { doctor-start-broker }
port-unopened = { $why }
    .what = { $port }
    .fix = { doctor-start-broker }; root sees every program: sudo headtable doctor
port-answered = { AND($devices) }
    .what = { $port }
port-noisy = { $why }
    .what = { $port }
    .fix = { doctor-speeds }
port-silent = nobody answers
    .what = { $port }
    .fix = is the device powered, and does it run its firmware? { doctor-speeds }
port-in-trouble = { $trouble }
    .what = { $port }
    .fix = { doctor-box-log }
port-open-in-box = the box has it
    .what = { $port }
port-unconfigured = is plugged in, and not in [box] lines
    .what = { $port }
    .fix = if it is ours, add "serial:{ $port }"
port-holder = { GIVEN($command) ->
    [no] a program
   *[yes] { $command }
} (process { $process })
met-device = { $uid } ({ $model }, firmware { $firmware })
doctor-start-broker = a box that has it tells who is there only through its broker: start that, too
doctor-speeds = [box] baud is { $baud } and rs485_baud { $shared_baud } for the firmware of headtable
doctor-box-log = see `headtable devices`, and the box’s log

## The devices

at-table = table { $table }
drives-signal = the { $signal }
device-on-wifi = { $place }: uses Wi-Fi, and only a box can meet it
    .what = { device-label }
    .fix = start the box, and look again
device-unmet = { $place }: has not said hello
    .what = { device-label }
    .fix = { doctor-switch-on }
board-unmet = { $place }: has not said hello, and so it is silent
    .what = { device-label }
    .fix = { doctor-switch-on }
device-outdated = { GIVEN($place) ->
    [no] no table
   *[yes] { $place }
}: { $model }, firmware { $firmware }, protocol { $protocol }
    .what = { device-label }
    .fix = flash it with this version’s firmware
device-unplaced = no table: { $model }, firmware { $firmware }
    .what = { device-label }
    .fix = headtable devices adopt { $uid } --table N
device-in-trouble = { $place }: { $model }, firmware { $firmware }: { $trouble }
    .what = { device-label }
    .fix = { doctor-box-log }
device-ready = { $place }: { $model }, firmware { $firmware }
    .what = { device-label }
doctor-switch-on = switch it on, or plug it in; `headtable devices` shows who is there{ GIVEN($near) ->
    [no] {""}
   *[yes] ; { $near } is there, and in no configuration: is that its uid?
}

## Wi-Fi

address-taken = another program listens there
    .what = tcp:{ $address }
    .fix = { doctor-start-broker }; which it is: sudo ss -ltnp
address-elsewhere = is no address of this machine
    .what = tcp:{ $address }
    .fix = listen at all that it has: lines = ["tcp:0.0.0.0:7707"]
address-privileged = is a port that only root may have
    .what = tcp:{ $address }
    .fix = take one above 1023 in [box] lines, like 7707
address-unusable = { $error }
    .what = tcp:{ $address }
    .fix = correct [box] lines
address-free = can be listened at
    .what = tcp:{ $address }
box-not-listening = the box does not listen there
    .what = tcp:{ $address }
    .fix = start it again; why: journalctl -u headtable-box -n 20
box-listening = the box listens there; { $online } of { $enrolled } enrolled { $enrolled ->
    [one] device is
   *[other] devices are
} there
    .what = tcp:{ $address }
not-announced-here = zeroconf is not installed: no device finds the box by itself
    .what = announcement
    .fix = pip install zeroconf, or enrol each with --box ADDRESS:PORT
keys-exposed = { $file } is open to others
    .what = { doctor-keys }
    .fix = make it private: chmod g-wx,o= { $file }
keys-unread = cannot read { $file }: { $error }
    .what = { doctor-keys }
    .fix = the box’s user must own it, or be in its group
keys-broken = { $file } is damaged ({ $error })
    .what = { doctor-keys }
    .fix = delete it, and enrol its devices again
keys-not-for-box = user { $user } may not read { $file }
    .what = { doctor-keys }
    .fix = sudo chgrp { $user } { $file }; sudo chmod 640 { $file }
keys-missing = no device is enrolled
    .what = { doctor-keys }
    .fix = headtable devices enrol UID --network NAME
keys-ready = { $count } in { $file }, for its owner and the box
    .what = { doctor-keys }
doctor-keys = keys

## The services

services-absent = not set up on this machine; `headtable run` starts all parts
    .what = services
service-absent = is not set up
    .what = { $unit }
    .fix = sudo systemd/install
service-runs = { $state } ({ $detail })
    .what = { $unit }
service-starts = { $state }
    .what = { $unit }
    .fix = look again; if it stays so: journalctl -u { $unit } -n 20
service-down = { $state }
    .what = { $unit }
    .fix = sudo systemctl restart { $unit }.service; why: journalctl -u { $unit } -n 20
