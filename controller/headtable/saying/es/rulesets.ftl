# What is wrong in a ruleset's file.

ruleset-unusable = [engine] ruleset = "{ $ruleset }": { $why }
ruleset-unreadable = no se pueden leer las reglas «{ $ruleset }»: { $error }
ruleset-file-missing = no hay archivo «{ $file }»; `headtable rules copy rfp FILE` escribe uno para empezar
ruleset-unknown = no hay reglas «{ $ruleset }»{ GIVEN($nearest) ->
    [no] .
   *[yes] ; ¿quiso decir "{ $nearest }"?
} Hay { $known }, las suyas en la carpeta rulesets junto a headtable.toml, o dé la ruta de un archivo TOML
dice-of-other-ruleset = [[box.dice]] { $uid } tira { $dice } dados, y las reglas "{ $ruleset }" se juegan con { $thrown }: escriba ahí dice = { $thrown } y conecte esa cantidad, o elija otras reglas debajo de [engine]
ruleset-left-out-written = left_out: quítelo del archivo; headtable averigua lo que el archivo omite
ruleset-inherits-unknown = inherited: no hay ajuste «{ $setting }»{ GIVEN($nearest) ->
    [no] {""}
   *[yes] ; ¿quiso decir «{ $nearest }»?
}
ruleset-rounds-too-many = rounds = { $rounds }: se tira el número de la ronda, y un dado tiene { $sides } caras
ruleset-face-too-high = [snake_eyes] face = { $face }: un dado tiene { $sides } caras
procedure-unknown = { $key } = { $name }: ese procedimiento no existe; { GIVEN($nearest) ->
    [no] hay
   *[yes] ¿quiso decir "{ $nearest }"? Hay
} { $known }
break-without-time = el descanso «{ $what }»: escriba cuándo es, con after_set = 2 o con before = "semi_final"
break-without-semi-final = before = "{ $before }": solo hay semifinal con un [knockout]
break-twice = el descanso { GIVEN($before) ->
    [no] after_set = { $after_set }: ya hay uno después de esta serie
   *[yes] before = "{ $before }": ya hay uno
}
prize-to-unknown = to = { $to }: no hay esa manera de ganar un premio; hay { $known }
prize-name-twice = dos premios se llaman { $prize }: dé otro nombre a uno
prize-without-traveler = un premio es para quien tenga el dado viajero: escriba en [traveler] dónde empieza
prize-without-final = un premio es para quien gane la final: solo hay final con un [knockout]
pot-without-prizes = [pot] necesita [[prizes]]: alguien tiene que ganar lo que se paga
example-without-roll = el ejemplo mark = { $mark }, dice = [{ $dice }]: esa tirada no existe con estos dados
example-wrong = el ejemplo mark = { $mark }, dice = [{ $dice }]: dice { $says } por { $says_points }, pero según los puntos de arriba es { $is_worth } por { $is_points }

# En la lista de las reglas.
ruleset-in-short = { $sets ->
    [one] 1 serie
   *[other] { $sets } series
} de { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}{ $final ->
    [yes] , semifinal y final
   *[no] {""}
}; para { $least } personas o más{ $group ->
    [0] {""}
   *[other] , en grupos de unas { $group }
}
