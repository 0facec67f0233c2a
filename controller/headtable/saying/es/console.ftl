# The host's console.

console-title = consola de headtable
console-heading = Consola de la dirección
console-topics-part = temas
console-now = Ahora
console-people = Personas
console-pace = Ritmo
console-rounds = Rondas
console-phones = Teléfonos
console-past = Historial
console-disk-scarce = El disco del registro está casi lleno. Borra archivos que nadie necesite.
console-box-lost = Se perdió la caja { $box }.
console-copy = La segunda copia de la noche { $copy ->
    [no-stick] no tiene memoria: conecte la memoria USB
    [full] no está completa: la memoria está llena. Conecte otra
    [read-only] no se puede escribir: la memoria es de solo lectura
    [behind] está atrasada: la memoria es lenta, o la copia no está en marcha
   *[failed] no se puede escribir: mire el registro del sistema
}.

# Where the night is.

console-unheard = Todavía no hay noticias del motor.
console-phase = { $phase ->
    [closed] aún sin abrir
    [seating] reparto de mesas
    [ready] todo listo
    [playing] en juego
    [called] fin de ronda
    [settling] desempates
    [break] descanso
    [final] la final
   *[over] la noche terminó
}{ $paused ->
    [no] {""}
   *[yes] , en pausa
}

# What was sent, and its verdict. $words tells what it was.

console-busy = { $words }: aún no se envía; lo anterior sigue sin respuesta
console-given-up = { $words }: se dejó de intentar; mire el historial para ver si contó
console-done = { $words }: listo
console-refused = { $words }: rechazado, { $why }

# A question to the host before something is done.

console-leave-it = Cancelar
console-why = ¿Por qué? (obligatorio)
console-why-if-you-like = ¿Por qué? (opcional)

# The opening.

console-open = Abrir la noche
console-tonights-rules = Las reglas de esta noche: «{ $rules }».
console-other-rules = Otras reglas, título o lugar
console-players = Quienes juegan, un nombre por línea; puede pegar una lista
console-seats = Lugares
console-seats-usual = como lo indican las reglas de esta noche
console-seats-drawn = por sorteo; <em>Ann + Bea</em> en una línea son un equipo
console-seats-listed = en el orden de la lista, mesa por mesa
console-seats-stars = por sorteo, primero quienes llevan estrella: <em>Ann *</em>
console-seats-three-dice = cada persona tira tres dados por una mesa
console-hostess = La anfitriona, si la hay; no hace falta que juegue
console-opening = abrir la noche
console-listed-twice = «{ $player }» está dos veces en la lista: escriba uno como «{ $player } (2)», o agregue una letra del apellido.
console-name-too-long = «{ $start }…» es demasiado largo: un nombre tiene como máximo { $longest } caracteres.
console-listed-cells = «{ $start }» parece una línea de una tabla con varias celdas. Pegue la tabla con la línea que nombra sus columnas, o escriba un nombre por línea.
console-name-address = «{ $player }» contiene una dirección de correo, y todos leen los nombres: escriba solo el nombre.
console-table-names = Estos son los nombres de la tabla.
console-table-columns = Estos son los nombres de la tabla. Esta lista no guarda { AND($columns) }; la lista de invitados sí, si pega la tabla allí.
console-listed-similar = «{ $player }» se confunde fácilmente con «{ $other }»
console-too-few = { COUNT("player", $players) }; se necesitan al menos { $fewest }
console-listed = { $players ->
    [one] 1 persona
   *[other] { $players } personas
}: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}{ $ghosts ->
    [0] {""}
    [one] {" "}con 1 fantasma
   *[other] {" "}con { $ghosts } fantasmas
}{ $stars ->
    [0] {""}
    [one] ; 1 estrella
   *[other] ; { $stars } estrellas
}{ $teams ->
    [0] {""}
    [one] ; 1 equipo
   *[other] ; { $teams } equipos
}

# The round.

