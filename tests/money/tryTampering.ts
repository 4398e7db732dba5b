import { sql } from 'drizzle-orm'
import { rowsOf } from '../../server/db/client.ts'
import { sealedLedgers } from '../../server/db/schema/seals.ts'
import { checkBooks } from '../../server/domain/integrity/doctor/checkBooks.ts'
import { checkSeals } from '../../server/domain/integrity/seals/checkSeals.ts'
import { openSealing } from '../../server/domain/integrity/seals/openSealing.ts'
import type { TestShop } from '../support/testShop.ts'
import type { Tampering } from './tampering.ts'
import { mintTamperingScene } from './tamperingScene.ts'

/** A shop whose rows are sealed. Each manual statement is tried and then rolled back. */
export async function openTampering(shop: TestShop) {
  // Brings the shop's clock to the database's own date, by which a fresh answer must be from today.
  shop.clock.advance((Date.now() - shop.clock.now().getTime()) / 1000)
  const { db } = shop.database
  const scene = await mintTamperingScene(shop)
  const seal = openSealing({ ctx: { db, clock: shop.clock } })
  const isSealed = async () => (await checkSeals(db)).heads.length === sealedLedgers.length
  while (!(await isSealed())) await seal()
  const [sequence] = await rowsOf<{ last_value: unknown }>(
    db,
    sql`select last_value from transfers_id_seq`,
  )
  return {
    /** Returns `must` where it holds, or else what happened instead. */
    outcomeOf: async ({ statements, must }: Tampering) => {
      class Enough extends Error {}
      let outcome: unknown
      // Rolled back: only sequences keep their new values.
      const run = db.transaction(async (tx) => {
        for (const statement of statements(scene)) await tx.execute(sql.raw(statement))
        const found = (await checkBooks({ ctx: { db: tx } })).filter(({ rows }) => rows.length > 0)
        const views = found.map(({ view }) => view)
        const isMeant = 'seen' in must && views.includes(must.seen)
        outcome = { seen: isMeant ? must.seen : views.join(', ') || 'nothing' }
        throw new Enough()
      })
      await run.catch((error: unknown) => {
        if (error instanceof Enough) return
        const complaint = fullMessage(error)
        const isMeant = 'refused' in must && complaint.includes(must.refused)
        outcome = { refused: isMeant ? must.refused : complaint }
      })
      await db.execute(sql`select setval('transfers_id_seq', ${sequence?.last_value})`)
      return outcome
    },
  }
}

function fullMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} ${fullMessage(error.cause)}` : error.message
}
