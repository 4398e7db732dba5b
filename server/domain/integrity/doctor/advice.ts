/** What to do about a finding, by the name of its check. */
export const advice: Readonly<Record<string, string>> = {
  adjustment:
    'an adjustment or a reversal and its transfer differ: read both, and the log of the office, before the next one',
  balance:
    'a balance was written past the ledger: trust the transfers; restore the last backup that is whole, beside this one, and see when they part',
  delivery:
    'pieces left or came back without their parcel or refund: look at the order’s history, count the shelf, and mend by a stock movement',
  destination:
    'where shoppers send money differs from what the office’s log says: set it again by `network set` or `card set`, and find out who wrote to the database',
  escrow:
    'money of an order stands where its state says it doesn’t: look at its transfers; ship and settle nothing of it before that is clear',
  held: 'held money and open withdrawals differ: pass and decline no withdrawal of this shopper before their bill is read',
  history:
    'an order’s state was changed without an event: its last event tells where it stood; find out who wrote to the database',
  invoice:
    'an invoice or a credit note is missing, or a number of one: issue none by hand; find out who wrote to the database, and compare with a backup',
  line_owner: 'a line was given to another shopper’s order: find out who wrote to the database',
  line_refund:
    'a line says more or less was refunded than its refunds do: answer no refund of the order before both are compared',
  movement: 'stock moved for an order that never held those goods: count the shelf of that variant',
  numbering:
    'rows were taken from the end of a history or put into it: compare with the last backup, row by row from the last id they share',
  offer:
    'what was asked for in a refund and what its lines asked for differ: answer no refund of the order before both are compared',
  opening:
    'an account that was in use got an opening balance: that money came from nowhere; find out who wrote to the database',
  order_sum:
    'an order’s lines don’t add up to its sums: ship nothing of it, and compare it with the last backup',
  parcel:
    'a parcel holds nothing of its order: look at the order’s history, and whether anything left',
  payment:
    'an order counts as paid without its payment, or was paid and doesn’t: don’t ship it before its transfers are read',
  price:
    'a price was written past its history: set it again by `npm run office -- price set`, and find out who wrote to the database',
  promo:
    'a promo code’s use and its order don’t fit: the code may be used once more or once less than it should',
  recharge:
    'a recharge and what was posted for it differ: compare it with its evidence before the shopper spends it',
  refund:
    'an order’s refunds and the money sent back differ: answer no refund of the order before its transfers are read',
  refund_event: 'a refund was settled without an event, or only by an event: read its transfers',
  refund_lines: 'a refund’s lines don’t add up to what was paid back: read its transfers',
  settled:
    'the shop got more or less for an order than was left of it: read the order’s transfers and refunds',
  stock:
    'stock was written past its movements: count the shelf of that variant, and set it by what you count',
  sum: 'what the shop owes isn’t what came in: every other finding above and below is part of the reason; begin with them',
  target:
    'an open withdrawal no longer goes where its shopper was shown: pass it under no circumstances; ask the shopper',
  transfer_owner: 'money moved between shoppers: freeze both, and read their bills',
  unsent:
    'an order waits to be sent with nothing left to send: look at its parcels and refunds, and tell its shopper',
  wallet_posting:
    'a transfer of the wallet names no recharge or withdrawal: find out who wrote to the database',
  withdrawal:
    'a withdrawal’s state and its transfers differ: look whether the money left before you answer it',
  rules:
    'what guards the books was changed: run its file in server/db/rules (a key or index: take it from a fresh database), and change the password of the role that owns the tables',
  seals:
    'rows were changed or taken away after they were sealed: everything since the last seal you noted elsewhere is in doubt; compare with a backup from before',
}
