# What `--help` tells, and what the parser of the command line complains of. `.more` is all after the first paragraph.

# Around every help.

help-usage = Usage:{" "}
help-options-here = [OPTIONS]
help-command-here = COMMAND [ARGS]...
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-from-environment = [env var: { $variable }]
help-required = [required]
help-example = Example: { $command }
help-help = Show this message and exit.

# Usage errors; a name or a suggestion comes with its quotes.

usage-error = Error
usage-aborted = Aborted.
usage-try = Try [blue]'{ $command } { $option }'[/] for help.
usage-no-command = No such command { $command }.{ GIVEN($near) ->
    [yes] {" "}Did you mean { $near }?
   *[no] {""}
}
usage-no-option = No such option: { $option }{ GIVEN($near) ->
    [yes] {" "}(Possible options: { $near })
   *[no] {""}
}
usage-missing = Missing { $kind ->
    [argument] argument
   *[option] option
}{ GIVEN($name) ->
    [yes] {" "}{ $name }
   *[no] {""}
}.
usage-no-value = Option { $option } requires an argument.
usage-needless-value = Option { $option } does not take a value.
usage-needless-words = Got unexpected extra argument(s) ({ $words })
usage-wrong-value = Invalid value for { $name }: { $why }
usage-no-integer = Input should be a valid integer, unable to parse string as an integer
usage-no-number = Input should be a valid number, unable to parse string as a number
usage-too-small = Input should be greater than or equal to { $least }
usage-too-large = Input should be less than or equal to { $most }
usage-other = { $told }

# The whole program.

help-headtable = headtable runs a Bunco night: bell, air horn, pads, rules and scoreboard.
help-version = Print the version and end.

# What many commands have.

help-config = The configuration file; without it ./headtable.toml, or what is built in.
help-json = Print JSON lines for a script instead of text.

# The parts, each alone.

help-broker = Run the embedded MQTT broker alone.
help-box = Run the box alone: pads, bell and horn.
help-silence = Turn off every bell and horn on this Pi’s pins, then exit. The box must not be running.
help-engine = Run the rules engine alone.
help-copy = Copy each entry of the journal to a USB stick within a second, if journal_copy names a folder there.
help-web = Run the pages alone: scoreboard, host’s console, phone pad.

# headtable run

help-run = Run a night: broker, box, engine and pages on this machine. Without hardware it is a rehearsal.
help-run-speed = How many times faster than life to rehearse.
help-run-players = How many players rehearse; tables of four.
help-run-seed = Rehearse the same dice again.
help-run-ruleset = Rehearse by these rules, not the configured ones.
help-run-journal = Keep the rehearsal’s journal here.
help-run-until-over = Stop when the night is over.
help-run-firmware = Put the real firmware into the pads, under MicroPython.
help-run-rs485 = Connect all simulated devices to one RS-485 cable.

# headtable night and blasts

help-night = Put a night’s journal away, begin a new night, list or rescue nights.
help-night-archive = Put tonight’s journal away under the name of its evening, in the same folder.
    .more = An engine that runs does it itself, and begins a new night at once. A night that is not over is refused, unless you add --yes. Nothing that was told is lost: to go on with that night, stop headtable and name its file as journal under [engine].
help-night-new = Begin a new night: put the last journal away, if there is one, and make an empty one.
    .more = It refuses to put away a night that is not over, unless you add --yes.
help-night-yes = Put away also a night that is not over, as it is.
help-night-list = List the nights in the journal’s folder.
help-night-list-folder = Where to look; without it where tonight’s is.
help-night-rescue = Copy the undamaged entries of a journal into a new file, and list the lost ones.
    .more = One flipped bit, or one changed digit, is put right. To go on with it, name the new file as journal under [engine]. The command exits with 1 if anything is lost or left out.
help-night-rescue-journal = The damaged journal; it is only read.
help-night-rescue-new-file = The file to write.
help-night-rescue-log = Its write-ahead log; without it the file beside it that ends in -wal.
help-night-report = Write one page about a night to share: standings, prizes, luck, dice and pace.
    .more = The page is one file, which any browser opens and prints. It loads nothing and runs no script. It has the names that the scoreboard has shown. The journal is only read.
