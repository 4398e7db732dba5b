import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import {
  askForSignIn,
  listPasskeys,
  proveByPasskey,
  removePasskey,
  requirePasskey,
  signInByPasskey,
} from '../../contract/passkeys.ts'
import { unsettledCents } from '../../contract/limits.ts'
import { withdraw } from '../../contract/wallet.ts'
import { payProofs } from '../../server/db/schema/users.ts'
import { answerProof, mintPasskey } from '../factories/passkeys.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { mintWithdrawable } from '../factories/wallet.ts'
import { ask, send, type RawAnswer } from '../support/callApi.ts'
import { rounds } from '../support/raceRounds.ts'
import { test } from '../support/shopTest.ts'

const racers = 12
const order = { operation: 'orderPay', subjectId: 1, amountCents: 500 } as const

async function many(call: (at: number) => Promise<RawAnswer>): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: racers }, (_, at) => call(at)))
  const said = answers.map(({ body }) => body.reason ?? 'accepted')
  return Object.fromEntries(
    [...Map.groupBy(said, (reason) => reason)].map(([reason, list]) => [reason, list.length]),
  )
}

describe('passkeys at the same time', () => {
  test.for(rounds)('one answer gives one proof (%i)', async (_round, { shop }) => {
    const shopper = await mintShopper(shop)
    const passkey = await mintPasskey(shop.app, shopper)
    const response = await answerProof(shop.app, shopper, passkey, order)
    const said = await many(() => send(shop.app, proveByPasskey, { response }, shopper))
    const proofs = await shop.database.db
      .select()
      .from(payProofs)
      .where(eq(payProofs.userId, shopper.userId))
    expect([said, proofs.length]).toEqual([{ accepted: 1, passkeyExpired: racers - 1 }, 1])
  })

  test.for(rounds)('copies with one counter sign in once (%i)', async (_round, { shop }) => {
    const passkey = await mintPasskey(shop.app, await mintShopper(shop))
    const responses = []
    for (let copy = 0; copy < 4; copy += 1) {
      responses.push(passkey.get(await ask(shop.app, askForSignIn, {}), { counter: 9 }))
    }
    const answers = await Promise.all(
      responses.map((response) => send(shop.app, signInByPasskey, { response })),
    )
    expect(answers.map(({ body }) => body.reason ?? 'accepted').toSorted()).toEqual([
      'accepted',
      'passkeyCloned',
      'passkeyCloned',
      'passkeyCloned',
    ])
  })

  test.for(rounds)(
    'withdrawals share the limit after a new passkey (%i)',
    async (_round, { shop }) => {
      const shopper = await mintShopper(shop, { balanceCents: 10 * unsettledCents })
      await mintPasskey(shop.app, shopper)
      const asked: Awaited<ReturnType<typeof mintWithdrawable>>[] = []
      while (asked.length < racers) {
        asked.push(await mintWithdrawable(shop, shopper, unsettledCents / 4))
      }
      const said = await many((at) => {
        const { quoteId, proof } = asked[at]!
        return send(shop.app, withdraw, { quoteId, proof }, shopper)
      })
      expect(said).toEqual({ accepted: 4, withdrawalDelayed: racers - 4 })
    },
  )

  test.for(rounds)('none is required while the last is removed (%i)', async (_round, { shop }) => {
    const shopper = await mintShopper(shop)
    const { password } = shopper
    await mintPasskey(shop.app, shopper)
    const { list } = await ask(shop.app, listPasskeys, {}, shopper)
    const id = list[0]?.id ?? 0
    await Promise.all([
      send(shop.app, removePasskey, { id, password }, shopper),
      send(shop.app, requirePasskey, { isRequired: true, password }, shopper),
    ])
    expect(await ask(shop.app, listPasskeys, {}, shopper)).toEqual({ list: [], isRequired: false })
  })
})
