# Was das Spiel entschieden hat, wie es Terminal, Konsole und Beamer sagen.

# Wer da ist, und wer wo sitzt.

seating-begun = der Abend ist nach den Regeln { $ruleset } eröffnet; um ihre Tische würfeln { AND($players) }{ hosted-by }
night-opened = der Abend ist nach den Regeln { $ruleset } eröffnet; { seats-by-table }{ with-ghosts }{ in-groups }{ hosted-by }
seated-again = alle wurden neu gesetzt: { seats-by-table }{ with-ghosts }{ in-groups }
seats-by-table = { JOINED(EACH("seats-of-table", $seats), "; ") }
seats-of-table = Tisch { $number }: { $each }
with-ghosts = { GIVEN($ghosts) ->
    [no] {""}
   *[yes] , mit { AND($ghosts) } auf den freien Stühlen
}
in-groups = { GIVEN($groups) ->
    [no] {""}
   *[yes] , in Gruppen von { AND($groups) } Tischen
}
hosted-by = { GIVEN($hostess) ->
    [no] {""}
   *[yes] ; die Gastgeberin ist { $hostess }
}
arrived = { $player } ist da{ instead-of }{ now-at }{ GIVEN($beside) ->
    [no] {""}
   *[yes] , neben { AND($beside) }
}
instead-of = { GIVEN($instead_of) ->
    [no] {""}
   *[yes] {" "}anstelle von { $instead_of }
}
now-at = { GIVEN($table) ->
    [no] {""}
   *[yes] , jetzt Tisch { $table }{ GIVEN($seat) ->
        [no] {""}
       *[yes] {" "}Stuhl { $seat }
    }
}
left = { $player } ist nach Hause gegangen{ ghost-has-chair }
ghost-has-chair = { GIVEN($ghost) ->
    [no] {""}
   *[yes] ; { $ghost } hat den Stuhl{ GIVEN($table) ->
        [no] {""}
       *[yes] {" "}an Tisch { $table }
    }
}
substituted = { $by } ist für { $player } eingesprungen
renamed = { $player } heißt jetzt { $to }
seats-swapped = { $one } und { $other } haben die Stühle getauscht
walked = alle haben den Tisch gewechselt: { JOINED($walks, "; ") }
walk = { $player } { WORD("outcome", $why) }, jetzt Tisch { $table } Stuhl { $seat }{ GIVEN($partner) ->
    [no] {""}
   *[yes] {" "}mit { $partner }{ GIVEN($paired) ->
        [no] {""}
       *[yes] , { WORD("paired", $paired) }
    }
}

# Runden, Sätze, Pausen und Hilfe.

