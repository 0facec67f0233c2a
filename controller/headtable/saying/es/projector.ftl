# The scoreboard on the projector.

# The parts of the page, for screen readers.

projector-mark-part = la ronda
projector-changed-part = correcciones
projector-tables-part = las mesas
projector-standings-part = clasificación

# The mark, the round and the traveler.

projector-welcome = ¡Hola!
projector-roll = Tiramos
projector-next-we-roll = Luego tiramos
projector-mark-is = el número de la ronda: { $mark }
projector-set = Serie
projector-semi-final = Semifinal
projector-round = Ronda
projector-number-of = { $number } de { $most }
projector-time = Tiempo
projector-time-is-up = terminó
projector-starts-in = Empieza en
projector-rules = Reglas: { $ruleset }
projector-traveler = Dado viajero: { $holder }{ GIVEN($way) ->
    [no] {""}
   *[yes] {" "}después de { JOINED($way, " → ") }
}
projector-traveler-hostess = la anfitriona
projector-traveler-head-table = la mesa principal

# What fills the middle.

projector-closed = Quien dirige abre la noche en la consola.
projector-console-at = { $accounts ->
    [yes] La consola está en { $address }.
   *[no] La consola está en { $address }: ábrala en un navegador y escriba la clave de quien dirige. headtable la mostró al arrancar. La consola dice después cómo seguir.
}
projector-seating = Se tiran los dados para repartir las mesas.
projector-over = La noche terminó
projector-final = La final
projector-roll-off = Desempate
projector-going-on = Lo que sigue
projector-no-rounds = No hay ninguna ronda terminada.
projector-no-roll-off = Ahora no hay ningún desempate.
projector-nobody-chosen = Nadie está elegido para una semifinal o una final.
projector-no-final = { $over ->
    [yes] Esta noche no hubo final.
   *[no] Ahora no hay final.
}
projector-prizes = Premios y sorteos
projector-no-prizes = No hay ningún premio entregado.
projector-prize-to-come = aún sin entregar
projector-no-grand-prize = { $over ->
    [yes] Esta noche nadie ganó un Gran Premio.
   *[no] Todavía nadie ganó el Gran Premio.
}
projector-grand-prize-for = Es para quien gane la final.
projector-sets-over = Terminaron las series

# The band across the top.

projector-called = Fin de ronda
projector-called-why = { $cause ->
    [score] { projector-reached }{ GIVEN($worth) ->
        [no] {""}
       *[yes] : { $by } tira { $worth ->
            [mini] un mini bunco
            [bunco] un { $bunco }
           *[other] { pages-worth }
        }
    }
    [bunco] { $by } hizo un { $bunco }
    [button] Se pulsó el botón
    [clock] Se acabó el tiempo
   *[host] Quien dirige tocó la campana
}
projector-reached = { GIVEN($team) ->
    [no] { $by } llevó la mesa a { $tally }
   *[yes] { AND($team) } llegan a { $tally }
}
projector-break = Descanso
projector-paused = Pausa
projector-paused-rest = Nada cuenta hasta que quien dirige reanude la noche.
projector-still-at-tables = Faltan tiradas: mesas { $tables }
projector-still-to-roll = Faltan tiradas: { JOINED($turns, " · ") }
projector-turns-at = { $players } en la mesa { $table }
projector-to-be-called = { $count ->
    [one] Falta cantar el { $bunco } en la mesa { $tables }
   *[other] Falta cantar el { $bunco } en las mesas { $tables }
}
projector-sheets-awaited = { $count ->
    [one] Se espera la hoja de la mesa { $tables }
   *[other] Se esperan las hojas de las mesas { $tables }
}
projector-tied-at = { $count ->
    [one] Empate en la mesa { $tables }
   *[other] Empate en las mesas { $tables }
}
projector-tables-and-more = { $tables } y { $more } más
projector-every-table-done = Todas las mesas terminaron
projector-drawn = Sorteo: { $players }
projector-then-prizes = Luego, los premios
projector-then-after-sets = Luego, el final de la noche: desempates y premios
projector-then-semi-final = Luego, la semifinal
projector-then-semi-final-chairs = Luego, la semifinal: quien juega busca su silla
projector-then-final = Luego, la final
projector-then-round = Luego, serie { $set }, ronda { $round }, { $mark }: busque su silla
projector-until = fin: { $time }

# What was announced and is otherwise now.

projector-changed-what = { $what }:
projector-changed-rest = y { $seats ->
    [0] { $others } más
    [one] otras sillas en la mesa { $tables }{ projector-changed-others }
   *[other] otras sillas en las mesas { $tables }{ projector-changed-others }
}
projector-changed-others = { $others ->
    [0] {""}
   *[other] , y { $others } más
}

# A table's card.

projector-table-name = mesa { $table }
projector-table = mesa
projector-from-table = de la mesa

# The crown says only "principal": the word beside the number is "mesa" already.

