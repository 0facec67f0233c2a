# Wörter, die mehrere Seiten gemeinsam haben.

pages-title = headtable
pages-come-in = Weiter
pages-code = Der Code
pages-stop-trying = nicht weiter versuchen
pages-hold = halten
pages-hold-longer = Nichts wurde gesendet: Halten Sie die Taste, bis sie wirkt.
# Ein weiches Trennzeichen: das Wort bricht auf einer schmalen Taste um.
pages-undo = rück{"\u00AD"}gängig
pages-too-long = Dieser Text ist zu lang: Länge { $typed }, höchstens { $most }.

# Die kleinen Seiten.

pages-code-title = Der Code Ihres Tisches
pages-code-what = Ein Telefon spricht für einen Tisch, wenn es dessen Code für heute Abend hat: sechs Buchstaben und Ziffern neben dem QR-Code. Die Spielleitung hat ihn.
pages-own-page = Für <a href="/me">Ihre eigene Seite</a> brauchen Sie keinen Code: Sie zeigt Ihren Stuhl und Ihre Punktekarte.
pages-to-own-page = Mein Stuhl und meine Punktekarte
pages-to-console = Konsole
pages-wrong-code-title = Dieser Code gilt heute Abend nicht
pages-wrong-code-what = Sehen Sie noch einmal nach, oder fragen Sie die Spielleitung: Vielleicht wurde der Code erneuert. Jeder Abend hat andere Codes.
pages-key = Der Schlüssel
pages-key-title = Die Konsole der Spielleitung
pages-key-what = Hier darf nur die Spielleitung herein. Geben Sie den <code>host_key</code> aus headtable.toml ein. Wenn dort keiner steht, hat headtable beim Start die Adresse der Konsole mit einem Schlüssel ausgegeben.
pages-key-enter = Konsole öffnen
pages-wrong-key-title = Das ist nicht der Schlüssel
pages-wrong-key-what = Ein Schlüssel, den headtable selbst erzeugt, ändert sich bei jedem Start: Sehen Sie auf die zuletzt ausgegebene Adresse oder auf host_key in headtable.toml.
pages-ended-title = Der Abend ist zu Ende
pages-ended-what = Damit gelten auch seine Codes nicht mehr. Wer gewonnen hat, steht auf <a href="/">der Anzeigetafel</a>.
pages-lost-title = Diese Seite gibt es nicht
pages-lost-what = Vielleicht suchen Sie <a href="/">die Anzeigetafel</a>, <a href="/me">Ihre eigene Seite</a>, <a href="/join">das Tastenfeld Ihres Tisches</a> oder <a href="/host">die Konsole der Spielleitung</a>.
pages-wait-title = Einen Moment
pages-wait-what = Von hier kamen zu viele Anfragen oder falsche Versuche. Warten Sie zehn Sekunden, gehen Sie zurück, und versuchen Sie es noch einmal.
pages-wait-meanwhile = <a href="/">Die Anzeigetafel</a> ist die ganze Zeit offen.

# Die Verbindung.

pages-file-comes = Die Datei wird gemacht …
pages-no-connection = keine Verbindung zum Computer der Spielleitung
pages-unreachable = Telefone können diese Seiten nicht öffnen: { $why ->
    [no-network] Dieser Rechner hat kein Netz. Verbinden Sie ihn mit dem WLAN des Saals.
   *[configured] Das kann nur dieser Rechner. Schreiben Sie host = "0.0.0.0" unter [web] in headtable.toml, und starten Sie headtable neu.
}
pages-stale-since = Keine Verbindung zum Computer der Spielleitung – gezeigt wird der Stand von { $time }
pages-stale-engine = Keine Verbindung zum Computer der Spielleitung – die Engine hat sich noch nicht gemeldet
pages-night-moved = Dieser Abend läuft auf einem anderen Computer weiter. Hier wird nichts angenommen: Öffnen Sie die Seiten des anderen
pages-stale = Noch keine Verbindung zum Computer der Spielleitung
pages-unheard = Vom Abend gibt es noch keine Nachricht.

# Was eine Seite gesendet hat, und was daraus wurde.

pages-sending = { $words } …
pages-trying-again = { $words }: { $error }; neuer Versuch
pages-refused = { $words }: { $why }

# Was Würfel zeigen.

pages-die = ein Würfel mit { $face }
pages-die-choice = { $label }: { $face }
pages-worth = { $worth ->
    [miss] nichts
    [one] eins
    [two] zwei
    [three] drei
    [mini] Mini
    [wipe] Pleite
   *[bunco] { claim-bunco }
}
pages-mark = { WORD("mark", $mark) }

# Personen und Listen von ihnen.

pages-partners = { JOINED($players, " & ") }
pages-way-to-table = → Tisch { $table } Stuhl { $chair }
pages-way-to-chair = → Stuhl { $chair }
pages-way-stays = bleibt, Stuhl { $chair }
pages-and-more = und { $more } weitere
pages-starred = ★ { $player }

# Wer würfelt.

pages-rolls = { $player } würfelt
pages-rolls-for = { $thrower } würfelt für { $player }

# Die Regel eines Stechens: „Je ein Würfel: Wer am höchsten würfelt, kommt ins Finale“.

