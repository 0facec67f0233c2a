# The rule card: a ruleset in plain sentences for guests, and what two rulesets differ in.
# $bunco is the ruleset's own word for all dice on the mark. A setting's words are the keys of its variants.

card-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
card-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
card-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
card-time = { $seconds ->
    [0] { card-minutes }
   *[other] { $minutes ->
        [0] { card-seconds }
       *[other] { card-minutes } y { card-seconds }
    }
}
card-signal = { $signal ->
    [bell] la campana
   *[horn] la bocina
}

# The headings

card-part = { WORD("card-part", $part) }
card-part-night = La noche
card-part-points = Puntos
card-part-turn = Su turno
card-part-legal = Tiradas válidas
card-part-bell = La campana
card-part-winners = Victorias y empates
card-part-walk = Su siguiente mesa
card-part-ghosts = Fantasmas y lugares
card-part-score-card = Su tarjeta de puntos
card-part-roll-offs = Desempates
card-part-final = La final
card-part-traveler = El dado viajero
card-part-prizes = Premios
card-part-time = Descansos y tiempo
card-part-examples = Por ejemplo

# The night

card-partners = En cada mesa juegan cuatro; usted y la persona de enfrente forman un equipo.
card-sets = La noche tiene { $sets ->
    [one] una serie
   *[other] { SPELLED($sets) } series
}.
card-rounds = Una serie tiene { $rounds ->
    [one] una ronda
   *[other] { SPELLED($rounds) } rondas
}, y en cada ronda se tira por un número: { $rounds ->
    [1] unos en la ronda 1
    [2] unos en la ronda 1 y doses en la ronda 2
    [3] unos en la ronda 1, doses en la ronda 2 y treses en la ronda 3
   *[other] unos en la ronda 1, doses en la ronda 2, y así hasta { WORD("mark", $rounds) }
}.
card-dice = Siempre se tiran { SPELLED($dice) } dados a la vez{ $sides ->
    [6] {""}
   *[other] , con { SPELLED($sides) } caras cada uno
}.

# Points

card-worths-on-mark = { JOINED($worths, "; ") }.
card-worth-on-mark = { $worth ->
    [one] Un dado con el número de la ronda
    [two] dos
   *[three] tres
}: { card-points }
card-worth-of-bunco = Los { SPELLED($dice) } dados con el número de la ronda son { $a_bunco }: { card-points }.
card-worth-of-mini = { CAPITAL(SPELLED($dice)) } iguales de cualquier otro número{ GIVEN($spared) ->
    [no] {""}
   *[yes] , menos { WORD("mark", $spared) }
}: { card-points }.
card-snake-eyes = Cuidado con { SPELLED($dice) } { WORD("mark", $face) }: le cuestan a su equipo { $loses ->
    [turn] los puntos del turno
   *[round] todos sus puntos de la ronda
}{ $spared ->
    [no] {""}
   *[yes] ; en la ronda { $face } son { $a_bunco }
}.
card-worth-of-miss = Cualquier otra tirada es un fallo y no vale nada.

# Your turn

card-first-rollers-chosen = Cada mesa elige quién tira primero.
card-first-roller = { $first_roller ->
    [table_chooses] Después de la primera ronda, cada mesa elige quién tira primero.
    [scorekeeper] Quien anota en cada mesa tira primero.
   *[last_stayer] De quienes se quedaron en su mesa, empieza quien tiró por última vez.
}
card-first-chair-keeps-score = La persona de la primera silla anota; un fantasma no anota, así que lo hace la siguiente persona.
card-nobody-stayed = Si nadie se quedó, la mesa elige quién tira primero.
card-first-round = { $first_round ->
    [table_chooses] En la primera ronda de la noche, la mesa elige quién tira primero.
   *[dice] En la primera ronda de la noche, los dados deciden quién tira primero: en cada mesa, cada persona tira un dado y empieza el más alto; si hay empate, se tira otra vez.
}
card-turn-never-ends = Ninguna tirada termina su turno: usted sigue con los dados mientras juegue su mesa.
card-turn-ends-by-miss = Mientras gane puntos, usted tira otra vez; un fallo termina su turno.
card-turn-ends = Su turno termina con { OR($rolls) }; después de cualquier otra tirada, usted tira otra vez.
card-roll = { $worth ->
    [miss] un fallo
    [one] un dado con el número de la ronda
    [two] dos dados con el número de la ronda
    [three] tres dados con el número de la ronda
    [mini] { SPELLED($dice) } iguales de otro número
    [bunco] { $a_bunco }
   *[wipe] { SPELLED($dice) } { WORD("mark", $face) }
}
card-pass-left = Luego los dados pasan a la persona de su izquierda.

