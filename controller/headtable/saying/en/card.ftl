# The rule card: a ruleset in plain sentences for guests, and what two rulesets differ in.
# $bunco is the ruleset's own word for all dice on the mark. A setting's words are the keys of its variants.

card-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
card-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
card-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
card-time = { $seconds ->
    [0] { card-minutes }
   *[other] { $minutes ->
        [0] { card-seconds }
       *[other] { card-minutes } and { card-seconds }
    }
}
card-signal = { $signal ->
    [bell] the bell
   *[horn] the horn
}

# The headings

card-part = { WORD("card-part", $part) }
card-part-night = The night
card-part-points = Points
card-part-turn = Your turn
card-part-legal = Legal rolls
card-part-bell = The bell
card-part-winners = Winners and ties
card-part-walk = Your next table
card-part-ghosts = Ghosts and seats
card-part-score-card = Your score card
card-part-roll-offs = Roll-offs
card-part-final = The final
card-part-traveler = The traveler
card-part-prizes = Prizes
card-part-time = Breaks and time
card-part-examples = For example

# The night

card-partners = Four sit at each table; you and your partner across from you are a team.
card-sets = The night has { SPELLED($sets) } { $sets ->
    [one] set
   *[other] sets
}.
card-rounds = A set has { SPELLED($rounds) } { $rounds ->
    [one] round
   *[other] rounds
}, each with a number to roll for, the mark: { $rounds ->
    [1] ones in round 1
    [2] ones in round 1 and twos in round 2
    [3] ones in round 1, twos in round 2 and threes in round 3
   *[other] ones in round 1, twos in round 2, and so on up to { WORD("mark", $rounds) }
}.
card-dice = You always throw { SPELLED($dice) } dice at once{ $sides ->
    [6] {""}
   *[other] , with { SPELLED($sides) } sides each
}.

# Points

card-worths-on-mark = { JOINED($worths, "; ") }.
card-worth-on-mark = { $worth ->
    [one] One die on the mark
    [two] two
   *[three] three
}: { card-points }
card-worth-of-bunco = All { SPELLED($dice) } dice on the mark are { $a_bunco }: { card-points }.
card-worth-of-mini = { CAPITAL(SPELLED($dice)) } of any other number{ GIVEN($spared) ->
    [no] {""}
   *[yes] , except { WORD("mark", $spared) }
}: { card-points }.
card-snake-eyes = Beware of { SPELLED($dice) } { WORD("mark", $face) }: they cost your team { $loses ->
    [turn] the points of your turn
   *[round] all its points of the round
}{ $spared ->
    [no] {""}
   *[yes] ; in round { $face } they are { $a_bunco }
}.
card-worth-of-miss = Any other roll is a miss, and worth nothing.

# Your turn

card-first-rollers-chosen = Each table chooses who rolls first.
card-first-roller = { $first_roller ->
    [table_chooses] After the first round each table chooses who rolls first.
    [scorekeeper] The scorekeeper of each table rolls first.
   *[last_stayer] Of the players who stayed at your table, the last one to have rolled begins.
}
card-first-chair-keeps-score = The person in the first chair keeps the score; a ghost keeps none, so the next person does.
card-nobody-stayed = If nobody stayed, the table chooses who rolls first.
card-first-round = { $first_round ->
    [table_chooses] In the very first round the table chooses who rolls first.
   *[dice] In the very first round dice decide who rolls first: at each table everybody throws one die, the highest begins, and players who are level throw again.
}
card-turn-never-ends = No roll ends your turn: you keep the dice as long as your table plays.
card-turn-ends-by-miss = As long as you score, you roll again; a miss ends your turn.
card-turn-ends = Your turn ends with { OR($rolls) }; after any other roll you roll again.
card-roll = { $worth ->
    [miss] a miss
    [one] one die on the mark
    [two] two dice on the mark
    [three] three dice on the mark
    [mini] { SPELLED($dice) } of another number
    [bunco] { $a_bunco }
   *[wipe] { SPELLED($dice) } { WORD("mark", $face) }
}
card-pass-left = Then the dice go to the player on your left.

# What to call

