# The scenes of the projector, its pages, and the console's panel for them.

# The pages of a scene, and the line at the foot.

projector-page = page { $page } of { $pages }
projector-calls-at = { $count ->
    [one] table { $tables }
   *[other] tables { $tables }
}
projector-bunco-cry = { $bunco }!
projector-bunco-by = { $player } at table { $table }
projector-head-score = head table
projector-points = { JOINED($points, " : ") }

# Who sits where.

projector-who-sits-where = Who sits where
projector-seat-legend = table · chair
projector-table-number = table { $table }

# How guests join.

projector-join = Your own page
projector-join-about = It shows your seat, your score card and the rules.
projector-join-only-here = Phones cannot open these pages yet.
projector-join-picture = QR picture of { $address }

# The end of a set, and the draws.

projector-end-of-set = Set { $set } is over
projector-draws = { GIVEN($drawn) ->
    [no] {""}
   *[yes] Drawn: { $drawn } ·{" "}
}Commitment to all draws: { $commitment }

# The console's panel.

console-projector = Projector
console-projector-about = A screen shows what the night asks for, or the scene that you choose. Open / with ?screen=left at the end for a second screen with the name “left”.
console-projector-none = No screen is open.
console-projector-screen = { $screen }{ $connected ->
    [no] {""} (not open)
   *[yes] {""}
}
console-scene = { $scene ->
    [room] The tables
    [seats] Who sits where
    [standings] The standings
    [prizes] Prizes and draws
    [join] How to join
    [clock] Clock and break
    [notice] The notice
    [grand-prize] The Grand Prize
    [end-of-set] The end of the set
   *[automatic] What the night asks for
}
console-picture = A picture for the projector
console-picture-about = A logo or a photograph: PNG or JPEG, up to { $most_kb } kB. It stands beside the address, the clock, the notice and the end of a set.
console-picture-file = The file
console-picture-send = Show the picture
console-picture-off = Remove the picture
console-picture-shown = The projector has your picture.
console-picture-none = There is no picture.
console-picture-too-large = This file has { $kb } kB. Choose one with { $most_kb } kB at most.

# The overlay for a stream.

overlay-title = headtable overlay
overlay-round = Set { $set }, round { $round } of { $rounds }
