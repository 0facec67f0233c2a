# El formulario para las reglas de la casa, y qué está mal en una noche o en unas reglas.

house-rules-yes-no = { $yes ->
    [yes] sí
   *[no] no
}
house-rules-section = { WORD("house-section", $section) }
house-rules-word = { WORD("house-word", $word) }
house-rules-other = Fuera de estas reglas
house-ruleset-unknown = aquí no hay reglas «{ $ruleset }»: vuelva a cargar la página y elija unas de la lista
house-ruleset-name-wrong = «{ $name }» no es un nombre para unas reglas: use hasta 31 letras minúsculas, cifras y guiones
house-ruleset-name-taken = «{ $name }» viene con headtable: elija otro nombre
house-ruleset-there-already = la casa ya tiene reglas «{ $name }»: elija otro nombre, o guarde otra vez para reemplazarlas
house-rulesets-too-many = la casa ya tiene { $most } reglas propias: guarde encima de unas de ellas
house-ruleset-too-long = el archivo de las reglas «{ $name }» tiene más de { $longest } caracteres: acorte sus comentarios
house-ruleset-not-saved = no se pueden guardar las reglas «{ $name }»: { $error }
house-ruleset-not-deleted = no se pueden borrar las reglas «{ $name }»: { $error }

# Partes y palabras de unas reglas.
house-section-snake_eyes = un número que cuesta puntos cuando lo muestran todos los dados
house-section-drawings = sorteos de nombres en los descansos
house-section-knockout = una semifinal y una final
house-section-traveler = un dado viajero, de peluche
house-section-pot = dinero para los premios, que pagan todas las personas que juegan
house-word-miss = ningún punto
house-word-one = un dado con el número de la ronda
house-word-two = dos dados con el número de la ronda
house-word-three = tres de cuatro dados con el número de la ronda
house-word-mini = todos los dados con otro número
house-word-bunco = { $a_bunco }
house-word-wipe = todos los dados con el número que cuesta puntos
house-word-bell = campana
house-word-horn = bocina
house-word-cocked = dados inclinados
house-word-stacked = dados encimados
house-word-unshaken = dados sin agitar
house-word-off-table = dados fuera de la mesa
house-word-floor = dados en el piso

# Los premios y descansos de unas reglas.
house-item-settles = { $item }: { WORD("house-item", $field) }
house-item-prize-name = su nombre
house-item-prize-to = quién lo gana
house-item-prize-share = sus partes del dinero
house-item-prize-dollars = su importe
house-item-break-what = para qué es
house-item-break-when = cuándo es
house-item-break-minutes = cuántos minutos; vacío: hasta que quien dirige lo termine
house-item-winner = { WORD("card-winner", $to) }
house-item-when = { GIVEN($set) ->
    [no] antes de la semifinal
   *[yes] después de la serie { $set }
}
house-new-prize = premio { $number }
house-new-break = refrigerio

# Por qué se rechaza algo.
other-night-runs = mientras tanto empezó otra noche: vuelva a cargar la página y mire
night-not-over = la noche de hoy no ha terminado: confirme que se guarda tal como está
no-such-night = no hay ninguna noche «{ $file }» entre las noches guardadas
command-failed = headtable no puede hacerlo: { $error }
command-too-slow = esto tarda más de { $longest_s } segundos: inténtelo otra vez cuando no haya ronda, o en una computadora más rápida con el archivo del registro
ruleset-in-use = esta noche se juega con las reglas «{ $name }»: bórrelas cuando haya empezado otra noche
draft-does-not-fit = estos ajustes todavía no concuerdan, o un ejemplo no se cumple: { $faults }
