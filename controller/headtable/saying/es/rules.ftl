# Why the rules refuse what was said.

# The phase of the night.

night-not-open = la noche todavía no está abierta
night-is-open = la noche ya está abierta
night-is-over = la noche terminó
rolling-for-tables = se tiran los dados para repartir las mesas: espere a que cada persona tenga su silla
round-not-started = la ronda no ha empezado
round-is-on = la ronda ya está en juego
tables-still-finish = las mesas todavía terminan la ronda
on-break = es el descanso: { $what }
no-round-follows = después de este descanso no hay ronda: termínelo para seguir
still-rolling-off = todavía se desempata por un lugar o un premio
final-is-on = se está tirando la final
night-paused = la noche está en pausa{ GIVEN($why) ->
    [no] {""}
   *[yes] : { $why }
}
paused-already = la noche ya está en pausa
not-paused = la noche no está en pausa
last-set-is-over = la última serie terminó: su duración queda como está

# The bell and the clock.

phone-rings-no-bell = un teléfono no toca la campana: eso lo hace el botón de la mesa principal, o quien dirige
bell-has-rung = la campana ya sonó en esta ronda
host-ends-break = descanso, { $what }: dura hasta que quien dirige lo termine
only-clock-ends-round = aquí solo el reloj termina una ronda, o quien dirige
nobody-has-rolled = todavía nadie tiró: mientras tanto, solo quien dirige puede dar fin a la ronda
clock-is-late = el reloj llega tarde: { $of ->
    [round] la ronda
    [walk] el cambio de mesa
   *[break] el descanso
} ya terminó ({ which-round })

# Breaks, and the length of a set and of the night.

no-break = { GIVEN($planned) ->
    [no] ahora no hay descanso
   *[yes] el descanso no ha empezado: empieza cuando esto termine, a menos que lo deshaga
}
break-without-length = el descanso no tiene duración: sigue hasta que usted lo termine
set-cannot-end = { which-set } no puede terminar después de la ronda { $rounds }: escriba de { $fewest } a { $most }
semi-final-is-last = la semifinal es la última serie: termínela por sus rondas
night-cannot-end = la noche no puede terminar después de la serie { $sets }: se juega la serie { $set }, escriba { $fewest } o más
no-round-played = no se jugó ninguna ronda: todavía no hay noche que terminar

# The host and a table.

host-knows = mesa { $table }: quien dirige ya lo sabe
no-help-asked = la mesa { $table } no pidió ayuda
goes-by-already = la mesa { $table } ya usa { $rung ->
    [dice] dados, mando o teléfono
    [pad] su mando
    [phone] un teléfono
   *[paper] papel
}

# A round at a table.

no-such-table = no hay mesa { $table }
table-is-tied = la mesa { $table } está en empate: { $decides ->
    [dice] un dado por equipo
   *[host] decide quien dirige
}
only-call-left = mesa { $table }: aquí terminó la ronda, y solo se puede cantar todavía el { $bunco } que está ahí
only-ghosts = mesa { $table }: ahí solo hay fantasmas, y nadie puede tirar
round-is-over = mesa { $table }: aquí terminó la ronda
tally-is-full = mesa { $table }: la hoja de puntos está llena
no-such-roll = mesa { $table }: ningún dado muestra { SPACED($faces) }
unknown-worth = mesa { $table }: estas reglas no conocen { QUOTED($worth) }
fewer-dice = mesa { $table }: solo se tiran { $dice } dados, no { $thrown }
throw-counts = mesa { $table }: con estas reglas { QUOTED($why) } cuenta; diga lo que muestran los dados
every-turn-is-played = mesa { $table }: con estas reglas cada turno se juega hasta el final
tie-is-played-on = mesa { $table }: con un empate se sigue jugando
bell-has-not-rung = mesa { $table }: un turno se puede dejar solo después de la campana

# Who rolls first, ties, and buncos that nobody called.

