import { describe, expect } from 'vitest'
import { loginFailures } from '../../../server/db/schema/users.ts'
import { passwordResetMachine } from '../../../src/machines/passwordResetMachine.ts'
import { mintShopper } from '../../factories/shoppers.ts'
import { test } from '../../support/shopTest.ts'
import { proof } from '../charts/passwordReset.ts'
import { titleOf } from '../support/describePath.ts'
import { notePlayed, notPlayed, nothingWalked, walkedBy, playPath } from './driveChart.ts'
import { pathsToWalk } from './pathsToWalk.ts'
import { drivePasswordReset } from './passwordResetDriver.ts'

const paths = pathsToWalk(proof).map((path) => [titleOf(path), path] as const)
const walked = nothingWalked()

describe('the paths of the password reset chart over HTTP', () => {
  const started = performance.now()
  test.beforeEach(async ({ shop }) => {
    await shop.database.db.delete(loginFailures)
  })

  test.for(paths)('%s', async ([, path], { shop }) => {
    const shopper = await mintShopper(shop)
    const driver = await drivePasswordReset(shop, shopper)
    await playPath({ shop, model: proof, path, driver, walked })
  })

  test('the paths play every state and every transition', () => {
    expect(proof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(passwordResetMachine, walked, started)
    expect(notPlayed(passwordResetMachine, walked)).toEqual([])
  })
})
