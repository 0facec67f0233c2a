# The words that a new host or guest asks about. The pages explain them, and docs/glossary.md has the same table.
# A page finds a word on the rule card by the word or a form in `.also`, or only by those in `.only`.

glossary-title = What it means
glossary-ask = What does it mean:
glossary-close = Close
glossary-word = { WORD("glossary-word", $word) }
glossary-meaning = { WORD("glossary-meaning", $word) }

# Bunco's words.

glossary-word-bunco = Bunco
    .also = Buncos, { $bunco }, { $bunco }s
glossary-meaning-bunco = All three dice show the mark: 21 points by most rules. A ruleset chooses the spelling, such as Bunko.
glossary-word-mini = mini
    .also = minis, baby
glossary-meaning-mini = All three dice show the same number, but not the mark: 5 points by most rules. Some call it a baby Bunco.
glossary-word-wipe-out = wipe-out
    .also = wipe-outs
glossary-meaning-wipe-out = All dice show a number that costs points. Only some rulesets have it.
glossary-word-mark = mark
    .only = the mark, marks
glossary-meaning-mark = The number to roll for: ones in round 1, twos in round 2, and so on.
glossary-word-call-it = call it!
    .also = call it, calls it, called it, called out, uncalled, not called, its call, call, calls, false call
glossary-meaning-call-it = The roller shouts “Bunco!”. By some rules a Bunco counts only if it is called before the next throw. Press “call it!” when you have heard the call.
glossary-word-cocked = cocked
glossary-meaning-cocked = Of a die: it leans against something. All dice are thrown again.
glossary-word-tally = tally
    .also = tallies
glossary-meaning-tally = The points of a team in this round.
glossary-word-bell = bell
    .also = bells
glossary-meaning-bell = It calls the round, which means that the round ends. The head table or the host rings it, or the rules do.
glossary-word-last-turns = last turns
    .also = last turn, last rolls, last lap
glossary-meaning-last-turns = What a table may still roll after the bell. It is also called the last lap. By some rules there is none.
glossary-word-roll-off = roll-off
    .also = roll-offs, roll off, rolls off, rolling off
glossary-meaning-roll-off = People or teams roll against each other for a place, a prize or a tied round. They throw until somebody wins.
glossary-word-walk = walk
    .also = walks, walked, ladder
glossary-meaning-walk = Going to another table, or to another chair, after a round. The tables are a ladder: by most rules winners go up it, and losers go down.
glossary-word-head-table = head table
    .also = low table
glossary-meaning-head-table = Table 1, the top of the ladder. It sets the pace: its points or its Buncos end the round. The table at the other end is the low table.
glossary-word-ghost = ghost
    .also = ghosts
glossary-meaning-ghost = It holds an empty chair, so that every table has four. Its partner rolls for it.
glossary-word-hostess = hostess
glossary-meaning-hostess = She gives the party. By some rules she need not play.
glossary-word-star = star
    .also = stars
glossary-meaning-star = A sign on a score card. Whoever has one begins at the head table.
glossary-word-traveler = traveler
    .also = travelers
glossary-meaning-traveler = A toy that is thrown to whoever rolls a Bunco, such as a fuzzy die. By some rules its last holder gets a prize.
glossary-word-semi-final = semi-final
glossary-meaning-semi-final = It comes before the final, if the rules have one. Only the best players are in it.
glossary-word-final = final
    .also = finalist, finalists
glossary-meaning-final = The finalists roll at the head table for the Grand Prize.
glossary-word-grand-prize = Grand Prize
glossary-meaning-grand-prize = What the winner of the final gets.
glossary-word-wild-card = wild card
    .also = wild cards
glossary-meaning-wild-card = The fourth place in the final. It is drawn from everybody who is present.

# What headtable adds.

glossary-word-goes-by = goes by
    .also = go by
glossary-meaning-goes-by = What a table enters its rolls with: its dice, its button pad, a phone, or paper. The host may change it at any time.
glossary-word-sheet = sheet
    .also = sheets, on paper, paper, paper table
glossary-meaning-sheet = The paper on which a table keeps the score of a round. A paper table has no pad and no phone, and gives its sheet to the host.
glossary-word-horn = horn
    .also = horns, air horn
glossary-meaning-horn = An air horn that sounds when a round is called. It is loud, so nobody may stand close to it.
glossary-word-armed = armed
    .also = disarmed, arm, arms, disarm
glossary-meaning-armed = An armed bell or horn may sound. A disarmed one does not sound until a host arms it.
glossary-word-muted = muted
    .also = mute, unmute, unmutes
glossary-meaning-muted = A muted bell or horn does not sound for now. A host may unmute it at any time.
glossary-word-quiet-hours = quiet hours
glossary-meaning-quiet-hours = The hours in which the horn does not sound, by the hall’s clock. The bell and the lamps still work.
glossary-word-silent = silent
glossary-meaning-silent = A silent device has not been heard for a long time: look at its plug and its battery. A silent bell or horn does not sound.
glossary-word-ruleset = ruleset
    .also = rulesets
glossary-meaning-ruleset = One way to play Bunco, as a file of settings. A house may have its own.
glossary-word-replay = replay
    .also = playing the night again, by other rules
glossary-meaning-replay = A past night is played again from its journal, by its own rules or by others. The night itself does not change.
