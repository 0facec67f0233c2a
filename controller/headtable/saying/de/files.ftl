# Die Spalten der CSV-Dateien, und wie eine Runde entschieden wurde.

csv-place = Platz
csv-player = Name
csv-wins = Siege
csv-losses = Niederlagen
csv-rounds = Runden
csv-buncos = { $bunco }
csv-minis = Mini
csv-set = Satz
csv-round = Runde
csv-table = Tisch
csv-winners = Gewonnen
csv-winners-points = Punkte dafür
csv-losers = Verloren
csv-losers-points = Punkte der Verlierer
csv-decided-by = Entschieden durch
csv-how = { $how ->
    [mark] den ersten Treffer
    [roll-off] ein Stechen
    [host] die Spielleitung
    [draw] das Los
    [played] das Gespielte
   *[points] Punkte
}