not-at-table = { QUOTED($player) } no está en la mesa { $table }: ahí están { $seats }
has-started-to-roll = la mesa { $table } ya empezó a tirar
no-dice-for-first = mesa { $table }: ahora no se tira para ver quién empieza
dice-say-first = mesa { $table }: los dados dicen quién empieza; un dado por persona: { $to_roll }
no-tie-to-roll-off = la mesa { $table } no tiene un empate que resolver
not-level = la mesa { $table } no está en empate: deciden sus puntos
no-round-to-grant-in = no hay ronda en juego; corrija la tirada misma en el historial de la noche
nothing-uncalled = mesa { $table }: en esta ronda no quedó ningún { $bunco } sin cantar
may-still-be-called = mesa { $table }: en esta ronda no quedó ningún { $bunco } sin cantar; el { $bunco } que hay todavía se puede cantar

# The sheet of a table on paper.

waits-for-sheet = la mesa { $table } espera su hoja: anote su resultado final
sheet-before-bell = mesa { $table }: solo la campana termina su ronda; tóquela primero y luego anote el resultado final
sheet-told-already = mesa { $table }: su hoja ya se anotó; corrija esa entrada o deshágala
rolls-were-told = mesa { $table }: en esta ronda se anotaron tiradas, y ellas deciden; deshágalas para anotar un resultado final
buncos-outweigh-score = mesa { $table }: la hoja da { COUNT("point", $points) } a { AND($players) }, y con { COUNT("bunco", $buncos) } ya serían { $worth }

# Names.

name-is-unreadable = nadie puede leer el nombre { QUOTED($player) }: escriba uno con letras que se vean
name-of-ghost = nadie puede llamarse { QUOTED($player) }: así se llama un fantasma, que ocupa una silla vacía
name-has-address = el nombre { QUOTED($player) } contiene una dirección de correo, y todos leen los nombres: escriba solo el nombre
two-of-one-name = dos personas se llaman { QUOTED($player) }: dé otro nombre a una de ellas
name-is-taken = ya hay una tarjeta con el nombre { QUOTED($player) }
nobody-is-called = nadie se llama { QUOTED($player) }

# The opening.

teams-need-draw = los equipos se sientan frente a frente solo si los lugares se sortean
no-stars = nadie puede llevar estrella ({ $starred }): los lugares { $seating ->
    [listed] siguen la lista
    [drawn] se sortean
   *[three-dice] se reparten tirando tres dados
}; abra con lugares por estrellas
not-among-players = { QUOTED($player) } no está en la lista de quienes juegan
named-twice = { QUOTED($player) } está dos veces
no-hostess = { QUOTED($hostess) } no puede ser la anfitriona: en estas reglas no hay; deje ese campo vacío
too-many-stars = hay { $given } estrellas, y solo { $chairs } personas empiezan en una primera mesa

# Who is there, and who sits where.

is-here-already = { QUOTED($player) } ya está aquí
no-ghost-makes-room = hasta que termine la ronda no hay silla libre: anote entonces otra vez a { QUOTED($player) }
tables-are-full = no hay silla para { QUOTED($player) }: { $tables ->
    [one] la única mesa está llena
   *[other] las { $tables } mesas están llenas
}
is-ghost = { QUOTED($player) } es un fantasma: su silla es para quien llegue
has-gone-home = { QUOTED($player) } se fue a casa
not-here = { QUOTED($player) } no está aquí
chairs-are-won = la última serie terminó: ahora cada silla depende de los lugares ganados
swaps-alone = { QUOTED($player) } no puede cambiar de silla sin otra persona
has-no-seat = { QUOTED($player) } no tiene silla
nobody-moves = mesa { $table }: nadie se mueve cuando ya se empezó a tirar
seated-between-rounds = los lugares se reparten otra vez solo entre dos rondas
too-few-left = solo quedan { $people }: una mesa necesita { $needed }
listed-twice = { QUOTED($player) } está dos veces en la lista
not-listed = { QUOTED($player) } no está en la lista: anote a todas las personas presentes

# Roll-offs.