which-set = { $in_semi_final ->
    [yes] das Halbfinale
   *[no] Satz { $set }
}
which-round = { $in_semi_final ->
    [yes] Halbfinale, Runde { $round }
   *[no] Satz { $set }, Runde { $round }
}
round-started = Runde { $round } { $in_semi_final ->
    [yes] im Halbfinale
   *[no] in Satz { $set }
} hat begonnen: gewürfelt werden { WORD("mark", $mark) }
round-called = { $cause ->
    [score] abgeläutet durch den Stand von { $by }{ called-by }{ GIVEN($worth) ->
        [no] {""}
       *[yes] , Wurf: { WORD("worth", $worth) }
    }{ GIVEN($faces) ->
        [no] {""}
       *[yes] {" "}mit { SPACED($faces) }
    }{ in-group-of }
    [bunco] abgeläutet durch { $a_bunco } von { $by }{ called-by }{ GIVEN($faces) ->
        [no] {""}
       *[yes] , mit { SPACED($faces) }
    }{ in-group-of }
    [button] abgeläutet durch die Taste des Haupttisches
    [clock] abgeläutet durch die Uhr
   *[host] abgeläutet durch die Spielleitung
}
called-by = { GIVEN($team) ->
    [no] {""}
   *[yes] , { WORD("team", $team) }
}{ GIVEN($tally) ->
    [no] {""}
   *[yes] , { COUNT("point", $tally) }
}
in-group-of = { GIVEN($table) ->
    [no] {""}
   *[yes] , für die Gruppe von Tisch { $table }
}
time-warning = die Zeit für Runde { $round } { $in_semi_final ->
    [yes] im Halbfinale
   *[no] in Satz { $set }
} ist um, und die Runde geht weiter
round-over = Runde { $round } { $in_semi_final ->
    [yes] im Halbfinale
   *[no] in Satz { $set }
} ist zu Ende
set-over = { which-set } ist zu Ende
set-begun = { which-set } beginnt
set-planned = { $rounds ->
    [0] { $in_semi_final ->
        [yes] im Halbfinale
       *[no] in Satz { $set }
    } soll keine Runde gespielt werden{ because }
   *[other] { which-set } soll nach Runde { $rounds } enden{ because }
}
night-planned = { $sets ->
    [0] der Abend endet hier: es wird keine weitere Runde gespielt{ because }
   *[other] der Abend soll nach Satz { $sets } enden{ because }
}
break-started = die Pause hat begonnen: { $what }{ for-minutes }
break-planned = es folgt eine Pause: { $what }{ for-minutes }
for-minutes = { GIVEN($minutes) ->
    [no] {""}
   *[yes] , { COUNT("minute", $minutes) }
}
break-lengthened = die Pause ist verlängert: { COUNT("minute", $minutes) } mehr
break-over = die Pause ist zu Ende
paused = der Abend ist angehalten{ because }
resumed = der Abend geht weiter
help-asked = Tisch { $table } wartet auf Hilfe
help-given = Tisch { $table } hat Hilfe bekommen
without-device = { GIVEN($tables) ->
    [no] jeder Tisch hat ein Gerät
   *[yes] Tische ohne Gerät: { AND($tables) }
}{ without-device-buttons }
without-device-buttons = { GIVEN($buttons_only) ->
    [no] {""}
   *[yes] ; Tische nur mit Tasten: { AND($buttons_only) }
}
goes-by = an Tisch { $table } zählt { WORD("rung", $rung) }

# An einem Tisch.

rolled-for-first = Tisch { $table } hat gewürfelt, wer beginnt: { $rolls }
first-roller-chosen = Tisch { $table }: { $player } beginnt
rolled = Tisch { $table }: { $player } hat { WORD("worth", $worth) } gewürfelt{ with-faces }, { COUNT("point", $points) }{ tally-now }{ on-card-of }
with-faces = { GIVEN($faces) ->
    [no] {""}
   *[yes] {" "}mit { SPACED($faces) }
}
tally-now = { GIVEN($tally) ->
    [no] {""}
   *[yes] , Stand { JOINED($tally, " zu ") }
}
on-card-of = { GIVEN($credit) ->
    [no] {""}
   *[yes] , auf der Karte von { $credit }
}
bunco-shown = Tisch { $table }: { $player } zeigt { $a_bunco } mit { SPACED($faces) }
bunco-uncalled = Tisch { $table }: das { claim-bunco } von { $player } wurde nicht gerufen{ GIVEN($points) ->
    [no] {""}
   *[yes] , { COUNT("point", $points) }
}{ tally-now }{ on-card-of }
bunco-granted = Tisch { $table }: das { claim-bunco } von { $player } zählt doch{ with-faces }, { COUNT("point", $points) }{ tally-now }{ on-card-of }
called-falsely = Tisch { $table }: { $player } hat gerufen, aber es gab kein { claim-bunco }: { loses-points }{ tally-now }
loses-points = { GIVEN($lost) ->
    [no] es gehen keine Punkte verloren
   *[yes] das Team verliert { COUNT("point", $lost) }
}
called-for-nothing = Tisch { $table }: { $player } hat gerufen, aber es gab kein { claim-bunco }: es ändert sich nichts
call-not-needed = Tisch { $table }: { $player } hat { $why ->
    [nobody-has-to] { $a_bunco } gerufen, das schon zählt: niemand muss rufen
   *[called-already] { $a_bunco } gerufen, das schon gerufen wurde
}
thrown-again = Tisch { $table }: { $player } wirft alle Würfel noch einmal ({ WORD("bad-throw", $why) }){ $strikes ->
    [0] {""}
   *[other] , Fehler in diesem Zug: { $strikes }
}
turn-lost = Tisch { $table }: der Zug von { $player } ist vorbei ({ WORD("bad-throw", $why) }), { loses-points }{ tally-now }
turn-declined = Tisch { $table }: { $player } verzichtet auf den Rest des Zuges
dice-passed = Tisch { $table }: die Würfel gehen an { $player }
table-stopped = Tisch { $table } hat aufgehört{ tally-now }
table-tied = Tisch { $table }: Gleichstand mit { $tally ->
    [one] 1 Punkt
   *[other] { $tally } Punkten
}{ GIVEN($by) ->
    [no] {""}
   *[yes] , es sticht, { WORD("rolled-by", $by) }
}{ GIVEN($rollers) ->
    [no] {""}
   *[yes] : { AND($rollers) }
}
rolled-off = Stechen an Tisch { $table }: { $a } zu { $b }
sheet-told = Tisch { $table }: auf dem Zettel steht { JOINED($tally, " zu ") }{ with-buncos }
table-won = Tisch { $table }: Sieg für { AND($winners) } gegen { AND($losers) } durch { WORD("won-by", $how) }{ tally-now }