# What to call

card-bunco-uncalled-counts = { CAPITAL($a_bunco) } cuenta aunque nadie lo cante.
card-bunco-called = Cante «¡{ $bunco }!» { $until ->
    [next_throw] antes de la siguiente tirada
   *[turn_ends] antes de que termine su turno
}: uno que no se canta { $points ->
    [0] { $credited ->
        [yes] no da puntos, pero va en su tarjeta
       *[no] no cuenta
    }
   *[other] da { card-points } y { $credited ->
        [yes] va en su tarjeta
       *[no] no va en ninguna tarjeta
    }
}.
card-bunco-after-bell = Si suena la campana mientras hay { $a_bunco } en su mesa, puede cantarlo hasta la siguiente tirada de la mesa; en la mesa principal, tocar la campana es cantarlo.
card-host-lets-count = Quien dirige puede hacer que un { $bunco } sin cantar cuente después de todo, dentro de la ronda.
card-let-count-settles-tie = { CAPITAL($a_bunco) } que quien dirige hace contar también decide un empate.
card-false-call = Cantar sin tener { $a_bunco } { $follows ->
    [warn] recibe una advertencia
    [ignore] no tiene consecuencias
   *[penalty] le cuesta a su equipo { card-points }
}.

# Legal rolls

card-every-throw-counts = Cada tirada cuenta tal como quedan los dados.
card-thrown-again = Tire otra vez los { SPELLED($dice) } dados si alguno { OR($whys) }.
card-thrown-again-why = { $why ->
    [cocked] queda inclinado
    [stacked] queda encima de otro
    [unshaken] no se agitó
    [off-table] sale de la mesa
   *[floor] cae al piso
}
card-off-table-never-ends = Eso nunca termina su turno.
card-off-table-ends = Si tira fuera de la mesa{ $times ->
    [1] {""}
   *[other] {" "}{ SPELLED($times) } veces { $counts ->
        [in_a_turn] en un mismo turno
       *[in_a_row] seguidas
    }
}, su turno termina y usted { $points ->
    [kept] conserva
   *[lost] pierde
} los puntos de ese turno.
card-off-table-dice = { $one_die ->
    [yes] Para eso basta un dado, { $caught ->
        [yes] aunque alguien lo atrape
       *[no] pero solo si cae al piso
    }
   *[no] Para eso cuentan solo los { SPELLED($dice) } dados a la vez, { $caught ->
        [yes] aunque alguien los atrape
       *[no] pero solo si caen al piso
    }
}.
card-unclean-throw = Una tirada con dados inclinados, encimados o sin agitar { $counts ->
    [yes] cuenta como una fuera de la mesa
   *[no] no cuenta como una fuera de la mesa
}.

# The bell

