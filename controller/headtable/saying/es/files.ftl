# The columns of the CSV files, and how a round was decided.

csv-place = Puesto
csv-player = Nombre
csv-wins = Victorias
csv-losses = Derrotas
csv-rounds = Rondas
csv-buncos = { $bunco }
csv-minis = Mini
csv-set = Serie
csv-round = Ronda
csv-table = Mesa
csv-winners = Ganadores
csv-winners-points = Puntos de los ganadores
csv-losers = Perdedores
csv-losers-points = Puntos de los perdedores
csv-decided-by = Decidida por
csv-how = { $how ->
    [mark] el número de la ronda
    [roll-off] un desempate con dados
    [host] quien dirige
    [draw] sorteo
    [played] lo que se jugó
   *[points] puntos
}
