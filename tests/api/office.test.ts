import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { sendMessage, showMessages } from '../../contract/messages.ts'
import { runAutopilot } from '../../server/office/autopilot.ts'
import { mintGoods } from '../factories/goods.ts'
import { mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { balances, mintRecharge, mintWithdrawal } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { test } from '../support/shopTest.ts'
import { runOffice } from '../support/runOffice.ts'
import { badFindings, type TestShop } from '../support/testShop.ts'

describe('the office', () => {
  let listening: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    listening = await listeningOffice(shop)
  })
  afterAll(async () => {
    await listening.close()
  })

  const office = (...words: string[]) => listening.type(...words)

  async function paidOrder(shop: TestShop) {
    const goods = await mintGoods(shop, { priceCents: 2_000 })
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    shop.clock.advance(11)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 2 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    return { shopper, order, life, line: order.lines[0]! }
  }

  test('lists, ships, approves and takes goods back, and the books balance', async ({ shop }) => {
    const { order, life, line } = await paidOrder(shop)
    const listed = await office('orders', '--json', '--status', 'waitingForDelivery')
    const shipped = await office('ship', order.sn, '--carrier', 'DHL', '--tracking', 'JD014')
    await mustDo(life.applyRefund({ type: 'refundAndReturn', goodsReceived: true }))
    const id = String(await life.refundId())
    const waiting = await office('watch', '--once')
    const approved = await office('approve', id, '--address', 'Dock 7')
    await mustDo(life.sendBack())
    const returned = await office('returned', id, '--resellable', `${line.lineId}=1`)
    const doctor = await office('doctor')

    expect(JSON.parse(listed.out)).toMatchObject([{ sn: order.sn, status: 1, totalCents: 4_000 }])
    const [parcel] = (await life.read()).parcels
    expect([shipped, approved, returned]).toEqual([
      {
        code: 0,
        out: `${order.sn}: delivered\n  parcel ${parcel?.id}: DHL JD014, ${line.lineId}×2\n`,
        err: '',
      },
      { code: 0, out: `${order.sn}: afterSale: awaitingReturn\n`, err: '' },
      { code: 0, out: `${order.sn}: afterSale: refunded, refunded $40.00\n`, err: '' },
    ])
    expect(waiting.out).toContain('To answer (1)')
    expect([doctor.code, doctor.out.includes('BAD')]).toEqual([0, false])
  })

  test('sends an order in two parcels, corrects a number and reports where a parcel is', async ({
    shop,
  }) => {
    const { order, life, line } = await paidOrder(shop)
    const carried = ['--carrier', 'DHL', '--tracking', 'JD014']
    const first = await office('ship', order.sn, '--lines', `${line.lineId}=1`, ...carried)
    const second = await office('ship', order.sn, ...carried)
    const [one, two] = (await life.read()).parcels.map(({ id }) => String(id))
    const mended = await office('correct-tracking', one ?? '', '--tracking', 'JD015')
    const observed = await office('track', two ?? '', 'Arrived in Leeds')

    const delivered = `${order.sn}: delivered\n`
    const piece = `${line.lineId}×1\n`
    expect([first, second, mended, observed].map(({ code, out }) => [code, out])).toEqual([
      [
        0,
        `${order.sn}: waitingForDelivery\n  parcel ${one}: DHL JD014, ${piece}  not sent yet: 1\n`,
      ],
      [0, `${delivered}  parcel ${one}: DHL JD014, ${piece}  parcel ${two}: DHL JD014, ${piece}`],
      [0, `${delivered}  parcel ${one}: DHL JD015, ${piece}  parcel ${two}: DHL JD014, ${piece}`],
      [0, `${delivered}  parcel ${one}: DHL JD015, ${piece}  parcel ${two}: DHL JD014, ${piece}`],
    ])
    expect([
      (await office('ship', order.sn, '--lines', 'two', ...carried)).code,
      (await office('correct-tracking', one ?? '')).code,
      (await office('track', one ?? '')).code,
      (await office('track', 'seven', 'Lost')).code,
    ]).toEqual([2, 2, 2, 2])
  })

  test('offers less than was asked for, with a reason', async ({ shop }) => {
    const { order, life } = await paidOrder(shop)
    await mustDo(life.applyRefund())
    const id = String(await life.refundId())
    expect([
      (await office('approve', id, '--offer', '12.50')).code,
      (await office('approve', id, '--offer', 'half', '--reason', 'worn')).code,
      (await office('approve', id, '--offer', '40', '--reason', 'worn')).code,
    ]).toEqual([2, 2, 1])
    expect(await office('approve', id, '--offer', '12.50', '--reason', 'worn')).toEqual({
      code: 0,
      out: `${order.sn}: waitingForDelivery, refunded $12.50\n`,
      err: '',
    })
  })

  test('annuls an order that can’t be fulfilled, with a reason', async ({ shop }) => {
    const { order } = await paidOrder(shop)
    expect((await office('annul', order.sn)).code).toBe(2)
    expect(await office('annul', order.sn, '--reason', 'sold out')).toEqual({
      code: 0,
      out: `${order.sn}: afterSale: refunded, refunded $40.00\n`,
      err: '',
    })
    expect((await office('annul', order.sn, '--reason', 'sold out')).code).toBe(1)
  })

  test('shows the reason of a request: a code by its label, free text as it is', async ({
    shop,
  }) => {
    const reasonShown = async (reason: string) => {
      const { order, life } = await paidOrder(shop)
      await mustDo(life.applyRefund({ reason }))
      const { out } = await office('refunds')
      const row = out.split('\n').find((line) => line.includes(order.sn)) ?? ''
      await mustDo(life.refuse())
      return row.trim().split(/ {2,}/).at(-1)
    }

    expect([
      await reasonShown('late'),
      await reasonShown('The zip is stuck'),
      await reasonShown('constructor'),
    ]).toEqual(['late (Late, or never arrived)', 'The zip is stuck', 'constructor'])
  })

  test('lists recharges and withdrawals, shows the evidence, passes and declines', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const passed = await mintRecharge(shop, shopper, 12_000)
    const declined = await mintRecharge(shop, shopper, 3_000)
    shop.clock.advance(1)
    const paid = await mintWithdrawal(shop, shopper, 10_000)
    const [R1, R2, W1] = [`R${passed.id}`, `R${declined.id}`, `W${paid.id}`] as const
    const listed = await office('audits', '--json')
    const waiting = await office('watch', '--once')
    const shown = await office('audit', R1, '--json')
    const asText = await office('audit', W1)
    const answers = [
      await office('pass', R1, '--arrival', '119.50'),
      await office('decline', R2, '--reason', 'The picture is blurred'),
      await office('pass', W1.toLowerCase(), '--reference', 'HB-77'),
    ]
    const late = await office('decline', W1, '--reason', 'too late')

    expect(JSON.parse(listed.out)).toMatchObject([
      { name: R1, kind: 'recharge', account: shopper.account, record: { amountCents: 12_000 } },
      { name: R2, kind: 'recharge', record: { amountCents: 3_000 } },
      { name: W1, kind: 'withdrawal', record: { totalCents: 10_300 } },
    ])
    expect(waiting.out).toContain('To audit (3)')
    const { evidence } = passed
    expect(JSON.parse(shown.out)).toMatchObject({
      name: R1,
      evidenceFile: expect.stringMatching(new RegExp(`/${evidence.id}\\.large\\.webp$`)),
    })
    expect(asText.out).toContain('Harbour Bank 4242424242424242')
    expect(answers).toEqual([
      {
        code: 0,
        out: `${R1}: passed, $119.50 credited\n  claimed  $120.00\n  arrived  $119.50\n`,
        err: '',
      },
      { code: 0, out: `${R2}: refused\n`, err: '' },
      { code: 0, out: `${W1}: passed, $103.00 no longer held\n`, err: '' },
    ])
    expect([late.code, late.err]).toEqual([
      1,
      'This has changed in the meantime. Please look again (withdrawalAnswered)\n',
    ])
    expect(await balances(shop, shopper)).toEqual({ availableCents: 21_650, heldCents: 0 })
    expect(await badFindings(shop)).toEqual([])
  })

  test('an audit accepts only the fields of its kind', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 20_000 })
    const recharge = `R${(await mintRecharge(shop, shopper)).id}`
    const withdrawal = `W${(await mintWithdrawal(shop, shopper)).id}`
    const before = await balances(shop, shopper)
    const tries = [
      ['pass', recharge],
      ['pass', recharge, '--arrival', '1e3'],
      ['pass', recharge, '--arrival', '0'],
      ['pass', recharge, '--arrival', '-5'],
      ['pass', recharge, '--arrival', '5', '--reference', 'HB'],
      ['pass', recharge, '--reference', 'HB'],
      ['pass', withdrawal, '--arrival', '5'],
      ['decline', withdrawal],
      ['decline', 'X7', '--reason', 'no'],
      ['pass', 'R999999999', '--arrival', '5'],
      ['audit', 'W999999999'],
      ['audits', '--filter', 'odd'],
    ]
    const codes = []
    for (const words of tries) codes.push((await office(...words)).code)
    expect(codes).toEqual([2, 2, 2, 2, 2, 1, 1, 2, 1, 1, 1, 1])
    expect(await balances(shop, shopper)).toEqual(before)
  })

  test('prints errors to the error stream, and sets an exit code', async ({ shop }) => {
    const { folder, run } = listening
    const { order, life } = await paidOrder(shop)
    await mustDo(life.ship())
    const shipAgain = ['ship', order.sn, '--carrier', 'DHL', '--tracking', 'JD014']
    const nobody = await runOffice(['doctor'], { OFFICE_SOCKET: join(folder, 'nobody.sock') })
    const file = join(folder, 'catalogue.json')
    await writeFile(file, '{"products":[{}]}')

    expect(await run(...shipAgain)).toEqual({
      code: 1,
      out: '',
      err: `This has changed in the meantime. Please look again (stateChanged)\n  ${order.sn}: delivered\n`,
    })
    expect(await office(...shipAgain, '--json')).toEqual({
      code: 1,
      out: '',
      err: '{"reason":"stateChanged","message":"This has changed in the meantime. Please look again"}\n',
    })
    expect([
      (await office('ship', order.sn, '--carrier', 'DHL')).code,
      (await office('approve', 'seven')).code,
      (await office('returned', '1', '--resellable', 'two')).code,
      (await run('dance')).code,
      (await office()).code,
      (await office('import', join(folder, 'nothing.json'))).code,
      (await office('import', file)).code,
      (await office('refuse', '999999', '--reason', 'worn')).code,
      nobody.code,
      (await run('--help')).code,
      (await office('ship', '--help')).code,
    ]).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 3, 0, 0])
  })

  test('is not reachable on the public port', async ({ shop }) => {
    const statuses = await Promise.all(
      [
        '/doctor',
        '/orders',
        '/refunds',
        '/audits',
        '/audit',
        '/pass',
        '/decline',
        '/ship',
        '/approve',
        '/api/ship',
        '/api/office/ship',
      ].map(async (path) => [
        (await shop.app.request(path)).status,
        (await shop.app.request(path, { method: 'POST', body: '{}' })).status,
      ]),
    )
    expect(statuses).toEqual(statuses.map(() => [404, 404]))
  })
})

