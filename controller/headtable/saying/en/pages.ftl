# Words that several pages share. A page's script says them, or the server writes them into the HTML.

pages-title = headtable
pages-come-in = Come in
pages-code = The code
pages-stop-trying = stop trying
pages-hold = hold
pages-hold-longer = Nothing was sent: hold the button until it acts.
pages-undo = undo
pages-too-long = This text is too long: length { $typed }, at most { $most }.

# The small pages.

pages-code-title = Your table’s code
pages-code-what = A phone keeps score for a table once it has that table’s code of tonight: six letters and digits beside its QR picture. The host has it.
pages-own-page = You need no code for <a href="/me">your own page</a>: it shows your seat and your score card.
pages-to-own-page = My seat and my score card
pages-to-console = Console
pages-wrong-code-title = That is no code of tonight
pages-wrong-code-what = Look at it once more, or ask the host: a code may have been renewed. Each night has other codes.
pages-key = The key
pages-key-title = The host’s console
pages-key-what = Only the host may come in. Type the <code>host_key</code> of headtable.toml here. If the file has none, headtable printed the console’s address with a key when it started.
pages-key-enter = Open the console
pages-wrong-key-title = That is not the key
pages-wrong-key-what = A key that headtable made up changes with every start: look at the address that it printed last, or at host_key in headtable.toml.
pages-ended-title = The night is over
pages-ended-what = Its codes have ended with it. Look at <a href="/">the scoreboard</a> for the winners.
pages-lost-title = There is no such page
pages-lost-what = Perhaps you are looking for <a href="/">the scoreboard</a>, <a href="/me">your own page</a>, <a href="/join">your table’s pad</a> or <a href="/host">the host’s console</a>.
pages-wait-title = One moment
pages-wait-what = Too much was asked or tried from here. Wait ten seconds, go back, and try again.
pages-wait-meanwhile = <a href="/">The scoreboard</a> is open all the time.

# The connection.

pages-file-comes = Making the file …
pages-no-connection = no connection to the host’s computer
pages-unreachable = Phones cannot open these pages: { $why ->
    [no-network] this machine has no network. Connect it to the Wi-Fi of the hall.
   *[configured] only this machine can. Write host = "0.0.0.0" under [web] in headtable.toml, and start headtable again.
}
pages-stale-since = No connection to the host’s computer — showing the state of { $time }
pages-stale-engine = No connection to the host’s computer — the engine has not been heard yet
pages-night-moved = This night goes on at another computer. Nothing is taken here: open the pages of the other one
pages-stale = No connection to the host’s computer yet
pages-unheard = Nothing has been heard from the night yet.

# What a page has sent, and its verdict. $words tells what it was.

pages-sending = { $words } …
pages-trying-again = { $words }: { $error }; trying again
pages-refused = { $words }: { $why }

# What dice show.

pages-die = a die showing { $face }
pages-die-choice = { $label }: { $face }
pages-worth = { $worth ->
    [miss] nothing
    [one] one
    [two] two
    [three] three
    [mini] mini
    [wipe] wipe-out
   *[bunco] { $bunco }
}
pages-mark = { WORD("mark", $mark) }

# People and lists of them.

pages-partners = { JOINED($players, " & ") }
pages-way-to-table = → table { $table } chair { $chair }
pages-way-to-chair = → chair { $chair }
pages-way-stays = stays, chair { $chair }
pages-and-more = and { $more } more
pages-starred = ★ { $player }

# Who rolls.

pages-rolls = { $player } rolls
pages-rolls-for = { $thrower } rolls for { $player }

# The rule of a roll-off: "One die each: the highest goes to the final".

pages-each-throws = { $dice ->
    [one] One die each
   *[other] { $dice } dice each
}: { $all ->
    [yes] everybody gets a place, the { pages-best-throw } first
   *[no] the { $places ->
        [one] { pages-best-throw } { pages-winner-gets }
       *[other] { $places } { pages-best-throw } of { $players } { pages-winners-get }
    }
}
pages-best-throw = { $wins ->
    [lowest] lowest
   *[highest] highest
}
pages-winner-gets = { $gain ->
    [semi-final] goes to the semi-final
    [final] goes to the final
    [first-roll-of-final] begins the final
    [prize-of] wins the prize
   *[it] gets it
}
pages-winners-get = { $gain ->
    [semi-final] go to the semi-final
    [final] go to the final
    [prize-of] win the prize
   *[it] get it
}