projector-head = princi­pal
projector-head-table = {""}
projector-group = grupo
projector-status = { $phase ->
    [first-roll] ¿quién empieza?
    [last-lap] últimas tiradas
    [waits-for-call] ¿se canta?
    [waits-for-sheet] ¿hoja?
    [roll-off] desem­pate
    [tie-break] empate
    [host-decides] empate
    [done] terminó
    [ready] {""}
   *[rolling] {""}
}
projector-score = { JOINED($points, ":") }{ $how ->
    [mark] {" "}primero en el número
    [roll-off] {" "}desem­pate
    [host] {" "}por decisión
    [draw] {" "}por sorteo
    [played] {" "}como se jugó
   *[points] {""}
}
projector-star-means = ganó la última ronda
projector-won = ganó
projector-team-has = el equipo { $team } tiene
projector-call-it = ¡Cántelo!
projector-dice-again = Todos los dados otra vez
projector-one-die-each = Un dado por persona: { $players }
projector-tied-one-die = Empate: un dado por equipo
projector-tied-host = Empate: decide quien dirige
projector-waits-for-sheet = Falta su hoja
projector-on-paper = En papel
projector-done = terminó
projector-then-rolls = { $rolls }, luego { $later }
projector-off-the-table = { $rolls } · fuera de la mesa { $strikes ->
    [1] una vez
   *[other] { $strikes } veces
}
projector-last = última
projector-chair = silla { $chair }

# The standings.

projector-standings = { $counts ->
    [semi-final] En la semifinal
    [before-semi-final] Antes de la semifinal
   *[night] Clasificación
}
projector-player = nombre
projector-wins = victorias
projector-losses = derrotas
projector-wins-short = V
projector-losses-short = D
projector-mini = mini
projector-legend = Victorias–derrotas, { $bunco }{ $minis ->
    [no] {""}
   *[yes] , mini
}{ $counts ->
    [semi-final] {" "}en la semifinal
    [before-semi-final] {" "}antes de la semifinal
   *[night] {""}
}
projector-grand-prize = Gran Premio
projector-leads-with = { $who } · { $most }

# The prizes.

projector-joins = se suma al { $goes_to ->
    [dearest-prize] premio más valioso
   *[last-draw] último sorteo
}
projector-nobody = nadie

# People who roll off.

projector-roll-off-for = Desempate por { $what }
projector-host-decides = Decide quien dirige.
projector-gone-host-decides = Ausencias: { $players }. Decide quien dirige.
projector-makes = suma { $sum }
projector-is-in = dentro
projector-is-out = fuera
projector-now-rolls = tira
projector-rolls-again = tira otra vez
projector-goes-on = { $player } pasa a la { $stage ->
    [final] final
   *[semi-final] semifinal
}. { $place }
projector-are-in-the-final = En la final: { AND($players) }
projector-decided = Ya decidido

# Who goes on, and the final.

projector-in-the-final = En la final
projector-in-the-semi-final = En la semifinal
projector-chair-at = mesa { $table }, silla { $chair }
projector-final-rule = Todos los dados iguales ganan el Gran Premio, sea cual sea el número
projector-final-next = { $rolled } ya tiró · sigue { $roller }
projector-final-has-dice = { $roller } tiene los dados
projector-final-not-alike = { $rolled }: no son iguales

# What the projector does when a round starts or is called.

projector-sound = { $sound ->
    [on] Sonido activado
    [asleep] Sonido: oprima aquí
   *[off] Sin sonido
}
projector-voice = { $voice ->
    [on] Voz activada
    [asleep] Voz: oprima aquí
   *[off] Sin voz
}
projector-sounds-part = Sonido y voz
projector-no-voice = Este navegador no tiene ninguna voz en español. Instale una en esta computadora, o abra esta página en otro navegador.
projector-spoken-call = { $word }. { $why }.
projector-spoken-start = ¡A tirar { $mark }!
projector-spoken-winner = ¡El Gran Premio es para { $winner }!
projector-spoken-prize = { $prize }: { AND($players) }.

# The pages of a scene, and the line at the foot.

projector-page = página { $page } de { $pages }
projector-calls-at = { $count ->
    [one] mesa { $tables }
   *[other] mesas { $tables }
}
projector-bunco-cry = ¡{ $bunco }!
projector-bunco-by = { $player } en la mesa { $table }
projector-head-score = mesa principal
projector-points = { JOINED($points, " : ") }

# Who sits where.

projector-who-sits-where = Quién se sienta dónde
projector-name-range = { $from } a { $to }
projector-seat-legend = mesa · silla: 1 y 3 son pareja, 2 y 4 también
projector-table-number = mesa { $table }

# How guests join.

projector-join = Su propia página
projector-join-by-name = o { $address }
projector-join-about = { $closed ->
    [yes] Ahora muestra las reglas y, cuando se abra la noche, su silla y su tarjeta de puntos.
   *[no] Muestra su silla, su tarjeta de puntos y las reglas.
}
projector-join-picture = Código QR de { $address }
projector-phones = Un teléfono para cada mesa
projector-phones-about = Un teléfono en cada mesa escanea la imagen de su mesa. O escriba el código que sigue al número en { $address }.
projector-phones-by-either = { $address } o { $by_name }
projector-phones-picture = Código QR de la mesa { $table }: { $link }
projector-phones-unreachable = Los teléfonos todavía no pueden entrar. La consola de quien dirige dice por qué.
projector-phones-signed-out = Esta pantalla muestra los códigos de las mesas cuando quien dirige inicia sesión en ella, en { $address }.

# The end of a set, and the draws.

projector-end-of-set = Terminó la serie { $set }
projector-draws = { GIVEN($drawn) ->
    [no] {""}
   *[yes] Sorteo: { $drawn } ·{" "}
}Nadie puede cambiar los sorteos de esta noche: su código es { $commitment }

# The overlay for a stream.

projector-overlay-title = headtable en transmisión
projector-overlay-round = { pages-round-of-set } de { $rounds }
