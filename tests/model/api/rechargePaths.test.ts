import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { networks } from '../../../server/db/schema/wallet.ts'
import { rechargeAuditMachine } from '../../../src/machines/rechargeAuditMachine.ts'
import { rechargeMachine } from '../../../src/machines/rechargeMachine.ts'
import { mintShopper } from '../../factories/shoppers.ts'
import { mintRecharge, openNetworks } from '../../factories/wallet.ts'
import { test } from '../../support/shopTest.ts'
import { proof as rechargeProof } from '../charts/recharge.ts'
import { proof as auditProof } from '../charts/rechargeAudit.ts'
import type { AnyProof } from '../support/chartProof.ts'
import { titleOf } from '../support/describePath.ts'
import { notePlayed, notPlayed, nothingWalked, walkedBy, playPath } from './driveChart.ts'
import { pathsToWalk } from './pathsToWalk.ts'
import { driveRecharges, goneNetwork } from './rechargeDriver.ts'

const named = (proof: AnyProof) => pathsToWalk(proof).map((path) => [titleOf(path), path] as const)

test.beforeAll(async ({ shop }) => {
  await openNetworks(shop)
  await shop.database.db.delete(networks).where(eq(networks.code, goneNetwork))
})

describe('the paths of the recharge chart over HTTP', () => {
  const walked = nothingWalked()
  const started = performance.now()

  test.for(named(rechargeProof))('%s', async ([, path], { shop }) => {
    const driver = await driveRecharges(shop, await mintShopper(shop))
    await playPath({ shop, model: rechargeProof, path, driver, walked })
  })

  test('the paths play every state and every transition', () => {
    expect(rechargeProof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(rechargeMachine, walked, started)
    expect(notPlayed(rechargeMachine, walked)).toEqual([])
  })
})

describe('the paths of the recharge audit chart over HTTP', () => {
  const walked = nothingWalked()
  const started = performance.now()

  test.for(named(auditProof))('%s', async ([, path], { shop }) => {
    const shopper = await mintShopper(shop)
    const input = { recharge: await mintRecharge(shop, shopper) }
    const driver = await driveRecharges(shop, shopper)
    await playPath({ shop, model: auditProof, path, input, driver, walked })
  })

  test('the paths play every state and every transition', () => {
    expect(auditProof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(rechargeAuditMachine, walked, started)
    expect(notPlayed(rechargeAuditMachine, walked)).toEqual([])
  })
})
