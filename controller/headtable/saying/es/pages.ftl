# Words that several pages share. A page's script says them, or the server writes them into the HTML.

pages-title = headtable
pages-come-in = Entrar
pages-code = El código
pages-stop-trying = dejar de intentar
pages-hold = mantener
pages-hold-longer = No se envió nada: mantenga oprimido el botón hasta que responda.
pages-undo = deshacer
pages-too-long = El texto es demasiado largo: longitud { $typed }, máximo { $most }.

# The small pages.

pages-code-title = El código de su mesa
pages-code-what = Un teléfono habla por una mesa con el código de esa mesa para esta noche: seis letras y cifras junto a su código QR. Lo tiene quien dirige.
pages-own-page = No necesita código para <a href="/me">su propia página</a>: ahí ve su lugar y su tarjeta.
pages-to-own-page = Mi lugar y mi tarjeta
pages-to-console = Consola
pages-wrong-code-title = Ese no es un código de esta noche
pages-wrong-code-what = Revíselo otra vez o pregunte a quien dirige: tal vez se renovó el código. Cada noche tiene otros códigos.
pages-key = La clave
pages-key-title = La consola de la dirección
pages-key-what = Solo puede entrar quien dirige. Escriba aquí la <code>host_key</code> de headtable.toml. Si el archivo no la tiene, headtable mostró al arrancar la dirección de la consola con una clave.
pages-key-enter = Abrir la consola
pages-wrong-key-title = Esa no es la clave
pages-wrong-key-what = La clave que inventa headtable cambia en cada arranque: mire la última dirección que mostró, o host_key en headtable.toml.
pages-ended-title = La noche terminó
pages-ended-what = Sus códigos terminaron con ella. Vea <a href="/">el marcador</a> para saber quién ganó.
pages-lost-title = No existe esa página
pages-lost-what = Tal vez busca <a href="/">el marcador</a>, <a href="/me">su propia página</a>, <a href="/join">el mando de su mesa</a> o <a href="/host">la consola de la dirección</a>.
pages-wait-title = Un momento
pages-wait-what = Desde aquí hubo demasiadas peticiones o intentos equivocados. Espere diez segundos, regrese e inténtelo otra vez.
pages-wait-meanwhile = <a href="/">El marcador</a> está abierto todo el tiempo.

# The connection.

pages-file-comes = Se prepara el archivo…
pages-no-connection = sin conexión con la computadora de quien dirige
pages-unreachable = Los teléfonos no pueden abrir estas páginas: { $why ->
    [no-network] esta máquina no tiene red. Conéctela al wifi del salón.
   *[configured] solo puede esta máquina. Escriba host = "0.0.0.0" debajo de [web] en headtable.toml y arranque headtable de nuevo.
}
pages-stale-since = Sin conexión con la computadora de quien dirige: último estado conocido, { $time }
pages-stale-engine = Sin conexión con la computadora de quien dirige: aún no hay noticias del motor
pages-night-moved = Esta noche continúa en otra computadora. Aquí no se acepta nada: abra las páginas de la otra
pages-stale = Todavía sin conexión con la computadora de quien dirige
pages-unheard = Todavía no hay noticias de la noche.

# What a page has sent, and its verdict. $words tells what it was.

pages-sending = { $words }…
pages-trying-again = { $words }: { $error }; se intenta otra vez
pages-refused = { $words }: { $why }

# What dice show.

pages-die = un dado que muestra { $face }
pages-die-choice = { $label }: { $face }
pages-worth = { $worth ->
    [miss] nada
    [one] uno
    [two] dos
    [three] tres
    [mini] mini bunco
    [wipe] borrón
   *[bunco] { $bunco }
}
pages-mark = { WORD("mark", $mark) }

# People and lists of them.

pages-partners = { JOINED($players, " & ") }
pages-way-to-table = → mesa { $table }, silla { $chair }
pages-way-to-chair = → silla { $chair }
pages-way-stays = se queda, silla { $chair }
pages-and-more = y { $more } más
pages-starred = ★ { $player }

# Who rolls.

pages-rolls = { $player } tira
pages-rolls-for = { $thrower } tira por { $player }

# The rule of a roll-off: "Un dado por persona: la tirada más alta pasa a la final".

