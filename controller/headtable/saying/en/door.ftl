# The hosts' pages about people and money: the door, the guest list and the money sheet; and the seats for everybody.

door-title = headtable door
door-heading = The door
door-find = Find a guest
door-counts = { $expected } expected, { $here } here{ $no_shows ->
    [0] {""}
   *[other] , { $no_shows } not coming
}{ $alternates ->
    [0] {""}
    [one] , 1 alternate
   *[other] , { $alternates } alternates
}; { $paid ->
    [0] nobody has paid yet
    [one] 1 has paid { $amount }
   *[other] { $paid } have paid { $amount }
}
door-nobody = Nobody on the list has that name.
door-empty = The guest list is empty.
door-list-earlier = This list is from an earlier night. It shows who came and who paid then. If the same people come, hold “{ door-guests-again }” on the guest list. Otherwise empty the list.
door-walk-in = Add “{ $name }”, who is here
door-none-of-these = Is it none of these?
door-status = { $status ->
    [here] here
    [no-show] not coming
    [alternate] alternate
   *[expected] expected
}
door-sits = table { $table }, chair { $chair }
door-check-in = Is here
door-no-show = Not coming
door-seat = Seat now
door-pays = Take { $amount }
door-has-paid = paid { $amount }
door-other-amount = { $price ->
    [0] Enter a payment
   *[other] Other amount
}
door-no-price = Nobody has said what a guest pays, so the door asks for nothing.
door-set-price = Set the price
door-amount = Amount paid by { $name }
door-save = Save
door-tapped = { $name }: { $what }
door-tapped-unpaid = not paid
door-taken-back = taken back
door-redo = redo
door-done-again = done again
door-to-list = Guest list
door-to-door = Door
door-to-money = Money
door-to-console = Console
door-pages-part = hosts’ pages

# The guest list.

door-guests-title = headtable guests
door-guests-heading = Guest list
door-guests-price = What one guest pays
door-guests-price-saved = Saved: this is what the door asks of a guest.
door-guests-add = Add guests
door-guests-names = Names, one on each line; a list or a spreadsheet’s table with headings may be pasted
door-guests-as-alternates = They are alternates, in case others do not come
door-guests-add-them = Add them
door-guests-file = A CSV file; its first line names the columns: name, paid, email, wish, status, in any order
door-guests-wrong = Nothing was added: some lines are wrong
door-guests-name-of-line = Name for line { $line }
door-guests-with-these = Add all with these names
door-guests-take-others = Take the others
door-guests-left-out = “{ door-guests-take-others }” leaves out { AND($who) }.
door-guests-left-line = { GIVEN($name) ->
    [no] line { $line }
   *[yes] { $name } (line { $line })
}
door-guests-leave = Add none of them
door-guests-added = { $taken ->
    [one] 1 guest was added.
   *[other] { $taken } guests were added.
}
door-guests-listed = On the list
door-guests-name = Name
door-guests-email = E-mail
door-guests-wish = Wish for a table
door-guests-status = Status
door-guests-remove = Remove
door-guests-download = Save the list as a CSV file
door-guests-again = Expect everybody again
door-guests-again-about = For the next night: everybody on the list is expected again and has paid nothing; alternates stay alternates. The payments and expenses of a night that has begun stay with that night, on the page Nights. Those of a night that has not begun are forgotten.
door-guests-empty = Empty the list
door-guests-empty-about = This forgets all guests with their payments, and all expenses. The night stays as it is, and so does “Who came when”. Do it after the night: then the money of the night stays as well, on the page Nights.

# Who came when.

door-history = Who came when
door-history-about = All nights on this machine: who came, and what they paid
door-history-reading = { $nights ->
    [one] 1 journal is still to be read …
   *[other] { $nights } journals are still to be read …
}
door-history-nobody = No night has been played on this machine yet.
door-history-of = { $nights ->
    [0] never came
    [one] 1 night
   *[other] { $nights } nights
}{ GIVEN($last) ->
    [no] {""}
   *[yes] , last on { $last }
}{ GIVEN($paid) ->
    [no] {""}
   *[yes] , paid { $paid }
}
door-history-visit = { $night }: { $how ->
    [played] played
    [here] was here and did not play
   *[away] did not come
}{ GIVEN($paid) ->
    [no] {""}
   *[yes] , paid { $paid }
}
door-history-download = Save the history as a CSV file
door-history-forget = Forget check-ins and payments
door-history-forget-about = This forgets who was checked in on every night, and what they paid. The journals still tell who played.

# The money.

door-money-title = headtable money
door-money-heading = Money of the night
door-money-paid = { $payers ->
    [0] Nobody has paid yet
   *[other] Paid by { $payers } of { COUNT("guest", $guests) }
}
door-money-pot = Pot: what the rules take from each player and give out as prizes
door-money-prizes = Prizes
door-money-prize-of = { $prize }: { AND($winners) }
door-money-spent = Expenses
door-money-donation = Left for the donation
door-money-missing = Shortfall: more goes out than comes in
door-money-received = Other income
door-money-received-about = A raffle or a gift, beside what the guests pay.
door-money-add-income = Add an income
door-money-print = Print
door-money-add-expense = Add an expense
door-money-what = For what
door-money-amount = Amount
door-money-remove = Remove { $what }
door-money-download = Save the sheet as a CSV file
door-money-no-prizes = The rules of tonight give no money as prizes.

# The seats.

door-seats-title = headtable seats
door-seats-heading = Where you sit
door-seats-nobody = Nobody has a seat yet.
door-seats-page = Page { $page } of { $pages }
door-seats-before = Back
door-seats-next = Next
door-seats-at-table = Table { $table }
door-seats-with = with { $partner }
door-seats-chair = chair { $chair }
door-seats-turns = Turn the pages automatically