card-bunco-uncalled-counts = { CAPITAL($a_bunco) } counts even if nobody calls it out.
card-bunco-called = Call out “{ $bunco }!” { $until ->
    [next_throw] before the next throw
   *[turn_ends] before your turn ends
}: one that is not called { $points ->
    [0] { $credited ->
        [yes] brings no points, but is on your card
       *[no] counts for nothing
    }
   *[other] brings { card-points } and { $credited ->
        [yes] is on your card
       *[no] is on no card
    }
}.
card-bunco-after-bell = If the bell rings while { $a_bunco } lies on your table, you may call it until the next throw there; at the head table, ringing the bell is the call.
card-host-lets-count = The host may let an uncalled { $bunco } count after all, within the round.
card-let-count-settles-tie = { CAPITAL($a_bunco) } that the host lets count settles a tie, too.
card-false-call = A call without { $a_bunco } { $follows ->
    [warn] earns a warning
    [ignore] means nothing
   *[penalty] costs your team { card-points }
}.

# Legal rolls

card-every-throw-counts = Every throw counts as the dice lie.
card-thrown-again = Throw all { SPELLED($dice) } dice again if one { OR($whys) }.
card-thrown-again-why = { $why ->
    [cocked] lies cocked
    [stacked] lies on another
    [unshaken] was not shaken
    [off-table] leaves the table
   *[floor] falls to the floor
}
card-off-table-never-ends = That never ends your turn.
card-off-table-ends = If you throw off the table{ $times ->
    [1] {""}
   *[other] {" "}{ $times ->
        [2] twice
       *[other] { SPELLED($times) } times
    } { $counts ->
        [in_a_turn] in one turn
       *[in_a_row] in a row
    }
}, your turn is over, and you { $points ->
    [kept] keep
   *[lost] lose
} its points.
card-off-table-dice = { $one_die ->
    [yes] One die is enough for that, { $caught ->
        [yes] even if it is caught
       *[no] but only if it falls to the floor
    }
   *[no] Only all { SPELLED($dice) } dice at once count as that, { $caught ->
        [yes] even if they are caught
       *[no] but only if they fall to the floor
    }
}.
card-unclean-throw = A throw that is cocked, stacked or unshaken { $counts ->
    [yes] counts as one off the table
   *[no] does not count as one off the table
}.

# The bell

card-head-table = One table is the head table: it sets the pace for the whole room.
card-head-tables-of-groups = Each group has a head table: it sets the pace for the group.
card-start = { $count ->
    [0] The host tells when a round starts
    [one] { CAPITAL(AND($signals)) } starts the round
   *[other] { CAPITAL(AND($signals)) } start the round
}, and every table begins to roll.
card-target = The round is called { $checked ->
    [per_turn] at the end of a turn, once
   *[per_roll] as soon as
} { $of ->
    [table_sum] both teams at the head table together have
   *[either_team] a team at the head table has
} { $met ->
    [exactly] exactly { card-points }; past that, it goes on
   *[at_least] { card-points } or more
}.
card-bunco-calls = { CAPITAL($a_bunco) } at the head table calls it { $at_once ->
    [yes] at once, whatever the score
   *[no] only if its points are enough
}.
card-clock = { $rounds ->
    [off] No clock ends a round.
    [warning] After { $time } of play the screens say that the time is up; the round goes on.
    [end] If nothing has called it by then, the clock calls the round after { $time } of play.
   *[fixed] The clock calls the round after { $time } of play, and no score and no { $bunco } does.
}
card-host-calls = The host may call it at any time.
card-end = { $count ->
    [0] Nothing sounds then: watch the head table
    [one] Then { AND($signals) } sounds
   *[other] Then { AND($signals) } sound
}.
card-others-roll-on = Until then every other table rolls on, however many points it has.
card-nobody-rolls-on = When the round is called, nobody rolls again.
card-last-turns = When the round is called, { $at ->
    [head] the other tables stop at once;{" "}
   *[all] {""}
}{ $after_bell ->
    [finish_turn_secondary] the head table stops at once; { card-finishes }
    [min_one_turn_each] { card-finishes }; then the dice go on until everybody has had at least one turn
    [complete_lap] the dice go on { $at ->
        [head] at the head table
       *[all] at every table
    } until all four players have had the same number of turns, at least one each
   *[finish_turn_all] { card-finishes }
}.
card-finishes = whoever is in the middle of a turn { $at ->
    [head] at the head table
    [others] at the other tables
   *[all] at any table
} finishes it, and it counts
card-turn-begins = { $turn_begins ->
    [first_throw] A turn begins with its first throw: just having the dice is not enough.
   *[has_dice] A turn begins when you get the dice, even before you throw them.
}
card-finishing = { $finishing ->
    [must] Every turn that is due then is played to its end.
   *[may] Whoever has the dice then may leave the turn unfinished.
}
card-late-bunco = { CAPITAL($a_bunco) } in these last turns counts { GIVEN($counts) ->
    [no] for nothing
   *[yes] { AND($counts) }{ GIVEN($but_not) ->
        [no] {""}
       *[yes] , but not { OR($but_not) }
    }
}.
card-late-way = { $way ->
    [team] for the team
    [personal] on the card
   *[traveler] for the traveler
}

