# The room at a glance, on the console: every table, how far the night is, and when it will end.

glance-title = Salón
glance-now = { $semi ->
    [yes] Semifinal, ronda { $round } de { $rounds }
   *[no] Serie { $set } de { $sets }, ronda { $round } de { $rounds }
}, { $phase }
glance-ends = La noche termina hacia las { $time }.
glance-not-yet = La hora en que termina la noche se sabrá después de la primera ronda terminada.
glance-counts-on = Esto se calcula con { $rounds ->
    [one] 1 ronda terminada
   *[other] { $rounds } rondas terminadas
} de más o menos { glance-round }{ $walk ->
    [no] {""}
   *[yes] , cambios de mesa de más o menos { glance-walk }
}, { $to_come ->
    [one] 1 ronda que falta
   *[other] { $to_come } rondas que faltan
}{ glance-breaks }{ $final ->
    [yes] , y la final como una ronda más
   *[no] {""}
}.
glance-round = { $round_min ->
    [one] 1 minuto
   *[other] { $round_min } minutos
}
glance-walk = { $walk_min ->
    [one] 1 minuto
   *[other] { $walk_min } minutos
}
glance-breaks = { $breaks ->
    [0] {""}
    [one] , 1 descanso de { COUNT("minute", $breaks_min) }
   *[other] , { $breaks } descansos de { COUNT("minute", $breaks_min) }
}
glance-skip-round = Una ronda menos ahorra unos { $minutes } min.
glance-skip-set = Una serie menos ahorra unos { $minutes } min.
glance-engine-silent = El motor no responde: lo que se ve aquí puede ser viejo.
glance-all-heard = Todo está conectado.
glance-table = Mesa { $table }
glance-phase = { $phase ->
    [ready] espera que empiece la ronda
    [first-roll] tiran para ver quién empieza
    [rolling] en juego
    [last-lap] últimas tiradas
    [waits-for-call] falta cantar un bunco
    [waits-for-sheet] falta su hoja
    [roll-off] empate, tiran un dado
    [tie-break] empate, siguen tirando
    [host-decides] empate, decide quien dirige
   *[done] terminó
}
glance-rung = { $rung ->
    [dice] con dados
    [pad] con su mando
    [phone] con teléfono
    [none] sin dispositivo: con su hoja
   *[paper] en papel
}
glance-silent = { $name } { $gone ->
    [yes] no está
   *[no] está en silencio
}{ GIVEN($minutes) ->
    [no] {""}
   *[yes] ; se oyó por última vez { $minutes ->
        [0] ahora mismo
        [one] hace 1 minuto
       *[other] hace { $minutes } minutos
    }
}
glance-help = pide ayuda
glance-phones = { $phones ->
    [0] ningún teléfono
    [one] 1 teléfono
   *[other] { $phones } teléfonos
}
glance-call-it = falta cantar un bunco
glance-still-plays = { $count ->
    [one] falta
   *[other] faltan
}: { $players }
