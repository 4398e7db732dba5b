import { logout, resetPay } from '../../contract/account.ts'
import type { Call } from '../../contract/call.ts'
import { endSession, resetPassword } from '../../contract/passwords.ts'
import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../server/db/client.ts'
import { allCalls } from '../../server/routes/openapi.ts'
import { goodBodies, type Body } from '../api/goodBodies.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { openNetworks } from '../factories/wallet.ts'
import { mintTamperingScene } from '../money/tamperingScene.ts'
import type { TestShop } from '../support/testShop.ts'
import { fieldNames } from './numberFields.ts'

export interface Caller {
  shopper: MintedShopper
  bodies: Map<Call, Body>
}

export interface Targets {
  /** The callers of each call; a call that ends sessions has more than one. */
  callers: Map<Call, Caller[]>
  /** Shoppers with rows of every kind, who send nothing. */
  victims: number[]
  /** Ids that belong to the victims. */
  others: (number | string)[]
}

const endsSessions = new Set<unknown>([logout, resetPay, endSession, resetPassword])
const callersWhereSessionsEnd = 8
const usualQuery: Body = {
  id: 1,
  product: 1,
  shop: 1,
  category: 1,
  minPriceCents: 1,
  maxPriceCents: 90_000,
  rating: 3,
  q: 'tea',
  sort: 'newest',
  cursor: '',
  limit: 5,
  month: '2026-03',
  file_name: 'en',
}

/** Shoppers whose valid calls succeed, and shoppers whose rows these calls must not change. */
export async function openTargets(shop: TestShop): Promise<Targets> {
  await openNetworks(shop)
  const scene = await mintTamperingScene(shop)
  const victims = [scene.own, scene.other, scene.poor]
  const reader = await openCaller(shop)
  const callers = new Map<Call, Caller[]>()
  for (const call of allCalls()) {
    if (call.method === 'GET') callers.set(call, [reader])
    else {
      const few = endsSessions.has(call) ? callersWhereSessionsEnd : 1
      const own: Caller[] = []
      while (own.length < few) own.push(await openCaller(shop))
      callers.set(call, own)
    }
  }
  return { callers, victims, others: await idsOf(shop.database.db, victims) }
}

async function openCaller(shop: TestShop): Promise<Caller> {
  const shopper = await mintShopper(shop, { balanceCents: 100_000 })
  return { shopper, bodies: await goodBodies(shop, shopper) }
}

export function goodValues({ bodies }: Caller, call: Call): Body {
  if (call.method !== 'GET') return bodies.get(call) ?? {}
  const names = fieldNames(call)
  return Object.fromEntries(names.map((name) => [name, usualQuery[name] ?? 'all']))
}

async function idsOf(db: Db, users: readonly number[]): Promise<(number | string)[]> {
  const ids: (number | string)[] = [...users]
  for (const { table, column } of await ownedTables(db)) {
    const found = await rowsOf<{ id: number | string | null }>(
      db,
      sql`select to_jsonb(t) -> 'id' as id from ${sql.identifier(table)} t where ${isOf(column, users)}`,
    )
    ids.push(...found.flatMap(({ id }) => (id === null ? [] : [id])))
  }
  return ids
}

/** Digests, by table, of all rows that belong to these shoppers. */
export async function rowsOfUsers(
  db: Db,
  users: readonly number[],
): Promise<Record<string, string | null>> {
  const digests: Record<string, string | null> = {}
  for (const { table, column } of await ownedTables(db)) {
    const [row] = await rowsOf<{ digest: string | null }>(
      db,
      sql`select md5(string_agg(t::text, '|' order by t::text)) as digest
        from ${sql.identifier(table)} t where ${isOf(column, users)}`,
    )
    digests[table] = row?.digest ?? null
  }
  return digests
}

interface Owned {
  table: string
  column: 'user_id' | 'order_id' | 'refund_id'
}

async function ownedTables(db: Db): Promise<Owned[]> {
  const columns = await rowsOf<Owned>(
    db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and column_name in ('user_id', 'order_id', 'refund_id')
      order by table_name, position(column_name in 'user_id order_id refund_id')`,
  )
  const first = new Map(columns.toReversed().map((owned) => [owned.table, owned]))
  return [...first.values()]
}

function isOf(column: Owned['column'], users: readonly number[]) {
  const own = sql`select id from users where id in (${sql.join([...users], sql`, `)})`
  if (column === 'user_id') return sql`user_id in (${own})`
  const orders = sql`select id from orders where user_id in (${own})`
  if (column === 'order_id') return sql`order_id in (${orders})`
  return sql`refund_id in (select id from refunds where order_id in (${orders}))`
}
