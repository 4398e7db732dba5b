import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../server/db/openPostgres.ts'
import type { Change } from '../../server/domain/kernel/changes.ts'
import { addNotice } from '../../server/domain/kernel/addNotice.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { openEvents } from '../support/readEvents.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, testClock, type TestShop } from '../support/testShop.ts'

describe('the live stream of two servers on one PostgreSQL', () => {
  let here: TestShop
  let there: TestShop
  const resumed = Promise.withResolvers<void>()
  beforeAll(async () => {
    const database = await openTestDatabase()
    const clock = testClock()
    here = shopOn(database, clock)
    there = shopOn(await openPostgres(database.url, 10), clock)
    for (const shop of [here, there]) {
      await shop.database.listen(
        (change) => shop.feed.apply(change as Change),
        () => {
          shop.feed.pokeAll()
          if (shop === there) resumed.resolve()
        },
      )
    }
  })
  afterAll(async () => {
    expect([...here.unexpectedErrors, ...there.unexpectedErrors]).toEqual([])
    await there.close()
    await here.close()
  })

  test('an operator’s action at one server reaches a stream at the other', async () => {
    const goods = await mintGoods(here)
    const shopper = await mintShopper(here, { balanceCents: 50_000 })
    const order = await mintOrder(here, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(here, { shopper, order })
    await mustDo(life.pay())
    const streams = [await openEvents(here.app, shopper), await openEvents(there.app, shopper)]
    for (const stream of streams) await stream.next()

    await mustDo(life.ship())

    const heard = await Promise.all(streams.map((stream) => stream.notices(1)))
    expect(heard.map((list) => list.map(({ kind }) => kind))).toEqual([
      ['parcel.shipped'],
      ['parcel.shipped'],
    ])
    await Promise.all(streams.map((stream) => stream.close()))
  })

  test('a notice whose transaction ends late is not skipped by a faster one', async () => {
    const shopper = await mintShopper(here)
    const { userId } = shopper
    const at = here.clock.now()
    const stream = await openEvents(there.app, shopper)
    await stream.next()
    const written = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const slow = here.database.db.transaction(async (tx) => {
      await addNotice(tx, { userId, kind: 'order.placed', at })
      written.resolve()
      await mayEnd.promise
    })
    await written.promise
    await here.database.db.transaction((tx) => addNotice(tx, { userId, kind: 'order.paid', at }))
    const [fast] = await stream.notices(1)
    const since = stream.lastId()
    await stream.close()
    mayEnd.resolve()
    await slow

    const again = await openEvents(here.app, { ...shopper, since })
    const caughtUp = await again.notices(2)
    await again.close()

    expect(fast?.kind).toBe('order.paid')
    expect(caughtUp.map(({ kind }) => kind)).toEqual(['order.placed', 'order.paid'])
    expect(caughtUp[0]!.id).toBeLessThan(fast!.id)
  })

  test('a lost listening connection reconnects and reads what was missed', async () => {
    const shopper = await mintShopper(here)
    const stream = await openEvents(there.app, shopper)
    await stream.next()
    await here.database.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'harborlane-listener'`,
    )
    await here.database.db.transaction((tx) =>
      addNotice(tx, { userId: shopper.userId, kind: 'parcel.shipped', at: here.clock.now() }),
    )

    await resumed.promise
    expect(await stream.notices(1)).toMatchObject([{ kind: 'parcel.shipped' }])
    await stream.close()
  })
})
