# What was announced, and what a correction changes of it.

changed = { GIVEN($now) ->
    [no] { $what }: { open-again }, it was { $was }
   *[yes] { GIVEN($was) ->
        [no] { $what }: now { $now }
       *[yes] { $what } changed from { $was }, now { $now }
    }
}
open-again = open again
it-was = (it was: { $was })

# What an announcement is about.

result-of = { which-round }, table { $table }
seats-at = { which-round }, seats of table { $table }
traveler-in = { which-round }, the traveler
break-before-round = break before round { $round } of { which-set }
break-before-stage = break before the { $stage }
drawing-of = drawing { $number }
roll-off-for = roll-off: { $what }
semi-place = the semi-final by { WORD("announced-by", $by) }{ GIVEN($group) ->
    [no] {""}
   *[yes] , group { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] , set { $set }
}
final-place = the final by { WORD("announced-by", $by) }
announced-by-wins = wins
announced-by-buncos = { $bunco }s
announced-by-next-best = next-best
announced-by-wild-card = wild-card
announced-by-semi-finalist = the draw of the others
final-chairs = the chairs of the final
final-beginner = who begins the final
final-winner = who won the final
prize-of = the prize { PRIZE($prize) }
standing-of = standings: { $player }
night-end = the night

# What an announcement says.

announced-result = { AND($winners) } won { WORD("announced-how", $how) } { $points } to { $others }
announced-how-points = with
announced-how-mark = by the first on the mark, with
announced-how-roll-off = by roll-off after
announced-how-host = by the host’s word after
announced-how-draw = by lot after
announced-how-played = as it was played after
announced-players = { $players }
announced-break = { $what }{ GIVEN($minutes) ->
    [no] {""}
   *[yes] , { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
}
announced-prize = { GIVEN($shares) ->
    [no] nobody
   *[yes] { $shares }
}
prize-share = { prize-winners }{ GIVEN($dollars) ->
    [no] {""}
   *[yes] {" "}({ WHOLE_MONEY($dollars) })
}
announced-card = place { $place }, { COUNT("win", $wins) }, { COUNT("loss", $losses) }, { COUNT("bunco", $buncos) }{ GIVEN($minis) ->
    [no] {""}
   *[yes] , { COUNT("mini", $minis) }
}
announced-end = over

# What people roll against each other for.

all-tables = their tables
chair-at = a chair at table { $table }
first-roll = the first roll
most-of = { $counted ->
    [wins] the most wins
    [next-wins] the next wins
   *[buncos] the most { $bunco }s
}{ GIVEN($group) ->
    [no] {""}
   *[yes] {" "}of group { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] {" "}in set { $set }
}{ $stage ->
    [semi-final] {" "}of the semi-final
   *[sets] {""}
}
place-in-stage = a place in the { $stage ->
    [final] final
   *[semi-final] semi-final
} ({ $what })
last-places = the last places of the semi-final
first-roll-of-final = the first roll of the final
