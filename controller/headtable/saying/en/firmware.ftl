# Firmware: what is built, the steps of flashing (.step is the word before a step), and what can go wrong.

firmware-built = { $folder }: { $model } for { $board }, firmware { $version }, { $files ->
    [one] 1 file
   *[other] { $files } files
}, { $size } kB
firmware-unknown = --{ $option } '{ $name }': there is firmware for { $known }
firmware-without-version = { $file } has no FIRMWARE = ...
firmware-folder-used = { $folder } is there already, and not an empty folder
firmware-unwritable = cannot write the firmware into { $folder }: { $error }; name another folder

device-met = { $uid } is there: { $model }, firmware { $firmware }
    .step = met
board-found = { $board }: { $machine }
    .step = board
file-copied = { $file } of { $files }: { $path }
    .step = copied
files-checked = { $files ->
    [one] the one file is there as it should be
   *[other] all { $files } files are there as they should be
}
    .step = checked
trial-started = started on trial; waiting for its hello
    .step = started
firmware-proved = { $uid } says hello: { $model }, firmware { $firmware }, no crash
    .step = good

flash-no-port = there is no port { $port }: plug the board in; `headtable doctor` tells which ports there are
flash-name-wrong = --name '{ $name }': a name is up to 24 small letters, digits and hyphens, the first no hyphen, as pad-07; { AND($reserved) } are nobody’s
flash-other-model = this is a { $there }, and --model { $model } would drive its pins otherwise; nothing was written. If its wiring is changed, erase its flash first (firmware/README.md)
flash-files-damaged = { $files } did not arrive whole; the firmware that was there is still the good one
flash-silent = it says nothing; unplug { $port }, plug it in, and see who answers: headtable doctor
flash-failed = the new firmware failed ({ $why }); { $uid } has gone back to the one before
other-firmware = { $answers } answers, not { $wanted }
firmware-crashed = { $why }
started-again = it started again
board-type-unknown = this board is '{ $machine }'; there is firmware for { $boards }
board-type-other = this board is '{ $machine }', which is --board { $name } and not { $meant }; nothing was written
repl-missing = { $port } shows no prompt of MicroPython ({ $error }): does another program use it (stop the box), and is MicroPython on it? Unplug it, plug it in, and try again (firmware/README.md)
repl-run-failed = it would not run its part: { repl-old-firmware }
repl-write-failed = { $path } cannot be written: { repl-old-firmware }
repl-restart-failed = it would not start again: { repl-old-firmware }
repl-old-firmware = { GIVEN($error) ->
    [no] no reason given
   *[yes] { $error }
}; the firmware that was on the board is still there

update-progress = { $state ->
    [waiting] waiting until the round is over
    [trial] all of it is there; the device starts it on trial
   *[sending] { $percent } %
}
update-done = the new firmware runs on { $uid }
update-unanswered = the box of { $uid } does not say how far the update is; look at the log of the box
update-ended = { $state ->
   *[failed] the new firmware failed; { $uid } has gone back to the previous one. The log of the box has the reason
    [interrupted] { $uid } restarted in the middle of the update; its previous firmware runs. Try again
    [silent] { $uid } does not answer any more; its previous firmware is still on it. Does it take updates over its line? If not, use headtable firmware flash once
    [busy] another device is being updated; try again when it is done
    [unknown-model] there is no firmware for { $uid } that a box may bring; a horn box is only updated over USB
    [no-key] { $uid } has no key: headtable devices enrol { $uid }, with --wired if it stays on its cable
    [no-tree] { $uid } was not flashed by headtable firmware flash; do that once
    [on-trial] { $uid } has a new firmware on trial; try again in a minute
    [signature] { $uid } has another key than this box; enrol it again: headtable devices enrol { $uid }
    [damaged] the firmware did not arrive whole at { $uid }; its previous firmware runs. Try again
    [older] the box has an older firmware than { $uid }; install a newer headtable on the box
    [other-model] { $uid } is another model than it says; use headtable firmware flash
    [other-board] there is no firmware for the board of { $uid }
    [no-room] the flash of { $uid } is full or fails; its previous firmware runs
}
