# Changes of the past on the console: what each would do, and the tap that takes it back.

changes-looking = Se busca lo que esto cambia…
changes-incomplete = Llene los campos para ver lo que esto cambia.
changes-nothing-else = Esto no cambia nada más.
changes-unknown = No se sabe qué cambia con esto: { $error }
changes-cut-off = No se puede llegar a la caja, así que ahora no se puede cambiar nada. Esto sigue solo en cuanto conteste.
changes-impossible = No es posible: la razón está arriba.
changes-without-effect = El botón está gris porque arriba está elegido «dejarlo como está»: no cambiaría nada. Para seguir, elija «descartar lo jugado…».
changes-not-ticked = Marque primero la casilla del borde rojo.
changes-all-the-same = Hacerlo de todos modos
changes-lost = Sí, perder { $opening ->
    [yes] la apertura de la noche, { changes-lost-rounds }
   *[no] { changes-lost-rounds }
}
changes-lost-rounds = { $rounds ->
    [0] {""}
    [one] 1 ronda,{" "}
   *[other] { $rounds } rondas,{" "}
}{ $entries ->
    [one] 1 entrada
   *[other] { $entries } entradas
}
changes-at-one-tap = { $made ->
    [change] Deshacer este cambio
   *[taken-back] Rehacer este cambio
}
changes-at-one-tap-do = { $made ->
    [change] Deshacer
   *[taken-back] Rehacer
}
changes-taking-back = { $change }, { $made ->
    [change] deshecho
   *[taken-back] rehecho
}
