# The paper of a night: `headtable print`, and every word on its sheets.

# What the command says.

print-written = { $file }: { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-missing-letters = no font here has { OR($letters) }, so boxes stand in their place: install a font for them, such as fonts-noto-cjk
print-unknown-kind = there are no sheets called '{ $kind }': print { OR($kinds) }
print-unknown-paper = there is no paper called '{ $paper }': use --paper { OR($papers) }
print-not-pdf = '{ $file }' is not the name of a PDF: name a file that ends in .pdf
print-unwritable = cannot write '{ $file }': { $error }; name another file with --out
print-no-players = the night has no seated players yet: open it on the console first
print-not-over = the night is not over yet; print this after the last prize, or print the sheets to go on by hand, which have the standings so far
print-over-already = the night is over, so there is nothing left to go on with by hand; print the results instead
print-no-prizes = nobody has won a prize in this night, which was played by { $ruleset }: there is no certificate to print
print-no-address = '{ $address }' is not an address that a phone can open: write it with http:// at the beginning, as the console shows it
print-links-unreadable = cannot read the links in { $file }: { $error }
print-names-unreadable = cannot read the names in { $file }: { $error }
print-logo-unreadable = cannot read the picture { $file }: { $error }
print-logo-unknown = '{ $file }' is not a picture that can be printed: choose a PNG or JPEG, or print without it
print-links-wrong = { $file } has no links of tables: { $error }. Write lines such as {"{"}"1": "http://192.168.1.20:8080/join?code=ABCD"{"}"}

# What many sheets have.

paper-table = Table { $table }
paper-table-word = Table
paper-role = { $head ->
    [yes] { GIVEN($group) ->
        [no] Head table
       *[yes] Head table · group { $group }
    }
   *[no] { GIVEN($group) ->
        [no] {""}
       *[yes] Group { $group }
    }
}
paper-seat = table { $table }, chair { $chair }
paper-team = { CAPITAL(WORD("team", $team)) }
paper-set = { $in_semi_final ->
    [yes] Semi-final
   *[no] Set { $set }
}
paper-round = { $round } · { WORD("mark", $round) }
paper-moment = { $stage ->
    [set] { pages-round-of-set }: { WORD("mark", $round) }
    [final] The final
   *[end] After the last round
}
paper-date = { $date }
paper-rules = Rules: { $rules }

# Name tags, score cards and tally sheets.

paper-name-tags = Name tags
paper-score-cards = Score cards
paper-win = Win
paper-loss = Loss
paper-buncos = { $bunco }s
paper-minis = Minis
paper-total = Total
paper-so-far = So far
paper-tally-sheets = Tally sheets
paper-round-head = Round · mark
paper-points = Points

# Cards for the tables.

paper-table-cards = Table cards
paper-phone = { $has_code ->
    [yes] This table’s phone: scan this.
   *[no] This table’s phone: scan, then type the table’s code.
}
paper-phone-by-name = or { $address }

# Seating.

paper-seating = Seating
paper-by-name = By name
paper-by-table = By table

# Results and certificates.

paper-results = Results
paper-standings = { $counts ->
    [before-semi-final] Standings before the semi-final
   *[night] Standings
}
paper-standings-so-far = { $counts ->
    [before-semi-final] Standings before the semi-final
    [semi-final] Standings in the semi-final
   *[night] Standings so far
}
paper-place = Place
paper-player = Player
paper-wins = Wins
paper-losses = Losses
paper-rounds = Rounds
paper-prizes = Prizes
paper-grand-prize = Grand Prize
paper-won-final = won the final
paper-nobody = nobody
paper-winners = { GIVEN($players) ->
    [no] the hostess
   *[yes] { AND($players) }
}
paper-dollars = { WHOLE_MONEY($dollars) }
paper-certificates = Certificates
paper-certificate = Certificate
paper-won-prize = won the prize
paper-won-grand-prize = won the Grand Prize
paper-in-final = in the final
paper-signature = The host

# Sheets to go on by hand.

paper-half-filled = The night so far
paper-state = { $phase ->
    [ready] The round has not begun.
    [first-roll] The dice decide who rolls first.
    [rolling] { $roller } has the dice.
    [last-lap] The round is called. Still to roll: { $may_roll }.
    [waits-for-call] { CAPITAL($a_bunco) } waits for its call.
    [tie-break] Tied: { $roller } has the dice.
    [roll-off] Tied: each team rolls off.
    [host-decides] Tied: the host decides.
   *[done] { GIVEN($winners) ->
        [no] The round is over.
       *[yes] { AND($winners) } won the round.
    }
}
