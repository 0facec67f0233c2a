# The walk through the hall before the doors open: its screen, its lines and its sheet.

in-hall = the hall
at-head-table = the head table
at-other-table = table { $table }

station-name = { $kind ->
    [bell] { $uid }, bell button
    [die] { $uid }, die { $die }
    [signal] { $uid }, { $signal }
   *[pad] { $uid }
}
station-task = { $kind ->
    [bell] press the bell button
    [die] roll die { $die } alone
    [signal] listen
   *[pad] press ONE
}
station-listen = listen: the { $signal } chirps; y if you heard it, n if not
station-request = { $place }: { $task } ({ $uid })
station-result = { $place }, { $name }: { $result ->
    [answered] answered
    [skipped] skipped
    [failed] failed
    [left-out] left out
   *[open] not tried
}{ GIVEN($notes) ->
    [no] {""}
   *[yes] {" "}({ $notes })
}

earlier-press = that was pressed or rolled before; do it again
other-device-answered = { $uid } answered, and it belongs to { $place }
bell-button-pressed = that was the bell button
other-button-pressed = that was another button, not the bell
other-dice-moved = dice of { $uid } moved, and they belong to table { $table }
other-die-moved = that was die { $die }
die-shows = shows { $face }
nobody-heard = nobody heard it
would-start-round = it would start the round now

walk-progress = { $done } of { $all } tried
walk-keys = s skip   a again   q quit
walk-summary = { $answered } of { $tried } answered{ $left_out ->
    [0] {""}
   *[other] , { $left_out } left out
}{ $bad ->
    [0] {""}
    [one] , { $bad } needs looking after
   *[other] , { $bad } need looking after
}
walk-ended = { $summary }{ GIVEN($sheet) ->
    [no] {""}
   *[yes] ; the sheet is { $sheet }
}

walk-without-box = box { $box } does not run; start it: headtable box, or sudo systemctl start headtable-box
walk-without-engine = no engine runs, { walk-full-length }; start it: headtable engine, or sudo systemctl start headtable-engine
walk-without-lease = box { $box } hears no engine, { walk-full-length }; look what the two say: journalctl -u 'headtable-*'
walk-full-length = and without one the head table’s button would sound bell and horn at full length
presses-would-count = { $phase ->
    [playing] a round is in play
    [called] a round is in play
    [seating] people roll for their tables
    [settling] people roll off
   *[final] the final is played
}: what is pressed now would count; walk before the night opens, or between rounds

sheet-title = Walk test, { $venue }, { $when }
sheet-heading = Walk test: { $venue }
sheet-where = where
sheet-what = what
sheet-task = to do
sheet-result = result
sheet-time = time
sheet-outcome = { $result ->
    [answered] answered
    [skipped] skipped: did not answer
    [failed] failed
    [left-out] left out
   *[open] not tried
}
sheet-walked-by = walked by
sheet-repaired-by = put right by
sheet-unwritable = cannot write the sheet { $file }: { $error }