console-go-on = Reanudar
console-start = Empezar la ronda
console-ring = Tocar la campana: fin de ronda
console-going-on = reanudar la noche
console-starting = empezar la ronda
console-ringing = tocar la campana
console-is-over = La noche terminó. «Nueva noche…», más abajo, empieza otra y conserva esta.
console-is-paused = Pausa{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}
console-round-mark = Ronda { $round }: { $mark }
console-round-on = La ronda está en juego
console-round-time-up = La ronda está en juego y se acabó su tiempo
console-called = Fin de ronda
console-called-open = Fin de ronda; aún no terminan: { $tables }{ GIVEN($tied) ->
    [no] {""}
   *[yes] ; empatadas: { $tied }
}
console-called-many-open = Fin de ronda; { $tables ->
    [one] 1 mesa aún no termina
   *[other] { $tables } mesas aún no terminan
}

# Winners, and announcements that have changed.

console-outcome = Resultados y premios
console-grand-prize = ★ Gran Premio: { $player }
console-nobodys-prize = { $prize }: nadie; se suma al último sorteo
console-was-in-final = { $player } estuvo en la final: { $place }
console-no-prizes = Estas reglas no tienen premios. Las tarjetas de puntos dicen:
console-leads-with = { $title }: { $who } ({ $most })
console-left = Por hacer
console-left-print = Imprimir resultados y certificados…
console-left-money = Dinero de la noche
console-changed = { $count ->
    [one] 1 resultado anunciado ha cambiado
   *[other] { $count } resultados anunciados han cambiado
}

# Help.

console-help = Ayuda
console-asks-for-help = La mesa { $table } pide ayuda
console-was-there = Ya fui
console-helping = ayuda para la mesa { $table }

# Roll-offs.

