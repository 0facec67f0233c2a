# What the game decided, as terminal, console and projector tell it.

# Who is there, and who sits where.

seating-begun = la noche se abrió con las reglas { $ruleset }; tiran para repartir las mesas: { AND($players) }{ hosted-by }
night-opened = la noche se abrió con las reglas { $ruleset }; { seats-by-table }{ with-ghosts }{ in-groups }{ hosted-by }
seated-again = se repartieron otra vez los lugares: { seats-by-table }{ with-ghosts }{ in-groups }
seats-by-table = { JOINED(EACH("seats-of-table", $seats), "; ") }
seats-of-table = mesa { $number }: { $each }
with-ghosts = { GIVEN($ghosts) ->
    [no] {""}
   *[yes] , con { AND($ghosts) } en las sillas que sobran
}
in-groups = { GIVEN($groups) ->
    [no] {""}
   *[yes] , en grupos de { AND($groups) } mesas
}
hosted-by = { GIVEN($hostess) ->
    [no] {""}
   *[yes] ; la anfitriona es { $hostess }
}
arrived = { $player } llegó{ instead-of }{ now-at }{ GIVEN($beside) ->
    [no] {""}
   *[yes] , junto a { AND($beside) }
}
instead-of = { GIVEN($instead_of) ->
    [no] {""}
   *[yes] {" "}en lugar de { $instead_of }
}
now-at = { GIVEN($table) ->
    [no] {""}
   *[yes] , ahora mesa { $table }{ GIVEN($seat) ->
        [no] {""}
       *[yes] {" "}silla { $seat }
    }
}
left = { $player } se fue a casa{ ghost-has-chair }
ghost-has-chair = { GIVEN($ghost) ->
    [no] {""}
   *[yes] ; { $ghost } ocupa la silla{ GIVEN($table) ->
        [no] {""}
       *[yes] {" "}en la mesa { $table }
    }
}
substituted = { $by } juega en lugar de { $player }
renamed = { $player } ahora se llama { $to }
seats-swapped = { $one } y { $other } cambiaron de silla
walked = hubo cambio de mesa: { JOINED($walks, "; ") }
walk = { $player } { WORD("outcome", $why) }, ahora mesa { $table } silla { $seat }{ GIVEN($partner) ->
    [no] {""}
   *[yes] {" "}con { $partner }{ GIVEN($paired) ->
        [no] {""}
       *[yes] , { WORD("paired", $paired) }
    }
}

# Rounds, sets, breaks and help.

which-set = { $in_semi_final ->
    [yes] la semifinal
   *[no] la serie { $set }
}
which-round = { $in_semi_final ->
    [yes] semifinal, ronda { $round }
   *[no] serie { $set }, ronda { $round }
}
round-started = empezó la ronda { $round } de { which-set }: se tiran { WORD("mark", $mark) }
round-called = { $cause ->
    [score] sonó la campana por los puntos de { $by }{ called-by }{ GIVEN($worth) ->
        [no] {""}
       *[yes] , con { WORD("worth", $worth) }
    }{ GIVEN($faces) ->
        [no] {""}
       *[yes] {" "}de { SPACED($faces) }
    }{ in-group-of }
    [bunco] sonó la campana por { $a_bunco } de { $by }{ called-by }{ GIVEN($faces) ->
        [no] {""}
       *[yes] , con { SPACED($faces) }
    }{ in-group-of }
    [button] el botón de la mesa principal tocó la campana
    [clock] el reloj tocó la campana
   *[host] quien dirige tocó la campana
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
   *[yes] , para el grupo de la mesa { $table }
}
time-warning = se acabó el tiempo de la ronda { $round } de { which-set }, y la ronda sigue
round-over = terminó la ronda { $round } de { which-set }
set-over = terminó { which-set }
set-begun = empieza { which-set }
set-planned = { $rounds ->
    [0] no se jugará ninguna ronda de { which-set }{ because }
   *[other] { which-set } terminará después de la ronda { $rounds }{ because }
}
night-planned = { $sets ->
    [0] la noche termina aquí: no se juega ninguna ronda más{ because }
   *[other] la noche terminará después de la serie { $sets }{ because }
}
break-started = empezó el descanso: { $what }{ for-minutes }
break-planned = sigue un descanso: { $what }{ for-minutes }
for-minutes = { GIVEN($minutes) ->
    [no] {""}
   *[yes] , { COUNT("minute", $minutes) }
}
break-lengthened = el descanso dura { COUNT("minute", $minutes) } más
break-over = terminó el descanso
paused = la noche está en pausa{ because }
resumed = la noche sigue
help-asked = la mesa { $table } espera ayuda
help-given = la mesa { $table } recibió ayuda
without-device = { GIVEN($tables) ->
    [no] cada mesa tiene un dispositivo
   *[yes] mesas sin dispositivo: { AND($tables) }
}{ without-device-buttons }
without-device-buttons = { GIVEN($buttons_only) ->
    [no] {""}
   *[yes] ; mesas solo con botones: { AND($buttons_only) }
}
goes-by = la mesa { $table } usa { WORD("rung", $rung) }