card-head-table = Una mesa es la mesa principal: marca el ritmo de todo el salón.
card-head-tables-of-groups = Cada grupo tiene una mesa principal: marca el ritmo del grupo.
card-start = { $count ->
    [0] Quien dirige avisa cuándo empieza una ronda
    [one] { CAPITAL(AND($signals)) } da inicio a la ronda
   *[other] { CAPITAL(AND($signals)) } dan inicio a la ronda
}, y todas las mesas empiezan a tirar.
card-target = La ronda llega a su fin { $checked ->
    [per_turn] al terminar un turno, cuando
   *[per_roll] en cuanto
} { $of ->
    [table_sum] los dos equipos de la mesa principal juntos tienen
   *[either_team] un equipo de la mesa principal tiene
} { $met ->
    [exactly] exactamente { card-points }; si se pasa, la ronda sigue
   *[at_least] { card-points } o más
}.
card-bunco-calls = { CAPITAL($a_bunco) } en la mesa principal { $at_once ->
    [yes] le da fin de inmediato, sin importar los puntos
   *[no] le da fin solo si sus puntos alcanzan
}.
card-clock = { $rounds ->
    [off] Ningún reloj termina una ronda.
    [warning] Después de { $time } de juego, las pantallas avisan que se acabó el tiempo; la ronda sigue.
    [end] Si nada le dio fin hasta entonces, el reloj termina la ronda después de { $time } de juego.
   *[fixed] El reloj termina la ronda después de { $time } de juego; ni los puntos ni un { $bunco } la terminan.
}
card-host-calls = Quien dirige puede darle fin en cualquier momento.
card-end = { $count ->
    [0] Entonces no suena nada: mire la mesa principal
    [one] Entonces suena { AND($signals) }
   *[other] Entonces suenan { AND($signals) }
}.
card-others-roll-on = Hasta entonces, las demás mesas siguen tirando, sin importar cuántos puntos tengan.
card-nobody-rolls-on = Al fin de la ronda, nadie tira otra vez.
card-last-turns = Al fin de la ronda, { $at ->
    [head] las demás mesas se detienen de inmediato;{" "}
   *[all] {""}
}{ $after_bell ->
    [finish_turn_secondary] la mesa principal se detiene de inmediato; { card-finishes }
    [min_one_turn_each] { card-finishes }; luego los dados siguen hasta que cada persona haya tenido al menos un turno
    [complete_lap] los dados siguen { $at ->
        [head] en la mesa principal
       *[all] en todas las mesas
    } hasta que las cuatro personas hayan tenido la misma cantidad de turnos, al menos uno
   *[finish_turn_all] { card-finishes }
}.
card-finishes = quien esté a mitad de un turno { $at ->
    [head] en la mesa principal
    [others] en las demás mesas
   *[all] en cualquier mesa
} lo termina, y cuenta
card-turn-begins = { $turn_begins ->
    [first_throw] Un turno empieza con su primera tirada: no basta con tener los dados.
   *[has_dice] Un turno empieza al recibir los dados, aun antes de tirarlos.
}
card-finishing = { $finishing ->
    [must] Cada turno que falte entonces se juega hasta el final.
   *[may] Quien tenga los dados entonces puede dejar el turno sin terminar.
}
card-late-bunco = { CAPITAL($a_bunco) } en estos últimos turnos { GIVEN($counts) ->
    [no] no cuenta
   *[yes] cuenta { AND($counts) }{ GIVEN($but_not) ->
        [no] {""}
       *[yes] , pero no { OR($but_not) }
    }
}.
card-late-way = { $way ->
    [team] para el equipo
    [personal] en la tarjeta
   *[traveler] para el dado viajero
}

# Winners and ties

card-winners = Cuando una mesa jugó su último turno, el equipo con más puntos gana ahí la ronda.
card-tie = { WORD("card-tie", $tie) }
card-tie-one_die_rep = ¿Empate? Una persona de cada equipo tira un dado, y gana el más alto; si son iguales, se tira otra vez.
card-tie-lap_points = ¿Empate? Cada persona de la mesa tiene un turno más, tantas veces como haga falta.
card-tie-one_turn_each = ¿Empate? Una persona de cada equipo tiene un turno más, tantas veces como haga falta.
card-tie-sudden_death_target = ¿Empate? Los dados siguen alrededor de la mesa, y gana la primera persona que tire el número de la ronda.
card-tie-host = ¿Empate? Decide quien dirige.
card-roller-of-tie = { $by ->
    [table_chooses] La mesa elige quién lo tira.
    [last_roller] Lo tira la persona de cada equipo que tuvo los dados por última vez.
   *[scorekeeper] Lo tira quien anota en cada equipo.
}
card-sudden-death-mini = { CAPITAL(SPELLED($dice)) } iguales de otro número { $wins ->
    [yes] también lo ganan
   *[no] no cuentan entonces
}.
card-sudden-death-uncalled = { CAPITAL($a_bunco) } lo gana aunque no se cante; sus puntos y su lugar en la tarjeta sí necesitan el canto.
card-sudden-death-starts = { $starts ->
    [next] Lo empieza la siguiente persona en el orden.
    [first_roller] Lo empieza quien tiró primero en la ronda.
   *[dice] La mesa tira los dados para ver quién lo empieza.
}

# Your next table

