# The comments of headtable.toml, as `headtable init` writes it

settings-title =
    headtable.toml: all settings of a night.
    Every key has its default value here. Lines like #key = ... are examples: remove the # to use them.
    `headtable check` tells whether the file is right.

settings-driver-board = Bell, horn and button on the driver board. Its pins are fixed by its header.

section-venue = Where the night is.
setting-venue-name = the hall, in small letters, digits and hyphens; it is part of every MQTT topic
setting-venue-currency = the currency of all amounts, by its three letters (ISO 4217), as USD, EUR or JPY

section-broker = The MQTT broker over which the parts speak: headtable’s own for a laptop, Mosquitto at a venue.
setting-broker-host = where the broker is
setting-broker-port = its port; 0 lets the embedded broker choose
setting-broker-embedded = true: headtable starts its own; false: one runs there already
setting-broker-username = the user name at the broker; empty for none
setting-broker-password = the password that goes with it
setting-broker-logins = a folder with the password of each user, made by `headtable keys make`, in place of username and password
setting-broker-tls = the authority that has signed the certificate of a broker on another machine, in PEM format; if empty, the connection is not encrypted

section-engine = The rules engine.
setting-engine-ruleset = the ruleset by name, or a house ruleset’s file
setting-engine-journal = the night’s journal, at a venue in /var/lib/headtable; a new file is a new night, an old one goes on
setting-engine-journal-copy = a folder on a USB stick, where each entry of the journal is copied within a second; "": no copy
setting-engine-backups = a folder, as on a USB stick, for a backup of everything each day; "": no backup
setting-engine-confirm-s = seconds for a table to object to what its dice show; 0: it counts at once
setting-engine-clock-speed = how many times faster rounds and breaks run, for a rehearsal

section-web = The pages: scoreboard, host’s console, phone pads.
setting-web-host = where they listen; 0.0.0.0 lets phones and projector in
setting-web-port = their port; 0 chooses a free one
setting-web-host-key = the key to the host’s console, which also lets you in when a password is forgotten; if empty, headtable makes one up at each start and prints it
setting-web-names = other names of this machine that browsers use, as your router may give; its addresses, its hostname and headtable.local are known already
setting-web-certificate = a certificate for https in PEM format, as `headtable certificate` makes it; without one the pages are served over http alone
setting-web-certificate-key = its private key, without a password
setting-web-https-port = the port for https; the other port stays, for phones that do not trust the certificate
setting-web-https-name = the name in every link for phones, which then begins with https: write one only if every phone trusts the certificate, or if a proxy has one for it
setting-web-metrics-key = the key with which Prometheus reads the night in figures at /metrics, of 16 characters or more; if empty, nobody reads them

section-box = One Pi and what hangs on it.
setting-box-id = the box’s own name, in small letters, digits and hyphens; each Pi has another
setting-box-lines = the lines to pads and signal boards: serial:PORT for one device, rs485:PORT for many on one cable; a * in PORT matches every such port, now and later; tcp:ADDRESS:PORT for devices on Wi-Fi; without lines `headtable run` rehearses
setting-box-keys = the file, beside this one, with the keys of the devices on Wi-Fi; `headtable devices enrol` writes it
setting-box-baud = bits a second on the serial lines
setting-box-rs485-baud = bits a second on the rs485 lines
setting-box-pins = what drives the Pi’s own pins: gpiod (every Pi), rpigpio (legacy, up to a Pi 4), or mock, on which nothing sounds, to try headtable on a laptop
setting-box-quiet-from = the time of day from which nothing sounds
setting-box-quiet-to = the time of day from which they may sound again
setting-box-by-phone = true: a real night without any hardware; its tables play by phone or paper

section-box-pads = One button pad, known by its UID and never by its port.
setting-box-pads-uid = the pad’s own name, in small letters, digits and hyphens
setting-box-pads-table = the table that it stands on; 1 is the head table
setting-box-pads-bell = true if it has the head table’s bell button

section-box-dice = A table’s electronic dice: what they show proposes a roll, and the table’s pad may object.
setting-box-dice-uid = the name of the reader, or of the set of dice on this Pi
setting-box-dice-table = the table that they are thrown on
setting-box-dice-at = "line": a reader of this uid on a serial line; "gpio": dice on pins; "ble:godice" or "ble:pixels": dice that speak Bluetooth
setting-box-dice-dice = how many of them are thrown at once
setting-box-dice-button-pins = of dice on pins: each one’s roll button, to ground, as in [4, 18, 27]
setting-box-dice-face-pins = of dice on pins: each one’s face, as three binary lines, the ones first, or as seven LEDs, left column, centre, right column; as in [[5, 6, 13], [19, 26, 21], [20, 16, 12]]
setting-box-dice-still-ms = of dice on pins: how long the face stands before it is read
setting-box-dice-names = of Bluetooth dice: the address of each die, or the name that it advertises

section-box-buttons = The head table’s bell button on a pin of the Pi: a contact to ground.
setting-box-buttons-uid = the button’s own name, in small letters, digits and hyphens
setting-box-buttons-at = its pin by its BCM number
setting-box-buttons-table = 1: only the head table rings the bell
setting-box-buttons-stable-ms = how long the contact must be closed for a press

section-box-signals = A bell or an air horn: on a signal board, on a pin of the Pi, or played by a loudspeaker.
setting-box-signals-signal = which it is
setting-box-signals-device = the uid of the board that drives it; or "gpio:22", a pin by its BCM number, on while it is high; or "speaker:default", an ALSA device as a stand-in
setting-box-signals-heartbeat = the pin with the heartbeat of a driver board: it changes 50 times a second while the box works, and else the board keeps the horn off
setting-box-signals-contact = the pin that reads its relay back: low while the signal has current; a welded relay is reported, and stays off until the box restarts
setting-box-signals-pattern-ms = what it plays: ms on, off, on...
setting-box-signals-shortest-gap-s = seconds of rest from the end of a sound to the next
setting-box-signals-longest-ms = the longest that it may be on in one blast, in total
setting-box-signals-chirp-ms = how long it chirps in a test
setting-box-signals-most-a-night = how many blasts it may have from noon to noon
setting-box-signals-loudness-db = how loud it is: dBA at 1 m in front of it, from its data sheet or a meter; 110 for a usual horn
setting-box-signals-distance-m = how far the nearest ear is from it
setting-box-signals-dose-signed-by = the name of whoever allows more than half a day’s hearing dose; else it is refused
setting-box-signals-over-wifi = true: its board may use Wi-Fi, where a blast may come seconds late, or never
setting-box-signals-armed = false: it never sounds
setting-box-signals-muted = true: it is silent for now

section-home-assistant = Home Assistant, which may show the night and its devices.
setting-home-assistant-discovery = true: the pages tell it on MQTT what there is to show; false: they take that back
setting-home-assistant-prefix = the beginning of its topics, as in its own settings