# Winners and ties

card-winners = When a table has had its last turn, its team with more points wins the round there.
card-tie = { WORD("card-tie", $tie) }
card-tie-one_die_rep = A tie? One player from each team rolls one die, and the higher wins; equal dice are rolled again.
card-tie-lap_points = A tie? Everybody at the table has one more turn, as often as it takes.
card-tie-one_turn_each = A tie? One player from each team has one more turn, as often as it takes.
card-tie-sudden_death_target = A tie? The dice go on around the table, and the first to roll the mark wins.
card-tie-host = A tie? The host decides.
card-roller-of-tie = { $by ->
    [table_chooses] The table chooses who rolls it.
    [last_roller] The player of each team who had the dice last rolls it.
   *[scorekeeper] The scorekeeper of each team rolls it.
}
card-sudden-death-mini = { CAPITAL(SPELLED($dice)) } of another number { $wins ->
    [yes] win it, too
   *[no] count for nothing then
}.
card-sudden-death-uncalled = { CAPITAL($a_bunco) } wins it even uncalled; its points and its place on your card need the call.
card-sudden-death-starts = { $starts ->
    [next] The next in order starts it.
    [first_roller] Whoever rolled first in the round starts it.
   *[dice] The table throws dice for who starts it.
}

# Your next table

card-whole-room = You walk through the whole room.
card-groups = You walk within your group of { SPELLED($tables) } { $tables ->
    [one] table
   *[other] tables
}, or as close to that as possible: its first table is the head table of your walk. { $bell_of ->
    [room] All groups keep the pace of the room’s one head table.
   *[group] It sets the pace for your group: its bell ends the round for your group only.
}
card-ladder = { WORD("card-ladder", $ladder) }
card-ladder-step = Winners go up one table, and at the head table they stay; losers go down one table, and at the last table they stay.
card-ladder-drop = Winners go up one table, and at the head table they stay; the head table’s losers go to the last table, and all other losers stay where they are.
card-ladder-cycle = Winners stay; losers go down one table, and from the last table to the head table.
card-ladder-winners_walk = Losers stay; winners go up one table, and from the head table to the last table.
card-ladder-fixed = Everybody stays at the same table all night.
card-ladder-seat_shift = Everybody moves on by one chair, from the last chair of a table to the first of the next, and from the last table to the head table.
card-split = { $split ->
    [always] Partners part after every round.
    [stayers_only] Where a pair stays at its table, both pairs there swap partners; where both pairs are new to a table, partners stay together.
   *[never] You keep your partner all night.
}
card-parting = { $parting ->
    [least_lately] New partners are those who have not played together for longest; between equals a lot decides
   *[drawn] A lot decides who become partners
}. Two ghosts are never partners if that can be avoided.

# Ghosts and seats