card-whole-room = Usted cambia de mesa por todo el salón.
card-groups = Usted cambia de mesa dentro de su grupo de { $tables ->
    [one] una mesa
   *[other] { SPELLED($tables) } mesas
}, o lo más cerca posible de eso: su primera mesa es la mesa principal de su recorrido. { $bell_of ->
    [room] Todos los grupos siguen el ritmo de la única mesa principal del salón.
   *[group] Ella marca el ritmo de su grupo: su campana termina la ronda solo para su grupo.
}
card-ladder = { WORD("card-ladder", $ladder) }
card-ladder-step = Quien gana sube una mesa, y en la mesa principal se queda; quien pierde baja una mesa, y en la última se queda.
card-ladder-drop = Quien gana sube una mesa, y en la mesa principal se queda; quien pierde en la mesa principal va a la última, y en las demás mesas se queda donde está.
card-ladder-cycle = Quien gana se queda; quien pierde baja una mesa, y de la última pasa a la mesa principal.
card-ladder-winners_walk = Quien pierde se queda; quien gana sube una mesa, y de la mesa principal pasa a la última.
card-ladder-fixed = Nadie cambia de mesa en toda la noche.
card-ladder-seat_shift = Cada persona avanza una silla: de la última silla de una mesa a la primera de la siguiente, y de la última mesa a la mesa principal.
card-split = { $split ->
    [always] Las parejas se separan después de cada ronda.
    [stayers_only] Donde una pareja se queda en su mesa, las dos parejas de ahí se intercambian; donde las dos parejas son nuevas en la mesa, siguen juntas.
   *[never] Usted conserva su pareja toda la noche.
}
card-parting = { $parting ->
    [least_lately] Forman pareja quienes hace más tiempo que no juegan en equipo; si hay igualdad, decide un sorteo
   *[drawn] Un sorteo decide las parejas
}. Dos fantasmas nunca forman pareja si se puede evitar.

# Ghosts and seats

card-seats-drawn = Un sorteo decide dónde se sienta usted primero.
card-seats-by-stars = Quien tiene una hoja con estrella empieza en la mesa principal, o en la primera mesa de cada grupo; un sorteo decide dónde se sientan los demás.
card-stars-short = { $stars_short ->
    [fill] Si hay menos estrellas que sillas, un sorteo reparte las que faltan.
   *[draw_again] Si hay menos estrellas que sillas, un sorteo reparte otra vez todas las sillas.
}
card-seats-by-dice = Cada persona tira tres dados por la primera mesa: las cuatro mejores tiradas van a la mesa principal, las cuatro siguientes a la segunda, y así; un sorteo decide las sillas.
card-ranks = { $ranks ->
    [sum] La suma más alta es la mejor tirada.
   *[triples_first] Tres iguales son la mejor tirada; si no, gana la suma más alta.
}
card-level-for-table = { $level ->
    [roll_again] Si hay empate por una mesa, se tira otra vez, y la suma más alta se sienta ahí.
    [draw] Si hay empate por una mesa, decide un sorteo.
   *[order] Si hay empate por una mesa, se sienta ahí quien esté antes en la lista de quien dirige.
}
card-ghosts = Si falta gente, los fantasmas ocupan sus sillas: por un fantasma tira su pareja{ $as_team ->
    [opponent_rolls] , o la siguiente persona a la izquierda si su pareja también es un fantasma
   *[idle] ; los dados saltan a dos fantasmas que forman equipo{ $tie_has_die ->
        [no] {""}
       *[yes] , y por ellos se tira solo el dado de un empate
    }
}.
card-ghosts-bunco = { $credit ->
    [partner] Si tira { $a_bunco } por un fantasma que es su pareja, usted lo marca en su tarjeta.
   *[nobody] { CAPITAL($a_bunco) } que tira por un fantasma da puntos y no va en ninguna tarjeta.
}
card-ghosts-may-win = Un fantasma puede ganar { OR($things) }, como cualquiera.
card-ghosts-never-win = Un fantasma no gana { JOINED($things, " ni ") }.
card-thing-to-win = { $thing ->
    [prize] un premio
    [place] un lugar
   *[draw] un sorteo
}
card-nothing-to-win = { $thing ->
    [prize] ningún premio
    [place] ningún lugar
   *[draw] ningún sorteo
}
card-going-home-keeps = Quien se va a casa conserva lo que ganó hasta entonces y no participa en desempates{ $has_draws ->
    [no] {""}
   *[yes] {" "}ni en sorteos
}: si solo eso decidiera, decide quien dirige.
card-going-home-forfeits = Quien se va a casa no gana premios ni lugares.

