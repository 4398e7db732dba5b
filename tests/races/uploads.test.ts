import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { uploads } from '../../server/db/schema/uploads.ts'
import { lockUser } from '../../server/domain/account/lockUser.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendFiles } from '../support/sendPictures.ts'
import { lockWaits } from '../support/lockWaits.ts'
import type { TestShop } from '../support/testShop.ts'

describe('the day’s limit of uploads', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  test('also counts what another server takes at the same time', async () => {
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
    await vi.waitFor(async () => expect(await lockWaits(db)).toBe(1), { timeout: 10_000 })
    commit()
    await elsewhere
    expect((await sent).body.reason).toBe('uploadLimit')
  })
})
