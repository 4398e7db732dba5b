import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { recharge } from '../../contract/wallet.ts'
import { uploads } from '../../server/db/schema/uploads.ts'
import { lockUser } from '../../server/domain/kernel/lockUser.ts'
import { sweepUploads } from '../../server/domain/integrity/sweeping/sweepUploads.ts'
import { folderStore, type PictureStore } from '../../server/domain/uploads/pictureStore.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { test } from '../support/shopTest.ts'
import { aPicture } from '../support/remoteShop.ts'
import { send } from '../support/callApi.ts'
import { sendFiles, sendPictures } from '../support/sendPictures.ts'
import { untilLockWaits } from '../support/lockWaits.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, testClock, type TestShop } from '../support/testShop.ts'

describe('the daily limit of uploads', () => {
  test('also counts what another server receives at the same time', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { db } = shop.database
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
    const elsewhere = db.transaction(async (tx) => {
      await lockUser(tx, shopper.userId)
      await tx.insert(uploads).values(
        Array.from({ length: 200 }, () => ({
          id: randomBytes(18).toString('base64url'),
          userId: shopper.userId,
          width: 1,
          height: 1,
          createdAt: shop.clock.now(),
        })),
      )
      await mayCommit
    })
    const sent = sendFiles(shop.app, [await aPicture()], shopper)
    await untilLockWaits(db)
    commit()
    await elsewhere
    expect((await sent).body.reason).toBe('uploadLimit')
  })
})

describe('a picture that is swept and attached at once', () => {
  let shop: TestShop
  let shopper: MintedShopper
  let pictures: PictureStore
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'harborlane-swept-'))
    pictures = folderStore(folder)
    shop = shopOn(await openTestDatabase(), testClock(), { pictures })
    shopper = await mintShopper(shop)
  })
  afterAll(async () => {
    expect(shop.unexpectedErrors).toEqual([])
    await shop.close()
  })

  const uploadOfYesterday = async () => {
    const { list } = await sendPictures(shop.app, [await aPicture()], shopper)
    await passTime(shop, shopper, 86_400)
    return list[0]?.id ?? ''
  }
  const sweep = (db = shop.database.db) =>
    sweepUploads({ ctx: { db, clock: shop.clock, pictures } })
  const attach = (evidence: string) =>
    send(shop.app, recharge, { method: 'card', amountCents: 5_000, evidence }, shopper)

  test('stays where it was attached first, and the sweep waits for nobody', async () => {
    const id = await uploadOfYesterday()
    const held = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const elsewhere = shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table recharges in share mode`)
      held.resolve()
      await mayEnd.promise
    })
    await held.promise
    const attached = attach(id)
    await untilLockWaits(shop.database.db)
    const meanwhile = await sweep()
    mayEnd.resolve()
    await elsewhere
    const { body } = await attached
    const picture = await pictures.read(id, 'large')
    picture?.stream.destroy()
    expect([body.code, meanwhile, await sweep(), picture !== null]).toEqual([1, 0, 0, true])
  })

  test('is missing for a call that attaches it after the sweep', async () => {
    const id = await uploadOfYesterday()
    const mayEnd = Promise.withResolvers<void>()
    const swept = Promise.withResolvers<number>()
    const sweeping = shop.database.db.transaction(async (tx) => {
      swept.resolve(await sweep(tx))
      await mayEnd.promise
    })
    const count = await swept.promise
    const attached = attach(id)
    await untilLockWaits(shop.database.db)
    mayEnd.resolve()
    await sweeping
    expect([count, (await attached).body.reason]).toEqual([1, 'uploadMissing'])
  })
})