nobody-rolls-off = ahora nadie tiene que desempatar
host-decides = por { $what } nadie tira: decide quien dirige
rolls-once = { QUOTED($player) } tira una vez, no { $times } veces
does-not-roll-now = { QUOTED($player) } no tira ahora: por { $what } faltan { $to_roll }
other-number-of-dice = { QUOTED($player) } tiró { $thrown ->
    [one] un dado
   *[other] { $thrown } dados
}: por { $what } se tira con { $dice }
nobody-tied-for = no hay empate por { QUOTED($what) }{ GIVEN($open) ->
    [no] {""}
   *[yes] : está abierto { QUOTED($open) }
}
not-tied-for = { QUOTED($player) } no está en el empate por { $what }: están { $players }
other-number-of-places = { $what }: alcanza para { $places }, no para { $given }

# The final and the traveler.

stays-in-final = la final empezó: { QUOTED($player) } sigue en ella
no-place-in-final = { QUOTED($player) } no tiene lugar en la final
no-chairs-to-choose = ahora nadie elige su silla de la final
other-finalists = en la final están { $finalists }: cada quien tiene una silla, no { $players }
final-at-head-table = mesa { $table }: la final se tira en la mesa principal
no-traveler = estas reglas no tienen dado viajero
has-traveler-already = { QUOTED($player) } ya tiene el dado viajero

# What people have played stands when the past is put right.

is-played-again = se juega otra vez
what-was-played-stands = lo que se jugó desde entonces queda como está{ GIVEN($entry) ->
    [no] {""}
   *[yes] , a menos que se juegue otra vez desde la entrada { $entry }
}
settled-since = ya se siguió jugando desde que se decidió { $what }: eso queda, a menos que lo que siguió se juegue otra vez
rolled-for-since = desde entonces se tiró por { $what }: eso queda, a menos que se juegue otra vez
sat-in-final-since = { QUOTED($player) } ya se sentó en la final: eso queda, a menos que se juegue otra vez
rolled-in-final-since = { QUOTED($player) } ya tiró en la final: eso queda, a menos que se juegue otra vez
rolled-for-table = { QUOTED($player) } tiró por una mesa: un fantasma no puede hacerlo, a menos que se juegue otra vez
table-was-set = se puso una mesa para { QUOTED($player) }: queda, a menos que lo que siguió se juegue otra vez
no-chair-then = no había silla para { QUOTED($player) } en las rondas que se jugaron: anote su llegada ahora
name-was-taken = otra persona ya se llamaba { QUOTED($player) }: elija otro nombre

# Why the past cannot be put right so.

unknown-entry = la entrada { $entry } no está en el registro, o fue rechazada
taken-back-already = la entrada { $entry } ya se deshizo
cannot-be-corrected = la entrada { $entry } es una corrección: deshágala
nothing-can-follow = la entrada { $entry } es una corrección: diga qué pasó antes de lo que se olvidó
nothing-played-there = la entrada { $entry } no se puede jugar otra vez: ahí no se jugó nada
comes-before = la entrada { $entry } es anterior a lo que se corrige: por eso no se puede jugar otra vez
played-since = la entrada { $entry } permitió jugarlo otra vez, y desde entonces se jugó algo: queda como está
nobody-has-won-yet = { which-round }, mesa { $table }: ahí todavía nadie ganó
won-already = { which-round }, mesa { $table }: la victoria ya es de { AND($winners) }
only-host-undoes = no hay ronda en juego, solo quien dirige puede deshacer
nothing-to-undo = la mesa { $table } no tiene nada que deshacer en esta ronda
nothing-to-bring-back = la mesa { $table } no deshizo nada que se pueda recuperar
cannot-say-that = la entrada { $entry } no puede decir eso: { $why }
cannot-have-happened = eso no pudo pasar después de la entrada { $after }: { $why }
roll-would-not-count = { QUOTED($player) } tiró en la entrada { $entry }, y { $why }: eso queda, a menos que se juegue otra vez desde la entrada { $entry }
roll-would-be-ghosts = { QUOTED($player) } tiró en la entrada { $entry }, y ahora le habría tocado a un fantasma: eso queda, a menos que se juegue otra vez desde la entrada { $entry }