# Plätze und Preise.

tied-for = { $by ->
    [host] Gleichstand um { $what } zwischen { AND($players) }: { how-many-get-it }, und die Spielleitung entscheidet{ GIVEN($gone) ->
        [no] {""}
       *[yes] , denn nach Hause gegangen: { AND($gone) }
    }
   *[dice] Stechen um { $what } zwischen { AND($players) }: { $dice ->
        [1] je ein Würfel
       *[3] je drei Würfel
    }, der { $wins ->
        [highest] höchste
       *[lowest] niedrigste
    } Wurf gewinnt, { how-many-get-it }
}
how-many-get-it = { $places ->
    [one] einmal zu vergeben
   *[other] { $places }-mal zu vergeben
}
rolled-for = Würfe im Stechen um { $what }: { $rolls }
given = die Spielleitung hat über { $what } entschieden: an { AND($players) }
qualified = { $player } kommt ins Halbfinale{ GIVEN($group) ->
    [no] {""}
   *[yes] {" "}für Gruppe { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] {" "}nach Satz { $set }
} durch { WORD("qualified-by", $place) }: { $why }
semi-seated = das Halbfinale ist { $in_semi_final ->
    [yes] {""}
   *[no] als Satz { $set }{" "}
}gesetzt; { seats-by-table }
qualifier-absent = { $player } ist zum Halbfinale nicht da{ ghost-has-chair }
semi-seat-taken = { $player } nimmt im Halbfinale den Stuhl von { $instead_of }{ now-at }
finalist-chosen = { $player } kommt ins Finale durch { WORD("finalist-by", $place) }: { $why }
finalist-absent = { $player } ist zum Finale nicht da
final-seated = das Finale ist gesetzt: { $players }
final-started = das Finale beginnt mit { $player }
final-rolled = { $player } hat im Finale gewürfelt{ with-faces }, als Nächstes ist { $next } dran
grand-prize-won = { $player } hat das Finale gewonnen{ with-faces }
traveler-moved = der Wanderwürfel fliegt{ GIVEN($before) ->
    [no] {""}
   *[yes] {" "}von { $before }
} zu { $player } durch { WORD("traveler-by", $why) }
prize-won = der Preis ‚{ PRIZE($prize) }‘ geht an { prize-winners }{ GIVEN($dollars) ->
    [no] {""}
   *[yes] , { WHOLE_MONEY($dollars) }
}: { $why }
prize-winners = { GIVEN($players) ->
    [no] die Gastgeberin
   *[yes] { AND($players) }
}
prize-unwon = den Preis ‚{ PRIZE($prize) }‘ bekommt niemand{ GIVEN($dollars) ->
    [no] {""}
   *[yes] , und seine { WHOLE_MONEY($dollars) } gehen { $goes_to ->
        [last-draw] in die letzte Verlosung
       *[dearest-prize] an den wertvollsten Preis, den jemand hat
    }
}
names-drawn = in der Pause gezogen: { $players }
prizes-given = alle Preise sind vergeben{ GIVEN($dollars) ->
    [no] {""}
   *[yes] , insgesamt { WHOLE_MONEY($dollars) }
}
night-over = der Abend ist zu Ende: { JOINED($standings, "; ") }{ GIVEN($seed) ->
    [no] {""}
   *[yes] ; der Startwert aller Auslosungen war { $seed }
}
standing = { $place }. { $player }, { score-card }
score-card = { COUNT("win", $wins) }, { COUNT("loss", $losses) }, { COUNT("bunco", $buncos) }{ GIVEN($minis) ->
    [no] {""}
   *[yes] , { COUNT("mini", $minis) }
}

