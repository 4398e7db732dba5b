import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBooks } from '../../server/domain/doctor/checkBooks.ts'
import { checkSeals } from '../../server/domain/seals/checkSeals.ts'
import { openSealing } from '../../server/domain/seals/openSealing.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'
import type { Tampering } from './tampering.ts'
import { mintTamperingScene, type TamperingScene } from './tamperingScene.ts'
import { tamperings } from './tamperings.ts'

describe('someone who runs statements by hand', () => {
  let shop: TestShop
  let scene: TamperingScene
  let sequenceEnd: unknown
  beforeAll(async () => {
    shop = await openTestShop(4)
    // A fresh answer is one of today, by the clock of the database.
    shop.clock.advance((Date.now() - shop.clock.now().getTime()) / 1000)
    scene = await mintTamperingScene(shop)
    const seal = openSealing({ ctx: { db: shop.database.db, clock: shop.clock } })
    const isSealed = async () => (await checkSeals(shop.database.db)).heads.length === 3
    while (!(await isSealed())) await seal()
    const { rows } = (await shop.database.db.execute(
      sql`select last_value from transfers_id_seq`,
    )) as unknown as { rows: { last_value: unknown }[] }
    sequenceEnd = rows[0]?.last_value
  })
  afterAll(() => shop.close())

  test('finds books that are in order', async () => {
    expect(await badFindings(shop)).toEqual([])
  })

  test.for(tamperings.map((tampering) => [tampering.name, tampering] as const))(
    'is refused or seen: %s',
    async ([, tampering]) => {
      expect(await outcomeOf(tampering)).toEqual(tampering.must)
    },
  )

  /** All in one transaction, of which nothing stays but a sequence. */
  async function outcomeOf({ statements, must }: Tampering) {
    class Enough extends Error {}
    let outcome: unknown
    const run = shop.database.db.transaction(async (tx) => {
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
    await shop.database.db.execute(sql`select setval('transfers_id_seq', ${sequenceEnd})`)
    return outcome
  }
})

function fullMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} ${fullMessage(error.cause)}` : error.message
}