help-night-report-out = The page to write. A file of that name is replaced.
help-night-export = Write a whole night as data: JSON for a script, CSV for a spreadsheet.
    .more = The files are `night.json`, `players.csv`, `rounds.csv`, `buncos.csv` and `turns.csv`. The journal is only read.
help-night-export-out = The folder for the files. Files of these names are replaced.
help-night-export-json = Print the whole night as one line of JSON, and write no file. With --live, print what was written.
help-night-export-live = Move tonight’s night to another machine, also in mid-round: write it into this new file, with accounts, codes, house rules and configuration. Nothing is taken here any more.
help-night-import = Go on here with a night that `headtable night export --live` has written. Stop headtable first.
    .more = On the machine that wrote the file, it takes the night back, also while headtable runs. A damaged or older file changes nothing. Files with another content are moved into a folder before-restore-….
help-night-import-file = The file, or the journal of a machine that is off for good.
help-night-import-old-is-off = The file is a lone journal, such as a copy on a stick, and its machine stays off.
help-night-take-back = Go on here with a night that has moved to another machine, which must not go on with it.

# headtable backup and restore

help-certificate = Make or renew a certificate for this machine, by a certificate authority of the venue, which tablets can install.
help-certificate-name = A further name or address of this machine; may be given several times.
help-backup = Write one file with every night, the guests, the accounts, the house rules and the configuration.
    .more = It may be given while a night runs: each journal is copied as it is at one moment. The file holds passwords and keys; only its owner may read it, where the disk knows owners.
help-backup-folder = Where to write it, for example a USB stick; without it, into the folder backups of headtable.toml.
help-backup-keep = How many backups stay in that folder; older ones are deleted.
help-backup-if-configured = Do nothing, and do not fail, if headtable.toml names no folder. The daily backup uses it.
help-restore = Put a backup’s files in their places. Stop headtable first.
    .more = A file that has another content is moved into a folder before-restore-…, so that nothing is lost. A damaged backup changes nothing.
help-restore-file = The backup.
help-restore-with-config = Also bring the configuration and the keys of the devices.

# headtable first-start

help-first-start = Take headtable.toml and headtable-start.toml from the SD card’s boot partition, which any PC can write.
    .more = A Pi does this when it starts, before all other parts. What was taken is removed, because it may hold a password. What is wrong stays. The file headtable-start.txt beside them says which is which.
help-first-start-boot = The boot partition.
help-first-start-connections = Where NetworkManager keeps its connections.

# headtable blasts

help-blasts = Tell how often bell and horn have sounded tonight, as the box counts it, and how loud that was.
help-blasts-reset = Let the box count from zero.

# headtable play

help-play = Play night scripts and check what they expect; exits 1 at the first failed expectation.
help-play-scripts = Night scripts, or folders of them.
help-play-through-mqtt = Through the real wires, box, broker and engine.

# headtable replay and verify

help-journal = The journal of a night.
help-replay = Play a night again from its journal: the standings, and every round’s result.
    .more = It exits 1 if the journal differs from the rules.

        With other rules it tells the night that would have been, as far as the log makes sense there; the dice stay where they were thrown.
help-replay-ruleset = Other rules to play it by: a ruleset’s name, or the path of its TOML file.
help-verify = Check every draw and every fact of a night against its seed and its rules; exits 1 if one differs.

# headtable print

help-print = Write a night’s paper as a PDF: name tags, score cards, seating, results and more.
    .more = The sheets are: `name-tags`, `score-cards`, `tally-sheets`, `table-cards`, `seating`, `results`, `certificates`, and `half-filled`. The last has the night so far, to go on by hand. The journal is only read, so you can print while the night is played.
help-print-what = The kind of sheets.
help-print-journal = The journal of another night; without it tonight’s.
help-print-paper = The paper: a4 or letter.
help-print-out = The file to write; without it the kind’s name with .pdf. A file of that name is replaced.
help-print-join = The address for phones, which table cards then show with a QR code.
help-print-names = A file with a name on each line: name tags before anybody has a chair.
help-print-logo = A picture of the charity for the sheets, as PNG or JPEG.
help-print-join-links = A JSON file with each table’s own address for phones, such as {"{"}"1": "http://192.168.1.20:8080/join?code=ABCD"{"}"}.

