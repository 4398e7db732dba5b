import type pg from 'pg'
import { hashSecret, newSecret } from '../../server/domain/identity/session/secrets.ts'

export interface Busy {
  token: string
  /** Some of the other shoppers, signed in too. */
  others: string[]
  orderIds: number[]
}

const othersWanted = 200

/** The shopper with 10,000 orders, and some others, each with a session for this run. */
export async function busyShopper(client: pg.Client): Promise<Busy> {
  const { rows } = await client.query<{ id: string }>(
    `select id from users where account like 'bench-%' order by id limit $1`,
    [othersWanted + 1],
  )
  const tokens = rows.map(() => newSecret())
  await client.query(
    `insert into sessions (token_hash, user_id, user_agent, created_at, expires_at)
      select hash, id, 'bench', now(), now() + interval '1 day'
      from unnest($1::bytea[], $2::bigint[]) session (hash, id)`,
    [tokens.map(hashSecret), rows.map(({ id }) => id)],
  )
  const [token = '', ...others] = tokens
  const orders = await client.query<{ id: string }>(
    `select id from orders where user_id = $1 order by id desc limit 200`,
    [rows[0]?.id],
  )
  return { token, others, orderIds: orders.rows.map(({ id }) => Number(id)) }
}
