import { afterAll, describe, expect } from 'vitest'
import { mintGoods } from '../factories/goods.ts'
import { askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { balances, mintRecharge } from '../factories/wallet.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { test } from '../support/shopTest.ts'

describe('the office asks for confirmation', () => {
  let office: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    office = await listeningOffice(shop)
  })
  afterAll(async () => {
    await office.close()
  })

  test('when five million dollars are to arrive on a claim of fifty', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 0 })
    const name = `R${(await mintRecharge(shop, shopper, 50_00)).id}`
    const pass = ['audit', 'pass', name, '--arrival', '5000000']
    expect(await office.type(...pass)).toEqual({
      code: 1,
      out: '',
      err: `This has to be confirmed by typing the amount (confirmationNeeded)
  account     ${shopper.account}
  claimed     $50.00
  arrived     $5,000,000.00
  difference  +$4,999,950.00
  Nobody can type here: say it with --yes.
`,
    })
    const wrong = await office.type(...pass, '--yes', '50', '--json')
    expect([wrong.code, JSON.parse(wrong.err)]).toMatchObject([
      1,
      { reason: 'confirmationNeeded', data: { sumCents: 5_000_000_00 } },
    ])
    expect(await balances(shop, shopper)).toEqual({ availableCents: 0, heldCents: 0 })
    expect((await office.type(...pass, '--yes', '5000000.00')).out.split('\n')).toEqual([
      `${name}: passed, $5,000,000.00 credited`,
      '  claimed  $50.00',
      '  arrived  $5,000,000.00',
      '',
    ])
    expect(await balances(shop, shopper)).toEqual({ availableCents: 5_000_000_00, heldCents: 0 })
  })

  test('when a refund is above the limit, for any client of the socket', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 250_01 })
    const shopper = await mintShopper(shop, { balanceCents: 1_000_00 })
    const refundable = async (quantity: number) => {
      const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity }])
      const life = orderLife(shop, { shopper, order })
      await mustDo(life.pay())
      await mustDo(life.applyRefund())
      return { refundId: await life.refundId(), life }
    }
    const large = await refundable(2)
    const answers = [
      await askOffice(shop, '/approve', { refundId: large.refundId }),
      await askOffice(shop, '/approve', { refundId: large.refundId, confirmedCents: 500_00 }),
      await askOffice(shop, '/approve', { refundId: large.refundId, confirmedCents: 500_02 }),
    ]
    expect(answers).toEqual([
      { status: 409, reason: 'confirmationNeeded' },
      { status: 409, reason: 'confirmationNeeded' },
      { status: 200, reason: undefined },
    ])
    const small = await refundable(1)
    await mustDo(small.life.approve())
  })
})
