# A guest's own page.

guest-title = Mi noche de Bunco
guest-scoreboard = El marcador del salón

# Who the guest is.

guest-who = ¿Quién es usted?
guest-who-what = Elija su nombre. Solo este navegador lo guarda, y puede cambiarlo.
guest-not-listed = { $player } no está en la lista de esta noche. Elija otra vez su nombre o pregunte a quien dirige cómo está escrito.
guest-no-list = Los nombres aparecen aquí cuando se abre la noche.
guest-type-name = Escriba una parte de su nombre
guest-fitting = { $names ->
    [0] Ningún nombre de esta noche tiene esas letras.
    [one] 1 nombre
   *[other] { $names } nombres
}{ $more ->
    [0] {""}
   *[other] ; aquí están los primeros { $shown }: escriba más letras
}
guest-choose-again = Soy otra persona

# Before the night is open.

guest-before-when = { GIVEN($day) ->
    [no] {""}
   *[yes] { $day }.{" "}
}{ GIVEN($place) ->
    [no] {""}
   *[yes] { $place }.{" "}
}La noche empieza cuando la abre quien dirige.
guest-before-name = En este teléfono usted es { $player }. Cuando se abra la noche, esta página buscará ese nombre en la lista.
guest-before-nobody = Cuando se abra la noche, elija aquí su nombre. Quien dirige ya puede decirle si está en la lista.
guest-before-later = Entonces esta página mostrará su mesa, su silla y su pareja, y después su tarjeta de puntos y sus premios.

# The chair, now and next.

guest-now = Ahora
guest-seat-lead = { $way ->
    [goes] Vaya a:
    [stays] Quédese en:
    [sits] Siéntese en:
   *[plays] Usted juega en:
}
guest-seat = Mesa { $table }, silla { $chair }
guest-head-table = mesa principal
guest-partner = Pareja
guest-against = Contra
guest-mark = { $next ->
    [yes] Luego tiramos
   *[no] Tiramos
}
guest-points = Puntos
guest-points-of-both = { $own } a { $others }

# What happens at the guest's table.

guest-table-play = { $phase ->
    [first-roll] Los dados deciden quién tira primero.
    [rolling] { $rolls }.
    [last-lap] Sonó la campana: últimas tiradas. { $rolls }.
    [waits-for-call] Sonó la campana. Todavía se puede cantar un { $bunco }.
    [waits-for-sheet] Aquí terminó la ronda. La hoja de su mesa va a quien dirige.
    [tie-break] ¡Empate! Se sigue tirando. { $rolls }.
    [roll-off] ¡Empate! Un dado por equipo, los dos a la vez.
    [host-decides] ¡Empate! Decide quien dirige.
    [done] Aquí terminó la ronda.
   *[ready] La ronda todavía no empieza.
}
guest-you-roll = Usted tira{ GIVEN($ghost) ->
    [no] {""}
   *[yes] {" "}por { $ghost }
}
guest-call-it = { $own ->
    [yes] ¡Cántelo!
   *[no] { $player }: ¡cántelo!
}
guest-round-over = { $won ->
    [yes] Usted ganó esta ronda
   *[no] Usted perdió esta ronda
}: { $own } a { $others }. Tal vez otras mesas sigan jugando.

# What everybody waits for.

guest-closed = La noche todavía no está abierta.
guest-seating = Se tiran los dados para repartir las mesas.
guest-no-chair = Usted no tiene silla en esta ronda. Si es un error, pregunte a quien dirige.
guest-not-in-semi-final = Se juega la semifinal, y usted no está en ella.
guest-not-in-semi-final-next = Después del descanso viene la semifinal, y usted no está en ella.
guest-paused = La noche está en pausa{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}.
guest-break = Descanso: { $what }.
guest-after-break = Después del descanso: busque su silla.
guest-starts-in = La ronda empieza en { $left }.
guest-time-left = Tiempo restante: { $left }
guest-break-left = El descanso termina en { $left }.
guest-own-table = su mesa
guest-roll-off = { $part ->
    [rolls] Tire { $dice ->
        [one] un dado
       *[other] { $dice } dados
    } por { $what } y avise a quien dirige.
    [sure] Ya tiene asegurado: { $what }.
    [rolled] Usted ya tiró por { $what }. Otras personas siguen tirando.
    [out] Ahora otras personas tiran por { $what }.
    [host] Decide quien dirige: { $what }.
   *[none] Se tiran los dados por { $what }.
}

# The semi-final, the final and the end.

guest-in-semi-final = Usted está en la semifinal. { $place }.
guest-in-final = Usted está en la final. { $place }.
guest-final-elsewhere = La final se tira en la mesa principal.
guest-final-rolls = { $rolls }. Todos los dados iguales ganan el Gran Premio.
guest-over = La noche terminó. { $winner ->
    [you] ¡Usted ganó el Gran Premio!
    [nobody] ¡Gracias por jugar!
   *[other] { $player } ganó el Gran Premio.
}
guest-prize = Usted tiene un premio. { $prize }.

# The rules of the night. Their sentences are in card.ftl.

guest-rules = Las reglas de esta noche

# The score card.

guest-card = Mi tarjeta
guest-card-semi-final = Estos números cuentan solo la semifinal.
guest-card-left-out = Ahora la clasificación cuenta solo la semifinal.
guest-card-of-others = { $rounds ->
    [one] Otra persona jugó 1 ronda más con esta tarjeta.
   *[other] Otra persona jugó { $rounds } rondas más con esta tarjeta.
}
guest-wins = Victorias
guest-losses = Derrotas
guest-minis = Mini buncos
guest-place = Lugar
guest-place-of = { $place } de { $players }
guest-partners = Parejas hasta ahora: { $partners }
guest-partner-often = { $partner } ({ $times ->
    [one] 1 vez
   *[other] { $times } veces
})
guest-no-rounds = Todavía no termina ninguna ronda.
guest-round = { $which } · mesa { $table }
guest-round-ended = { $won ->
    [yes] Ganada
   *[no] Perdida
} { $own } a { $others }{ $how ->
    [mark] , por el primer número de la ronda
    [roll-off] , tras un desempate
    [host] , por decisión de quien dirige
    [draw] , por sorteo
    [played] , como se jugó
   *[points] {""}
}
guest-round-people = con { $partner } contra { AND($opponents) }