card-seats-drawn = A lot decides where you sit first.
card-seats-by-stars = Whoever has a starred score sheet begins at the head table, or at the first table of each group; a lot decides where everybody else sits.
card-stars-short = { $stars_short ->
    [fill] If there are fewer stars than chairs, a lot gives out the rest.
   *[draw_again] If there are fewer stars than chairs, a lot gives out all of the chairs again.
}
card-seats-by-dice = Everybody rolls three dice for the first table: the best four sit at the head table, the next four at the second, and so on; a lot decides the chairs.
card-ranks = { $ranks ->
    [sum] The higher sum is the better roll.
   *[triples_first] Three of a kind are better than all others; otherwise the higher sum is the better roll.
}
card-level-for-table = { $level ->
    [roll_again] People who are level for a table roll again, and the higher sum sits there.
    [draw] If people are level for a table, a lot decides.
   *[order] If people are level for a table, the first ones in the host’s list sit there.
}
card-ghosts = If people are missing, ghosts hold their chairs: a ghost’s partner throws for it{ $as_team ->
    [opponent_rolls] , or the next person to the left if its partner is a ghost, too
   *[idle] ; the dice pass over two ghosts who are a team{ $tie_has_die ->
        [no] {""}
       *[yes] , and only the die of a tie is thrown for them
    }
}.
card-ghosts-bunco = { $credit ->
    [partner] If you roll { $a_bunco } for a ghost who is your partner, it goes on your card.
   *[nobody] { CAPITAL($a_bunco) } that you roll for a ghost brings points, and goes on nobody’s card.
}
card-ghosts-may-win = A ghost may win { OR($things) }, like anybody else.
card-ghosts-never-win = A ghost wins { AND($things) }.
card-thing-to-win = { $thing ->
    [prize] a prize
    [place] a place
   *[draw] a draw
}
card-nothing-to-win = { $thing ->
    [prize] no prize
    [place] no place
   *[draw] no draw
}
card-going-home-keeps = Whoever goes home keeps what they have won so far, and takes part in no roll-off{ $has_draws ->
    [no] {""}
   *[yes] {" "}and no draw
}: if only that would decide, the host does.
card-going-home-forfeits = Whoever goes home wins no prize and no place.

# Your score card

card-scorekeeper = { $scorekeeper ->
    [team] Each team picks a scorekeeper, who tallies its points.
    [table] Each table has one scorekeeper, who tallies the points of both teams.
   *[roller_partner] The roller’s partner keeps score, and says the team’s new score after each roll.
}
card-win-or-loss = After each round you mark a win or a loss.
card-own-bunco = If you roll { $a_bunco } you mark that as well: only you, not your partner.
card-minis = { $shown ->
    [yes] You mark { SPELLED($dice) } of another number, too.
   *[no] { CAPITAL(SPELLED($dice)) } of another number bring points, but you do not mark them.
}

# Roll-offs

card-host-decides-level = If people are level for a place or a prize, the host decides.
card-roll-off = If people are level for a place or a prize, each of them rolls { $dice ->
    [one] one die
   *[other] { SPELLED($dice) } dice
} at once and the highest wins; { $again ->
    [tied] those who are level again roll again
   *[all] if any of the best are level again, all of them roll again
}.

# The final

card-semi-final = In each group the player with the most wins and the one with the most { $bunco }s { $counts ->
    [all_sets] over all sets go on to a semi-final of one set; one group alone goes straight to the final, without a break
   *[each_set] in each set go on to a semi-final of one set
}.
card-leads-both = { $leads_both ->
    [next_buncos] Whoever leads in both goes on for the wins, and the player with the next most { $bunco }s goes on, too.
    [next_wins] Whoever leads in both goes on once, and the player with the next most wins goes on, too.
    [draw] Whoever leads in both goes on for the wins, and the place for { $bunco }s is drawn.
   *[leave_open] Whoever leads in both goes on for the wins, and the place for { $bunco }s stays open.
}
card-no-bunco = If nobody has rolled { $a_bunco }, { $no_bunco ->
    [roll_off] everybody rolls off for that place
    [draw] that place is drawn
   *[next_wins] that place goes to the player with the next most wins
}.
card-semi-final-fill = If a table of the semi-final is not full, { $fill ->
    [next_best] the next best of all groups fill it
    [ghosts] ghosts fill it
   *[wild_cards] it is filled by a draw from everybody else
}.
card-semi-final-head = { $head ->
    [draw] The chairs of the semi-final are drawn.
   *[best_record] The four with the best record sit at the head table of the semi-final; the other chairs are drawn.
}
card-finalist-missing = Whoever is not there when the semi-final or the final begins is replaced by the next best.
card-finalists = Four play the final: the player with the most wins and the one with the most { $bunco }s in the semi-final, one drawn from its other players, and a wild card.
card-wild-card = The wild card is drawn from everybody{ $wild_card ->
    [exclude] {" "}who is here and not in the final yet
   *[redraw] , and again if a finalist is drawn
}.
card-final-seats = { $seats ->
    [draw] The chairs of the final are drawn.
    [choice] The finalists choose their chairs.
   *[by_die] The finalists sit in the order of their dice, the lowest first.
}
card-final-rolls = The player with the lowest die begins; then everybody rolls once, clockwise, until all dice of a roll are alike: that roll wins.

