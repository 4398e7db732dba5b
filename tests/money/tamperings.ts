import { behindTheTriggers } from './behindTheTriggers.ts'
import { changedRows } from './changedRows.ts'
import { changedRules } from './changedRules.ts'
import { forgedRows } from './forgedRows.ts'
import { type Tampering, appendOnly, one } from './tampering.ts'
import { transfersByHand } from './transfersByHand.ts'

const gone = (table: string, must: Tampering['must'] = appendOnly) =>
  one(`${table}, all of them`, () => `delete from ${table}`, must)
const emptied = (table: string) =>
  one(`${table}, emptied`, () => `truncate ${table} cascade`, appendOnly)

const appendOnlyTables = [
  'transfers',
  'order_events',
  'stock_movements',
  'recharges',
  'withdrawals',
  'refunds',
  'refund_lines',
  'promo_uses',
  'orders',
  'order_lines',
  'parcels',
  'parcel_lines',
  'parcel_events',
  'seals',
  'office_log',
  'adjustments',
]

const removedRows: Tampering[] = [
  ...appendOnlyTables.map((table) => gone(table)),
  ...[...appendOnlyTables, 'idempotency_keys', 'withdrawal_quotes', 'skus'].map(emptied),
  gone('idempotency_keys', { refused: 'a fresh answer stays' }),
]

/** The database must refuse each, or the doctor must find it afterwards. */
export const tamperings: Tampering[] = [
  ...transfersByHand,
  ...changedRows,
  ...forgedRows,
  ...removedRows,
  ...behindTheTriggers,
  ...changedRules,
]
