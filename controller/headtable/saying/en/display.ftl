# The words on a pad's display: `make generate` writes them into the firmware. A line has 16 letters.

display-name = headtable
display-mark = mark { $mark }
display-tallies = A { $a }   B { $b }
display-waiting = { $count } waiting
display-no-box = no box
display-key = turn the key
display-full = too many wait

# The table's light

display-roll = rolls
display-wait = all agreed?
display-again = ALL THREE AGAIN
display-call = CALL IT!
display-stop = round is over
