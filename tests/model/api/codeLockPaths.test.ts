import { describe, expect } from 'vitest'
import { codeLockMachine } from '../../../src/machines/codeLockMachine.ts'
import { mintShopper } from '../../factories/shoppers.ts'
import { test } from '../../support/shopTest.ts'
import { proof } from '../charts/codeLock.ts'
import { placeOf } from '../support/chartModel.ts'
import { titleOf } from '../support/describePath.ts'
import { notePlayed, notPlayed, nothingWalked, walkedBy, playPath } from './driveChart.ts'
import { pathsToWalk } from './pathsToWalk.ts'
import { driveCodeLock } from './codeLockDriver.ts'

/** Wrong codes at every count, and the event that resets the count. */
const paths = pathsToWalk(proof, (before, event) => [
  `${event.type === 'wrongCode.entered' ? placeOf(proof, before) : JSON.stringify(before.value)} ${event.type}`,
]).map((path) => [titleOf(path), path] as const)
const walked = nothingWalked()

describe('the paths of the code lock chart over HTTP', () => {
  const started = performance.now()

  test.for(paths)('%s', async ([, path], { shop }) => {
    const shopper = await mintShopper(shop)
    const driver = driveCodeLock(shop, shopper)
    await playPath({ shop, model: proof, path, input: path.input, driver, walked })
  })

  test('the paths play every state and every transition', () => {
    expect(proof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(codeLockMachine, walked, started)
    expect(notPlayed(codeLockMachine, walked)).toEqual([])
  })
})