# Why somebody has a place: "most wins of group 2: 13, roll-off 6 to 3".

pages-place = { $place ->
    [wins] most wins
    [buncos] most { $bunco }s
    [next-best] next best
    [semi-finalist] drawn from the others
   *[wild-card] wild card
}
pages-place-because = { $place }{ GIVEN($group) ->
    [no] {""}
   *[yes] {" "}of group { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] {" "}in set { $set }
}: { $why }
pages-why = { $counted }{ GIVEN($decided) ->
    [no] {""}
   *[yes] , { $decided }
}
pages-why-counted = { $kind ->
    [wins] { $count ->
        [one] 1 round won
       *[other] { $count } rounds won
    }
    [losses] { $count ->
        [one] 1 round lost
       *[other] { $count } rounds lost
    }
    [buncos] { COUNT("bunco", $count) }
    [minis] { COUNT("mini", $count) }
    [level] { $count ->
        [0] as many rounds won as lost
       *[other] rounds won and lost differ by { $count }
    }
    [first-bunco] the first { $bunco }
    [last-bunco] the last { $bunco }
    [traveler] has the traveler
    [hostess] nobody had it
    [final] won the final
   *[rest] what nobody else could have
}
pages-decided-by-roll-off = roll-off{ GIVEN($own) ->
    [no] {""}
   *[yes] {" "}{ $own } to { $others }
}
pages-decided-by-host = the host’s word
pages-decided-by-draw = drawn from { $among }
pages-decided-by-lot = by lot

# Prizes, and who has the most of what.

pages-hostess = the hostess
pages-dollars = { WHOLE_MONEY($dollars) }
pages-amount = { MONEY($amount) }
pages-share = { $who } { $dollars }
pages-prize = { GIVEN($dollars) ->
    [no] {""}
   *[yes] { $dollars }{" "}
}{ $prize }: { $who }
pages-most-wins = Most wins
pages-most-buncos = Most { $bunco }s
pages-most-minis = Most minis
pages-level-players = { COUNT("player", $players) }
pages-round-of-set = { $in_semi_final ->
    [yes] Semi-final, round { $round }
   *[no] Set { $set }, round { $round }
}

# What comes next.

pages-dice-settle = The host and the dice settle what comes next.

# The links to the page in other languages.

pages-languages = other languages

# A ghost, which holds an empty chair, among the names of players.

pages-ghost = Ghost{ GIVEN($number) ->
    [no] {""}
   *[yes] {" "}{ $number }
}

# The titles of the rulesets that come with headtable, by their English words; a house's own title stays as it is.

pages-ruleset-title = { $key ->
    [By-the-clock] By the clock
    [Four-dice] Four dice
    [Losers-drop] Losers drop
    [Minis-pass-the-dice] Minis pass the dice
    [Progressive-Bunko] Progressive Bunko
    [Rolling-for-Pink] Rolling for Pink
    [Snake-eyes] Snake eyes
    [The-club-evening] The club evening
    [The-twelve_45_player-party] The twelve-player party
   *[other] { $title }
}

# The prizes of those rulesets, by their English names; a prize that a house made up keeps its name.

pages-prize-name = { $key ->
    [prize-50_47_50] 50/50
    [prize-At-Least-I_39_m-Taking-Something-Home] At Least I'm Taking Something Home
    [prize-Most-BUNCOs] Most BUNCOs
    [prize-Most-Losses] Most Losses
    [prize-Most-mini_45_BUNCOs] Most mini-BUNCOs
    [prize-Most-Wins] Most Wins
    [prize-Traveler] Traveler
    [prize-Traveling] Traveling
   *[other] { $name }
}
