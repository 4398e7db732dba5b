import { Hono } from 'hono'
import type { Db } from '../db/client.ts'
import { examine } from '../domain/doctor/examine.ts'

/** What the operator's command line asks. Served on a private socket, never on the public port. */
export function createOffice({ db }: { db: Db }): Hono {
  const hono = new Hono()
  hono.get('/doctor', async (context) => context.json(await examine(db)))
  return hono
}