pages-each-throws = { $dice ->
    [one] Un dado por persona
   *[other] { $dice } dados por persona
}: { $all ->
    [yes] hay lugar para todas, primero la tirada más { pages-best-throw }
   *[no] { $places ->
        [one] la tirada más { pages-best-throw } { pages-winner-gets }
       *[other] las { $places } tiradas más { pages-best-throw }s de { $players } { pages-winners-get }
    }
}
pages-best-throw = { $wins ->
    [lowest] baja
   *[highest] alta
}
pages-winner-gets = { $gain ->
    [semi-final] pasa a la semifinal
    [final] pasa a la final
    [first-roll-of-final] empieza la final
    [prize-of] gana el premio
   *[it] gana
}
pages-winners-get = { $gain ->
    [semi-final] pasan a la semifinal
    [final] pasan a la final
    [prize-of] ganan el premio
   *[it] ganan
}

# Why somebody has a place: "most wins of group 2: 13, roll-off 6 to 3".

pages-place = { $place ->
    [wins] más victorias
    [buncos] más { $bunco }s
    [next-best] siguiente mejor
    [semi-finalist] por sorteo entre los demás
   *[wild-card] comodín
}
pages-place-because = { $place }{ GIVEN($group) ->
    [no] {""}
   *[yes] {" "}del grupo { $group }
}{ GIVEN($set) ->
    [no] {""}
   *[yes] {" "}en la serie { $set }
}: { $why }
pages-why = { $counted }{ GIVEN($decided) ->
    [no] {""}
   *[yes] , { $decided }
}
pages-why-counted = { $kind ->
    [wins] { $count ->
        [one] 1 ronda ganada
       *[other] { $count } rondas ganadas
    }
    [losses] { $count ->
        [one] 1 ronda perdida
       *[other] { $count } rondas perdidas
    }
    [buncos] { COUNT("bunco", $count) }
    [minis] { COUNT("mini", $count) }
    [level] { $count ->
        [0] tantas ganadas como perdidas
       *[other] diferencia de { $count } entre ganadas y perdidas
    }
    [first-bunco] el primer { $bunco }
    [last-bunco] el último { $bunco }
    [traveler] tiene el dado viajero
    [hostess] nadie lo tuvo
    [final] ganó la final
   *[rest] lo que nadie más podía recibir
}
pages-decided-by-roll-off = desempate{ GIVEN($own) ->
    [no] {""}
   *[yes] {" "}{ $own } a { $others }
}
pages-decided-by-host = decisión de quien dirige
pages-decided-by-draw = sorteo entre { $among }
pages-decided-by-lot = por sorteo

# Prizes, and who has the most of what.

pages-hostess = la anfitriona
pages-dollars = { WHOLE_MONEY($dollars) }
pages-amount = { MONEY($amount) }
pages-share = { $who } { $dollars }
pages-prize = { GIVEN($dollars) ->
    [no] {""}
   *[yes] { $dollars }{" "}
}{ $prize }: { $who }
pages-most-wins = Más victorias
pages-most-buncos = Más { $bunco }s
pages-most-minis = Más mini buncos
pages-level-players = { COUNT("player", $players) }
pages-round-of-set = { $in_semi_final ->
    [yes] Semifinal, ronda { $round }
   *[no] Serie { $set }, ronda { $round }
}

# What comes next.

pages-dice-settle = Los dados y quien dirige deciden lo que sigue.

# The links to the page in other languages.

pages-languages = otros idiomas

# A ghost, which holds an empty chair, among the names of players.

pages-ghost = Fantasma{ GIVEN($number) ->
    [no] {""}
   *[yes] {" "}{ $number }
}

# The titles of the rulesets that come with headtable; a house's own title stays as it is.

pages-ruleset-title = { $key ->
    [By-the-clock] A reloj
    [Four-dice] Cuatro dados
    [Losers-drop] Quien pierde, baja
    [Minis-pass-the-dice] Los minis terminan el turno
    [Progressive-Bunko] Bunko progresivo
    [Rolling-for-Pink] Rolling for Pink
    [Snake-eyes] Ojos de serpiente
    [The-club-evening] La noche del club
    [The-twelve_45_player-party] La fiesta de doce
   *[other] { $title }
}

# Los premios de esas reglas, por sus nombres en inglés; un premio de la casa conserva su nombre.

pages-prize-name = { $key ->
    [prize-50_47_50] 50/50
    [prize-At-Least-I_39_m-Taking-Something-Home] Al menos me llevo algo a casa
    [prize-Most-BUNCOs] Más BUNCOs
    [prize-Most-Losses] Más derrotas
    [prize-Most-mini_45_BUNCOs] Más mini bunco
    [prize-Most-Wins] Más victorias
    [prize-Traveler] Dado viajero
    [prize-Traveling] Viajero
   *[other] { $name }
}
