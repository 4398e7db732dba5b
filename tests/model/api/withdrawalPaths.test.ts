import { describe, expect } from 'vitest'
import { withdrawalAuditMachine } from '../../../src/machines/withdrawalAuditMachine.ts'
import { withdrawalMachine } from '../../../src/machines/withdrawalMachine.ts'
import { mintShopper } from '../../factories/shoppers.ts'
import { mintWithdrawal, openNetworks } from '../../factories/wallet.ts'
import { test } from '../../support/shopTest.ts'
import { proof as withdrawalProof } from '../charts/withdrawal.ts'
import { proof as auditProof } from '../charts/withdrawalAudit.ts'
import { titleOf } from '../support/describePath.ts'
import type { AnyProof } from '../support/chartProof.ts'
import { notePlayed, notPlayed, nothingWalked, walkedBy, playPath } from './driveChart.ts'
import { pathsToWalk } from './pathsToWalk.ts'
import { driveWithdrawals, startCents } from './withdrawalDriver.ts'

const named = (proof: AnyProof) => pathsToWalk(proof).map((path) => [titleOf(path), path] as const)

test.beforeAll(async ({ shop }) => {
  await openNetworks(shop)
})

describe('the paths of the withdrawal chart over HTTP', () => {
  const walked = nothingWalked()
  const started = performance.now()

  test.for(named(withdrawalProof))('%s', async ([, path], { shop }) => {
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
    expect(withdrawalProof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(withdrawalMachine, walked, started)
    expect(notPlayed(withdrawalMachine, walked)).toEqual([])
  })
})

describe('the paths of the withdrawal audit chart over HTTP', () => {
  const walked = nothingWalked()
  const started = performance.now()

  test.for(named(auditProof))('%s', async ([, path], { shop }) => {
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
    expect(auditProof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(withdrawalAuditMachine, walked, started)
    expect(notPlayed(withdrawalAuditMachine, walked)).toEqual([])
  })
})
