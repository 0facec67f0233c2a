# The monitor: its head, its panels and their titles.

monitor-no-night = { $venue }: no engine has told of a night yet
monitor-night = { $venue }: { $phase }
monitor-rules = {" · "}{ $ruleset }
monitor-paused = , paused{ GIVEN($why) ->
    [no] {""}
   *[yes] {" "}{ $why }
}
monitor-left = , { $left } left
monitor-round = { which-round }: { $phase }{ GIVEN($mark) ->
    [no] {""}
   *[yes] , everyone rolls { WORD("mark", $mark) }
}
monitor-phase = { $phase ->
    [closed] not open yet
    [seating] people roll for their tables
    [ready] waiting for the bell
    [playing] playing
    [called] called, the last turns
    [settling] people roll off
    [break] a break
    [final] the final
   *[over] over
}
monitor-broker = broker
monitor-engine = engine
monitor-box = { $box ->
    [box] box
   *[other] box { $box }
}
monitor-signal = { $signal } { $state ->
    [sounding] SOUNDS
    [muted] muted
    [not-armed] not armed
   *[silent] silent
}

monitor-tables = tables
monitor-devices = devices
monitor-facts = what happens
monitor-quit = quit
monitor-next-panel = next panel
monitor-scroll = scroll
monitor-no-tables = no table is set yet
monitor-no-devices = no device has said hello yet
monitor-no-facts = what happens from now on stands here

column-tally = tally
column-chairs = chairs { $first }, { $second }
column-now = now
column-at = at
column-trouble = trouble
monitor-call-it = CALL IT!
monitor-rolls = { $roller } rolls{ $points ->
    [0] {""}
   *[other] , { $points } this turn
}{ $phase ->
    [last-lap] {" "}(last lap)
    [tie-break] {" "}(tie-break)
   *[rolling] {""}
}
monitor-table-phase = { $phase ->
    [ready] ready
    [first-roll] first roll
    [rolling] rolling
    [last-lap] last lap
    [waits-for-call] waits for the call
    [waits-for-sheet] waits for its sheet
    [roll-off] roll-off
    [tie-break] tie-break
    [host-decides] the host decides
   *[done] done
}