# At a table.

rolled-for-first = mesa { $table }: se tiró para ver quién empieza: { $rolls }
first-roller-chosen = mesa { $table }: { $player } tira primero
rolled = mesa { $table }: { $player } { $worth ->
    [miss] no sacó { WORD("worth", $worth) }
   *[wipe] sacó { WORD("worth", $worth) }
}{ with-faces }, { COUNT("point", $points) }{ tally-now }{ on-card-of }
with-faces = { GIVEN($faces) ->
    [no] {""}
   *[yes] {" "}con { SPACED($faces) }
}
tally-now = { GIVEN($tally) ->
    [no] {""}
   *[yes] , marcador { JOINED($tally, " a ") }
}
on-card-of = { GIVEN($credit) ->
    [no] {""}
   *[yes] , en la tarjeta de { $credit }
}
bunco-shown = mesa { $table }: { $player } muestra { $a_bunco } con { SPACED($faces) }
bunco-uncalled = mesa { $table }: nadie cantó el { $bunco } de { $player }{ GIVEN($points) ->
    [no] {""}
   *[yes] , { COUNT("point", $points) }
}{ tally-now }{ on-card-of }
bunco-granted = mesa { $table }: a { $player } se le contó { $a_bunco }{ with-faces }, { COUNT("point", $points) }{ tally-now }{ on-card-of }
called-falsely = mesa { $table }: { $player } cantó, pero no había ningún { $bunco }: { loses-points }{ tally-now }
loses-points = { GIVEN($lost) ->
    [no] no se pierden puntos
   *[yes] el equipo pierde { COUNT("point", $lost) }
}
called-for-nothing = mesa { $table }: { $player } cantó, pero no había ningún { $bunco }: nada cambia
call-not-needed = mesa { $table }: { $player } cantó { $why ->
    [nobody-has-to] { $a_bunco } que ya cuenta: no hace falta cantar
   *[called-already] { $a_bunco } que ya se había cantado
}
thrown-again = mesa { $table }: { $player } tira otra vez todos los dados por { WORD("bad-throw", $why) }{ $strikes ->
    [0] {""}
    [one] , { $strikes } falta en este turno
   *[other] , { $strikes } faltas en este turno
}
turn-lost = mesa { $table }: termina el turno de { $player } por { WORD("bad-throw", $why) }, { loses-points }{ tally-now }
turn-declined = mesa { $table }: { $player } deja el resto del turno
dice-passed = mesa { $table }: los dados pasan a { $player }
table-stopped = la mesa { $table } terminó{ tally-now }
table-tied = mesa { $table }: empate a { COUNT("point", $tally) }{ GIVEN($by) ->
    [no] {""}
   *[yes] , con desempate a cargo de { WORD("rolled-by", $by) }
}{ GIVEN($rollers) ->
    [no] {""}
   *[yes] : { AND($rollers) }
}
rolled-off = mesa { $table }: desempate de { $a } contra { $b }
sheet-told = mesa { $table }: la hoja dice { JOINED($tally, " a ") }{ with-buncos }
table-won = mesa { $table }: victoria de { AND($winners) } contra { AND($losers) } por { WORD("won-by", $how) }{ tally-now }

# Places and prizes.

tied-for = { $by ->
    [host] empate por { $what } entre { AND($players) }: { how-many-get-it }, y decide quien dirige{ GIVEN($gone) ->
        [no] {""}
       *[yes] , ausencias: { AND($gone) }
    }
   *[dice] desempate por { $what } entre { AND($players) }: { $dice ->
        [1] un dado por persona
       *[3] tres dados por persona
    }, gana la tirada más { $wins ->
        [highest] alta
       *[lowest] baja
    }, { how-many-get-it }
}
how-many-get-it = { $places ->
    [one] gana una persona
   *[other] ganan { $places } personas
}
rolled-for = se tiró por { $what }: { $rolls }
given = quien dirige decidió; { $what }: para { AND($players) }
qualified = { $player } va a la semifinal{ GIVEN($group) ->
    [no] {""}
   *[yes] {" "}por el grupo { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] {" "}después de la serie { $set }
} por { WORD("qualified-by", $place) }: { $why }
semi-seated = la semifinal tiene sus mesas{ $in_semi_final ->
    [yes] {""}
   *[no] {" "}como serie { $set }
}; { seats-by-table }
qualifier-absent = { $player } no está para la semifinal{ ghost-has-chair }
semi-seat-taken = { $player } toma la silla de { $instead_of } en la semifinal{ now-at }
finalist-chosen = { $player } va a la final por { WORD("finalist-by", $place) }: { $why }
finalist-absent = { $player } no está para la final
final-seated = sillas de la final: { $players }
final-started = la final empieza con { $player }
final-rolled = { $player } tiró en la final{ with-faces }, y sigue { $next }
grand-prize-won = { $player } ganó la final{ with-faces }
traveler-moved = el dado viajero vuela{ GIVEN($before) ->
    [no] {""}
   *[yes] {" "}de { $before }
} a { $player } por { WORD("traveler-by", $why) }
prize-won = el premio { PRIZE($prize) } es para { prize-winners }{ GIVEN($dollars) ->
    [no] {""}
   *[yes] , { WHOLE_MONEY($dollars) }
}: { $why }
prize-winners = { GIVEN($players) ->
    [no] la anfitriona
   *[yes] { AND($players) }
}
prize-unwon = el premio { PRIZE($prize) } no es de nadie{ GIVEN($dollars) ->
    [no] {""}
   *[yes] , y sus { WHOLE_MONEY($dollars) } { $goes_to ->
        [last-draw] se suman al último sorteo
       *[dearest-prize] se suman al premio más valioso que alguien haya ganado
    }
}
names-drawn = sorteo del descanso: { $players }
prizes-given = se entregaron todos los premios{ GIVEN($dollars) ->
    [no] {""}
   *[yes] , { WHOLE_MONEY($dollars) } en total
}
night-over = la noche terminó: { JOINED($standings, "; ") }{ GIVEN($seed) ->
    [no] {""}
   *[yes] ; la semilla de todos los sorteos fue { $seed }
}
standing = { $place }. { $player }, { score-card }
score-card = { COUNT("win", $wins) }, { COUNT("loss", $losses) }, { COUNT("bunco", $buncos) }{ GIVEN($minis) ->
    [no] {""}
   *[yes] , { COUNT("mini", $minis) }
}

