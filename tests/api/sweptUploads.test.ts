import { count, eq, sql } from 'drizzle-orm'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUserInfo } from '../../contract/account.ts'
import { saveProfile } from '../../contract/profile.ts'
import { addReview } from '../../contract/reviews.ts'
import { recharge } from '../../contract/wallet.ts'
import { uploads } from '../../server/db/schema/uploads.ts'
import { openFileSweep } from '../../server/domain/integrity/sweeping/openFileSweep.ts'
import { sweepUploads } from '../../server/domain/integrity/sweeping/sweepUploads.ts'
import { folderStore, type PictureStore } from '../../server/domain/uploads/pictureStore.ts'
import { mintGoods } from '../factories/goods.ts'
import { aReview, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, passTime, type MintedShopper } from '../factories/shoppers.ts'
import { mintRecharge, openNetworks } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendFiles, sendPictures } from '../support/sendPictures.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, testClock, type TestShop } from '../support/testShop.ts'

const daySeconds = 86_400
const nobody = { familyName: '', givenName: '', email: '', mobile: '', picture: null }

describe('pictures that are not attached', () => {
  let folder: string
  let pictures: PictureStore
  let shop: TestShop
  let shopper: MintedShopper
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harborlane-swept-'))
    pictures = folderStore(folder)
    shop = shopOn(await openTestDatabase(), testClock(), { pictures })
    await openNetworks(shop)
    shopper = await mintShopper(shop, { balanceCents: 100_000 })
  })
  afterAll(async () => {
    expect(shop.unexpectedErrors).toEqual([])
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  })

  const upload = async () => {
    const { list } = await sendPictures(shop.app, [await aPicture()], shopper)
    return list[0]?.id ?? ''
  }
  const sweep = () => sweepUploads({ ctx: { db: shop.database.db, clock: shop.clock, pictures } })
  const left = async (id: string) => {
    const { db } = shop.database
    const [row] = await db.select({ rows: count() }).from(uploads).where(eq(uploads.id, id))
    return row?.rows
  }
  const filesIn = async (place = '') =>
    (await readdir(join(folder, place), { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted()
  const filesOf = (...ids: string[]) =>
    ids.flatMap((id) => [`${id}.large.webp`, `${id}.medium.webp`, `${id}.small.webp`]).toSorted()

  test('are deleted after a day, file and row; attached ones stay', async () => {
    const goods = await mintGoods(shop)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 2 }])
    const life = orderLife(shop, { shopper, order })
    const [unused, inReview, inRefund, inProfile] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ]
    const { evidence } = await mintRecharge(shop, shopper)
    for (const step of [life.pay, life.ship, life.confirm]) await mustDo(step())
    const { lines, ...review } = aReview(
      order.id,
      order.lines.map(({ lineId }) => lineId),
    )
    const reviewed = lines.map((line) => ({ ...line, pictures: [inReview] }))
    await mustDo(send(shop.app, addReview, { ...review, lines: reviewed }, shopper))
    await mustDo(life.applyRefund({ evidence: [inRefund] }))
    await ask(shop.app, saveProfile, { ...nobody, picture: inProfile }, shopper)

    await passTime(shop, shopper, daySeconds - 60)
    expect(await sweep()).toBe(0)
    await passTime(shop, shopper, 60)
    const fresh = await upload()
    expect([await sweep(), await left(unused), await left(evidence.id)]).toEqual([2, 0, 1])
    expect(await filesIn()).toEqual(filesOf(inReview, inRefund, inProfile, fresh))

    await ask(shop.app, saveProfile, { ...nobody, picture: fresh }, shopper)
    await passTime(shop, shopper, daySeconds)
    expect(await sweep()).toBe(1)
    expect(await filesIn()).toEqual(filesOf(inReview, inRefund, fresh))
    expect((await ask(shop.app, getUserInfo, {}, shopper)).picture?.id).toBe(fresh)
  })

  test('a refused call attaches nothing', async () => {
    const [taken, again] = [await upload(), await upload()]
    const submit = (evidence: string) =>
      send(shop.app, recharge, { method: 'card', amountCents: 5_000, evidence }, shopper)
    await mustDo(submit(taken))
    const refused = await submit(again)
    await passTime(shop, shopper, daySeconds)
    expect([refused.body.reason, await sweep()]).toEqual(['evidenceUsed', 1])
    expect([await left(taken), await left(again)]).toEqual([1, 0])
  })

  test('a row that can’t be written leaves no file', async () => {
    const before = await filesIn()
    const { db } = shop.database
    await db.execute(sql`alter table uploads add constraint no_room check (false) not valid`)
    const { status } = await sendFiles(shop.app, [await aPicture(), await aPicture()], shopper)
    await db.execute(sql`alter table uploads drop constraint no_room`)
    expect([status, await filesIn(), shop.unexpectedErrors.splice(0).length]).toEqual([
      500,
      before,
      1,
    ])
  })

  test('files without a row are set aside when old, and deleted a month later', async () => {
    const { list } = await sendPictures(shop.app, [await aPicture()], shopper)
    const known = list[0]?.id ?? ''
    const [old, young] = ['A'.repeat(24), 'B'.repeat(24)]
    for (const id of [old, young]) await pictures.write(id, 'small', Buffer.from('a'))
    const longAgo = new Date(Date.now() - 2 * daySeconds * 1000)
    for (const id of [old, known]) {
      await utimes(pictures.fileOf(id, 'small'), longAgo, longAgo)
    }
    const others = (await filesIn()).filter((name) => name !== `${old}.small.webp`)
    const sweepFiles = openFileSweep({ ctx: { db: shop.database.db, folder } })
    const goThrough = async () => {
      let moved = 0
      for (let times = 0; times < 3; times += 1) moved += await sweepFiles()
      return moved
    }
    expect([await goThrough(), await filesIn('unnamed')]).toEqual([1, [`${old}.small.webp`]])
    const aside = join(folder, 'unnamed', `${old}.small.webp`)
    const monthAgo = new Date(Date.now() - 31 * daySeconds * 1000)
    await goThrough()
    expect(await filesIn('unnamed')).toEqual([`${old}.small.webp`])
    await utimes(aside, monthAgo, monthAgo)
    await goThrough()
    expect(await filesIn()).toEqual(others)
  })
})
