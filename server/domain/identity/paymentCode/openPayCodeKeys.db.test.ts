import { eq, sql } from 'drizzle-orm'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect } from 'vitest'
import { mintShopper, type MintedShopper } from '../../../../tests/factories/shoppers.ts'
import { test } from '../../../../tests/support/shopTest.ts'
import type { TestShop } from '../../../../tests/support/testShop.ts'
import { payCodeKey, users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import { hashPassword } from '../session/passwordHash.ts'
import { checkPayCode } from './checkPayCode.ts'
import { openPayCodeKeys } from './openPayCodeKeys.ts'
import { countTry } from './payCodeCounter.ts'
import { parsePayCodeKeys, type PayCodeKeys } from './payCodeKeys.ts'
import { resetPay } from './resetPay.ts'
import { verifyPay } from './verifyPay.ts'
import { periods } from '../../../../tests/support/facts.ts'

const older = 'aa'.repeat(32)
const newer = 'bb'.repeat(32)
const keysOf = (text: string) => parsePayCodeKeys(text, 'a test')
const idOf = (text: string) => keysOf(text)[0].id

describe('a server and the keys of its database', () => {
  let dataFolder: string
  let file: string
  const said: string[] = []
  test.beforeEach(async ({ shop }) => {
    dataFolder = await mkdtemp(join(tmpdir(), 'harborlane-keys-'))
    file = join(dataFolder, 'payment-code.key')
    said.length = 0
    await shop.database.db.delete(payCodeKey)
    await shop.database.db.update(users).set({ payCodeHash: null })
  })
  afterEach(() => rm(dataFolder, { recursive: true }))

  const start = (shop: TestShop, given?: string, lostKeyIds: string[] = []) =>
    openPayCodeKeys({
      ctx: { db: shop.database.db, clock: shop.clock, say: (line) => said.push(line) },
      input: { given: given === undefined ? undefined : keysOf(given), dataFolder, lostKeyIds },
    })
  const mint = (shop: TestShop) => mintShopper(shop, { payCodeSet: false })
  const idsOf = async (keys: Promise<PayCodeKeys>) => (await keys).map(({ id }) => id)
  const ctxOf = (shop: TestShop, { userId }: MintedShopper, payCodeKeys: PayCodeKeys) => ({
    db: shop.database.db,
    clock: shop.clock,
    lang: 'en' as const,
    userId,
    sessionId: 0,
    caller: {
      address: 'a test',
      userAgent: 'a test',
      origin: '',
      token: '',
      device: () => '',
      keepDevice: () => undefined,
    },
    payCodeKeys,
  })
  const tryCode = async (
    shop: TestShop,
    shopper: MintedShopper,
    keys: PayCodeKeys,
    payCode: string,
  ) => {
    const asked = { payCode, operation: 'orderPay', subjectId: 1, amountCents: 1 } as const
    return verifyPay({ ctx: ctxOf(shop, shopper, keys), input: asked }).then(
      () => 'right',
      reasonOf,
    )
  }
  const storedOf = async (shop: TestShop, { userId }: MintedShopper) => {
    const own = eq(users.id, userId)
    const [row] = await shop.database.db.select({ code: users.payCodeHash }).from(users).where(own)
    return row?.code ?? ''
  }
  const keyIdOf = async (shop: TestShop, shopper: MintedShopper) =>
    (await storedOf(shop, shopper)).split('$')[1]
  const storeUnder = async (shop: TestShop, shopper: MintedShopper, keys: PayCodeKeys) => {
    await resetPay({ ctx: ctxOf(shop, shopper, keys), input: { payCode: shopper.payCode } })
  }
  const store = (shop: TestShop, shopper: MintedShopper, payCodeHash: string | null) =>
    shop.database.db.update(users).set({ payCodeHash }).where(eq(users.id, shopper.userId))

  test('creates a key at the first start that only its owner can read, and finds it at the next', async ({
    shop,
  }) => {
    const made = await idsOf(start(shop))
    const again = await idsOf(start(shop))
    expect(again).toEqual(made)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(dataFolder)).toEqual(['payment-code.key'])
    expect(await readFile(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    expect(said).toEqual([
      `The key of the payment codes is in ${file}: keep a copy of it, apart from copies of the database`,
    ])
  })

  test('shares one key among concurrent first starts', async ({ shop }) => {
    const starts = await Promise.all(Array.from({ length: 5 }, () => idsOf(start(shop))))
    expect(new Set(starts.flat()).size).toBe(1)
    expect(await readdir(dataFolder)).toEqual(['payment-code.key'])
  })

  test('lets one of several concurrent starts with different keys succeed', async ({ shop }) => {
    const keys = ['a1', 'b2', 'c3', 'd4', 'e5'].map((byte) => byte.repeat(32))
    const starts = await Promise.allSettled(keys.map((key) => start(shop, key)))
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('refuses a key file that other users can read', async ({ shop }) => {
    await start(shop)
    await chmod(file, 0o640)
    await expect(start(shop)).rejects.toThrow(`Say chmod 600 ${file}`)
  })

  test("refuses another key than the database's, also before any code is stored", async ({
    shop,
  }) => {
    await start(shop, older)
    await expect(start(shop, newer)).rejects.toThrow(
      new Error(
        `The payment codes of this database are stored under key ${idOf(older)}, and PAYMENT_CODE_KEY holds ${idOf(newer)}. ` +
          'Name every key that stored codes need in PAYMENT_CODE_KEY, with commas between them and the one for new codes first. ' +
          `If that key is lost, start once with npm start -- --lost-key ${idOf(older)}: codes under a lost key are cleared, and shoppers set new ones by their password.`,
      ),
    )
    expect(await idsOf(start(shop, older))).toEqual([idOf(older)])
  })

  test('creates no second key for a database that has one', async ({ shop }) => {
    await start(shop, older)
    await expect(start(shop)).rejects.toThrow(
      `stored under key ${idOf(older)}, and ${file} is not there. Name every key`,
    )
    expect(await readdir(dataFolder)).toEqual([])
  })

  test('names all missing keys and all present ones', async ({ shop }) => {
    const [one, other] = ['c3', 'd4'].map((byte) => byte.repeat(32)) as [string, string]
    await storeUnder(shop, await mint(shop), await start(shop, older))
    await start(shop, `${newer},${older}`)
    await expect(start(shop, `${one},${other}`)).rejects.toThrow(
      new Error(
        `The payment codes of this database are stored under key ${idOf(newer)} and key ${idOf(older)}, and PAYMENT_CODE_KEY holds ${idOf(one)}, ${idOf(other)}. ` +
          'Name every key that stored codes need in PAYMENT_CODE_KEY, with commas between them and the one for new codes first. ' +
          `If those keys are lost, start once with npm start -- --lost-key ${idOf(newer)} --lost-key ${idOf(older)}: codes under a lost key are cleared, and shoppers set new ones by their password.`,
      ),
    )
  })

  test('allows removing an old key once no code needs it', async ({ shop }) => {
    const shopper = await mint(shop)
    await storeUnder(shop, shopper, await start(shop, older))
    const both = await start(shop, `${newer},${older}`)
    await expect(start(shop, newer)).rejects.toThrow(`stored under key ${idOf(older)}, and`)

    const outcomes = [
      await tryCode(shop, shopper, both, '000111'),
      await keyIdOf(shop, shopper),
      await tryCode(shop, shopper, both, shopper.payCode),
      await keyIdOf(shop, shopper),
    ]

    expect(outcomes).toEqual(['payCodeWrong', idOf(older), 'right', idOf(newer)])
    expect(await tryCode(shop, shopper, await start(shop, newer), shopper.payCode)).toBe('right')
  })

  test('reads several keys from the file, one per line', async ({ shop }) => {
    const shopper = await mint(shop)
    await storeUnder(shop, shopper, await start(shop))
    await writeFile(file, `${newer}\n${await readFile(file, 'utf8')}`)
    expect(await tryCode(shop, shopper, await start(shop), shopper.payCode)).toBe('right')
    expect(await keyIdOf(shop, shopper)).toBe(idOf(newer))
  })

  test('allows processes with the same keys in another order', async ({ shop }) => {
    expect(await idsOf(start(shop, `${older},${newer}`))).toEqual([idOf(older), idOf(newer)])
    expect(await idsOf(start(shop, `${newer},${older}`))).toEqual([idOf(newer), idOf(older)])
    expect(await idsOf(start(shop, `${older},${newer}`))).toEqual([idOf(older), idOf(newer)])
  })

  test('checks a code stored by a slow hash, and a correct entry rewrites it', async ({ shop }) => {
    const keys = await start(shop, newer)
    const shopper = await mint(shop)
    const slow = await hashPassword(shopper.payCode, { N: 16, r: 1, p: 1 })
    await store(shop, shopper, slow)

    const wrong = [await tryCode(shop, shopper, keys, '000111'), await storedOf(shop, shopper)]
    const right = [
      await tryCode(shop, shopper, keys, shopper.payCode),
      await keyIdOf(shop, shopper),
    ]

    expect(wrong).toEqual(['payCodeWrong', slow])
    expect(right).toEqual(['right', idOf(newer)])
    expect(await tryCode(shop, shopper, keys, shopper.payCode)).toBe('right')
  })

  test("doesn't rewrite an old code when another was set during the check", async ({ shop }) => {
    const keys = await start(shop, newer)
    const [shopper, other] = [await mint(shop), await mint(shop)]
    const old = await hashPassword(shopper.payCode, { N: 16, r: 1, p: 1 })
    await store(shop, shopper, old)
    await storeUnder(shop, other, keys)
    const setMeanwhile = await storedOf(shop, other)
    const given = { payCode: shopper.payCode, stored: old }
    const said = await checkPayCode(ctxOf(shop, shopper, keys), given, async (db, tried) => {
      const counted = await countTry(db, tried)
      await store(shop, shopper, setMeanwhile)
      return counted
    })
    expect([said, await storedOf(shop, shopper)]).toEqual([old, setMeanwhile])
  })

  test('locks a code stored by a slow hash like any other', async ({ shop }) => {
    const keys = await start(shop, newer)
    const shopper = await mint(shop)
    await store(shop, shopper, await hashPassword(shopper.payCode, { N: 16, r: 1, p: 1 }))
    const outcomes = []
    for (let at = 0; at < 5; at += 1) outcomes.push(await tryCode(shop, shopper, keys, '000111'))
    shop.clock.advance(periods.firstCodeLock - 0.001)
    outcomes.push(await tryCode(shop, shopper, keys, shopper.payCode))
    shop.clock.advance(0.001)
    outcomes.push(await tryCode(shop, shopper, keys, shopper.payCode))

    const wrong = Array.from({ length: 4 }, () => 'payCodeWrong')
    expect(outcomes).toEqual([...wrong, 'payCodeLocked', 'payCodeLocked', 'right'])
  })

  test('allows changing an old code with itself, which first rewrites it', async ({ shop }) => {
    const keys = await start(shop, newer)
    const shopper = await mint(shop)
    const { payCode } = shopper
    const slow = await hashPassword(payCode, { N: 16, r: 1, p: 1 })
    const change = (input: { payCode: string; oldPayCode: string }) =>
      resetPay({ ctx: ctxOf(shop, shopper, keys), input }).then(() => 'changed', reasonOf)

    await store(shop, shopper, slow)
    expect(await change({ payCode, oldPayCode: payCode })).toBe('payCodeSame')
    expect(await keyIdOf(shop, shopper)).toBe(idOf(newer))
    await store(shop, shopper, slow)
    expect(await change({ payCode: '271828', oldPayCode: payCode })).toBe('changed')
    expect(await tryCode(shop, shopper, keys, '271828')).toBe('right')
  })

  test('counts no attempt for a code under a key that this process lacks', async ({ shop }) => {
    const shopper = await mint(shop)
    await storeUnder(shop, shopper, keysOf(newer))
    for (let tries = 0; tries < 6; tries += 1) {
      await expect(tryCode(shop, shopper, keysOf(older), shopper.payCode)).rejects.toThrow(
        `a payment code is stored under key ${idOf(newer)}`,
      )
    }
    expect(await tryCode(shop, shopper, keysOf(newer), shopper.payCode)).toBe('right')
  })

  test('clears the codes of a lost key, and only the password sets new ones', async ({ shop }) => {
    const shopper = await mint(shop)
    const other = await mint(shop)
    await storeUnder(shop, other, await start(shop, older))
    await storeUnder(shop, shopper, await start(shop, `${newer},${older}`))
    const { password, payCode } = shopper
    const keys = await start(shop, older, [idOf(newer)])
    const set = (input: { payCode: string; oldPayCode?: string; password?: string }) =>
      resetPay({ ctx: ctxOf(shop, shopper, keys), input }).then(() => 'set', reasonOf)

    expect(said).toEqual([`Key ${idOf(newer)} is forgotten; payment codes cleared: 1`])
    // A literal, because rows outlive the program that wrote them.
    expect(await storedOf(shop, shopper)).toBe('forgotten')
    expect(await tryCode(shop, shopper, keys, payCode)).toBe('payCodeLocked')
    expect(await set({ payCode })).toBe('oldPayCodeMissing')
    expect(await set({ payCode, oldPayCode: payCode })).toBe('payCodeLocked')
    expect(await set({ payCode, password })).toBe('set')
    expect(await tryCode(shop, shopper, keys, payCode)).toBe('right')
    expect(await tryCode(shop, other, keys, other.payCode)).toBe('right')
  })

  test('refuses to declare a present key lost', async ({ shop }) => {
    const shopper = await mint(shop)
    await storeUnder(shop, shopper, await start(shop, older))
    await expect(start(shop, older, [idOf(older)])).rejects.toThrow(
      `Key ${idOf(older)} is not lost: PAYMENT_CODE_KEY holds it.`,
    )
    expect(await tryCode(shop, shopper, await start(shop, older), shopper.payCode)).toBe('right')
  })

  test('reads the keys in use from the index alone', async ({ shop }) => {
    const plan = await shop.database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return tx.execute(
        sql`explain select min(split_part(pay_code_hash, '$', 2)) from users where pay_code_hash like 'hmac-sha256$%'`,
      )
    })
    expect(JSON.stringify(plan)).toContain('using users_pay_code_key')
  })
})

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.reason
  throw error
}
