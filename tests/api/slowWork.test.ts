import { describe, expect } from 'vitest'
import { getUserInfo, login, register, resetPay, verifyPay } from '../../contract/account.ts'
import { requestResetCode } from '../../contract/passwords.ts'
import { inSlowTurn } from '../../server/domain/identity/session/guessQueues.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'

describe('while the queue of slow hashes is full', () => {
  test('a login is refused at once with a time to retry, and does not count as a failure', async ({
    shop,
  }) => {
    const { account, password } = await mintShopper(shop)
    const leave = fillUp()
    const answers = []
    for (let done = 0; done < 9; done += 1) {
      answers.push(await send(shop.app, login, { account, password: 'not-the-password' }))
    }
    const whole = await shop.app.request(`${login.path}?lang=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, password }),
    })
    await leave()

    expect(answers.map(({ body }) => body.reason)).toEqual(answers.map(() => 'tooBusy'))
    expect([whole.status, whole.headers.get('retry-after'), await whole.json()]).toEqual([
      200,
      '5',
      {
        code: expect.any(Number),
        msg: 'The shop is very busy just now. Please try again in a few seconds',
        data: null,
        time: expect.any(Number),
        reason: 'tooBusy',
      },
    ])
    expect((await send(shop.app, login, { account, password })).body.reason).toBe(undefined)
  })

  test('every other call that needs a slow hash is refused as well', async ({ shop }) => {
    const { account, password, token } = await mintShopper(shop)
    const leave = fillUp()
    const answers = [
      await send(shop.app, register, { account: 'newcomer', password: 'rope-and-tide' }),
      await send(shop.app, requestResetCode, { account }),
    ]
    await leave()
    const leaveKnown = fillUp('session')
    answers.push(await send(shop.app, resetPay, { payCode: '112358', password }, { token }))
    await leaveKnown()
    expect(answers.map(({ body }) => body.reason)).toEqual(answers.map(() => 'tooBusy'))
  })

  test('reads and payment codes still work', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { payCode } = shopper
    const leave = fillUp()
    const info = await ask(shop.app, getUserInfo, {}, shopper)
    const asked = { payCode, operation: 'orderPay', subjectId: 1, amountCents: 1 } as const
    const { proof } = await ask(shop.app, verifyPay, asked, shopper)
    await leave()
    expect([info.id, proof]).toEqual([shopper.userId, expect.any(String)])
  })
})

/**
 * Takes every slot of the queue, from the address of the tests. The returned function frees them.
 */
function fillUp(known: string | null = null): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const moreThanThereAre = Array.from({ length: 200 }, (_, at) =>
    inSlowTurn(
      { caller: { address: 'unknown' } },
      { account: `${at}`, known: known && `${known}:${at}` },
      () => promise,
    ),
  )
  const left = Promise.allSettled(moreThanThereAre)
  return async () => {
    resolve()
    const refused = (await left).filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
  }
}