# The traveler

card-traveler-starts = The traveler starts { $starts ->
    [hostess] with the hostess
   *[head_table] at the head table
} and is thrown to whoever rolls { $a_bunco }.
card-traveler-in-roll-offs = { CAPITAL($a_bunco) } in a roll-off with three dice { $moves ->
    [yes] moves it
   *[no] does not move it
}.
card-traveler-no-bunco = If nobody rolls { $a_bunco } all night, { $has ->
    [hostess] the hostess has it in the end
   *[nobody] nobody has it in the end
}.
card-simultaneous = If two { $bunco }s come at nearly the same time, the last one is the one { $by ->
    [device_time] rolled later, if electronic dice show it; otherwise it is the one called later
   *[receipt] that headtable hears later
}.

# Prizes

card-no-prizes = These rules name no prizes{ $has_final ->
    [no] {""}
   *[yes] {" "}besides the Grand Prize of the final
}.
card-pot-each = Everybody pays { WHOLE_MONEY($each) }, and the prizes are worth all of it: they are given at once, at the end.
card-pot-shares = { $shares ->
    [proportional] The pot is divided in multiples of { WHOLE_MONEY(1) }, in proportion to the shares.
   *[fixed] Each prize has its full amount as long as the pot lasts, and the last one has what is left.
}
card-pot-one-each = { $one_each ->
    [yes] Nobody wins more than one prize, and the most valuable prize is given first.
   *[no] One player may win several prizes.
}
card-pot-tied = { $tied ->
    [roll_off] If players are level for a prize, they roll off.
    [share] Players who are level for a prize hold it together.
   *[split] Players who are level for a prize split its money.
}
card-prize = The prize { $prize }{ $pot ->
    [fixed] , { WHOLE_MONEY($share) }
    [proportional] , { $share } of the shares
   *[none] { $share ->
        [1] {""}
       *[other] , by share { $share }
    }
}: { WORD("card-winner", $to) }.
card-winner-most_wins = the most wins
card-winner-most_losses = the most losses
card-winner-most_buncos = the most { $bunco }s
card-winner-most_minis = the most threes of another number
card-winner-even = as many wins as losses, or the nearest to it
card-winner-exactly_even = as many wins as losses; if nobody has, it is nobody’s
card-winner-one_even = as many wins as losses; if nobody has, or several have, it is nobody’s
card-winner-even_by_host = as many wins as losses, or the nearest to it; between equals the host decides
card-winner-first_bunco = the first { $bunco } of the night
card-winner-last_bunco = the last { $bunco } of the night
card-winner-traveler = whoever holds the traveler in the end
card-winner-grand_prize = whoever wins the final
card-winner-draw_without_prize = drawn from those who have no prize
card-last-draw = A prize that nobody can have goes into the last draw.
card-money-of-nobody = { $is_drawn ->
    [yes] If everybody has a prize already, nobody is drawn, and the money
   *[no] The money of a prize that nobody can have
} is added to the most valuable prize that somebody has.
card-less-than-dollar = A prize that comes to less than { WHOLE_MONEY(1) } is not given.

# Breaks and time