# Your score card

card-scorekeeper = { $scorekeeper ->
    [team] Cada equipo elige quién anota sus puntos.
    [table] En cada mesa una persona anota los puntos de los dos equipos.
   *[roller_partner] Anota la pareja de quien tira, y dice los puntos del equipo después de cada tirada.
}
card-win-or-loss = Después de cada ronda, marque una victoria o una derrota.
card-own-bunco = Si tira { $a_bunco }, márquelo también: solo usted, no su pareja.
card-minis = { $shown ->
    [yes] Marque también { SPELLED($dice) } iguales de otro número.
   *[no] { CAPITAL(SPELLED($dice)) } iguales de otro número dan puntos, pero no se marcan.
}

# Roll-offs

card-host-decides-level = Si hay empate por un lugar o un premio, decide quien dirige.
card-roll-off = Si hay empate por un lugar o un premio, todos tiran a la vez { $dice ->
    [one] un dado
   *[other] { SPELLED($dice) } dados
} y gana la tirada más alta; { $again ->
    [tied] quienes empatan otra vez tiran otra vez
   *[all] si hay otro empate entre los mejores, todos tiran otra vez
}.

# The final

card-semi-final = En cada grupo, quien tiene más victorias y quien tiene más { $bunco }s { $counts ->
    [all_sets] en todas las series pasan a una semifinal de una serie; si hay un solo grupo, se pasa directo a la final, sin descanso
   *[each_set] en cada serie pasan a una semifinal de una serie
}.
card-leads-both = { $leads_both ->
    [next_buncos] Quien va primero en ambas cosas pasa por las victorias, y pasa también quien sigue en { $bunco }s.
    [next_wins] Quien va primero en ambas cosas pasa una sola vez, y pasa también quien sigue en victorias.
    [draw] Quien va primero en ambas cosas pasa por las victorias, y el lugar por { $bunco }s se sortea.
   *[leave_open] Quien va primero en ambas cosas pasa por las victorias, y el lugar por { $bunco }s queda libre.
}
card-no-bunco = Si nadie tiró { $a_bunco }, { $no_bunco ->
    [roll_off] todas las personas desempatan por ese lugar
    [draw] ese lugar se sortea
   *[next_wins] ese lugar es para quien sigue en victorias
}.
card-semi-final-fill = Si una mesa de la semifinal no está completa, { $fill ->
    [next_best] la completan los siguientes mejores de todos los grupos
    [ghosts] la completan fantasmas
   *[wild_cards] se completa con un sorteo entre todos los demás
}.
card-semi-final-head = { $head ->
    [draw] Las sillas de la semifinal se sortean.
   *[best_record] Las cuatro personas con el mejor resultado se sientan en la mesa principal de la semifinal; las demás sillas se sortean.
}
card-finalist-missing = Si alguien no está cuando empieza la semifinal o la final, entra quien sigue en resultados.
card-finalists = Cuatro juegan la final: quien tiene más victorias y quien tiene más { $bunco }s en la semifinal, una persona sorteada entre las demás de la semifinal, y un comodín.
card-wild-card = El comodín se sortea entre todas las personas{ $wild_card ->
    [exclude] {" "}presentes que aún no están en la final
   *[redraw] , y otra vez si sale alguien que ya está en la final
}.
card-final-seats = { $seats ->
    [draw] Las sillas de la final se sortean.
    [choice] En la final cada quien elige su silla.
   *[by_die] En la final se sientan en el orden de sus dados, el más bajo primero.
}
card-final-rolls = Empieza quien tiene el dado más bajo; luego cada quien tira una vez, en el sentido del reloj, hasta que todos los dados de una tirada sean iguales: esa tirada gana.

# The traveler

