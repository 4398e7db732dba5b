import { eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { resetPay, verifyPay } from '../../contract/account.ts'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { payCodeCounters, payProofs, users } from '../../server/db/schema/users.ts'
import { macPayCode } from '../../server/domain/identity/paymentCode/payCodeMac.ts'
import { startProcess, type ServerProcess } from '../faults/serverProcess.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { remote, send } from '../support/callApi.ts'
import { untilLockWaits } from '../support/lockWaits.ts'
import { test } from '../support/shopTest.ts'
import { rounds } from '../support/raceRounds.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, type TestShop } from '../support/testShop.ts'

describe('payment codes tried at two servers at once', () => {
  let shop: TestShop<typeof systemClock>
  let servers: ServerProcess[]
  let folder: string
  beforeAll(async () => {
    const database = await openTestDatabase(5)
    shop = shopOn(database, systemClock)
    const start = (at: number) =>
      startProcess({
        DATABASE_URL: database.url,
        DATA_DIR: join(folder, String(at)),
        SITE: 'off',
      })
    folder = await mkdtemp(join(tmpdir(), 'harborlane-codes-'))
    servers = [await start(1), await start(2)]
  })
  afterAll(async () => {
    for (const server of servers) await server.kill()
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  })

  const attempt = async (shopper: MintedShopper, payCode: string, at: number) => {
    const host = remote(servers[at % servers.length]?.address ?? '')
    const given = { payCode, operation: 'orderPay', subjectId: 1, amountCents: 1 } as const
    return (await send(host, verifyPay, given, shopper)).body.reason ?? 'right'
  }

  test.for(rounds)(
    'round %i: of fifty wrong ones five are checked, and the right one is refused while locked',
    async (round) => {
      const shopper = await mintShopper(shop)
      const locked = Promise.withResolvers<void>()
      const wrong = Promise.all(
        Array.from({ length: 50 }, async (_, at) => {
          const reason = await attempt(shopper, '000111', at)
          if (reason === 'payCodeLocked') locked.resolve()
          return reason
        }),
      )
      await locked.promise
      const right = await attempt(shopper, shopper.payCode, round)

      const [counter] = await shop.database.db
        .select({ wrongCount: payCodeCounters.wrongCount })
        .from(payCodeCounters)
        .where(eq(payCodeCounters.userId, shopper.userId))
      const reasons = await wrong
      expect({
        checked: counter?.wrongCount,
        wrong: reasons.filter((reason) => reason === 'payCodeWrong').length,
        locked: reasons.filter((reason) => reason === 'payCodeLocked').length,
        right,
      }).toEqual({ checked: 5, wrong: 4, locked: 46, right: 'payCodeLocked' })
    },
  )

  test.for(rounds)(
    'round %i: right ones sent to both don’t count each other as the last wrong one',
    async () => {
      const shopper = await mintShopper(shop)
      for (const at of [0, 1, 2, 3]) await attempt(shopper, '000111', at)
      const right = await Promise.all([0, 1].map((at) => attempt(shopper, shopper.payCode, at)))
      expect([...right, await attempt(shopper, '000111', 0)]).toEqual([
        'right',
        'right',
        'payCodeWrong',
      ])
    },
  )
})

describe('a payment code that another session is changing', () => {
  const newCode = '112358'

  /** Runs a call that reads the old code and then waits for the uncommitted change. */
  async function whileItChanges(
    shop: TestShop,
    shopper: MintedShopper,
    call: () => ReturnType<typeof send>,
  ): Promise<string> {
    const payCodeHash = macPayCode(shop.payCodeKeys, shopper.userId, newCode)
    const mayEnd = Promise.withResolvers<void>()
    const changed = Promise.withResolvers<void>()
    const changing = shop.database.db.transaction(async (tx) => {
      await tx.update(users).set({ payCodeHash }).where(eq(users.id, shopper.userId))
      changed.resolve()
      await mayEnd.promise
    })
    await changed.promise
    const answer = call()
    await untilLockWaits(shop.database.db).finally(() => mayEnd.resolve())
    await changing
    return (await answer).body.reason ?? 'done'
  }

  const verify = (shop: TestShop, shopper: MintedShopper, payCode: string) =>
    send(
      shop.app,
      verifyPay,
      { payCode, operation: 'orderPay', subjectId: 1, amountCents: 1 },
      shopper,
    )

  test('is what the old code is checked against in the end', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const outcome = await whileItChanges(shop, shopper, () =>
      verify(shop, shopper, shopper.payCode),
    )
    const own = eq(payProofs.userId, shopper.userId)
    const proofs = await shop.database.db.select().from(payProofs).where(own)
    expect([outcome, proofs]).toEqual(['payCodeWrong', []])
  })

  test('stays, and a reset by the password is refused', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const { password } = shopper
    const set = () => send(shop.app, resetPay, { payCode: '271828', password }, shopper)
    const outcome = await whileItChanges(shop, shopper, set)
    const { body } = await verify(shop, shopper, newCode)
    expect([outcome, body.code]).toEqual(['payCodeChanged', 1])
  })
})
