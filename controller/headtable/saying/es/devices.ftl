# What the pages say of devices; the commands still speak English.

table-fixed = { $uid } no se puede cambiar aquí: headtable.toml le da su tarea y su mesa
device-placed = { $uid }: quien dirige le dio la mesa { $table } en un navegador; headtable.toml { GIVEN($before) ->
    [no] no lo nombra
   *[yes] dice mesa { $before }
}
device-named = { $uid } se llama «{ $name }»
never-heard = nunca se presentó: ¿está conectado?
box-away = no está la caja { $box }
device-away = ausente
trouble-reported = { $trouble }
device-without-table = no tiene mesa
battery-weak = batería al { $percent } %
presses-dropped = { $dropped ->
    [one] se perdió { $dropped } pulsación
   *[other] se perdieron { $dropped } pulsaciones
}
