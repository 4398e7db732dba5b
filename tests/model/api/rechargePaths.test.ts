import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { networks } from '../../../server/db/schema/wallet.ts'
import { rechargeMachine } from '../../../src/machines/rechargeMachine.ts'
import { mintShopper } from '../../factories/shoppers.ts'
import { openNetworks } from '../../factories/wallet.ts'
import { openTestShop } from '../../support/openTestShop.ts'
import type { TestShop } from '../../support/testShop.ts'
import { proof } from '../charts/recharge.ts'
import { titleOf } from '../support/describePath.ts'
import { notePlayed, notPlayed, nothingWalked, walkedBy, playPath } from './driveChart.ts'
import { pathsToWalk } from './pathsToWalk.ts'
import { driveRecharges, goneNetwork } from './rechargeDriver.ts'

const paths = pathsToWalk(proof).map((path) => [titleOf(path), path] as const)
const walked = nothingWalked()

describe('the paths of the recharge chart over HTTP', () => {
  const started = performance.now()
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
    await openNetworks(shop)
    await shop.database.db.delete(networks).where(eq(networks.code, goneNetwork))
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  test.for(paths)('%s', async ([, path]) => {
    const shopper = await mintShopper(shop)
    const driver = await driveRecharges(shop, shopper)
    await playPath({
      shop,
      model: proof,
      path,
      input: { attemptSeed: randomUUID() },
      driver,
      walked,
    })
  })

  test('the paths play every state and every transition', () => {
    expect(proof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(rechargeMachine, walked, started)
    expect(notPlayed(rechargeMachine, walked)).toEqual([])
  })
})