pages-each-throws = { $dice ->
    [one] Je ein Würfel
   *[other] Je { $dice } Würfel
}: { $all ->
    [yes] Alle bekommen einen Platz, { $wins ->
        [lowest] der niedrigste
       *[highest] der höchste
    } Wurf zuerst
   *[no] { $places ->
        [one] Wer am { pages-best-throw } würfelt, { pages-winner-gets }
       *[other] Die { $places } { pages-best-throw } von { $players } { pages-winners-get }
    }
}
pages-best-throw = { $wins ->
    [lowest] niedrigsten
   *[highest] höchsten
}
pages-winner-gets = { $gain ->
    [semi-final] kommt ins Halbfinale
    [final] kommt ins Finale
    [first-roll-of-final] beginnt das Finale
    [prize-of] gewinnt den Preis
   *[it] gewinnt
}
pages-winners-get = { $gain ->
    [semi-final] kommen ins Halbfinale
    [final] kommen ins Finale
    [prize-of] gewinnen den Preis
   *[it] gewinnen
}

# Warum jemand einen Platz hat: „meiste Siege in Gruppe 2: 13 gewonnene Runden, Stechen 6 zu 3“.

pages-place = { $place ->
    [wins] meiste Siege
    [buncos] meiste { claim-bunco }s
    [next-best] nächstbestes Ergebnis
    [semi-finalist] ausgelost unter den Übrigen
   *[wild-card] Wildcard
}
pages-place-because = { $place }{ GIVEN($group) ->
    [no] {""}
   *[yes] {" "}in Gruppe { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] {" "}in Satz { $set }
}: { $why }
pages-why = { $counted }{ GIVEN($decided) ->
    [no] {""}
   *[yes] , { $decided }
}
pages-why-counted = { $kind ->
    [wins] { $count ->
        [one] 1 gewonnene Runde
       *[other] { $count } gewonnene Runden
    }
    [losses] { $count ->
        [one] 1 verlorene Runde
       *[other] { $count } verlorene Runden
    }
    [buncos] { COUNT("bunco", $count) }
    [minis] { COUNT("mini", $count) }
    [level] { $count ->
        [0] gleich viele Siege und Niederlagen
       *[other] Unterschied zwischen Siegen und Niederlagen: { $count }
    }
    [first-bunco] das erste { claim-bunco }
    [last-bunco] das letzte { claim-bunco }
    [traveler] hat den Wanderwürfel
    [hostess] niemand sonst hatte ihn
    [final] hat das Finale gewonnen
   *[rest] was sonst niemand haben konnte
}
pages-decided-by-roll-off = Stechen{ GIVEN($own) ->
    [no] {""}
   *[yes] {" "}{ $own } zu { $others }
}
pages-decided-by-host = Entscheid der Spielleitung
pages-decided-by-draw = ausgelost unter { $among }
pages-decided-by-lot = durch das Los

# Preise, und wer am meisten wovon hat.

pages-hostess = die Gastgeberin
pages-dollars = { WHOLE_MONEY($dollars) }
pages-amount = { MONEY($amount) }
pages-share = { $who } { $dollars }
pages-prize = { GIVEN($dollars) ->
    [no] {""}
   *[yes] { $dollars }{" "}
}{ $prize }: { $who }
pages-most-wins = Meiste Siege
pages-most-buncos = Meiste { claim-bunco }s
pages-most-minis = Meiste Minis
pages-level-players = { COUNT("player", $players) }
pages-round-of-set = { $in_semi_final ->
    [yes] Halbfinale, Runde { $round }
   *[no] Satz { $set }, Runde { $round }
}

# Was als Nächstes kommt.

pages-dice-settle = Die Spielleitung und die Würfel klären, wie es weitergeht.

# Die Links zur Seite in anderen Sprachen.

pages-languages = andere Sprachen

# A ghost, which holds an empty chair, among the names of players.

pages-ghost = Geist{ GIVEN($number) ->
    [no] {""}
   *[yes] {" "}{ $number }
}

# Die Titel der mitgelieferten Regelwerke; der Titel eines eigenen Regelwerks bleibt, wie er ist.

pages-ruleset-title = { $key ->
    [By-the-clock] Nach der Uhr
    [Four-dice] Vier Würfel
    [Losers-drop] Wer verliert, steigt ab
    [Minis-pass-the-dice] Minis beenden den Zug
    [Progressive-Bunko] Progressives Bunko
    [Rolling-for-Pink] Rolling for Pink
    [Snake-eyes] Schlangenaugen
    [The-club-evening] Der Klubabend
    [The-twelve_45_player-party] Die Party zu zwölft
   *[other] { $title }
}

# Die Preise dieser Regelwerke, nach ihren englischen Namen; ein Preis des Hauses behält seinen Namen.

pages-prize-name = { $key ->
    [prize-50_47_50] 50/50
    [prize-At-Least-I_39_m-Taking-Something-Home] Wenigstens nehme ich etwas mit
    [prize-Most-BUNCOs] Die meisten BUNCOs
    [prize-Most-Losses] Die meisten Niederlagen
    [prize-Most-mini_45_BUNCOs] Die meisten Minis
    [prize-Most-Wins] Die meisten Siege
    [prize-Traveler] Wanderwürfel
    [prize-Traveling] Wanderschaft
   *[other] { $name }
}
