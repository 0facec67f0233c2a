# The pages of the devices and of the walk test, for hosts.

hall-devices-link = Devices
hall-console-link = Host’s console
hall-walk-link = Walk test
hall-title = headtable devices
hall-heading = Devices
hall-status-wait = The devices have not been heard yet.
hall-none = No device has said hello yet. Is one plugged in?
hall-counted = { $all ->
    [one] { $online } of 1 device is there.
   *[other] { $online } of { $all } devices are there.
}
hall-box-gone = The box { $box } is gone.

## Signals

hall-signals = Bell and horn
hall-no-signals = No box here has a bell or a horn.
hall-signal-name = { $signal ->
    [bell] Bell
   *[horn] Horn
}{ $many ->
    [yes] {" "}of the box { $box }
   *[no] {""}
}
hall-signal-state = { $state ->
    [sounding] It sounds now.
    [off-by-file] It is off by headtable.toml, and no page turns it on.
    [disarmed] It is disarmed: it does not sound until a host arms it.
    [muted] It is muted: it is silent for now.
    [both] It is disarmed and muted.
   *[ready] It may sound.
}
hall-test = Test…
hall-test-do = Test
hall-test-title = Test the { $signal }?
hall-test-what = it chirps for a moment; is nobody close to it?
hall-test-done = The { $signal } has chirped.
hall-mute = Mute
hall-unmute = Unmute…
hall-unmute-do = Unmute
hall-disarm = Disarm
hall-arm = Arm…
hall-arm-do = Arm
hall-arm-title = Let the { $signal } sound again?
hall-arm-what = from now on it sounds when a round is called
hall-switched = Done: the box holds to it, also after a restart.

hall-quiet = Quiet hours of the horn
hall-quiet-about = By the hall’s clock. The horn is silent then; the bell and the lamps are not.
hall-quiet-from = from
hall-quiet-until = until
hall-quiet-set = Set
hall-quiet-end = No quiet hours
hall-quiet-now = The { hall-horn-of } is silent from { $start } until { $end }.
hall-horn-of = horn{ GIVEN($box) ->
    [no] {""}
   *[yes] {" "}of box { $box }
}
hall-quiet-none = The { hall-horn-of } has no quiet hours.

## The list

hall-list = All devices
hall-device-where = { GIVEN($table) ->
    [no] no table
   *[yes] table { $table }
}{ $bell ->
    [yes] , with the bell button
   *[no] {""}
}
hall-device-what = Model { $model }, firmware { $firmware }
hall-device-presence = { $online ->
    [yes] there
   *[no] gone
}
hall-device-heard = { GIVEN($minutes) ->
    [no] nothing heard yet
   *[yes] last heard { $minutes ->
        [0] just now
        [one] { $minutes } minute ago
       *[other] { $minutes } minutes ago
    }
}
hall-device-battery = battery { $percent }%
hall-device-silent = Silent: nobody has heard it for a long time.
hall-device-details = Details for repairs
hall-device-counts = Messages: { $heard } heard, { $repeated } sent again, { $garbled } damaged, { $late } late. Button bounces: { $bounces }
hall-device-placed = A host has given it this table here{ GIVEN($before) ->
    [no] {""}
   *[yes] ; in headtable.toml it has table { $before }
}.
hall-device-die = die { $die } { WORD("die-state", $state) }
hall-identify = Let it blink
hall-identified = { $uid } blinks for a moment.
hall-rename = Name…
hall-rename-title = A name for { $uid }
hall-rename-what = people see this name beside the one on its label; its box keeps it, also after a restart
hall-rename-name = Name (leave it empty for none)
hall-rename-do = Give it this name
hall-renamed = { GIVEN($name) ->
    [no] { $uid } has no name of its own now.
   *[yes] { $uid } has the name “{ $name }” now.
}
hall-firmware = New firmware…
hall-firmware-title = Bring firmware { $to } to { $uid }?
hall-firmware-what = it has { $from } now; the new one waits for the end of a round, and the old one stays until the new one is proved
hall-firmware-do = Bring it
hall-firmware-begun = The box sees to { $uid }. The list says how far it is.
hall-update = { $state ->
    [waiting] New firmware: it waits until the round is over.
    [sending] New firmware: { $percent }% is there.
    [trial] New firmware: all of it is there, and the device tries it.
    [done] The new firmware runs.
   *[failed] The new firmware failed, and the previous one runs again. The log of the box has the reason.
    [interrupted] It restarted in the middle of the update. Its previous firmware runs; try again.
    [silent] It does not answer any more. Its previous firmware is still on it. If that takes no update over the line, bring this one over USB.
    [unanswered] Its box says no more of the update. Look whether the box runs, and try again.
    [busy] Another device gets new firmware just now. Try again when it is done.
    [unknown-model] There is no firmware for it that a box may bring. Bring it over USB.
    [no-key] It has no key, which every update over a line needs. Type: headtable devices enrol { $uid }
    [no-tree] Its first firmware must come over USB. Type: headtable firmware flash
    [on-trial] It tries a new firmware already. Try again in a minute.
    [signature] It has another key than its box. Type: headtable devices enrol { $uid }
    [damaged] The new firmware did not arrive whole. Its previous one runs; try again.
    [older] Its box has an older firmware than it. Install a newer headtable on the box.
    [other-model] It is another model than it says. Bring its firmware over USB.
    [other-board] There is no firmware for its board.
    [no-room] Its flash is full or fails. Its previous firmware runs.
}
hall-place = Change its table…
hall-place-first = Give it a table…
hall-place-title = Which table for { $uid }?
hall-place-what = its box keeps it, also after a restart; in a round, what is pressed counts at the new table at once
hall-place-table = Table
hall-place-bell = Its bell button rings the bell (head table only)
hall-place-do = Give it this table
hall-placed = { $uid } is at table { $table } now.

## Phones

hall-phones = Phones
hall-no-phones = No phone is in.
hall-phone = table { $table }: { $kind } { $phone }, last heard { $minutes ->
    [0] just now
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}

## The walk test

hall-walk-title = headtable walk test
hall-walk-heading = Walk test
hall-walk-about = Walk from table to table, and press any button of each pad. What is heard is ticked off here. It counts for no night.
hall-walk-begin = Begin
hall-walk-again = Begin again
hall-walk-end = End…
hall-walk-end-do = End
hall-walk-end-title = End the walk?
hall-walk-end-what = what has answered so far is forgotten
hall-walk-ended = The walk has ended: { $why }
hall-walk-nothing = Nobody walks now.
hall-walk-progress = { walk-progress }
hall-walk-result = { $result ->
    [answered] heard
    [failed] failed
    [skipped] skipped
    [left-out] left out
   *[open] not heard yet
}
hall-walk-signals = Bell and horn, at the end
hall-walk-heard = I heard it
hall-walk-unheard = I did not hear it
