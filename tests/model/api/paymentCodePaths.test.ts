import { describe, expect } from 'vitest'
import type { AnyEventObject, AnyStateMachine, SnapshotFrom } from 'xstate'
import { paymentCodeMachine } from '../../../src/machines/paymentCodeMachine.ts'
import { mintGoods, type MintedGoods } from '../../factories/goods.ts'
import { mintShopper } from '../../factories/shoppers.ts'
import { test } from '../../support/shopTest.ts'
import { proof } from '../charts/paymentCode.ts'
import { titleOf } from '../support/describePath.ts'
import { notePlayed, notPlayed, nothingWalked, walkedBy, playPath } from './driveChart.ts'
import { isFromOutside, pathsToWalk } from './pathsToWalk.ts'
import { drivePaymentCode, startCents } from './paymentCodeDriver.ts'

/** A payment takes ten steps, most of them digits. */
const joined = { mostSteps: 40, farthest: 10 }

/** Only the screen knows how many digits are entered so far. */
function namesOf(before: SnapshotFrom<AnyStateMachine>, event: AnyEventObject): string[] {
  const { value, context } = before as SnapshotFrom<typeof paymentCodeMachine>
  const leaf = JSON.stringify(value)
  const operation = context.payment?.operation
  return isFromOutside(event)
    ? [`${leaf} ${event.type}`, `${before.matches('asking')} ${operation} ${JSON.stringify(event)}`]
    : [`${leaf} ${operation} ${JSON.stringify(event)}`]
}

const paths = pathsToWalk(proof, namesOf, joined).map((path) => [titleOf(path), path] as const)
const walked = nothingWalked()

describe('the paths of the payment code chart over HTTP', () => {
  const started = performance.now()
  let goods: { cheap: MintedGoods; dear: MintedGoods }
  test.beforeAll(async ({ shop }) => {
    goods = {
      cheap: await mintGoods(shop, { priceCents: 500, stock: 100_000 }),
      dear: await mintGoods(shop, { priceCents: startCents + 990, stock: 100_000 }),
    }
  })

  test.for(paths)('%s', async ([, path], { shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: startCents })
    const driver = drivePaymentCode(shop, shopper, goods)
    await playPath({ shop, model: proof, path, driver, walked })
  })

  test('the paths play every state and every transition', () => {
    expect(proof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(paymentCodeMachine, walked, started)
    expect(notPlayed(paymentCodeMachine, walked)).toEqual([])
  })
})
