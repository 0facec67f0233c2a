# What the engine says of a die. The rest of its sentences is for its log, and is English.

die-state-present = presente
die-state-rolling = rodando
die-state-settled = quieto
die-state-cocked = inclinado
die-state-uncertain = dudoso
die-state-moved = movido
die-state-lost = perdido
