# The columns of the CSV files, and how a round was decided.

csv-place = Place
csv-player = Player
csv-wins = Wins
csv-losses = Losses
csv-rounds = Rounds
csv-buncos = { $bunco }
csv-minis = Mini
csv-set = Set
csv-round = Round
csv-table = Table
csv-winners = Winners
csv-winners-points = Their points
csv-losers = Losers
csv-losers-points = Points of the losers
csv-decided-by = Decided by
csv-how = { $how ->
    [mark] the mark
    [roll-off] a roll-off
    [host] the host
    [draw] a draw
    [played] what was played
   *[points] points
}
