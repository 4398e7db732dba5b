import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { login, verifyPay } from '../../contract/account.ts'
import { payOrder } from '../../contract/orders.ts'
import { requestResetCode } from '../../contract/passwords.ts'
import { rowsOf } from '../../server/db/client.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { send, type RawAnswer } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const times = 500
const atOnce = 10

describe('a call that is refused again and again', () => {
  let shopper: MintedShopper
  test.beforeAll(async ({ shop }) => {
    shopper = await mintShopper(shop)
  })

  async function countRows(shop: TestShop): Promise<Record<string, number>> {
    const rows = await rowsOf<{ name: string; rows: number }>(
      shop.database.db,
      sql`select tablename as name, (xpath('/row/c/text()', query_to_xml(
          format('select count(*) as c from %I', tablename), false, true, '')))[1]::text::int as rows
        from pg_tables where schemaname = 'public' and tablename <> 'outbox'`,
    )
    return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
  }

  /** By how many rows each table has grown, and the reason of the last refusal. */
  async function repeat(shop: TestShop, call: () => Promise<RawAnswer>) {
    const before = await countRows(shop)
    let reason: string | undefined
    for (let done = 0; done < times; done += atOnce) {
      const answers = await Promise.all(Array.from({ length: atOnce }, call))
      reason = answers.at(-1)?.body.reason
    }
    const after = await countRows(shop)
    const grown = Object.entries(after)
      .map(([name, rows]) => [name, rows - (before[name] ?? 0)] as const)
      .filter(([, rows]) => rows !== 0)
    return { reason, grown: Object.fromEntries(grown) }
  }

  test('leaves three counts for wrong passwords', async ({ shop }) => {
    const { account } = shopper
    expect(
      await repeat(shop, () => send(shop.app, login, { account, password: 'wrong-one' })),
    ).toEqual({
      reason: 'tooManyAttempts',
      grown: { login_failures: 3 },
    })
  })

  test('leaves one count for wrong payment codes', async ({ shop }) => {
    const input = {
      payCode: '000000',
      operation: 'orderPay',
      subjectId: 1,
      amountCents: 1,
    } as const
    expect(await repeat(shop, () => send(shop.app, verifyPay, input, shopper))).toEqual({
      reason: 'payCodeLocked',
      grown: { pay_code_counters: 1 },
    })
  })

  test('leaves one code and its counts for requested codes', async ({ shop }) => {
    const account = 'nobody-at-all'
    expect(await repeat(shop, () => send(shop.app, requestResetCode, { account }))).toEqual({
      reason: 'tooManyAttempts',
      grown: { login_failures: 4, password_codes: 1 },
    })
  })

  test('leaves the latest two hundred answers for keys that are always new', async ({ shop }) => {
    const { skuId } = await mintGoods(shop)
    const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
    const input = { orderId: order.id, proof: 'x'.repeat(43) }
    const { reason, grown } = await repeat(shop, () => send(shop.app, payOrder, input, shopper))
    expect(reason).toBe('proofInvalid')
    expect(Object.keys(grown)).toEqual(['idempotency_keys'])
    expect(grown['idempotency_keys']).toBeLessThanOrEqual(210)
  })

  test('leaves exactly as many when the calls come one after the other', async ({ shop }) => {
    const { skuId } = await mintGoods(shop)
    const patient = await mintShopper(shop)
    const order = await mintOrder(shop, patient, [{ skuId, quantity: 1 }])
    const input = { orderId: order.id, proof: 'x'.repeat(43) }
    const before = await countRows(shop)
    for (let done = 0; done < 203; done += 1) await send(shop.app, payOrder, input, patient)
    const after = await countRows(shop)
    expect((after['idempotency_keys'] ?? 0) - (before['idempotency_keys'] ?? 0)).toBe(200)
  })
})