card-no-breaks = There are no breaks between the sets unless the host allows one.
card-breaks = There is a break { JOINED($breaks, "; ") }.
card-break = { GIVEN($after_set) ->
    [no] before the semi-final
   *[yes] after set { SPELLED($after_set) }
}, { GIVEN($time) ->
    [no] until the host ends it
   *[yes] { $time } long
}: { $what }
card-drawings = In each break { $names ->
    [one] one name is
   *[other] { SPELLED($names) } names are
} drawn from everybody who is here.
card-walk-time = You have { $time } to walk to your next table; then the clock starts the round.
card-next-round = The next round starts when everybody is seated again.

# For example

card-examples = When { WORD("mark", $mark) } are the mark: { JOINED($rolls, "; ") }.
card-example = { SPACED($dice) } { $worth ->
    [miss] is a miss
    [wipe] costs points
    [bunco] is { $a_bunco }, { card-points }
   *[other] brings { card-points }
}

# Why a setting changes nothing beside the others of its ruleset

why-idle = { WORD("idle", $why) }
idle-no-roll-for-table = nobody rolls for their table
idle-no-stars = there are no stars
idle-scorekeeper-first = the scorekeeper rolls first
idle-all-move-alone = everybody moves alone
idle-nobody-parts = nobody parts
idle-one-group = the whole room is one group
idle-no-traveler = there is no traveler
idle-no-last-turns = nobody finishes a turn
idle-nobody-rolls-again = nobody rolls again
idle-three-are-all = three dice on the mark are all the dice
idle-no-clock = no clock looks at the rounds
idle-only-clock = only the clock ends a round
idle-host-decides = the host decides
idle-no-calls = nobody has to call
idle-false-call-free = a false call costs no points
idle-off-table-counts = a throw off the table counts
idle-unclean-counts = an unclean throw counts
idle-one-kind-off-table = only one kind of throw off the table is thrown again
idle-never-ends-turn = no throw off the table ends a turn
idle-one-is-enough = one throw off the table is enough
idle-no-first-or-last = nothing is won by the first bunco or by the last
idle-no-prizes = there are no prizes that anybody could keep
idle-no-three-dice = no roll-off has three dice
idle-nothing-to-win = there is nothing to win
idle-no-single-die = no single die decides a tie
idle-no-first-mark = no first roll decides a tie

# Who lends what a ruleset's source leaves open

lent-by = from { $ruleset }
own-choice = headtable’s own choice

# `headtable rules`

rules-words-unknown = rules { $words }: there is `rules`, `rules rfp`, `rules diff wba evt`, `rules copy rfp my.toml`, `rules check my.toml`
rules-list-hint = headtable rules NAME prints one of them as a rule card.
rules-copied = { $file } is a copy of { $ruleset }, for you to change
rules-copied-next = then prove it: headtable rules check { $file }
rules-file-exists = { $file } exists already: name another file
rules-file-unwritable = cannot write '{ $file }': { $error }
rules-mark-lent = What these rules leave open here is taken from { $ruleset }.
rules-mark-own-choice = What these rules leave open here is headtable’s own choice.
rules-alike = { $one } and { $other } have the same rules.
rules-difference-head = what
rules-idle = (no matter: { $why })
rules-none-such = (no such rule)
rules-settles = { JOINED($settles, "; ") }
rules-proved = { $file } is well: { $title }
rules-example-proved = { "  " }✓ mark { $mark }, dice { SPACED($dice) }: { $worth } for { card-points }
rules-examples-proved = { "  " }{ SPELLED($examples) } { $examples ->
    [one] example
   *[other] examples
} proved
rules-idle-setting = { "  " }line { $line }: { $setting } = { $value } changes nothing here: { $why }
rules-setting-left-out = { "  " }not in the file: { $setting } = { $value }, headtable’s own choice

# What each setting settles