# headtable season

help-season = Add up many nights: wins, points and prizes of each player, and who sat with whom.
    .more = The same name is the same person. A night that is not over, and a journal that cannot be read, are skipped with a note. Then the command exits with 1.
help-season-places = Folders with journals, or single journals.
help-season-names = A TOML file for people with another name in some nights, with lines such as "Bob" = "Robert". Without it, the names count that were joined in the browser.
help-season-by = What players are ranked by: wins, buncos, points or money.
help-season-out = Write the season as a page to share, too. A file of that name is replaced.

# headtable simulate

help-simulate = Play whole nights with dice alone: how long they take, how loud they are, and how often people tie.
    .more = The minutes count the breaks whose length the ruleset tells, and no others; where a clock times the rounds or the walks, they last as long as it gives them.
help-simulate-ruleset = A ruleset by name, or the path of a TOML file.
help-simulate-players = How many play; tables of four.
help-simulate-nights = How many nights to play.
help-simulate-seed = The same seed plays the same nights.
help-simulate-seconds-per-roll = How long people take for a roll.
help-simulate-seconds-between-rounds = How long they take to walk to their next chair and sit.
help-simulate-cores = How many cores play; without it all.
help-simulate-plot = Draw the figures into this PNG file.

# headtable init, check and rules

help-init = Write a headtable.toml with every key explained.
help-init-file = The file to write.
help-init-by-phone = Write it for a real night by phones: they reach the pages, and no simulated players play.
help-init-driver-board = Put bell, horn and button on the pins of the driver board, and tell the lines for the Pi’s config.txt.
help-init-force = Write over a file that is there.
help-check = Check a configuration file; each problem has its line, its key and a remedy.
    .more = A warning (*mind:*) names a setting that is valid but probably a mistake. With `--json`, a good file is printed as data, and a bad one as the data of each problem with its sentence.
help-check-file = The file to check.
help-rules = List rulesets, print one as a rule card, compare two, copy one to change it, or check one of your own.
    .more = `headtable rules` lists them. `headtable rules rfp` prints a rule card for guests. `headtable rules diff wba evt` shows the differences side by side. `headtable rules copy rfp my.toml` writes one to a file of your own, and `headtable rules check my.toml` proves it by its own examples.
help-rules-words = A ruleset’s name, or the path of its TOML file; nothing for the list of them.

# headtable doctor

help-report = Write one file for whoever helps you: log, configuration, devices and the doctor’s page, without secrets.
    .more = Passwords, keys and codes are hidden. With sudo it has the log of the services as well.
help-report-out = The file to write; without it headtable-report-TIME.zip in this folder.
help-doctor = Check whether this machine is ready for a night: one page of green and red, each red line with its remedy.
    .more = What the command cannot know is yellow. It exits with 1 if anything is red.

# headtable devices

help-uid = The device’s own name, as `headtable devices` shows it.
help-devices = Show every device: its table, its model, the counts of its line, and what is wrong with it.
    .more = *heard* counts its events, *again* repeated events, *CRC* garbled lines, *late* events too old to sound anything, and *bounces* edges that were no press. *silent* is the time since its last message.
help-devices-once = Print the table once instead of keeping it up to date.
help-devices-identify = Let a device blink, so that you can see which one it is.
help-devices-identify-seconds = For how long.
help-devices-adopt = Give a device its table: in headtable.toml, whose comments stay, and at once in the running box.
help-devices-adopt-table = Its table; 1 is the head table.
help-devices-adopt-bell = It has the head table’s bell button.
help-devices-name = Give a device a name for people. Its box keeps it, and lists and pages show it beside the uid.
help-devices-name-name = What people call it, such as "Bar".
help-devices-name-forget = Take its name away.
help-devices-calibrate = Calibrate a reader of electronic dice: lay each die on a level table with each face up, as asked.
help-devices-calibrate-die = Only this one of its dice; 0 is all of them.
help-devices-calibrate-dice = How many dice it reads.
help-devices-scan = List the Bluetooth dice that are awake nearby, and what to write into headtable.toml to use them.
help-devices-scan-seconds = How long to listen.
help-devices-enrol = Give a device on USB its own key, with which it signs on Wi-Fi. No box may have its port open meanwhile.
help-devices-enrol-port = The USB port of the device; without it, every port is tried.
help-devices-enrol-network = The device’s Wi-Fi network; without it, only the key changes.
help-devices-enrol-password = The network’s password; asked for where it is missing.
help-devices-enrol-box = The box as ADDRESS:PORT; without it the device looks for one.
help-devices-enrol-by-phone = Without a cable: show a QR code, with which a phone brings the settings to the device.
help-devices-enrol-wired = The device goes back to its cable.
help-devices-enrol-forget = Take the key away instead, as from a stolen device; this needs no cable.