# Why somebody has a place or a prize.

why = { $decided ->
    [draw] por sorteo entre { $among }
    [roll-off] { what-counted }, por desempate { $rolls }
    [host] { what-counted }, por decisión de quien dirige
   *[count] { what-counted }
}
what-counted = { $counted ->
    [wins] { COUNT("win", $count) }
    [losses] { COUNT("loss", $count) }
    [buncos] { COUNT("bunco", $count) }
    [minis] { COUNT("mini", $count) }
    [level] { $count ->
        [0] tantas victorias como derrotas
       *[other] diferencia de { $count } entre victorias y derrotas
    }
    [first-bunco] el primer { $bunco } de la noche
    [last-bunco] el último { $bunco } de la noche
    [traveler] tiene el dado viajero
    [hostess] el dado viajero nunca se movió
    [final] ganó la final
    [draw] por sorteo
   *[rest] lo que nadie más podía tener
}

# The past put right.

undone = entrada { $entry }: deshecha{ by }{ because }
corrected = entrada { $entry }: corregida a «{ $instead }»{ by }{ because }
inserted = «{ $forgotten }»: agregado después de la entrada { $after }{ by }{ because }
overruled = la ronda { $round } de { which-set } en la mesa { $table } es para: { WORD("team", $team) }{ by }{ because }
voided = la entrada { $entry } ya no cuenta{ because }

# A preview: where a corrected past contradicts what was played.

would-sit = { which-round }: habrían tenido otra silla: { AND($players) }
no-tie = { which-round }: no hay empate en la mesa { $table }, sino { JOINED($tally, " a ") }
level-now = { which-round }: la mesa { $table } quedaría en empate a { COUNT("point", $tally) }, y sigue la victoria de { AND($winners) }
other-bell = { which-round }: la campana { $bell ->
    [rang] no habría sonado para la mesa { $table }
   *[silent] habría sonado para la mesa { $table }
}
other-turns = { which-round }: los dados habrían pasado en otro orden en la mesa { $table }
other-places = lugares en la { $stage ->
    [semi-final] semifinal
   *[final] final
}: habrían sido para { AND($instead) }{ GIVEN($played) ->
    [no] {""}
   *[yes] {" "}en lugar de { AND($played) }
}
other-rollers = por { $what } habría tirado otra gente: { AND($level) }{ GIVEN($played) ->
    [no] {""}
   *[yes] , y no { AND($played) }
}
no-roll-off = no hay desempate por { $what }, y ya se tiró: { AND($rolled) }
would-win-tie = { which-round }: la muerte súbita en la mesa { $table } habría sido para { AND($winners) }
would-win-final = { $player } habría ganado la final
rests-on = lo que se jugó desde entonces queda como está{ GIVEN($entry) ->
    [no] {""}
   *[yes] , a partir de la entrada { $entry }
}
place-changed = { $player } tiene el lugar { $now } de la clasificación, no el { $was }
tally-changed = mesa { $table }: { JOINED($one, " & ") } contra { JOINED($other, " & ") }, { JOINED($was, " a ") } pasa a { JOINED($now, " a ") }
card-changed = la tarjeta de { $player } pasa de { GIVEN($was) ->
    [no] no tener nada
   *[yes] { AS("score-card", $was) }
} a { GIVEN($now) ->
    [no] no tener nada
   *[yes] { AS("score-card", $now) }
}

# Facts that a journal has otherwise than the rules.

was-refused = rechazado: { $why }
several-facts = { JOINED($facts, ", ") }
no-fact = nada
