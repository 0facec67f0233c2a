# The room at a glance, on the console: every table, how far the night is, and when it will end.

glance-title = Room
glance-now = { $semi ->
    [yes] Semi-final, round { $round } of { $rounds }
   *[no] Set { $set } of { $sets }, round { $round } of { $rounds }
}, { $phase }
glance-ends = The night ends about { $time }.
glance-not-yet = When the night ends is known after its first finished round.
glance-counts-on = This counts on { $rounds ->
    [one] 1 finished round
   *[other] { $rounds } finished rounds
} of about { glance-round }{ $walk ->
    [no] {""}
   *[yes] , walks of about { glance-walk }
}, { $to_come ->
    [one] 1 round to come
   *[other] { $to_come } rounds to come
}{ glance-breaks }{ $final ->
    [yes] , and the final as one more round
   *[no] {""}
}.
glance-round = { $round_min ->
    [one] 1 minute
   *[other] { $round_min } minutes
}
glance-walk = { $walk_min ->
    [one] 1 minute
   *[other] { $walk_min } minutes
}
glance-breaks = { $breaks ->
    [0] {""}
    [one] , 1 break of { COUNT("minute", $breaks_min) }
   *[other] , { $breaks } breaks of { COUNT("minute", $breaks_min) }
}
glance-skip-round = One round fewer saves about { $minutes } min.
glance-skip-set = One set fewer saves about { $minutes } min.
glance-engine-silent = The engine is silent: what is shown here may be old.
glance-all-heard = Everything is connected.
glance-table = Table { $table }
glance-phase = { $phase ->
    [ready] waits for the round to start
    [first-roll] rolls for who is first
    [rolling] playing
    [last-lap] last turns
    [waits-for-call] a bunco waits for its call
    [waits-for-sheet] waits for its sheet
    [roll-off] tied, roll-off
    [tie-break] tied, playing on
    [host-decides] tied, the host decides
   *[done] done
}
glance-rung = { $rung ->
    [dice] by dice
    [pad] by its pad
    [phone] by phone
    [none] no device: by its sheet
   *[paper] on paper
}
glance-silent = { $name } { $gone ->
    [yes] is gone
   *[no] is silent
}{ GIVEN($minutes) ->
    [no] {""}
   *[yes] , last heard { $minutes ->
        [0] just now
        [one] 1 minute ago
       *[other] { $minutes } minutes ago
    }
}
glance-help = asks for help
glance-phones = { $phones ->
    [0] no phone
    [one] 1 phone
   *[other] { $phones } phones
}
glance-call-it = a bunco waits for its call
glance-still-plays = still { $count ->
    [one] plays
   *[other] play
}: { $players }
