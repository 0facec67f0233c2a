# What `headtable simulate` shows: pages for the terminal, and a picture.

simulated-nights = { $nights ->
    [one] 1 night
   *[other] { NUMBER($nights, useGrouping: 1) } nights
} of { $ruleset } with { COUNT("player", $players) }
simulated-in-all = { $nights }: { $rounds ->
    [one] 1 round
   *[other] { NUMBER($rounds, useGrouping: 1) } rounds
}, { NUMBER($rolls, useGrouping: 1) } rolls
simulation-playing = playing nights
simulation-played = playing nights: { NUMBER($played, useGrouping: 1) } of { NUMBER($nights, useGrouping: 1) }

# The pages for the terminal.

simulated-night = A night
simulated-minutes = minutes, { $breaks ->
    [0] without breaks
   *[other] with { $breaks } of breaks
}
simulated-buncos = { $bunco }s in the room
simulated-ties = tied rounds
simulated-most-wins = most wins of one player
simulated-fewest-wins = fewest wins of one player
simulated-most-buncos = most { $bunco }s of one player
simulated-shares = this share of the nights has no more; { $roll_s } s a roll, all tables at once; { $walk_s } s from one round to the next
simulated-averages = All nights
simulated-rolls = rolls in a night, on average
simulated-bells = bells in a night, on average
simulated-horns = horn blasts in a night, on average
simulated-roll-offs = throws to roll off tied rounds in a night, on average
simulated-wins-shared = nights whose most wins are shared
simulated-buncos-shared = nights whose most { $bunco }s are shared
simulated-round = A round
simulated-rolls-in-time = rolls at the head table until the time is up
simulated-rolls-to-bell = rolls at the head table until the bell
simulated-ended-by-bunco = ended by { $a_bunco }
simulated-first-team-rang = rung by the team that rolled first
simulated-tables-level = tables that finish level
simulated-roll = A roll
simulated-other-number = three of another number
simulated-two = two of the mark
simulated-one = one of the mark
simulated-miss = nothing: the dice are passed
simulated-rolls-of-turn = rolls in a turn
simulated-points-of-turn = points in a turn

# The picture.

picture-minutes =
    Half the nights take at most { NUMBER($half, maximumFractionDigits: 0) } minutes,
    nine in ten at most { NUMBER($most, maximumFractionDigits: 0) }
picture-half = half
picture-nine-in-ten = nine in ten
picture-in-minutes = minutes
picture-wins = The first has { NUMBER($first, maximumFractionDigits: 0) } wins, the last { NUMBER($last, maximumFractionDigits: 0) }
picture-fewest-wins = fewest wins
picture-most-wins = most wins
picture-in-wins = wins in the night
picture-rolls = The bell rings after { NUMBER($mean, maximumFractionDigits: 0) } rolls at the head table
picture-average = on average
picture-in-rolls = rolls in a round until the bell
picture-of-rounds = of the rounds
picture-buncos = A night has about { NUMBER($half, maximumFractionDigits: 0) } { $bunco }s
picture-bunco-bars = { $bunco }s
picture-in-buncos = { $bunco }s in the night, all tables together
picture-of-nights = of the nights
picture-small-print = { COUNT("second", $roll_s) } a roll, all tables at once; { COUNT("second", $walk_s) } between rounds; { $breaks ->
    [0] no breaks
   *[other] { COUNT("minute", $breaks) } of breaks
} counted. { NUMBER($rolls, useGrouping: 1) } rolls, seed { $seed }.

# What stops a simulation.

simulation-stuck = ruleset '{ $ruleset }': in round { $round } of { which-set }, nobody may roll and the round does not end; simulated players can only roll, call and play off ties
plot-not-png = --plot { $path }: the picture is a PNG; give it a name that ends in .png
plot-no-folder = --plot { $path }: there is no folder { $folder }; make it first
plot-unwritable = --plot { $path }: cannot write it: { $error }
