# Why a signal stayed silent. $signal is the bell or the horn.

command-retained = la orden estaba guardada: ninguna orden puede quedar para más tarde
command-expired = la orden tiene { $age_ms } ms y vence a los { $expires_ms } ms
command-from-future = la orden lleva una hora { $ahead_ms } ms adelantada: sigue otro reloj
no-living-engine = no se oye ningún motor en marcha
other-engine = la orden es del motor «{ $quoted }», pero el que funciona es «{ $living }»
other-round = la orden es para la ronda «{ $quoted }», pero se juega «{ $current }»
no-lease = la caja no tiene permiso
other-lease = la orden cita un permiso que la caja ya no tiene
already-sounded = la orden «{ $command }» ya sonó
other-boot = el toque breve cita el arranque «{ $quoted }», pero este es «{ $current }»
round-in-play = hay una ronda en juego: ahora no se prueba nada
no-such-signal = esta caja no tiene { $signal ->
    [bell] campana
   *[horn] bocina
}
not-armed = la { $signal ->
    [bell] campana
   *[horn] bocina
} está desarmada
muted = la { $signal ->
    [bell] campana
   *[horn] bocina
} está silenciada
still-sounding = la { $signal ->
    [bell] campana
   *[horn] bocina
} todavía suena
resting = la { $signal ->
    [bell] campana
   *[horn] bocina
} calló hace { NUMBER($rested_s, minimumFractionDigits: 1, maximumFractionDigits: 1) } s y descansa { $shortest_gap_s } s
in-quiet-hours = horas de silencio: de { $start } a { $end }
blasts-used-up = la { $signal ->
    [bell] campana
   *[horn] bocina
} ya sonó { $most } veces esta noche, y más no puede; { reset-blasts }
reset-blasts = `headtable blasts --reset` vuelve a contar desde cero
dose-used-up = con la { $signal ->
    [bell] campana
   *[horn] bocina
}, las últimas 24 horas llegarían al { NUMBER($dose, style: "percent") } de la dosis de ruido de un día; el límite es { NUMBER($most, style: "percent") }
board-missing = no está la placa { $board } de la { $signal ->
    [bell] campana
   *[horn] bocina
}
board-failed = la placa { $board } de la { $signal ->
    [bell] campana
   *[horn] bocina
} no obedece: { $why }
sent-too-late = { $line }: llegó tarde a su turno, o nadie lee la línea
line-gone = { $line }: la línea ya no está
