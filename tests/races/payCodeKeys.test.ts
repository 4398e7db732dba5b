import { eq } from 'drizzle-orm'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { resetPay, verifyPay } from '../../contract/account.ts'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { users } from '../../server/db/schema/users.ts'
import { isPayCodeOfMac } from '../../server/domain/identity/paymentCode/payCodeMac.ts'
import { hashPassword } from '../../server/domain/identity/session/passwordHash.ts'
import { startProcess, type ServerProcess } from '../faults/serverProcess.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { remote, send, type Host } from '../support/callApi.ts'
import { rounds } from '../support/raceRounds.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, type TestShop } from '../support/testShop.ts'

const otherKey = 'd1'.repeat(32)

describe('servers with the keys of one database', () => {
  let folder: string
  let shop: TestShop<typeof systemClock>
  let url: string
  let servers: ServerProcess[]
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'harborlane-keys-'))
    const database = await openTestDatabase(20)
    shop = shopOn(database, systemClock)
    url = database.url
    servers = []
  })
  afterEach(async () => {
    for (const server of servers) await server.kill()
    await shop.close()
    await rm(folder, { recursive: true })
  })

  const start = async (env: Record<string, string>) => {
    const server = await startProcess({ DATABASE_URL: url, DATA_DIR: folder, SITE: 'off', ...env })
    servers.push(server)
    return remote(server.address)
  }

  test('two that start at once in an empty folder share one key, and a server with another key refuses to start', async () => {
    const [one, other] = await Promise.all(
      ['1', '2'].map((name) =>
        start({ PAYMENT_CODE_KEY: '', OFFICE_SOCKET: join(folder, `${name}.sock`) }),
      ),
    )
    const keyFiles = (await readdir(folder)).filter((name) => name.startsWith('payment-code'))
    const shopper = await mintShopper(shop, { payCodeSet: false })
    const set = { payCode: '271828' }

    expect(keyFiles).toEqual(['payment-code.key'])
    expect((await send(one as Host, resetPay, set, shopper)).body.reason).toBe(undefined)
    expect((await send(other as Host, verifyPay, asked('271828'), shopper)).body.reason).toBe(
      undefined,
    )
    await expect(start({ PAYMENT_CODE_KEY: otherKey })).rejects.toThrow(
      /ended with 1: The payment codes of this database are stored under key [0-9a-f]{16}, and PAYMENT_CODE_KEY holds/,
    )
    const elsewhere = join(folder, 'elsewhere')
    await expect(start({ PAYMENT_CODE_KEY: '', DATA_DIR: elsewhere })).rejects.toThrow(
      `and ${join(elsewhere, 'payment-code.key')} is not there`,
    )
  })
})

describe('verifying an old-scheme code while a new one is set', () => {
  let shop: TestShop<typeof systemClock>
  beforeAll(async () => {
    shop = shopOn(await openTestDatabase(20), systemClock)
  })
  afterAll(async () => {
    expect(shop.unexpectedErrors).toEqual([])
    await shop.close()
  })

  test.for(rounds)('round %i: rewrites the hash, or keeps the new code', async () => {
    const { payCode, password, ...shopper } = await mintShopper(shop)
    const own = eq(users.id, shopper.userId)
    const payCodeHash = await hashPassword(payCode, { N: 16, r: 1, p: 1 })
    await shop.database.db.update(users).set({ payCodeHash }).where(own)
    const enter = () => send(shop.app, verifyPay, asked(payCode), shopper)
    const set = { payCode: '271828', password }

    const [reset] = await Promise.all([
      send(shop.app, resetPay, set, shopper),
      ...Array.from({ length: 4 }, enter),
    ])

    const [row] = await shop.database.db.select().from(users).where(own)
    const stored = row?.payCodeHash ?? ''
    const { userId } = shopper
    const codes = ['271828', payCode].filter((code) =>
      isPayCodeOfMac(shop.payCodeKeys, { userId, payCode: code, stored }),
    )
    expect([reset.body.reason, codes]).toEqual(
      reset.body.reason === undefined ? [undefined, ['271828']] : ['payCodeChanged', [payCode]],
    )
  })
})

function asked(payCode: string) {
  return { payCode, operation: 'orderPay', subjectId: 1, amountCents: 1 } as const
}