card-traveler-starts = El dado viajero empieza { $starts ->
    [hostess] con la anfitriona
   *[head_table] en la mesa principal
} y se le lanza a quien tire { $a_bunco }.
card-traveler-in-roll-offs = { CAPITAL($a_bunco) } en un desempate con tres dados { $moves ->
    [yes] lo mueve
   *[no] no lo mueve
}.
card-traveler-no-bunco = Si nadie tira { $a_bunco } en toda la noche, { $has ->
    [hostess] al final lo tiene la anfitriona
   *[nobody] al final no lo tiene nadie
}.
card-simultaneous = Si dos { $bunco }s llegan casi a la vez, el último es el { $by ->
    [device_time] que se tiró más tarde, si los dados electrónicos lo muestran; si no, el que se cantó más tarde
   *[receipt] que headtable recibe más tarde
}.

# Prizes

card-no-prizes = Estas reglas no nombran premios{ $has_final ->
    [no] {""}
   *[yes] {" "}además del Gran Premio de la final
}.
card-pot-each = Cada persona paga { WHOLE_MONEY($each) }, y todo eso se reparte en los premios: se entregan juntos, al final.
card-pot-shares = { $shares ->
    [proportional] El fondo se divide en múltiplos de { WHOLE_MONEY(1) }, en proporción a las partes.
   *[fixed] Cada premio recibe su cantidad completa mientras alcance el fondo, y el último recibe lo que queda.
}
card-pot-one-each = { $one_each ->
    [yes] Nadie gana más de un premio, y el más valioso se entrega primero.
   *[no] Una persona puede ganar varios premios.
}
card-pot-tied = { $tied ->
    [roll_off] Si hay empate por un premio, se desempata con los dados.
    [share] Si hay empate por un premio, es de todas esas personas juntas.
   *[split] Si hay empate por un premio, se divide su dinero.
}
card-prize = El premio { $prize }{ $pot ->
    [fixed] , { WHOLE_MONEY($share) }
    [proportional] , { $share } de las partes
   *[none] { $share ->
        [1] {""}
       *[other] , con parte { $share }
    }
}: { WORD("card-winner", $to) }.
card-winner-most_wins = más victorias
card-winner-most_losses = más derrotas
card-winner-most_buncos = más { $bunco }s
card-winner-most_minis = más veces tres iguales de otro número
card-winner-even = tantas victorias como derrotas, o lo más cercano
card-winner-exactly_even = tantas victorias como derrotas; si nadie las tiene, no es de nadie
card-winner-one_even = tantas victorias como derrotas; si nadie las tiene, o varias personas las tienen, no es de nadie
card-winner-even_by_host = tantas victorias como derrotas, o lo más cercano; si hay igualdad, decide quien dirige
card-winner-first_bunco = el primer { $bunco } de la noche
card-winner-last_bunco = el último { $bunco } de la noche
card-winner-traveler = quien tenga el dado viajero al final
card-winner-grand_prize = quien gane la final
card-winner-draw_without_prize = por sorteo entre quienes no tienen premio
card-last-draw = Un premio que nadie puede tener va al último sorteo.
card-money-of-nobody = { $is_drawn ->
    [yes] Si cada persona ya tiene un premio, no se sortea nada, y el dinero
   *[no] El dinero de un premio que nadie puede tener
} se suma al premio más valioso que alguien tiene.
card-less-than-dollar = Un premio que resulta de menos de { WHOLE_MONEY(1) } no se entrega.

# Breaks and time

card-no-breaks = No hay descansos entre las series, a menos que quien dirige dé uno.
card-breaks = Hay un descanso { JOINED($breaks, "; ") }.
card-break = { GIVEN($after_set) ->
    [no] antes de la semifinal
   *[yes] después de la serie { $after_set }
}, { GIVEN($time) ->
    [no] hasta que quien dirige lo termine
   *[yes] de { $time }
}: { $what }
card-drawings = En cada descanso { $names ->
    [one] se sortea un nombre
   *[other] se sortean { SPELLED($names) } nombres
} entre todas las personas presentes.
card-walk-time = Usted tiene { $time } para ir a su siguiente mesa; luego el reloj empieza la ronda.
card-next-round = La siguiente ronda empieza cuando cada persona está otra vez en su silla.

# For example

card-examples = Cuando se tiran { WORD("mark", $mark) }: { JOINED($rolls, "; ") }.
card-example = { SPACED($dice) } { $worth ->
    [miss] es un fallo
    [wipe] cuesta puntos
    [bunco] es { $a_bunco }, { card-points }
   *[other] da { card-points }
}

# Why a setting changes nothing beside the others of its ruleset

