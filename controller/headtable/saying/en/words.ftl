# Words, lists and counts that other sentences are made of.

list-separator = {", "}
list-and = { $before } and { $last }
list-notes = { JOINED($notes, "; ") }
list-or = { $before } or { $last }
number-spelled = { $number ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}

# A device by the name that a host gave it, beside the uid on its label.

device-label = { GIVEN($name) ->
    [no] { $uid }
   *[yes] { $name } ({ $uid })
}

# What $a_bunco is: the ruleset's word with the article of the language.

a-bunco = { INITIAL($bunco) ->
    [a] an { $bunco }
    [e] an { $bunco }
    [i] an { $bunco }
    [o] an { $bunco }
    [u] an { $bunco }
   *[other] a { $bunco }
}

# COUNT("point", $points): a number of things.

count-point = { $n ->
    [one] 1 point
   *[other] { $n } points
}
count-minute = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
count-win = { $n ->
    [one] 1 win
   *[other] { $n } wins
}
count-loss = { $n ->
    [one] 1 loss
   *[other] { $n } losses
}
count-bunco = { $n ->
    [one] 1 { $bunco }
   *[other] { $n } { $bunco }s
}
count-mini = { $n ->
    [one] 1 mini
   *[other] { $n } minis
}
count-player = { $n ->
    [one] 1 player
   *[other] { $n } players
}
count-entry = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
count-table = { $n ->
    [one] 1 table
   *[other] { $n } tables
}
count-second = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
count-night = { $n ->
    [one] 1 night
   *[other] { $n } nights
}
count-guest = { $n ->
    [one] 1 guest
   *[other] { $n } guests
}

# What a roll was worth.

worth-miss = nothing
worth-one = one
worth-two = two
worth-three = three
worth-mini = a mini
worth-bunco = { $a_bunco }
worth-wipe = a wipe-out

# The button that a table presses for it.

claim-miss = pass
claim-one = one
claim-two = two
claim-three = three
claim-mini = mini
claim-bunco = { $bunco }
claim-wipe = wipe-out

# Why a throw does not count.

bad-throw-cocked = cocked dice
bad-throw-stacked = stacked dice
bad-throw-unshaken = unshaken dice
bad-throw-off-table = dice off the table
bad-throw-floor = dice on the floor

# Who rolls off a tie.

rolled-by-table_chooses = those whom the table chooses
rolled-by-last_roller = the last to have rolled
rolled-by-scorekeeper = the scorekeepers

# What a table is heard by.

rung-dice = any device
rung-pad = its pad
rung-phone = a phone
rung-paper = paper

# A team by its chairs, and the mark of a round by its face.

team-a = chairs 1 and 3
team-b = chairs 2 and 4
mark = { WORD("mark", $face) }
mark-1 = ones
mark-2 = twos
mark-3 = threes
mark-4 = fours
mark-5 = fives
mark-6 = sixes

# How a table was won.

won-by-points = points
won-by-mark = the mark
won-by-roll-off = roll-off
won-by-host = the host’s word
won-by-draw = lot
won-by-played = what was played

# Why somebody walks, and why two are partners.

outcome-won-and-stays = won and stays
outcome-won-and-moves-up = won and moves up
outcome-won-and-moves-down = won and moves down
outcome-lost-and-moves-up = lost and moves up
outcome-lost-and-moves-down = lost and moves down
outcome-lost-and-stays = lost and stays
outcome-everyone-moves-on = moves on
outcome-moved-by-the-host = moves by the host’s word
paired-least-lately = who were partners least lately
paired-drawn = by lot
paired-ghosts-apart = to keep ghosts apart
paired-kept = as before
paired-moved-on = whom the chairs bring together

# What the clock measures.

timed-round = the round
timed-walk = the walk
timed-break = the break

# How somebody comes to the semi-final, to the final, and to the traveler.

qualified-by-wins = most wins
qualified-by-buncos = most { $bunco }s
qualified-by-next-best = the next record
qualified-by-wild-card = a wild card
finalist-by-wins = most wins
finalist-by-buncos = most { $bunco }s
finalist-by-semi-finalist = the draw of the others
finalist-by-wild-card = the wild card
traveler-by-bunco = { $a_bunco }
traveler-by-roll-off = { $a_bunco } in a roll-off
traveler-by-host = the host’s word
