# Was dem Spiel gesagt wird: von einem Tisch, von der Spielleitung, von der Uhr.

# Wer da ist, und wer wo sitzt.

open-night = der Abend wird eröffnet mit { $players }
arrive = { $player } kommt
leave = { $player } geht nach Hause
substitute = { $by } springt für { $player } ein
rename = { $player } heißt richtig { $to }
swap-seats = die Spielleitung lässt { $one } und { $other } die Stühle tauschen
seat-again = { $seating ->
    [drawn] alle werden durch das Los neu gesetzt
   *[listed] alle werden neu gesetzt{ GIVEN($players) ->
        [no] {""}
       *[yes] : { $players }
    }
}

# Runden, Sätze, Pausen und Hilfe.

start-round = die Runde beginnt
ring = { $by ->
    [button] der Haupttisch läutet die Glocke
    [phone] das Telefon des Haupttisches läutet die Glocke
   *[host] die Spielleitung läutet die Glocke
}
time-up = die Zeit für { WORD("timed", $of) } ist um: { which-round }
start-break = die Spielleitung beginnt eine Pause{ GIVEN($minutes) ->
    [no] {""}
   *[yes] {" "}({ COUNT("minute", $minutes) })
}: { $what }
end-break = die Spielleitung beendet die Pause
lengthen-break = die Spielleitung verlängert die Pause: { COUNT("minute", $minutes) } mehr
pause = die Spielleitung hält den Abend an{ because }
resume = die Spielleitung lässt den Abend weitergehen
set-length = { $rounds ->
    [0] die Spielleitung lässt diesen Satz aus{ because }
   *[other] die Spielleitung beendet diesen Satz nach Runde { $rounds }{ because }
}
night-length = { $sets ->
    [0] die Spielleitung beendet den Abend hier: es wird keine weitere Runde gespielt{ because }
   *[other] die Spielleitung beendet den Abend nach Satz { $sets }{ because }
}
ask-for-help = Tisch { $table } bittet um Hilfe
help-came = die Spielleitung ist zur Hilfe an Tisch { $table } gekommen
go-by = die Spielleitung bestimmt: an Tisch { $table } zählt { WORD("rung", $rung) }
no-device-at = { GIVEN($tables) ->
    [no] an jedem Tisch ist ein Gerät
   *[yes] an diesen Tischen ist kein Gerät: { AND($tables) }
}{ no-device-at-buttons }
no-device-at-buttons = { GIVEN($buttons_only) ->
    [no] {""}
   *[yes] ; diese Tische haben nur Tasten: { AND($buttons_only) }
}
because = { GIVEN($why) ->
    [no] {""}
   *[yes] {" "}(Grund: { $why })
}

# An einem Tisch.

first-roller = { $player } beginnt an Tisch { $table }
roll-for-first = Tisch { $table } würfelt, wer beginnt: { $rolls }
throw = Tisch { $table } wirft { SPACED($faces) }
claim = Tisch { $table } drückt ‚{ WORD("claim", $worth) }‘
call = Tisch { $table } ruft
bad-throw = Tisch { $table } wirft { WORD("bad-throw", $why) }{ $dice ->
    [1] {""}
   *[other] {" "}({ $dice })
}
decline = Tisch { $table } verzichtet auf den Rest des Zuges
grant = die Spielleitung lässt das nicht gerufene { claim-bunco } an Tisch { $table } zählen
roll-off = Stechen an Tisch { $table }: { $a } gegen { $b }
final-score = auf dem Zettel von Tisch { $table } steht { JOINED($tally, " zu ") }{ with-buncos }
with-buncos = { GIVEN($buncos) ->
    [no] {""}
   *[yes] , mit { AND($buncos) }
}
player-buncos = { COUNT("bunco", $buncos) } von { $player }
award = die Spielleitung gibt Tisch { $table } an die { WORD("team", $team) }

# Plätze und Preise.

roll-for = Würfe im Stechen: { $rolls }
person-roll = { $player } { SPACED($faces) }
give = die Spielleitung entscheidet über { $what }: an { AND($players) }
not-present = { $player } ist nicht da
seat-final = im Finale setzen sich: { $players }
give-traveler = die Spielleitung gibt den Wanderwürfel an { $player }

# Die Vergangenheit berichtigt.

undo-last = Tisch { $table }: letzter Wurf zurückgenommen{ by }
redo-last = Tisch { $table }: zuletzt Zurückgenommenes zurückgeholt{ by }
by = { GIVEN($by) ->
    [no] {""}
   *[yes] {" "}durch { $by ->
        [host] die Spielleitung
        [phone] ein Telefon
       *[other] { $by }
    }
}
undo = die Spielleitung nimmt Eintrag { $entry } zurück{ because }
correct = die Spielleitung berichtigt Eintrag { $entry }{ because } zu: { $instead }
insert = die Spielleitung ergänzt nach Eintrag { $after }{ because }: { $forgotten }
overrule = die Spielleitung gibt Runde { $round } { $in_semi_final ->
    [yes] im Halbfinale
   *[no] in Satz { $set }
} an Tisch { $table } an die { WORD("team", $team) }{ because }
