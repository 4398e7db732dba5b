/** A right of the server's role on a table. The tables' owner has all rights. */
type Right = 'select' | 'insert' | 'update' | 'delete'

const keep: readonly Right[] = ['select', 'insert']
const change: readonly Right[] = [...keep, 'update']
const sweep: readonly Right[] = [...change, 'delete']

/**
 * The rights of the server's role: it can truncate no table, and can't change any record of money.
 */
export const grants: Record<string, readonly Right[]> = {
  transfers: keep,
  order_events: keep,
  stock_movements: keep,
  price_changes: keep,
  parcel_events: keep,
  parcel_lines: keep,
  seals: keep,
  office_log: keep,
  adjustments: keep,
  accounts: change,
  articles: change,
  card_instructions: sweep,
  categories: change,
  invoice_numbers: change,
  // A trigger allows only that a deleted account's buyer is erased.
  invoices: change,
  networks: change,
  order_lines: change,
  // A trigger allows only that a message is read, and that a deleted account's is erased.
  order_messages: change,
  orders: change,
  parcels: change,
  pay_code_counters: change,
  platform_contact: change,
  products: change,
  promo_codes: change,
  promo_uses: change,
  recharges: change,
  refund_lines: change,
  refunds: change,
  reviews: change,
  shops: change,
  skus: change,
  users: change,
  withdrawals: change,
  addresses: sweep,
  cart_lines: sweep,
  favourites: sweep,
  follows: sweep,
  idempotency_keys: sweep,
  login_failures: sweep,
  notices: sweep,
  notification_choices: sweep,
  order_mails: sweep,
  outbox: sweep,
  password_codes: sweep,
  passkey_challenges: sweep,
  passkeys: sweep,
  pay_code_key: sweep,
  pay_proofs: sweep,
  price_wishes: sweep,
  push_key: sweep,
  push_messages: sweep,
  push_subscriptions: sweep,
  receipt_reminders: change,
  sessions: sweep,
  stock_wishes: sweep,
  untold_changes: ['insert'],
  uploads: sweep,
  withdrawal_quotes: sweep,
}

/** The trigger of transfers takes their ids from the sequence itself. */
export const usedSequences = ['transfers_id_seq'] as const
