# A guest's own page.

guest-title = My Bunco night
guest-scoreboard = The scoreboard of the room

# Who the guest is.

guest-who = Who are you?
guest-who-what = Choose your name. Only this browser keeps it, and you can change it.
guest-not-listed = { $player } is not on tonight’s list. Choose your name again, or ask the host how it is written.
guest-no-list = The names appear here when the host opens the night.
guest-type-name = Type a part of your name
guest-fitting = { $names ->
    [0] No name of tonight has these letters in it.
    [one] 1 name
   *[other] { $names } names
}{ $more ->
    [0] {""}
   *[other] ; the first { $shown } are here: type more letters
}
guest-choose-again = I am somebody else

# Before the night is open.

guest-before-when = { GIVEN($day) ->
    [no] {""}
   *[yes] { $day }.{" "}
}{ GIVEN($place) ->
    [no] {""}
   *[yes] { $place }.{" "}
}The night begins when the host opens it.
guest-before-name = On this phone you are { $player }. When the night opens, this page looks for that name on the list.
guest-before-nobody = When the night opens, you choose your name here. The host can tell you now whether you are on the list.
guest-before-later = Then this page shows your table, your chair and your partner, and later your score card and your prizes.

# The chair, now and next.

guest-now = Now
guest-seat-lead = { $way ->
    [goes] Go to
    [stays] Stay at
    [sits] Sit at
   *[plays] You play at
}
guest-seat = Table { $table }, chair { $chair }
guest-head-table = head table
guest-partner = Partner
guest-against = Against
guest-mark = { $next ->
    [yes] Next we roll
   *[no] We roll
}
guest-points = Points
guest-points-of-both = { $own } to { $others }

# What happens at the guest's table.

guest-table-play = { $phase ->
    [first-roll] The dice decide who rolls first.
    [rolling] { $rolls }.
    [last-lap] The bell has rung: last rolls. { $rolls }.
    [waits-for-call] The bell has rung. A { $bunco } may still be called.
    [waits-for-sheet] The round is over here. Your table’s sheet goes to the host.
    [tie-break] Tied! Rolling goes on: { $rolls }.
    [roll-off] Tied! One die for each team, thrown at once.
    [host-decides] Tied! The host decides.
    [done] The round is over here.
   *[ready] The round has not started yet.
}
guest-you-roll = You roll{ GIVEN($ghost) ->
    [no] {""}
   *[yes] {" "}for { $ghost }
}
guest-call-it = { $own ->
    [yes] Call it!
   *[no] { $player }: call it!
}
guest-round-over = { $won ->
    [yes] You have won this round
   *[no] You have lost this round
}: { $own } to { $others }. Other tables may still play.

# What everybody waits for.

guest-closed = The host has not opened the night yet.
guest-seating = People roll for their tables.
guest-no-chair = You have no chair in this round. If that is wrong, ask the host.
guest-not-in-semi-final = The semi-final is played, and you are not in it.
guest-not-in-semi-final-next = After the break comes the semi-final, and you are not in it.
guest-paused = The host has paused the night{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}.
guest-break = Break: { $what }.
guest-after-break = After the break: find your chair.
guest-starts-in = The round starts in { $left }.
guest-time-left = Time left: { $left }
guest-break-left = The break ends in { $left }.
guest-own-table = your table
guest-roll-off = { $part ->
    [rolls] Roll { $dice ->
        [one] one die
       *[other] { $dice } dice
    } for { $what }, and tell the host.
    [sure] You have { $what }.
    [rolled] You have rolled for { $what }. Others still roll.
    [out] Others roll for { $what } now.
    [host] The host decides { $what }.
   *[none] People roll for { $what }.
}

# The semi-final, the final and the end.

guest-in-semi-final = You are in the semi-final. { $place }.
guest-in-final = You are in the final. { $place }.
guest-final-elsewhere = The final is rolled at the head table.
guest-final-rolls = { $rolls }. All dice alike win the Grand Prize.
guest-over = The night is over. { $winner ->
    [you] You have won the Grand Prize!
    [nobody] Thank you for playing!
   *[other] { $player } has won the Grand Prize.
}
guest-prize = You have a prize. { $prize }.

# The rules of the night. Their sentences are in card.ftl.

guest-rules = The rules of tonight

# The score card.

guest-card = My card
guest-card-semi-final = These numbers count only the semi-final.
guest-card-left-out = The standings count only the semi-final now.
guest-card-of-others = { $rounds ->
    [one] Somebody else has played 1 more round on this card.
   *[other] Somebody else has played { $rounds } more rounds on this card.
}
guest-wins = Wins
guest-losses = Losses
guest-minis = Minis
guest-place = Place
guest-place-of = { $place } of { $players }
guest-partners = Partners so far: { $partners }
guest-partner-often = { $partner } ({ $times ->
    [one] once
   *[other] { $times } times
})
guest-no-rounds = No round is finished yet.
guest-round = { $which } · table { $table }
guest-round-ended = { $won ->
    [yes] Won
   *[no] Lost
} { $own } to { $others }{ $how ->
    [mark] , first on the mark
    [roll-off] , after a roll-off
    [host] , by the host
    [draw] , by lot
    [played] , as played
   *[points] {""}
}
guest-round-people = with { $partner } against { AND($opponents) }
