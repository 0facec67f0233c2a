# Wörter, Listen und Anzahlen, aus denen andere Sätze bestehen.
#
# Die Wörter des Spiels, in allen Dateien gleich:
# night: Abend. set: Satz. round: Runde. mark: die Zahl der Runde (Einsen, Zweien …). roll: Wurf. turn: Zug.
# host: Spielleitung. hostess: Gastgeberin. player: Name oder Person. partner: wer im selben Team spielt.
# head table: Haupttisch. chair: Stuhl. place in the standings: Rang. ghost: Geist. team: Team.
# bunco: das Bunco (sächlich, damit der Artikel in Nominativ und Akkusativ gleich ist). mini: das Mini.
# miss: Fehlwurf. wipe-out: die Pleite. to call a bunco: rufen. uncalled: nicht gerufen.
# bell: Glocke. horn: Hupe. to call the round: abläuten. last turns: letzte Würfe.
# tie: Gleichstand. roll-off: Stechen. first on the mark: erster Treffer. by lot: durch das Los.
# traveler: Wanderwürfel. Grand Prize: Hauptpreis. last draw: letzte Verlosung. drawing in a break: Ziehung.
# standings: Rangliste. score card: Punktekarte. tally: Stand. sheet: Zettel. final: Finale. wild card: Wildcard.
# scoreboard: Anzeigetafel. console: Konsole. button pad: Tastenfeld. phone: Telefon. journal: Protokoll.
# account: Konto. door: Einlass. scorekeeper (role): Punkteführung. guest list: Gästeliste. alternate: Ersatz.
# report: Bericht. season: Saison. luck: Glück. pace: Tempo.
# projector: Beamer. scene: Ansicht. walk test: Rundgang. device: Gerät. ruleset: Regelwerk (die Regeln eines Abends: Regeln).
#
# Das Wort der Regeln für ein Bunco sagt { claim-bunco }: es ist auch dann großgeschrieben, wenn keine Regeln gelten.

list-separator = {", "}
list-and = { $before } und { $last }
list-notes = { JOINED($notes, "; ") }
list-or = { $before } oder { $last }
number-spelled = { $number ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $number }
}

device-label = { GIVEN($name) ->
    [no] { $uid }
   *[yes] { $name } ({ $uid })
}

a-bunco = ein { claim-bunco }

count-point = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
count-minute = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
count-win = { $n ->
    [one] 1 Sieg
   *[other] { $n } Siege
}
count-loss = { $n ->
    [one] 1 Niederlage
   *[other] { $n } Niederlagen
}
count-bunco = { $n ->
    [one] 1 { claim-bunco }
   *[other] { $n } { claim-bunco }s
}
count-mini = { $n ->
    [one] 1 Mini
   *[other] { $n } Minis
}
count-player = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
count-entry = { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
}
count-table = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
}
count-second = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
count-night = { $n ->
    [one] 1 Abend
   *[other] { $n } Abende
}
count-guest = { $n ->
    [one] 1 Gast
   *[other] { $n } Gäste
}

# Was ein Wurf wert war.

worth-miss = nichts
worth-one = eins
worth-two = zwei
worth-three = drei
worth-mini = ein Mini
worth-bunco = { $a_bunco }
worth-wipe = eine Pleite

# Die Taste, die ein Tisch dafür drückt.

claim-miss = nichts
claim-one = eins
claim-two = zwei
claim-three = drei
claim-mini = Mini
claim-bunco = { $bunco ->
    [bunco] Bunco
   *[other] { $bunco }
}
claim-wipe = Pleite

# Warum ein Wurf nicht zählt.

bad-throw-cocked = schräge Würfel
bad-throw-stacked = gestapelte Würfel
bad-throw-unshaken = ungeschüttelte Würfel
bad-throw-off-table = Würfel neben dem Tisch
bad-throw-floor = Würfel auf dem Boden

# Wer einen Gleichstand aussticht: „es sticht, wer …“.

rolled-by-table_chooses = wen der Tisch bestimmt
rolled-by-last_roller = wer zuletzt gewürfelt hat
rolled-by-scorekeeper = wer die Punkte schreibt

# Was an einem Tisch zählt.

rung-dice = jedes Gerät
rung-pad = das Tastenfeld
rung-phone = ein Telefon
rung-paper = der Zettel

# Ein Team nach seinen Stühlen, und die Zahl der Runde.

team-a = Stühle 1 und 3
team-b = Stühle 2 und 4
mark = { WORD("mark", $face) }
mark-1 = Einsen
mark-2 = Zweien
mark-3 = Dreien
mark-4 = Vieren
mark-5 = Fünfen
mark-6 = Sechsen

# Wie ein Tisch gewonnen wurde: „durch …“.

won-by-points = Punkte
won-by-mark = den ersten Treffer
won-by-roll-off = Stechen
won-by-host = Entscheid der Spielleitung
won-by-draw = das Los
won-by-played = den Spielverlauf

# Warum jemand den Tisch wechselt, und warum zwei zusammenspielen.

outcome-won-and-stays = gewinnt und bleibt
outcome-won-and-moves-up = gewinnt und steigt auf
outcome-won-and-moves-down = gewinnt und steigt ab
outcome-lost-and-moves-up = verliert und steigt auf
outcome-lost-and-moves-down = verliert und steigt ab
outcome-lost-and-stays = verliert und bleibt
outcome-everyone-moves-on = rückt weiter
outcome-moved-by-the-host = wechselt nach Entscheid der Spielleitung
paired-least-lately = am längsten nicht zusammen
paired-drawn = durch das Los
paired-ghosts-apart = damit Geister getrennt sind
paired-kept = wie bisher
paired-moved-on = wie es die Stühle ergeben

# Was die Uhr misst: „die Zeit für … ist um“.

timed-round = die Runde
timed-walk = den Tischwechsel
timed-break = die Pause

# Wodurch jemand ins Halbfinale, ins Finale und zum Wanderwürfel kommt: „durch …“.

qualified-by-wins = die meisten Siege
qualified-by-buncos = die meisten { claim-bunco }s
qualified-by-next-best = das nächstbeste Ergebnis
qualified-by-wild-card = eine Wildcard
finalist-by-wins = die meisten Siege
finalist-by-buncos = die meisten { claim-bunco }s
finalist-by-semi-finalist = das Los unter den Übrigen
finalist-by-wild-card = die Wildcard
traveler-by-bunco = { $a_bunco }
traveler-by-roll-off = { $a_bunco } im Stechen
traveler-by-host = Entscheid der Spielleitung
