import { describe, expect } from 'vitest'
import { loginFailures } from '../../../server/db/schema/users.ts'
import { sessionMachine } from '../../../src/machines/sessionMachine.ts'
import { mintShopper } from '../../factories/shoppers.ts'
import { test } from '../../support/shopTest.ts'
import { proof } from '../charts/session.ts'
import { titleOf } from '../support/describePath.ts'
import { notePlayed, notPlayed, nothingWalked, walkedBy, playPath } from './driveChart.ts'
import { pathsToWalk } from './pathsToWalk.ts'
import { driveSession } from './sessionDriver.ts'

/** The server does not know the values that screens hand over, nor why a try failed. */
const paths = pathsToWalk(proof, ({ value }, event) => [
  `${JSON.stringify(value)} ${JSON.stringify(event)}`,
]).map((path) => [titleOf(path), path] as const)
const walked = nothingWalked()

describe('the paths of the session chart over HTTP', () => {
  const started = performance.now()
  test.beforeEach(async ({ shop }) => {
    await shop.database.db.delete(loginFailures)
  })

  test.for(paths)('%s', async ([, path], { shop }) => {
    const shopper = await mintShopper(shop)
    const { token } = path.input as { token: string | null }
    const input = { token: token === null ? null : shopper.token }
    await playPath({
      shop,
      model: proof,
      path,
      input,
      driver: await driveSession(shop, shopper, input.token),
      walked,
    })
  })

  test('the paths play every state and every transition', () => {
    expect(proof.api).toEqual(walkedBy(import.meta.filename))
    notePlayed(sessionMachine, walked, started)
    expect(notPlayed(sessionMachine, walked)).toEqual([])
  })
})