why-idle = { WORD("idle", $why) }
idle-no-roll-for-table = nadie tira por su mesa
idle-no-stars = no hay estrellas
idle-scorekeeper-first = quien anota tira primero
idle-all-move-alone = cada persona cambia de lugar por su cuenta
idle-nobody-parts = nadie se separa
idle-one-group = todo el salón es un grupo
idle-no-traveler = no hay dado viajero
idle-no-last-turns = nadie termina un turno
idle-nobody-rolls-again = nadie tira otra vez
idle-three-are-all = tres dados con el número de la ronda son todos los dados
idle-no-clock = ningún reloj mide las rondas
idle-only-clock = solo el reloj termina una ronda
idle-host-decides = decide quien dirige
idle-no-calls = nadie tiene que cantar
idle-false-call-free = un canto en falso no cuesta puntos
idle-off-table-counts = una tirada fuera de la mesa cuenta
idle-unclean-counts = una tirada que no es limpia cuenta
idle-one-kind-off-table = solo una clase de tirada fuera de la mesa se repite
idle-never-ends-turn = ninguna tirada fuera de la mesa termina un turno
idle-one-is-enough = basta una tirada fuera de la mesa
idle-no-first-or-last = nada se gana por el primer bunco ni por el último
idle-no-prizes = no hay premios que alguien pueda conservar
idle-no-three-dice = ningún desempate tiene tres dados
idle-nothing-to-win = no hay nada que ganar
idle-no-single-die = ningún dado decide un empate
idle-no-first-mark = ninguna primera tirada decide un empate

# Who lends what a ruleset's source leaves open

lent-by = de { $ruleset }
own-choice = elección de headtable

# `headtable rules`

rules-words-unknown = rules { $words }: hay `rules`, `rules rfp`, `rules diff wba evt`, `rules copy rfp my.toml`, `rules check my.toml`
rules-list-hint = headtable rules NAME muestra unas reglas como tarjeta.
rules-copied = { $file } es una copia de { $ruleset } para que usted la cambie
rules-copied-next = luego compruébela: headtable rules check { $file }
rules-file-exists = { $file } ya existe: dé otro archivo
rules-file-unwritable = no se puede escribir «{ $file }»: { $error }
rules-mark-lent = Lo que estas reglas dejan abierto aquí se toma de { $ruleset }.
rules-mark-own-choice = Lo que estas reglas dejan abierto aquí lo elige headtable.
rules-alike = { $one } y { $other } tienen las mismas reglas.
rules-difference-head = qué
rules-idle = (sin efecto: { $why })
rules-none-such = (no hay esa regla)
rules-settles = { JOINED($settles, "; ") }
rules-proved = { $file } está bien: { $title }
rules-example-proved = { "  " }✓ número { $mark }, dados { SPACED($dice) }: { $worth } por { card-points }
rules-examples-proved = { "  " }{ $examples ->
    [one] un ejemplo comprobado
   *[other] { SPELLED($examples) } ejemplos comprobados
}
rules-idle-setting = { "  " }línea { $line }: { $setting } = { $value } no cambia nada aquí: { $why }
rules-setting-left-out = { "  " }no está en el archivo: { $setting } = { $value }, elección de headtable

# What each setting settles