# Warum jemand einen Platz oder einen Preis hat.

why = { $decided ->
    [draw] ausgelost unter { $among }
    [roll-off] { what-counted }, durch Stechen { $rolls }
    [host] { what-counted }, durch Entscheid der Spielleitung
   *[count] { what-counted }
}
what-counted = { $counted ->
    [wins] { COUNT("win", $count) }
    [losses] { COUNT("loss", $count) }
    [buncos] { COUNT("bunco", $count) }
    [minis] { COUNT("mini", $count) }
    [level] { $count ->
        [0] gleich viele Siege und Niederlagen
       *[other] Unterschied zwischen Siegen und Niederlagen: { $count }
    }
    [first-bunco] das erste { claim-bunco } des Abends
    [last-bunco] das letzte { claim-bunco } des Abends
    [traveler] hat den Wanderwürfel
    [hostess] der Wanderwürfel kam nie weg
    [final] hat das Finale gewonnen
    [draw] durch das Los
   *[rest] was sonst niemand haben konnte
}

# Die Vergangenheit berichtigt.

undone = Eintrag { $entry }: zurückgenommen{ by }{ because }
corrected = Eintrag { $entry }: berichtigt{ by }{ because } zu: { $instead }
inserted = nach Eintrag { $after } ergänzt{ by }{ because }: { $forgotten }
overruled = Runde { $round } { $in_semi_final ->
    [yes] im Halbfinale
   *[no] in Satz { $set }
} an Tisch { $table } geht an die { WORD("team", $team) }{ by }{ because }
voided = Eintrag { $entry } zählt nicht mehr{ because }

# Eine Vorschau: wo eine berichtigte Vergangenheit dem widerspricht, was gespielt wurde.

would-sit = { which-round }: andere Stühle für { AND($players) }
no-tie = { which-round }: kein Gleichstand an Tisch { $table }, sondern { JOINED($tally, " zu ") }
level-now = { which-round }: an Tisch { $table } stünde es gleich mit { $tally ->
    [one] 1 Punkt
   *[other] { $tally } Punkten
}, und der Sieg bleibt bei { AND($winners) }
other-bell = { which-round }: die Glocke hätte für Tisch { $table } { $bell ->
    [rang] nicht geläutet
   *[silent] geläutet
}
other-turns = { which-round }: an Tisch { $table } wären die Würfel in anderer Reihenfolge herumgegangen
other-places = im { $stage ->
    [semi-final] Halbfinale
   *[final] Finale
} anders besetzt: { AND($instead) }{ GIVEN($played) ->
    [no] {""}
   *[yes] {" "}statt { AND($played) }
}
other-rollers = im Stechen um { $what } anders besetzt: mit { AND($level) }{ GIVEN($played) ->
    [no] {""}
   *[yes] , ohne { AND($played) }
}
no-roll-off = kein Stechen um { $what }, aber gewürfelt wurde von { AND($rolled) }
would-win-tie = { which-round }: { AND($winners) } hätten den Gleichstand an Tisch { $table } durch den ersten Treffer gewonnen
would-win-final = { $player } hätte das Finale gewonnen
rests-on = was seither gespielt wurde, gilt weiter{ GIVEN($entry) ->
    [no] {""}
   *[yes] , ab Eintrag { $entry }
}
place-changed = { $player } hat in der Rangliste Rang { $now }, nicht { $was }
tally-changed = Tisch { $table }: { JOINED($one, " & ") } gegen { JOINED($other, " & ") }, aus { JOINED($was, " zu ") } wird { JOINED($now, " zu ") }
card-changed = die Karte von { $player }: vorher { GIVEN($was) ->
    [no] keine
   *[yes] { AS("score-card", $was) }
}; jetzt { GIVEN($now) ->
    [no] keine
   *[yes] { AS("score-card", $now) }
}

# Tatsachen, die ein Protokoll anders hat als die Regeln.

was-refused = abgelehnt: { $why }
several-facts = { JOINED($facts, ", ") }
no-fact = nichts
