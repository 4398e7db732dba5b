import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withdrawalAuditMachine } from '../../../src/machines/withdrawalAuditMachine.ts'
import { withdrawalMachine } from '../../../src/machines/withdrawalMachine.ts'
import { mintShopper } from '../../factories/shoppers.ts'
import { mintWithdrawal, openNetworks } from '../../factories/wallet.ts'
import { openTestShop } from '../../support/openTestShop.ts'
import type { TestShop } from '../../support/testShop.ts'
import { proof as withdrawalProof } from '../charts/withdrawal.ts'
import { proof as auditProof } from '../charts/withdrawalAudit.ts'
import { titleOf } from '../support/describePath.ts'
import { explorePaths, withoutBeginnings, type Path } from '../support/explorePaths.ts'
import { notePlayed, notPlayed, nothingWalked, playPath } from './driveChart.ts'
import { driveWithdrawals, startCents } from './withdrawalDriver.ts'

const named = (paths: readonly Path[]) =>
  withoutBeginnings(paths).map((path) => [titleOf(path), path] as const)

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await openNetworks(shop)
})
afterAll(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

describe('every path of the withdrawal chart over HTTP', () => {
  const walked = nothingWalked()
  const started = performance.now()

  test.for(named(explorePaths(withdrawalProof)))('%s', async ([, path]) => {
    const shopper = await mintShopper(shop, { balanceCents: startCents })
    await playPath({
      shop,
      model: withdrawalProof,
      path,
      driver: driveWithdrawals(shop, shopper),
      walked,
    })
  })

  test('the paths play every state and every transition', () => {
    notePlayed(withdrawalMachine, walked, started)
    expect(notPlayed(withdrawalMachine, walked)).toEqual([])
  })
})

describe('every path of the withdrawal audit chart over HTTP', () => {
  const walked = nothingWalked()
  const started = performance.now()

  test.for(named(explorePaths(auditProof)))('%s', async ([, path]) => {
    const shopper = await mintShopper(shop, { balanceCents: startCents })
    const withdrawal = await mintWithdrawal(shop, shopper)
    await playPath({
      shop,
      model: auditProof,
      path,
      input: { withdrawal },
      driver: driveWithdrawals(shop, shopper, [withdrawal]),
      walked,
    })
  })

  test('the paths play every state and every transition', () => {
    notePlayed(withdrawalAuditMachine, walked, started)
    expect(notPlayed(withdrawalAuditMachine, walked)).toEqual([])
  })
})
