import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { mintShopper } from '../../tests/factories/shoppers.ts'
import { test } from '../../tests/support/shopTest.ts'
import { uploads } from '../db/schema/uploads.ts'
import type { ObjectStore } from './objectStore.ts'
import { openObjectSweep } from './openObjectSweep.ts'

test('moves unreferenced objects to the trash after a day and deletes them 30 days later, page by page', async ({
  shop,
}) => {
  const { db } = shop.database
  const { userId } = await mintShopper(shop)
  const [known = '', unknown = '', young = ''] = ['ka', 'ub', 'yc'].map(
    (begin) => begin + randomBytes(17).toString('base64url').slice(0, 22),
  )
  const createdAt = shop.clock.now()
  await db.insert(uploads).values({ id: known, userId, width: 1, height: 1, createdAt })
  const keyOf = (id: string) => `${id.slice(0, 2)}/${id}.large.webp`
  const objects = new Map([
    [keyOf(known), shop.clock.now()],
    [keyOf(unknown), shop.clock.now()],
    ['elsewhere.txt', shop.clock.now()],
  ])
  const store: Pick<ObjectStore, 'list' | 'move' | 'removeKey'> = {
    async list({ after }) {
      const keys = [...objects.keys()].toSorted().filter((key) => key > (after ?? ''))
      const page = keys.slice(0, 2)
      const found = page.map((key) => ({ key, lastModified: objects.get(key)! }))
      return { objects: found, next: keys.length > 2 ? page.at(-1)! : null }
    },
    async move(from, to) {
      objects.delete(from)
      objects.set(to, shop.clock.now())
    },
    async removeKey(key) {
      objects.delete(key)
    },
  }
  const sweep = openObjectSweep({ ctx: { db, clock: shop.clock, store } })
  const round = async () => [await sweep(), await sweep()]
  const aside = `unnamed/${unknown}.large.webp`

  expect(await round()).toEqual([0, 0])
  shop.clock.advance(86_401)
  objects.set(keyOf(young), shop.clock.now())
  const moved = await round()
  expect([moved[0]! + moved[1]!, [...objects.keys()].toSorted()]).toEqual([
    1,
    ['elsewhere.txt', keyOf(known), aside, keyOf(young)].toSorted(),
  ])
  objects.delete(keyOf(young))
  shop.clock.advance(30 * 86_400 + 1)
  await round()
  expect([...objects.keys()].toSorted()).toEqual(['elsewhere.txt', keyOf(known)].toSorted())
})
