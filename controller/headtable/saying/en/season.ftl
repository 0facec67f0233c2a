# A season: `headtable season`, in the terminal and as a page.

# What the command says.

season-reading = reading nights
season-read = reading nights: { $done } of { $files }
season-no-journals = there is no journal to read: name a folder with journals that end in .db, or the journals
season-without-nights = no night that is over was found in { JOINED($places, ", ") }: name the folder that has the journals; it is the one with headtable.toml, unless [engine] names another
season-unknown-ranking = a season has no ranking by '{ $by }': use --by { OR($known) }
season-no-money = no night of this season had prizes in amounts: leave out --by money
season-skipped = skipped { $file }: { $why }
season-unknown-name = nobody was called '{ $name }' in these nights{ GIVEN($nearest) ->
    [no] {""}
   *[yes] ; did you mean '{ $nearest }'?
}

# Why a journal is skipped.

unreadable = { JOINED($errors, "; ") }
still-running = this night is not over
copy-of = the same night is in { $file }

# The file of names.

names-unreadable = cannot read the names in { $file }: { $error }
names-not-toml = the names in { $file } are not in TOML: { $error }. Write lines such as "Bob" = "Robert"
names-not-text = { $file }: what '{ $name }' becomes must be a name in quotes, such as "Bob" = "Robert"
names-bad-length = { $file }: what '{ $name }' becomes must have 1 to { $most } characters
names-in-chain = { $file }: '{ $name }' becomes '{ $to }', and '{ $to }' becomes another name: write the last name for both
names-of-two = '{ $one }' and '{ $other }' both played in { $file }, so they cannot both be '{ $name }'

# Tables, for the terminal and the page.

season-of = { $nights ->
    [one] 1 night
   *[other] { $nights } nights
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}
season-span = { $counts }, { $first }{ GIVEN($last) ->
    [no] {""}
   *[yes] {" "}to { $last }
}
season-title = The season
season-footer = Made by headtable from the journals of the nights. This page loads nothing from the internet.
season-by = { $by ->
    [wins] Wins
    [buncos] { CAPITAL($bunco) }s
    [points] Points
   *[money] Money
}
season-place = Place
season-player = Player
season-players = Players
season-nights = Nights
season-wins = Wins
season-losses = Losses
season-buncos = { CAPITAL($bunco) }s
season-points = Points
season-money = Money
season-dollars = { MONEY($dollars) }
season-untold = Points come from the rolls that were entered. Results of tables on paper have none.
season-together = Who sat with whom
season-sat-most-with = Sat most with, in rounds
season-sat-with = Sat with, in rounds (as partners)
season-with = { $player } { $rounds }
season-with-partners = { $player } { $rounds }{ $partners ->
    [0] {""}
   *[other] {" "}({ $partners })
}
season-list = { JOINED($each, ", ") }

# The page alone.

season-skipped-count = { $files ->
    [one] One journal was skipped: its night is not over, or it cannot be read.
   *[other] { $files } journals were skipped: their nights are not over, or they cannot be read.
}
season-nobody = There is no night that is over.
season-all-players = All players
season-players-caption = Every player in all nights, by wins
season-chart-description = One bar for each of the first { $bars } of { COUNT("player", $players) }, the highest first.
season-together-caption = For each player the others at the same tables, the most frequent first
season-nights-caption = The nights, the first one first
season-date = Date
season-rules = Rules
season-first = First place
season-winners = { AND($players) }