setting-settles = { WORD("settles", $setting) }
settles-sets = series en una noche
settles-rounds = rondas en una serie; se tira el número de la ronda
settles-dice = dados que se tiran a la vez
settles-sides = caras de un dado
settles-target = puntos de la mesa principal que terminan la ronda
settles-target_of = quién debe tenerlos
settles-target_met = si más puntos también cuentan
settles-target_checked = cuándo se revisan los puntos
settles-bunco_ends_round = un bunco en la mesa principal termina la ronda
settles-call = si hay que cantar un bunco
settles-turn_ends = tiradas que terminan un turno
settles-turn_begins = cuándo empieza un turno
settles-after_bell = quién puede tirar al fin de la ronda
settles-after_bell_at = en qué mesas
settles-tie = qué decide un empate
settles-ladder = adónde va quien gana y quien pierde
settles-split = cuándo se separan las parejas
settles-first_roller = quién tira primero
settles-first_round = quién tira primero en la primera ronda de todas
settles-scorekeeper = quién anota
settles-minis_shown = tres iguales de otro número en la tarjeta
settles-words-bunco = la palabra para todos los dados con el número de la ronda
settles-points-one = un dado con el número de la ronda
settles-points-two = dos dados con el número de la ronda
settles-points-mini = todos los dados iguales, de otro número
settles-points-bunco = todos los dados con el número de la ronda
settles-points-three = tres de cuatro dados con el número de la ronda
settles-signals-start = qué da inicio a una ronda
settles-signals-end = qué suena al fin de una ronda
settles-snake_eyes-face = el número que cuesta puntos cuando lo muestran todos los dados
settles-snake_eyes-loses = qué puntos cuesta
settles-breaks = descansos entre series y antes de la semifinal
settles-drawings-names = nombres que se sortean en cada descanso
settles-time-rounds = si el reloj termina una ronda
settles-time-round_s = segundos de juego en una ronda
settles-time-move_s = segundos para cambiar de mesa hasta que el reloj empieza la siguiente ronda
settles-ghosts-bunco = en qué tarjeta va lo que se tira por un fantasma
settles-ghosts-as_team = quién tira por dos fantasmas que forman equipo
settles-ghosts-eligible = si un fantasma puede ganar o salir en un sorteo
settles-going_home = si quien se va a casa conserva lo que ganó
settles-seating-way = cómo se llega a la primera mesa
settles-seating-ranks = qué tres dados son los mejores ahí
settles-seating-level = qué decide un empate por una mesa
settles-seating-stars_short = qué pasa si hay menos estrellas que sillas
settles-bell_of = de quién es la ronda que termina la campana, si hay grupos
settles-group_tables = mesas en un grupo, que cambia de mesa por su cuenta
settles-parting = cómo se forman las parejas cuando dos se separan
settles-roll_off-dice = dados por persona en un desempate
settles-roll_off-again = quién tira otra vez si sigue el empate
settles-knockout-counts = qué cuenta para la semifinal
settles-knockout-leads_both = qué pasa si alguien va primero en victorias y en buncos
settles-knockout-no_bunco = quién tiene el lugar por buncos si nadie tiró uno
settles-knockout-semi_fill = quién completa las mesas de la semifinal
settles-knockout-semi_head = quién se sienta en su mesa principal
settles-knockout-wild_card = cómo se sortea el comodín de la final
settles-knockout-final_seats = quién se sienta dónde en la final
settles-simultaneous = cuál de dos buncos casi a la vez fue primero
settles-traveler-starts = quién tiene primero el dado viajero
settles-traveler-in_roll_offs = si un desempate lo mueve
settles-traveler-no_bunco = quién lo tiene si nadie tiró un bunco
settles-pot-each = dólares que paga cada persona
settles-pot-shares = si los premios crecen con el fondo
settles-pot-one_each = un premio por persona como máximo
settles-pot-tied = qué pasa con un premio si hay empate
settles-prizes = los premios y quién los gana
settles-false_call = qué sigue a un canto sin bunco
settles-false_call_penalty = puntos que cuesta
settles-finishing = si los turnos después del fin de la ronda se juegan hasta el final
settles-tie_rolled_by = quién tira el dado de cada equipo
settles-legal_rolls-thrown_again = tiradas que no cuentan y se repiten
settles-legal_rolls-off_table_ends_turn = tiradas fuera de la mesa que terminan un turno
settles-legal_rolls-off_table_counts = si deben ser seguidas
settles-legal_rolls-points = qué pasa con los puntos de ese turno
settles-legal_rolls-one_die_counts = si basta un dado fuera de la mesa
settles-legal_rolls-caught_counts = si cuentan los dados que se atrapan antes del piso
settles-legal_rolls-unclean_counts = si también cuentan los dados inclinados, encimados y sin agitar
settles-uncalled-points = puntos de un bunco que nadie cantó
settles-uncalled-credited = si va en la tarjeta
settles-uncalled-until = hasta cuándo se puede cantar
settles-late_bunco-team = si un bunco en los últimos turnos da puntos
settles-late_bunco-personal = si va en la tarjeta
settles-late_bunco-traveler = si mueve el dado viajero
settles-sudden_death-starts = quién empieza un empate que gana el primer número de la ronda
settles-sudden_death-mini_wins = si lo ganan todos los dados iguales, de otro número