setting-settles = { WORD("settles", $setting) }
settles-sets = sets in a night
settles-rounds = rounds in a set; the mark is the round’s number
settles-dice = dice thrown at once
settles-sides = sides of a die
settles-target = points at the head table that end the round
settles-target_of = who must have them
settles-target_met = whether more points count as well
settles-target_checked = when the points are checked
settles-bunco_ends_round = a bunco at the head table ends the round
settles-call = whether a bunco must be called out
settles-turn_ends = rolls that end a turn
settles-turn_begins = when a turn begins
settles-after_bell = who may roll once the round is called
settles-after_bell_at = at which tables
settles-tie = what decides a tie
settles-ladder = where winners and losers walk
settles-split = when partners part
settles-first_roller = who rolls first
settles-first_round = who rolls first in the first round of all
settles-scorekeeper = who keeps score
settles-minis_shown = threes of another number on the score card
settles-words-bunco = the word for all dice on the mark
settles-points-one = one die on the mark
settles-points-two = two dice on the mark
settles-points-mini = all dice of another number
settles-points-bunco = all dice on the mark
settles-points-three = three of four dice on the mark
settles-signals-start = what starts a round
settles-signals-end = what sounds when a round is called
settles-snake_eyes-face = the number that costs points, when all dice show it
settles-snake_eyes-loses = which points it costs
settles-breaks = breaks between sets and before the semi-final
settles-drawings-names = names drawn in each break
settles-time-rounds = whether the clock ends a round
settles-time-round_s = seconds of play in a round
settles-time-move_s = seconds to walk until the clock starts the next round
settles-ghosts-bunco = whose card keeps what is rolled for a ghost
settles-ghosts-as_team = who throws for two ghosts who are a team
settles-ghosts-eligible = whether a ghost may win or be drawn
settles-going_home = whether people who go home keep what they have won
settles-seating-way = how people come to their first tables
settles-seating-ranks = which three dice are the best there
settles-seating-level = what decides between people who are level for a table
settles-seating-stars_short = what happens if fewer stars than chairs are drawn
settles-bell_of = whose round the bell ends, where there are groups
settles-group_tables = tables in a group, which walks by itself
settles-parting = who become partners where two pairs part
settles-roll_off-dice = dice for each person in a roll-off
settles-roll_off-again = who rolls again if a roll-off is level
settles-knockout-counts = what counts for the semi-final
settles-knockout-leads_both = what happens if one player leads by wins and by buncos
settles-knockout-no_bunco = who has the place for buncos if nobody rolled one
settles-knockout-semi_fill = who fills the tables of the semi-final
settles-knockout-semi_head = who sits at its head table
settles-knockout-wild_card = how the wild card of the final is drawn
settles-knockout-final_seats = who sits where in the final
settles-simultaneous = which of two buncos at nearly the same time was first
settles-traveler-starts = who has the traveler first
settles-traveler-in_roll_offs = whether a roll-off moves it
settles-traveler-no_bunco = who has it if nobody rolled a bunco
settles-pot-each = what each player pays
settles-pot-shares = whether prizes grow with the pot
settles-pot-one_each = one prize at most for each player
settles-pot-tied = what happens to a prize for which players are level
settles-prizes = the prizes, and who wins them
settles-false_call = what follows a call without a bunco
settles-false_call_penalty = points that it costs
settles-finishing = whether the turns after the call must be played to their end
settles-tie_rolled_by = who rolls the one die for each team
settles-legal_rolls-thrown_again = throws that do not count, and are made again
settles-legal_rolls-off_table_ends_turn = throws off the table that end a turn
settles-legal_rolls-off_table_counts = whether they must be one after the other
settles-legal_rolls-points = what happens to that turn’s points
settles-legal_rolls-one_die_counts = whether one die off the table is enough
settles-legal_rolls-caught_counts = whether dice count that are caught before the floor
settles-legal_rolls-unclean_counts = whether cocked, stacked and unshaken dice count as well
settles-uncalled-points = points of a bunco that nobody called
settles-uncalled-credited = whether it is on the card
settles-uncalled-until = until when it may be called
settles-late_bunco-team = whether a bunco in the last turns brings points
settles-late_bunco-personal = whether it is on the card
settles-late_bunco-traveler = whether it moves the traveler
settles-sudden_death-starts = who starts a tie that the first on the mark wins
settles-sudden_death-mini_wins = whether all dice of another number win it, too