# headtable monitor

help-monitor = Show the room live in this terminal, also over ssh: tables, devices, signals and events.
    .more = Tab goes to the next panel, the arrow keys scroll it, and q quits.

# headtable walktest

help-walktest = Test the hall before the doors open: press every pad, die and button once, and hear bell and horn chirp.
    .more = The tables come in order, the head table with its bell button last, then the signals. The key s skips a station, a tries it again, and q quits. The keys y and n tell whether you heard a signal. Nothing counts: the command works while the night is closed, or between rounds. It exits with 1 if anything did not answer.
help-walktest-sheet = Write the results as a page to print.

# headtable link

help-keys = The users of Mosquitto: what each may say and hear, and its password.
help-keys-make = Make a password for each user that has none, and write Mosquitto’s files.
    .more = Engine, pages, commands and each box have a user of their own. Passwords that exist stay. The box of another Pi gets its password from here: copy its file to that Pi.
help-keys-make-box = The id of a box on another Pi; may be repeated.
help-keys-mosquitto = The folder for the files that Mosquitto reads.
help-keys-list = List the users, and how many topics each may say and hear.
help-keys-revoke = Make a user’s password useless, as after a Pi was lost.
    .more = The box of another Pi is removed. Any other user gets a new password at once.
help-keys-revoke-user = A user, as `headtable keys list` shows it.

help-link = Record a serial line with its timing, and play it back.
help-link-record = Record a line, both ways and with its timing, while the night goes on.
    .more = The box that has the line reports what it reads and writes, so you unplug nothing, and nobody has to wait. On a line that many devices share, a uid records what concerns that device, and the port records everything.
help-link-record-line = A port (/dev/ttyACM0, ttyACM0), or the uid of a device on the line.
help-link-record-file = The file to write: plain text, which you can send to a helper.
help-link-record-seconds = How long; without it, until Ctrl-C.
help-link-record-direct = Open the port itself, where no box has it open.
help-link-play = Play the device of a recording: a port appears, and sends what the device sent, with the same timing.
    .more = It begins when a box opens the port and speaks. Write the printed line into [box] lines of that box.
help-link-play-file = A recording.
help-link-play-port = The path of the new port.
help-link-play-speed = How many times faster than the recording.

# headtable firmware

help-firmware = Put a pad’s, dice reader’s, button dice’s or horn box’s firmware on its board.
help-model = The model: pad, dice, leddice or horn.
help-firmware-update = Bring the box’s firmware to a device over the line that it is on, also over Wi-Fi.
    .more = The device needs a key: headtable devices enrol. During a round the update waits. It can be cut off at any moment; the previous firmware stays until the new one has said hello.
help-firmware-build = Write the files of a firmware into a folder, with a version.json that names them and their CRCs.
    .more = All of it is plain Python. `headtable firmware flash` needs no such folder: use it to read the files, or to copy them by hand.
help-firmware-build-out = The folder to write; it must be new or empty.
help-firmware-build-board = The board: pico, pico_w, pico2 or pico2_w.
help-firmware-flash = Copy a firmware onto a board, try it, and go back to the one before if it does not say hello.
    .more = The device’s name, its calibration, its keys and its boot number stay. MicroPython must be on the board.
help-firmware-flash-port = The board’s port; no box may be using it.
help-firmware-flash-board = The board that must be there; without it, any board.
help-firmware-flash-name = The device’s name, for life: pad-07.
