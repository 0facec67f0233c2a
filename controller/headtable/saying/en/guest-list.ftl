# The guest list: what is wrong with a line of it, its files, and the paper of a night.

guests-wrong-row = line { $line }, { $column }: { $why }
guests-similar = “{ $name }” is easily confused with “{ $other }”
guests-not-read = the guest list is not known: { $error }: load or type it again
guests-not-kept = the guest list is not kept: { $error }: after a restart the last changes are missing; is the disk full?
guests-set-aside = the file of the guest list was damaged; it is kept as { $place }, and a new list is begun
guests-not-set-aside = the file of the guest list, { $file }, is damaged and cannot be renamed ({ $error }): nothing is written over it, so no change is kept after a restart; move the file away and restart headtable

# Who came when.
attendance-not-read = what is known of past guests cannot be read: { $error }: who played is read from the journals again
attendance-not-kept = what is known of past guests is not kept: { $error }: is the disk full?
attendance-set-aside = the file of past guests was damaged; it is kept as { $place }, and a new one is begun
attendance-not-set-aside = the file of past guests, { $file }, is damaged and cannot be renamed ({ $error }): nothing is written over it; move the file away and restart headtable
csv-visit-day = day
csv-visit-night = night
csv-visit-played = played
csv-visit-here = checked in
csv-visit-currency = currency

# Names.
name-missing = there is no name
name-too-long = “{ $name }” has { $letters } characters, and { $longest } fit on a score card; write “{ $suggested }”, or another short name
same-name = “{ $name }” is on the list already; write “{ $suggested }”, or add a letter of the surname
name-twice = “{ $name }” is in line { $first } as well; write “{ $suggested }”, or add a letter of the surname
name-not-allowed = “{ $name }”: { $why }

# Other cells.
not-an-amount = “{ $text }” is no amount; write it like 20 or { MONEY(20.5) }
unknown-status = “{ $text }” is no status; write one of { JOINED($known, ", ") }, or nothing
not-an-address = “{ $text }” is no e-mail address
cell-too-long = “{ $text }…” has more than { $most } characters; write it shorter
too-many-cells = “{ $text }” is in no column; put quotation marks around a text with a comma
unknown-column = the column “{ $text }” is left out: the guest list has only { $columns }

# The file.
no-name-column = the first line must name the columns, with “name” among them; it is “{ $text }”, and the columns are { $columns }
column-twice = the first line names “{ $text }” twice
bad-quotes = line { $line } breaks the CSV format ({ $error }); look at its quotation marks

# The list.
no-such-guest = this guest is not on the list any more; another device has removed them
changed-since = this guest was changed again after that; look at the list
not-made-at-door = a host has made this change on the guest list; ask a host to take it back
list-is-full = the list has { $most } lines already, and there is no room for more
list-of-tonight = tonight is not over, and the list has its payments; expect everybody again after the night
no-money-kept = nothing is known of the money of this night

# The CSV files.
csv-guest-name = name
    .also = guest, full name, player
csv-guest-paid = paid
    .also = amount, amount paid
csv-guest-email = email
    .also = mail, e-mail address
csv-guest-wish = wish
    .also = table wish, wishes, wish for a table
csv-guest-status = status
    .also = state
csv-money-kind = Kind
csv-money-what = What
csv-money-amount = Amount
csv-money-currency = Currency
csv-money-paid = Paid
csv-money-pot = Pot
csv-money-prize = Prize
csv-money-prize-of = { $prize }: { AND($winners) }
csv-money-income = Income
csv-money-expense = Expense
csv-money-donation = Donation
csv-money-missing = Shortfall: more goes out than comes in

# The paper.
