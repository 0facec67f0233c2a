# Was bekannt gegeben wurde, und was eine Berichtigung daran ändert.

changed = { GIVEN($now) ->
    [no] { $what }: { open-again }, es war { $was }
   *[yes] { GIVEN($was) ->
        [no] { $what }: jetzt { $now }
       *[yes] { $what }: vorher { $was }, jetzt { $now }
    }
}
open-again = wieder offen
it-was = (es war: { $was })

# Wovon eine Bekanntgabe handelt.

result-of = { which-round }, Tisch { $table }
seats-at = { which-round }, Stühle an Tisch { $table }
traveler-in = { which-round }, der Wanderwürfel
break-before-round = Pause vor Runde { $round } { $in_semi_final ->
    [yes] im Halbfinale
   *[no] in Satz { $set }
}
break-before-stage = Pause vor { $stage ->
    [semi-final] dem Halbfinale
    [final] dem Finale
   *[prizes] den Preisen
}
drawing-of = Ziehung { $number }
roll-off-for = Stechen um { $what }
semi-place = ins Halbfinale durch { WORD("announced-by", $by) }{ GIVEN($group) ->
    [no] {""}
   *[yes] , Gruppe { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] , Satz { $set }
}
final-place = ins Finale durch { WORD("announced-by", $by) }
announced-by-wins = Siege
announced-by-buncos = { claim-bunco }s
announced-by-next-best = das nächstbeste Ergebnis
announced-by-wild-card = die Wildcard
announced-by-semi-finalist = das Los unter den Übrigen
final-chairs = die Stühle des Finales
final-beginner = wer das Finale beginnt
final-winner = wer das Finale gewonnen hat
prize-of = Preis ‚{ PRIZE($prize) }‘
standing-of = Rangliste: { $player }
night-end = der Abend

# Was eine Bekanntgabe sagt.

announced-result = Sieg für { AND($winners) } { WORD("announced-how", $how) } { $points } zu { $others }
announced-how-points = mit
announced-how-mark = durch den ersten Treffer, mit
announced-how-roll-off = durch Stechen nach
announced-how-host = durch Entscheid der Spielleitung nach
announced-how-draw = durch das Los nach
announced-how-played = wie gespielt nach
announced-players = { $players }
announced-break = { $what }{ GIVEN($minutes) ->
    [no] {""}
   *[yes] , { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
}
announced-prize = { GIVEN($shares) ->
    [no] niemand
   *[yes] { $shares }
}
prize-share = { prize-winners }{ GIVEN($dollars) ->
    [no] {""}
   *[yes] {" "}({ WHOLE_MONEY($dollars) })
}
announced-card = Rang { $place }, { COUNT("win", $wins) }, { COUNT("loss", $losses) }, { COUNT("bunco", $buncos) }{ GIVEN($minis) ->
    [no] {""}
   *[yes] , { COUNT("mini", $minis) }
}
announced-end = zu Ende

# Worum im Stechen gewürfelt wird: „um …“, „über …“.

all-tables = die Tische
chair-at = einen Stuhl an Tisch { $table }
first-roll = den ersten Wurf
most-of = { $counted ->
    [wins] die meisten Siege
    [next-wins] die nächstmeisten Siege
   *[buncos] die meisten { claim-bunco }s
}{ GIVEN($group) ->
    [no] {""}
   *[yes] {" "}in Gruppe { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] {" "}in Satz { $set }
}{ $stage ->
    [semi-final] {" "}im Halbfinale
   *[sets] {""}
}
place-in-stage = einen Platz im { $stage ->
    [final] Finale
   *[semi-final] Halbfinale
} ({ $what })
last-places = die letzten Plätze im Halbfinale
first-roll-of-final = den ersten Wurf im Finale
