# Words, lists and counts that other sentences are made of.

list-separator = {", "}
list-and = { $before } y { $last }
list-notes = { JOINED($notes, "; ") }
list-or = { INITIAL($last) ->
    [o] { $before } u { $last }
   *[other] { $before } o { $last }
}

# One stands before a masculine noun here: un dado. A sentence about feminine things has a variant of its own for one.

number-spelled = { $number ->
    [0] cero
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $number }
}

# A device by the name that a host gave it, beside the uid on its label.

device-label = { GIVEN($name) ->
    [no] { $uid }
   *[yes] { $name } ({ $uid })
}

# What $a_bunco is: the ruleset's word with the article of the language.

a-bunco = un { $bunco }

# COUNT("point", $points): a number of things.

count-point = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
count-minute = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
count-win = { $n ->
    [one] 1 victoria
   *[other] { $n } victorias
}
count-loss = { $n ->
    [one] 1 derrota
   *[other] { $n } derrotas
}
count-bunco = { $n ->
    [one] 1 { $bunco }
   *[other] { $n } { $bunco }s
}
count-mini = { $n ->
    [one] 1 mini bunco
   *[other] { $n } mini buncos
}
count-player = { $n ->
    [one] 1 persona
   *[other] { $n } personas
}
count-entry = { $n ->
    [one] 1 entrada
   *[other] { $n } entradas
}
count-table = { $n ->
    [one] 1 mesa
   *[other] { $n } mesas
}
count-second = { $n ->
    [one] 1 segundo
   *[other] { $n } segundos
}
count-night = { $n ->
    [one] 1 noche
   *[other] { $n } noches
}
count-guest = { $n ->
    [one] 1 invitado
   *[other] { $n } invitados
}

# What a roll was worth.

worth-miss = nada
worth-one = uno
worth-two = dos
worth-three = tres
worth-mini = un mini bunco
worth-bunco = { $a_bunco }
worth-wipe = un borrón

# The button that a table presses for it.

claim-miss = nada
claim-one = uno
claim-two = dos
claim-three = tres
claim-mini = mini bunco
claim-bunco = { $bunco }
claim-wipe = borrón

# Why a throw does not count.

bad-throw-cocked = dados inclinados
bad-throw-stacked = dados encimados
bad-throw-unshaken = dados sin agitar
bad-throw-off-table = dados fuera de la mesa
bad-throw-floor = dados en el piso

# Who rolls off a tie.

rolled-by-table_chooses = quienes elija la mesa
rolled-by-last_roller = quien tiró por última vez
rolled-by-scorekeeper = quienes anotan

# What a table is heard by: la mesa 3 usa ...

rung-dice = cualquier aparato
rung-pad = su mando
rung-phone = un teléfono
rung-paper = papel

# A team by its chairs, and the mark of a round by its face.

team-a = las sillas 1 y 3
team-b = las sillas 2 y 4
mark = { WORD("mark", $face) }
mark-1 = unos
mark-2 = doses
mark-3 = treses
mark-4 = cuatros
mark-5 = cincos
mark-6 = seises

# How a table was won: por ...

won-by-points = puntos
won-by-mark = el número de la ronda
won-by-roll-off = desempate
won-by-host = decisión de quien dirige
won-by-draw = sorteo
won-by-played = lo que se jugó

# Why somebody walks, and why two are partners.

outcome-won-and-stays = ganó y se queda
outcome-won-and-moves-up = ganó y sube
outcome-won-and-moves-down = ganó y baja
outcome-lost-and-moves-up = perdió y sube
outcome-lost-and-moves-down = perdió y baja
outcome-lost-and-stays = perdió y se queda
outcome-everyone-moves-on = pasa a otra mesa
outcome-moved-by-the-host = se cambia por decisión de quien dirige
paired-least-lately = con quien hacía más tiempo que no formaba pareja
paired-drawn = por sorteo
paired-ghosts-apart = para separar a los fantasmas
paired-kept = como antes
paired-moved-on = según las sillas

# What the clock measures.

timed-round = la ronda
timed-walk = el cambio de mesa
timed-break = el descanso

# How somebody comes to the semi-final, to the final, and to the traveler: por ...

qualified-by-wins = más victorias
qualified-by-buncos = más { $bunco }s
qualified-by-next-best = el siguiente mejor resultado
qualified-by-wild-card = un comodín
finalist-by-wins = más victorias
finalist-by-buncos = más { $bunco }s
finalist-by-semi-finalist = el sorteo entre los demás
finalist-by-wild-card = el comodín
traveler-by-bunco = { $a_bunco }
traveler-by-roll-off = { $a_bunco } en un desempate
traveler-by-host = decisión de quien dirige
