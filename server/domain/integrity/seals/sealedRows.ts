import { sql, type SQL } from 'drizzle-orm'
import type { SealedLedger } from '../../../db/schema/seals.ts'

/**
 * The columns of a row's digest, and the column to sum. Timestamps are hashed as milliseconds,
 * because their text depends on the session's time zone. A column in `later` was added after the
 * first seals: it changes no digest of rows without a value.
 */
const columns: Record<SealedLedger, { text: SQL; sum: SQL; later?: SQL }> = {
  transfers: {
    text: sql`id, kind, debit_account_id, credit_account_id, amount_cents, debit_balance_cents,
      credit_balance_cents, order_id, refund_id, recharge_id, withdrawal_id`,
    sum: sql`amount_cents`,
    later: sql`adjustment_id`,
  },
  order_events: {
    text: sql`id, order_id, type, actor, from_status, to_status, refund_id`,
    sum: sql`0`,
  },
  stock_movements: {
    text: sql`id, sku_id, order_id, kind, on_hand_delta, reserved_delta`,
    sum: sql`on_hand_delta`,
  },
  office_log: {
    text: sql`id, actor, user_name, command, acted_on, before, after, outcome, reason`,
    sum: sql`0`,
  },
}

/** Selects `row_count`, `sum` and `rows_digest` of rows in the order of their ids. */
export function digestColumns(ledger: SealedLedger): SQL {
  const { text, sum, later = sql`null::bigint` } = columns[ledger]
  return sql`count(*) as row_count, coalesce(sum(${sum}), 0)::bigint as sum,
    ${digestOf(sql`coalesce(string_agg(
      json_build_array(${text}, (extract(epoch from created_at) * 1000)::bigint)::text || coalesce('|' || ${later}, ''),
      E'\n' order by id), '')`)} as rows_digest`
}

/** The digest of a seal's columns, which include the digest of the previous seal. */
export function sealDigest(sealedAt: SQL): SQL {
  const ms = sql`(extract(epoch from ${sealedAt}) * 1000)::bigint`
  return digestOf(
    sql`concat_ws('|', ledger, number, from_id, to_id, row_count, sum, rows_digest, previous_digest, ${ms})`,
  )
}

function digestOf(text: SQL): SQL {
  return sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`
}