console-contest = Desempate: { $what }
console-contest-enter = Anotar lo que tiraron
console-contest-word = decidirlo usted
console-contest-decide = Decidir así…
console-contest-rule = { $rule }.
console-contest-host = Nadie tira por esto: decide usted.
console-contest-gone = Ausencias: { $players }.
console-contest-before = Empate anterior: { $rolls }.
console-contest-rolls = Tirado hasta ahora: { $rolls }.
console-contest-sure = Ya es seguro para: { $players }.
console-contest-places = { $places ->
    [one] Quién lo gana
   *[other] Qué { $places } personas lo ganan
}
console-contest-field = lo que se tiró con { console-dice-count }, por ejemplo { $example }
console-dice-count = { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
console-person-roll = { $player } { JOINED($faces, "-") }
console-person-threw = { $player } tiró { $faces }
console-people-threw = lo que tiraron { $people } personas
console-decide-title = ¿Decidir esto: { $what }?
console-decide-what = Por decisión suya es para { $players }; ya nadie tira por ello.
console-decide = Decidir
console-goes-to = { $what }: para { $players }

# The final and the traveler.

console-final = La final
console-semi-final = La semifinal
console-the-traveler = El dado viajero
console-final-claim = la final, { $player }: { $claim }
console-final-throw = la final, { $player }: { JOINED($faces, "-") }
console-not-alike = no son iguales
console-all-alike = todos iguales: gana
console-final-rolls = { $player } tira: todos los dados iguales ganan.
console-in-their-chairs = En sus sillas, en el sentido del reloj: { $players }.
console-chosen = { $player } ({ $place })
console-not-in-hall = ¿Alguien no está en el salón? Toque el nombre: otra persona recibe el lugar.
console-player-asked = { $player }…
console-absent-title = ¿{ $player } no está?
console-absent-what = Su lugar se asigna otra vez.
console-absent-do = Asignar otra vez
console-absent = { $player } no está
console-final-chairs = las sillas de la final
console-final-chair = { $number ->
    [1] primera
    [2] segunda
    [3] tercera
   *[4] cuarta
} silla
console-they-sit-so = Así se sientan
console-traveler = Corregir quién tiene el dado viajero
console-traveler-has = el dado viajero: lo tiene { $player }
console-traveler-with = según el registro, el dado viajero lo tiene { $player }; en realidad lo tiene
console-traveler-starts = según el registro, el dado viajero está donde empieza; en realidad lo tiene
console-give = Asignarlo
console-die = { console-ordinal } dado
console-ordinal = { $number ->
    [1] primer
    [2] segundo
    [3] tercer
   *[4] cuarto
}

# What happened at one table.

console-paper = Anotar una tirada de una mesa
console-waiting-tables = Mesas que le esperan
console-waiting-table = { $waits ->
    [first-roll] En la mesa { $table }, los dados deciden quién empieza.
    [host-decides] La mesa { $table } empata, { $a } a { $b }. Usted dice quién ganó.
    [tie-break] La mesa { $table } empata, { $a } a { $b } y sigue tirando hasta que un equipo gane: anote sus tiradas.
   *[roll-off] La mesa { $table } empata, { $a } a { $b }. Tira una persona de cada equipo: anote los dados.
}
console-enter-there = Anotarlo para la mesa { $table }
console-table-part = mesa
console-table-button = { $waits ->
    [none] mesa { $table }
    [first] mesa { $table }, ¿quién empieza?
    [call] mesa { $table }, ¿se canta?
    [sheet] mesa { $table }, ¿hoja?
    [callit] mesa { $table }, ¡a cantarlo!
    [tied] mesa { $table }, empate
   *[done] mesa { $table }, terminó
}
console-table-paused = Pausa: ninguna tirada cuenta hasta que oprima «Reanudar».
console-table-stands = Mesa { $table }: { $one }, { $other }{ GIVEN($rolls) ->
    [no] {""}
   *[yes] ; { $rolls }
}
console-team-stands = { $team } llevan { $points }
console-goes-by = usa
console-rung = { WORD("rung", $rung) }
console-goes-by-rung = la mesa { $table } usa { $rung }
console-at-table = mesa { $table }: { $what }
console-rolled = tiró
console-call-it = ¡cantarlo!
console-call = canto
console-the-bunco = el { $bunco } que hubo
console-bunco-called = { $bunco } cantado
console-bunco-not-called = { $bunco } sin cantar
console-called-there = se cantó
console-not-called-there = no se cantó
console-may-stop = { $player } puede parar:
console-plays-no-further = deja el turno
console-player-plays-no-further = { $player } deja el turno
console-grant = contar el { $bunco } sin cantar de { $player }…
console-grant-title = ¿Contar el { $bunco } de { $player }?
console-grant-what = No se cantó en la mesa { $table }. Contará como si se hubiera cantado.
console-grant-do = Contarlo
console-granted = el { $bunco } de { $player } cuenta
console-dice-themselves = los dados mismos
console-enter-dice = anotar estos dados
console-faces = { JOINED($faces, "-") }
console-bad-throw = una tirada que no vale
console-bad-throw-dice = cuántos dados, si salieron de la mesa
console-bad-throw-why = { $why ->
    [cocked] inclinados
    [stacked] encimados
    [unshaken] sin agitar
    [off-table] fuera de la mesa
   *[floor] en el piso
}
console-bad-throw-was = tirada que no vale, dados { $why }
console-take-back-last = deshacer la última tirada de esta mesa
console-take-back-title = ¿Anular la última tirada de la mesa { $table }?
console-take-back-what = La mesa sigue tirando desde antes de ella.
console-last-roll-back = deshacer la última tirada
console-enter-roll-off = anotar el desempate
console-roll-off = desempate { $a } contra { $b }
console-tie-goes-by-word = por decisión suya, el empate es para
console-tie-goes = el empate es para { $team }
console-lost-sheet = se perdió la hoja; por decisión suya, la ronda es para
console-round-goes = la ronda es para { $team }
console-first-roll = Un dado por persona para ver quién tira primero; empieza el más alto.
console-who-rolls-first = quién tira primero
console-rolls-first = tira primero
console-player-rolls-first = { $player } tira primero

# The sheets of tables on paper.

console-sheets = Hojas de las mesas
console-sheets-about = Anote los puntos finales de cada mesa. Luego toque, en orden, los nombres de quienes tiraron tres dados con el número de la ronda.
console-told-nothing = En esta ronda no se ha anotado nada de esta mesa. Si juega en papel, escriba su resultado final.
console-save-sheet = Guardar
console-save-sheets = Guardar todas
console-no-sheet-filled = Ninguna hoja tiene ya los dos resultados: no se guardó nada.
console-sheets-saved = { $sheets ->
    [one] 1 hoja guardada
   *[other] { $sheets } hojas guardadas
}
console-each-table = Mesa por mesa
console-sheets-incomplete = Aún sin guardar, porque falta algo: { $tables ->
    [one] mesa { $numbers }
   *[other] mesas { $numbers }
}
console-sheet-not-saved = { $sheet }: no se guardó, porque ya no se espera la hoja de esta mesa. Si la suya es la correcta, corríjalo en «Lo que pasó».
console-sheet = hoja { $a } a { $b }
console-sheet-who = { $bunco } de
console-sheet-buncos = { $player }{ $count ->
    [0] {""}
   *[other] : { $count }
}
console-sheet-none = nadie
console-sheet-and-traveler = { $sheet }; el dado viajero { $traveler ->
    [moves] pasa a { $player }
   *[stays] se queda
}
console-sheet-traveler = ¿Fue el último de la ronda? Entonces el dado viajero pasa con él.
console-sheet-traveler-moves = el dado viajero pasa a { $player }
console-sheet-traveler-stays = se queda donde está

# People.

console-find = Buscar a alguien por una parte del nombre
console-found-part = resultados de la búsqueda
console-late = Alguien llegó tarde
console-alike-title = ¿Es «{ $player }» otra persona que «{ $other }»?
console-alike-what = «{ $other }» ya está aquí. Si es la misma persona, cancele y corrija el nombre.
console-alike-do = Otra persona
console-name = Nombre
console-has-come = Ya llegó
console-all-chairs = Todas las sillas
console-seat-again = Repartir otra vez los lugares…
console-seat-again-stays = Las victorias y derrotas se conservan; solo cambian las sillas.
console-seat-again-when = Solo entre dos rondas.
console-nobody-called = Aquí nadie se llama así.
console-player-has-come = { $player } llegó
console-put-name-right = Corregir el nombre…
console-goes-home = Se va a casa…
console-has-come-back = Regresó
console-takes-over = Alguien toma su lugar…
console-swaps-seats = Cambia de silla con…
console-leave-title = ¿{ $player } se va a casa?
console-leave-what = Su tarjeta se conserva y un fantasma ocupa su silla.
console-leave-do = Se va a casa
console-leaving = { $player } se va a casa
console-substitute-title = ¿Quién sigue jugando por { $player }?
console-substitute-what = Quien llega toma la silla y la tarjeta de { $player }.
console-substitute-do = Toma su lugar
console-substituting = { $by } sigue jugando por { $player }
console-rename-title = ¿Cuál es el nombre correcto de { $player }?
console-rename-what = Se corrige en todas las tarjetas, sillas y pantallas; solo el historial conserva el nombre de entonces.
console-put-it-right = Corregir
console-renaming = { $player } es { $name }
console-swap-choice = { $player }, mesa { $table }
console-swap-title = { $player } cambia de silla
console-swap-what = Cada persona ocupa la silla de la otra.
console-swap-do = Hacer el cambio
console-swap-with = con
console-swapping = { $player } y { $other } cambian de silla
console-seat-list = todas las personas, cuatro por mesa
console-again-drawn = por sorteo
console-seat-again-title = ¿Repartir otra vez los lugares?
console-seat-again-what = Cada persona se lleva sus cosas; las victorias y derrotas se conservan.
console-seat-again-do = Repartir
console-seating-again = repartir otra vez los lugares
console-has-no-chair = { $player } no tiene silla ahora.
console-has-gone-home = { $player } se fue a casa.
console-sits = { $player } está en la mesa { $table }, silla { $chair }, con { $partner }.

# The pace of the night.

console-no-round-to-come = No quedan rondas por jugar.
console-pace-now = { $semi ->
    [yes] Semifinal
   *[no] Serie { $set } de { $sets }
}, ronda { $round } de { $rounds }.{ $paused ->
    [no] {""}
   *[yes] {" "}Pausa{ GIVEN($why) ->
        [no] .
       *[yes] : { $why }.
    }
}
console-paused = En pausa
console-pause = Pausa
console-pause-about = Todo se detiene hasta que usted lo reanude, también el reloj.
console-pause-night = Poner la noche en pausa…
console-pause-title = ¿Poner la noche en pausa?
console-pause-what = Ninguna tirada, canto o campana cuenta hasta que oprima «Reanudar».
console-pause-do = Poner en pausa
console-pausing = poner la noche en pausa
console-break = Descanso
console-break-follows = Sigue: { $break }.
console-break-call-off = Cancelar el descanso
console-break-after-this = Descanso después de esta…
console-break-now = Empezar un descanso…
console-break-for = ¿Para qué es?
console-break-minutes = Minutos (vacío: hasta que usted lo termine)
console-break-title = ¿Un descanso?
console-break-what = Empieza en cuanto no haya una ronda en juego, y se avisa a todo el salón.
console-break-do = Hacer un descanso
console-break-starting = descanso: { $what }
console-break-is = Descanso, { $what }: { GIVEN($minutes) ->
    [no] hasta que usted lo termine
   *[yes] { COUNT("minute", $minutes) }
}
console-break-longer = + { $minutes } min
console-break-lengthening = { COUNT("minute", $minutes) } más de descanso
console-break-end = Terminar el descanso
console-break-ending = terminar el descanso
console-break-after-sets = «Terminar el descanso» continúa con lo que las reglas prevén tras la última serie, como los premios.
console-break-before-round = «Terminar el descanso» llama a todas las personas a sus sillas; la ronda espera. «Empezar la ronda» termina el descanso y la empieza de inmediato.
console-this-set = Esta serie
console-set-after-round = termina después de la ronda
console-change = Cambiar…
console-set-end-after = Terminar esta serie después de esta ronda…
console-set-end-now = Terminar esta serie ahora…
console-set-to-come = Falta en { console-this-one }: { $count ->
    [one] ronda { $rounds }
   *[other] rondas { $rounds }
}.
console-this-one = { $semi ->
    [yes] la semifinal
   *[no] la serie { $set }
}
console-set-ends = { $round ->
    [0] No se juega ninguna ronda de { console-this-one }.
   *[other] { $semi ->
        [yes] La semifinal
       *[no] La serie { $set }
    } termina { $when ->
        [after] después de esta ronda
       *[now] ahora
    }; lo que se ganó en ella cuenta.
}
console-set-title = { $round ->
    [0] ¿Saltarse { console-this-one }?
   *[other] ¿Terminar { console-this-one } después de la ronda { $round }?
}
console-length-do = Fijar esta duración
console-setting-set = { $round ->
    [0] saltarse { console-this-one }
   *[other] { console-this-one }: termina después de la ronda { $round }
}
console-the-night = La noche
console-night-after-set = termina después de la serie
console-night-end-after = Terminar la noche después de esta ronda…
console-night-end-now = Terminar la noche ahora…
console-night-not-begun = Antes de que termine la primera ronda no hay noche que terminar. Otra noche empieza en «Imprimir»; la apertura se deshace en «Lo que pasó».
console-night-last-set = Después de esta no se juega ninguna serie.
console-night-more-sets = Series que se juegan después de esta: { $sets }.
console-night-title = ¿Terminar la noche después de la serie { $set }?
console-setting-night = la noche termina después de la serie { $set }
console-end-last-round = Esta ronda es la última.
console-end-no-round = Ya no se juega ninguna ronda.
console-end-played = Quedan jugadas: { JOINED($what, "; ") }.
console-end-left = No se juegan: { JOINED($what, "; ") }.
console-end-rounds = { $count ->
    [one] ronda { $rounds }
   *[other] rondas { $rounds }
} de { console-this-one }
console-end-sets = { $count ->
    [one] serie { $sets }
   *[other] series { $sets }
}
console-end-next = Después viene lo que las reglas prevén tras la última serie, como { $semi ->
    [yes] la final y los premios
   *[no] una semifinal, una final o los premios
}.
console-end-title = ¿Terminar la noche?
console-end-do = Terminar la noche
console-ending-with-set = terminar las rondas con esta serie
console-ending-after-round = terminar las rondas después de esta ronda
console-ending = terminar las rondas
console-next-under-now = { $phase }. Lo que sigue, como desempates, una semifinal o la final, se escribe en «{ console-now }».

# Another night; bell and horn.

console-another-night = Otra noche
console-another-night-about = Esta noche se guarda en un archivo propio y la consola abre la siguiente.
console-to-nights = Noches
console-new-night = Nueva noche…
console-standings-file = Clasificación en CSV
console-rounds-file = Rondas en CSV
console-data-files = Todos los datos (CSV y JSON)
console-data-file = Todos los datos (JSON)
console-report-file = Informe para compartir (HTML)
console-notice = Un aviso para el salón
console-notice-words = Lo que muestra el proyector
console-notice-show = Mostrar
console-notice-off = Quitar
console-notice-shown = El proyector muestra: «{ $text }»
console-notice-none = El proyector no muestra ningún aviso.
console-signals = Campana y bocina
console-signals-about = La caja cuenta los toques. Deja de sonar cuando llega al límite de esta noche.
console-count-anew = Poner en cero la cuenta de toques…
console-count-anew-title = ¿Poner en cero la cuenta de toques?
console-count-anew-what = La caja olvida cuántas veces sonaron la campana y la bocina esta noche y cuenta desde cero. Si había callado para proteger el oído de la gente, ahora la gente oirá más de lo que es seguro.
console-count-anew-do = Poner en cero
console-counting-anew = poner en cero la cuenta…
console-counted-anew = la campana y la bocina se cuentan desde cero

# Phones.

console-phones-about = Un teléfono habla por una mesa con el código de esa mesa para esta noche.
console-phones-no-night = Cada mesa tiene un código cuando la noche está abierta.
console-phones-wrong = { $wrong ->
    [one] Hasta ahora se escribió 1 código equivocado.
   *[other] Hasta ahora se escribieron { $wrong } códigos equivocados.
}
console-phones-old = Sin conexión con la computadora de quien dirige: esta lista puede ser vieja.
console-phones-table = Mesa { $table }
console-phones-picture = Código QR y enlace
console-phones-picture-of = Código QR de { $link }
console-phones-by-name = o { $address }
console-phones-by-pad = Usa su mando de botones: los teléfonos quedan fuera.
console-phones-by-paper = Usa papel: los teléfonos quedan fuera.
console-phones-took-over = Un teléfono tomó el lugar de { $pad }; en Ahora puede hacer que el mando cuente otra vez.
console-phones-pad = Su mando de botones es { $pad }.
console-phones-one = { $kind } { $phone }, desde { $time }{ $is_pad ->
    [no] {""}
   *[yes] , el mando de la mesa
}
console-remove-phone = Quitar…
console-remove-phone-title = ¿Quitar el teléfono { $phone }?
console-remove-phone-what = El teléfono { $phone } deja de hablar por la mesa { $table }. La mesa recibe otro código para que el teléfono no regrese. Los demás teléfonos se quedan.
console-remove-phone-do = Quitarlo
console-renew = Renovar…
console-renew-title = ¿Renovar el código de la mesa { $table }?
console-renew-what = Quien está en la mesa { $table } queda fuera y necesita el nuevo código{ $phones ->
    [0] {""}
   *[other] : { $phones } ahora
}.
console-renew-do = Renovarlo
console-renew-all = Renovar todos los códigos…
console-renew-all-title = ¿Renovar todos los códigos?
console-renew-all-what = Todos los teléfonos quedan fuera y necesitan el nuevo código de su mesa.
console-renew-all-do = Renovar todos

# The rounds that are finished.

console-finished = Rondas terminadas
console-finished-round = Ronda
console-finished-whose = Mesa o persona
console-no-rounds = Ninguna mesa terminó todavía una ronda.
console-no-such-rounds = Ninguna mesa coincide.
console-won-against = { $winners } ganaron contra { $losers }, { JOINED($points, " a ") }
console-won-how = { $how ->
    [points] por puntos
    [mark] por el primer número de la ronda
    [roll-off] por desempate
    [host] por decisión de quien dirige
    [draw] por sorteo
   *[played] como se jugó
}
console-others-won = ganó el otro equipo…
console-overrule-title = ¿Dar esta ronda a { $losers }?
console-overrule-what = { $which }, mesa { $table }: ganaron { $winners }. Las victorias y derrotas se calculan otra vez; nadie se mueve en una ronda que ya empezó.
console-overrule-do = Darles la ronda
console-overruling = { $which }, mesa { $table }: para { $losers }

# What happened.

console-happened = Lo que pasó
console-at = En
console-all-tables = todas las mesas
console-one-table = mesa { $table }
console-newer = Hay más: mostrar
console-older = Mostrar lo anterior
console-nothing = Esta noche todavía no pasó nada.
console-nothing-at-table = Nada reciente en la mesa { $table }.
console-nothing-told = La lista de lo que pasó hasta ahora todavía no llega.
console-bring-back = recuperar
console-bring-back-entry = hacer que esta entrada cuente otra vez
console-undo-entry = deshacer esta entrada
console-correct = corregir
console-correct-entry = corregir lo que se tiró
console-add-after = + después
console-add-after-entry = se olvidó algo después de esto
console-quoted = «{ $words }»
console-cut = { $start }…
console-earlier = lo que pasó antes
console-inserted = después de { $entry }: { $what }{ console-by-whom }{ console-because }
console-entry-marked = { $entry }: { $mark }
console-taken-back = deshecho{ console-by-whom }{ console-at-time }{ console-because }
console-taken-back-at = deshecho{ console-by-whom } en la mesa { $table }{ console-at-time }
console-counts-again = cuenta otra vez, recuperado{ console-by-whom }{ GIVEN($table) ->
    [no] { console-at-time }{ console-because }
   *[yes] {" "}en la mesa { $table }{ console-at-time }
}
console-corrected = corregido{ console-by-whom }, ahora { $instead }{ console-because }
console-counts-no-more = ya no cuenta{ console-because }
console-at-time = { GIVEN($at) ->
    [no] {""}
   *[yes] {" "}a las { $at }
}
console-because = { GIVEN($why) ->
    [no] {""}
   *[yes] , motivo: { $why }
}
console-by-whom = { GIVEN($by) ->
    [no] {""}
   *[yes] {" "}por { $by ->
        [host] quien dirige
        [phone] un teléfono
       *[other] { $by }
    }
}
console-instead-roll-off = un desempate de { $a } contra { $b }
console-instead-else = otra cosa

# Corrections of what happened.

console-undo-title = ¿Deshacer esto?
console-undo-do = Deshacer
console-undoing = deshacer { $what }
console-bring-back-title = ¿Recuperar esto?
console-bring-back-do = Recuperar
console-bringing-back = recuperar { $what }
console-correct-title = Corregir esto
console-correcting = corregir { $what }
console-add-title = ¿Qué se olvidó después de esto?
console-add-do = Agregar
console-adding = agregar lo que se olvidó después de { $what }
console-it-was = fue
console-or-the-dice = o los dados mismos
console-forgotten = { $kind ->
    [roll] una tirada
    [call] un canto
    [ring] la campana
    [leave] alguien se fue a casa
   *[swap] dos personas cambiaron de silla
}
console-field-table = en la mesa
console-field-who = quién
console-field-with-whom = con quién
console-table-of = { $table }: { $players }
console-does-not-fit = No coincide con lo que se jugó después
console-what-changes = Lo que cambia
console-will-not-count = Dejará de contar
console-played-since = Lo que se jugó desde entonces
console-let-stand = dejarlo como está
console-let-follow = ahí los dados siguen su turno según las reglas
console-play-again = descartar lo jugado desde { $entry } y jugarlo otra vez

# The opening from the guest list, and seats by hand.

console-from-list = De la lista de invitados
console-take-here = Tomar a quienes están aquí ({ $guests })
console-take-all = Tomar a todos ({ $guests })
console-list-earlier = Esta lista de invitados es de una noche anterior, y «aquí» se refiere a esa noche. Si vienen las mismas personas, mantenga oprimido el botón para empezar la lista de nuevo.
console-list-again = Se espera a todos los de la lista, y nadie ha pagado todavía.
console-list-kept = En la lista de arriba, pero no en la lista de invitados: { AND($players) }. Si alguien no está, borre su línea.
console-alternates = Suplentes: oprima un nombre para agregarlo.
console-list-pages = <a href="/guests">Lista de invitados</a>, <a href="/money">dinero</a>, <a href="/seats">lugares por nombre</a>
console-hand-about = Oprima dos sillas para intercambiarlas, o elija abajo a una persona y una silla. Los fantasmas ocupan las sillas que sobran.
console-hand-chair = Mesa { $table }, silla { $chair }: { $player }
console-hand-who = Quién
console-hand-where = Dónde
console-hand-put = Sentar ahí
console-hand-done = { $player } se sienta en la mesa { $table }, silla { $chair }.

# Paper.

console-print = Imprimir
console-print-sheet = Hojas
console-print-paper = Papel
console-print-do = Crear el PDF
console-printing = se imprime; esto tarda unos segundos
console-printed = Abrir el PDF: { $sheet }, { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
}
console-print-missing = Ninguna fuente tiene estos caracteres: { $letters }
console-sheet-name = { $sheet ->
    [name-tags] gafetes
    [score-cards] tarjetas de puntos
    [tally-sheets] hojas de puntos
    [table-cards] tarjetas para las mesas
    [seating] lugares por nombre y por mesa
    [results] resultados
    [certificates] certificados
   *[half-filled] hojas para seguir a mano
}
console-paper-name = { $paper ->
    [letter] Carta
   *[a4] A4
}

# The screens of the projector.

console-projector = Proyector
console-projector-about = Una pantalla muestra lo que la noche pide, o la escena que usted elija.
console-projector-another = Para otra pantalla, abra esta dirección en su navegador:
console-projector-none = No hay ninguna pantalla abierta.
console-projector-screen = { $screen }{ $connected ->
    [no] {""} (sin abrir)
   *[yes] {""}
}
console-scene = { $scene ->
    [room] Las mesas
    [seats] Quién se sienta dónde
    [standings] La clasificación
    [prizes] Premios y sorteos
    [join] Cómo entrar
    [phones] Teléfonos para las mesas
    [clock] Reloj y descanso
    [notice] El aviso
    [grand-prize] El Gran Premio
    [end-of-set] El fin de la serie
    [roll-off] El desempate
    [going-on] Quiénes siguen
    [final] La final
   *[automatic] Lo que la noche pide
}
console-picture = Una imagen para el proyector
console-picture-about = Un logotipo o una fotografía, PNG o JPEG. Este navegador reduce un archivo de más de { $most_kb } kB. La imagen aparece junto a la dirección, el reloj, el aviso, el fin de una serie y quien gana el gran premio, y en las hojas impresas.
console-picture-file = El archivo
console-picture-send = Mostrar la imagen
console-picture-off = Quitar la imagen
console-picture-shown = El proyector tiene su imagen.
console-picture-see = Verla
console-picture-reducing = Se está reduciendo la imagen…
console-picture-sending = Se está enviando la imagen…
console-picture-none = No hay ninguna imagen.
console-picture-too-large = Este archivo tiene { $kb } kB, y este navegador no puede reducirlo a { $most_kb } kB. Elija una imagen PNG o JPEG.

# Rondas que se jugaron a mano mientras no había corriente.

console-by-hand = Anotar rondas jugadas a mano
console-by-hand-about = Después de un corte de luz: anote lo que dicen las hojas, una ronda tras otra. No suenan ni la campana ni la bocina. Si alguien se sentó en otra mesa que aquí, cambie antes los asientos en «Personas».
console-by-hand-partners = Quiénes jugaron juntos
console-by-hand-against = { $one } contra { $other }
console-by-hand-buncos-of = { $bunco } de { $player }: cuántos
console-by-hand-tie = Hay empate. ¿Quién ganó?
console-by-hand-save = Guardar esta ronda
console-by-hand-sending = Guardando la ronda…
console-by-hand-typed = { pages-round-of-set }: guardada.
console-by-hand-wrong = { $cells ->
    [one] Aún no se ha guardado nada: una casilla está mal.
   *[other] Aún no se ha guardado nada: { $cells } casillas están mal.
}
console-by-hand-undo = Anular esta ronda
console-by-hand-undo-what = La ronda que acaba de anotar, con todas sus hojas
console-by-hand-rolled = Estas mesas ya han comunicado tiradas de esta ronda: { $tables }. Sus puntos están en las hojas; anule antes esas tiradas.
console-by-hand-again = Anular lo anotado antes
console-by-hand-again-what = La ronda que había empezado cuando se fue la luz. Sus puntos están en las hojas.
