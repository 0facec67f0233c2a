# What was announced, and what a correction changes of it.

changed = { GIVEN($now) ->
    [no] { $what }: { open-again }, antes { $was }
   *[yes] { GIVEN($was) ->
        [no] { $what }: ahora { $now }
       *[yes] { $what }: antes { $was }, ahora { $now }
    }
}
open-again = otra vez sin decidir
it-was = (antes: { $was })

# What an announcement is about.

result-of = { which-round }, mesa { $table }
seats-at = { which-round }, sillas de la mesa { $table }
traveler-in = { which-round }, el dado viajero
break-before-round = descanso antes de la ronda { $round } de { which-set }
break-before-stage = descanso antes de { $stage ->
    [semi-final] la semifinal
    [final] la final
   *[prizes] los premios
}
drawing-of = sorteo { $number }
roll-off-for = desempate por { $what }
semi-place = la semifinal por { WORD("announced-by", $by) }{ GIVEN($group) ->
    [no] {""}
   *[yes] , grupo { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] , serie { $set }
}
final-place = la final por { WORD("announced-by", $by) }
announced-by-wins = victorias
announced-by-buncos = { $bunco }s
announced-by-next-best = el siguiente mejor resultado
announced-by-wild-card = comodín
announced-by-semi-finalist = el sorteo entre los demás
final-chairs = las sillas de la final
final-beginner = quién empieza la final
final-winner = quién ganó la final
prize-of = el premio { PRIZE($prize) }
standing-of = clasificación: { $player }
night-end = la noche

# What an announcement says.

announced-result = victoria de { AND($winners) } { WORD("announced-how", $how) } { $points } a { $others }
announced-how-points = con
announced-how-mark = por el primer número de la ronda, con
announced-how-roll-off = por desempate después de
announced-how-host = por decisión de quien dirige después de
announced-how-draw = por sorteo después de
announced-how-played = como se jugó, después de
announced-players = { $players }
announced-break = { $what }{ GIVEN($minutes) ->
    [no] {""}
   *[yes] , { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
}
announced-prize = { GIVEN($shares) ->
    [no] nadie
   *[yes] { $shares }
}
prize-share = { prize-winners }{ GIVEN($dollars) ->
    [no] {""}
   *[yes] {" "}({ WHOLE_MONEY($dollars) })
}
announced-card = lugar { $place }, { COUNT("win", $wins) }, { COUNT("loss", $losses) }, { COUNT("bunco", $buncos) }{ GIVEN($minis) ->
    [no] {""}
   *[yes] , { COUNT("mini", $minis) }
}
announced-end = terminó

# What people roll against each other for. It stands after "por": por las mesas.

all-tables = las mesas
chair-at = una silla en la mesa { $table }
first-roll = la primera tirada
most-of = { $counted ->
    [wins] el lugar con más victorias
    [next-wins] el siguiente lugar por victorias
   *[buncos] el lugar con más { $bunco }s
}{ GIVEN($group) ->
    [no] {""}
   *[yes] {" "}del grupo { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] {" "}en la serie { $set }
}{ $stage ->
    [semi-final] {" "}de la semifinal
   *[sets] {""}
}
place-in-stage = un lugar en la { $stage ->
    [final] final
   *[semi-final] semifinal
} ({ $what })
last-places = los últimos lugares de la semifinal
first-roll-of-final = la primera tirada de la final
