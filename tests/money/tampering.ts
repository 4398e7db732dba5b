import type { TamperingScene } from './tamperingScene.ts'

export interface Tampering {
  name: string
  /** Run one after another in one transaction, by the tables' owner. */
  statements: (scene: TamperingScene) => string[]
  /** The database's error, or the doctor's check that finds it. */
  must: { refused: string } | { seen: string }
}

/** The database's error for append-only tables. */
export const appendOnly = { refused: 'append-only' }
export const placed = { refused: 'what was ordered stays' }
export const resolvesOnce = { refused: 'an audit resolves once' }
export const unfit = { refused: 'is not what it is about' }

interface References {
  order_id?: number
  refund_id?: number
  recharge_id?: number
  withdrawal_id?: number
  adjustment_id?: number
}

/** A manual posting. An account is a kind and an owner: a shopper, or an escrow shard. */
export function post(
  kind: string,
  [debit, credit]: [Account, Account],
  cents: number,
  references: References = {},
): string {
  const names = Object.keys(references).map((name) => `, ${name}`)
  const ids = Object.values(references).map((id) => `, ${id}`)
  return `insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, created_at${names.join('')})
    select '${kind}', d.id, c.id, ${cents}, now()${ids.join('')} from accounts d, accounts c
    where ${isAccount('d', debit)} and ${isAccount('c', credit)}`
}

interface Account {
  kind: string
  userId?: number
  orderId?: number
}

export const external = { kind: 'external' }
export const revenue = { kind: 'revenue' }
export const fee = { kind: 'fee' }
export const available = (userId: number) => ({ kind: 'available', userId })
export const held = (userId: number) => ({ kind: 'held', userId })
export const escrow = (orderId: number) => ({ kind: 'escrow', orderId })

function isAccount(table: string, { kind, userId, orderId = 0 }: Account): string {
  const whose = userId === undefined ? `shard = ${orderId % 16}` : `user_id = ${userId}`
  const isKind = `${table}.kind = '${kind}'`
  return `${isKind} and ${table}.${whose}`
}

export const one = (
  name: string,
  statement: (scene: TamperingScene) => string,
  must: Tampering['must'],
) => ({ name, statements: (scene) => [statement(scene)], must }) satisfies Tampering

export const asReplica = (statement: string) => [
  `set local session_replication_role = replica`,
  statement,
]