describe('the autopilot', () => {
  test('completes delivery and a return, each step after a few seconds', async ({ shop }) => {
    const goods = await mintGoods(shop, { priceCents: 2_000, stock: 3 })
    const shopper = await mintShopper(shop, { balanceCents: 2_000 })
    const pilot = () => runAutopilot({ db: shop.database.db, clock: shop.clock })
    shop.clock.advance(11)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    const seen: unknown[] = []
    const look = async () => {
      await pilot()
      const { status, afterSaleStage } = await life.read()
      seen.push([status, afterSaleStage])
    }

    shop.clock.advance(3)
    await look()
    shop.clock.advance(1)
    await look()
    await mustDo(life.applyRefund({ type: 'refundAndReturn', goodsReceived: true }))
    await look()
    shop.clock.advance(4)
    await look()
    await mustDo(life.sendBack())
    shop.clock.advance(4)
    await look()

    expect(seen).toEqual([
      [1, null],
      [2, null],
      [-4, 'applying'],
      [-4, 'awaitingReturn'],
      [-4, 'refunded'],
    ])
    expect(await badFindings(shop)).toEqual([])
  })

  test('passes recharges and withdrawals after a few seconds', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    const early = await mintRecharge(shop, shopper, 700_00)
    shop.clock.advance(11)
    await mintRecharge(shop, shopper, 2_500)
    await mintWithdrawal(shop, shopper, 2_000)
    const seen: unknown[] = []
    for (const seconds of [3, 1]) {
      shop.clock.advance(seconds)
      await runAutopilot({ db: shop.database.db, clock: shop.clock })
      seen.push(await balances(shop, shopper))
    }
    expect(early.status).toBe(0)
    expect(seen).toEqual([
      { availableCents: 7_700, heldCents: 2_300 },
      { availableCents: 10_200, heldCents: 0 },
    ])
    expect(await badFindings(shop)).toEqual([])
  })

  test('answers a message after a few seconds, once', async ({ shop }) => {
    const goods = await mintGoods(shop)
    const shopper = await mintShopper(shop)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const message = { orderId: order.id, text: 'Is it the small one?', pictures: [] }
    await mustDo(send(shop.app, sendMessage, message, shopper))
    const seen: unknown[] = []
    for (const seconds of [3, 1, 60]) {
      shop.clock.advance(seconds)
      await runAutopilot({ db: shop.database.db, clock: shop.clock })
      const { list } = await ask(shop.app, showMessages, { orderId: order.id }, shopper)
      seen.push(list.map(({ from }) => from))
    }
    expect(seen).toEqual([['shopper'], ['shopper', 'shop'], ['shopper', 'shop']])
  })

  test('leaves the seeded orders of a shopper alone', async ({ shop }) => {
    const goods = await mintGoods(shop)
    const shopper = await mintShopper(shop, { balanceCents: 50_000 })
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const life = orderLife(shop, { shopper, order })
    await mustDo(life.pay())
    shop.clock.advance(600)
    await runAutopilot({ db: shop.database.db, clock: shop.clock })
    expect((await life.read()).status).toBe(1)
  })
})
