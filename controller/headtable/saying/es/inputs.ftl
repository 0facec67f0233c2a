# What the game is told: by a table, by the host, by the clock.

# Who is there, and who sits where.

open-night = la noche se abre con { $players }
arrive = { $player } llega
leave = { $player } se va a casa
substitute = { $by } juega en lugar de { $player }
rename = { $player } en realidad se llama { $to }
swap-seats = quien dirige cambia de silla a { $one } y { $other }
seat-again = { $seating ->
    [drawn] se sortean otra vez los lugares
   *[listed] se asignan otra vez los lugares{ GIVEN($players) ->
        [no] {""}
       *[yes] : { $players }
    }
}

# Rounds, sets, breaks and help.

start-round = la ronda empieza
ring = { $by ->
    [button] la mesa principal toca la campana
    [phone] el teléfono de la mesa principal toca la campana
   *[host] quien dirige toca la campana
}
time-up = se acabó el tiempo para { WORD("timed", $of) }: { which-round }
start-break = quien dirige empieza un descanso{ GIVEN($minutes) ->
    [no] {""}
   *[yes] {" "}de { COUNT("minute", $minutes) }
}: { $what }
end-break = quien dirige termina el descanso
lengthen-break = quien dirige alarga el descanso { COUNT("minute", $minutes) }
pause = quien dirige pone la noche en pausa{ because }
resume = quien dirige reanuda la noche
set-length = { $rounds ->
    [0] quien dirige se salta esta serie{ because }
   *[other] quien dirige termina esta serie después de la ronda { $rounds }{ because }
}
night-length = { $sets ->
    [0] quien dirige termina la noche aquí: no se juega ninguna ronda más{ because }
   *[other] quien dirige termina la noche después de la serie { $sets }{ because }
}
ask-for-help = la mesa { $table } pide ayuda
help-came = quien dirige llegó a ayudar a la mesa { $table }
go-by = por decisión de quien dirige, la mesa { $table } usa { WORD("rung", $rung) }
no-device-at = { GIVEN($tables) ->
    [no] hay un dispositivo en cada mesa
   *[yes] en estas mesas no hay dispositivo: { AND($tables) }
}{ no-device-at-buttons }
no-device-at-buttons = { GIVEN($buttons_only) ->
    [no] {""}
   *[yes] ; estas mesas solo tienen botones: { AND($buttons_only) }
}
because = { GIVEN($why) ->
    [no] {""}
   *[yes] {" "}(motivo: { $why })
}

# At a table.

first-roller = { $player } tira primero en la mesa { $table }
roll-for-first = la mesa { $table } tira para ver quién empieza: { $rolls }
throw = la mesa { $table } tira { SPACED($faces) }
claim = la mesa { $table } oprime ‘{ WORD("claim", $worth) }’
call = la mesa { $table } canta
bad-throw = la mesa { $table } informa { WORD("bad-throw", $why) }{ $dice ->
    [1] {""}
   *[other] : { $dice }
}
decline = la mesa { $table } deja el resto del turno
grant = quien dirige hace contar el { $bunco } sin cantar de la mesa { $table }
roll-off = la mesa { $table } desempata: { $a } contra { $b }
final-score = la hoja de la mesa { $table } dice { JOINED($tally, " a ") }{ with-buncos }
with-buncos = { GIVEN($buncos) ->
    [no] {""}
   *[yes] , con { AND($buncos) }
}
player-buncos = { COUNT("bunco", $buncos) } de { $player }
award = quien dirige da la mesa { $table } a: { WORD("team", $team) }

# Places and prizes.

roll-for = se tira: { $rolls }
person-roll = { $player } { SPACED($faces) }
give = quien dirige decide; { $what }: para { AND($players) }
not-present = { $player } no está
seat-final = se ocupan las sillas de la final: { $players }
give-traveler = quien dirige da el dado viajero a { $player }

# The past put right.

undo-last = la mesa { $table } deshace su última tirada{ by }
redo-last = la mesa { $table } recupera lo que deshizo{ by }
by = { GIVEN($by) ->
    [no] {""}
   *[yes] , por { $by ->
        [host] quien dirige
        [phone] un teléfono
       *[other] { $by }
    }
}
undo = quien dirige deshace la entrada { $entry }{ because }
correct = quien dirige corrige la entrada { $entry } a «{ $instead }»{ because }
insert = quien dirige agrega después de la entrada { $after }: «{ $forgotten }»{ because }
overrule = quien dirige da la ronda { $round } de { which-set } en la mesa { $table } a: { WORD("team", $team) }{ because }
