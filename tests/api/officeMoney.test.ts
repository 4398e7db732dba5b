import { afterAll, describe, expect } from 'vitest'
import { billCsv, listBill } from '../../contract/bill.ts'
import { listNotices } from '../../contract/notices.ts'
import { askOffice, mustDo } from '../factories/orderLife.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { balances, mintRecharge, mintWithdrawal } from '../factories/wallet.ts'
import { ask } from '../support/callApi.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { test } from '../support/shopTest.ts'

describe('the office’s own transfers', () => {
  let office: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    office = await listeningOffice(shop)
  })
  afterAll(async () => {
    await office.close()
  })

  test('adjust a balance up and down, always with confirmation, with a reason that the shopper reads', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop, { balanceCents: 1_000 })
    const { account } = shopper
    const words = ['shopper', 'adjust', account, '--amount', '-3.50', '--reason', 'Paid out twice']
    const asked = await office.type(...words)
    const done = await office.type(...words, '--yes', '-3.50')
    const raise = ['shopper', 'adjust', account, '--amount', '+20', '--reason', 'For the long wait']
    const raised = await office.type(...raise, '--yes', '20', '--json')
    expect(asked).toEqual({
      code: 1,
      out: '',
      err: `This has to be confirmed by typing the amount (confirmationNeeded)
  account     ${account}
  available   $10.00
  change      -$3.50
  afterwards  $6.50
  reason      Paid out twice
  Nobody can type here: say it with --yes.
`,
    })
    expect(done).toEqual({ code: 0, out: `-$3.50; ${account} has $6.50 now\n`, err: '' })
    expect(JSON.parse(raised.out)).toEqual({
      account,
      amountCents: 2_000,
      availableCents: 2_650,
    })
    const { list } = await ask(shop.app, listBill, {}, shopper)
    expect(list.slice(0, 2)).toMatchObject([
      {
        kind: 'adjustedUp',
        amountCents: 2_000,
        balanceCents: 2_650,
        reason: 'For the long wait',
      },
      { kind: 'adjustedDown', amountCents: -350, balanceCents: 650, reason: 'Paid out twice' },
    ])
    const notices = await ask(shop.app, listNotices, {}, shopper)
    expect(notices.list.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['balance.adjusted', 'For the long wait'],
      ['balance.adjusted', 'Paid out twice'],
    ])
    const csv = await shop.app.request(`${billCsv.address}?lang=en`, {
      headers: { token: shopper.token },
    })
    expect(await csv.text()).toContain('Balance debited by the shop,-3.50,6.50')
  })

  test('take no more from a balance than it has, and accept a single cent', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 1_000 })
    const adjust = (cents: number) =>
      askOffice(shop, '/shopper/adjust', {
        account: shopper.account,
        amountCents: cents,
        reason: 'Paid out twice',
        confirmedCents: cents,
      })
    expect(await adjust(-1_001)).toMatchObject({ reason: 'notCovered' })
    await mustDo(adjust(-1_000))
    await mustDo(adjust(1))
    expect(await balances(shop, shopper)).toEqual({ availableCents: 1, heldCents: 0 })
  })

  test('reverse a recharge once, wholly or not at all', async ({ shop }) => {
    const shopper = await mintShopper(shop, { balanceCents: 0 })
    const recharge = await mintRecharge(shop, shopper, 5_000)
    const name = `R${recharge.id}`
    const reverse = (confirmedCents?: number, named = name) =>
      askOffice(shop, '/reverse', { name: named, reason: 'Charged back', confirmedCents })
    const early = await reverse(5_000)
    await mustDo(askOffice(shop, '/pass', { name, arrivedCents: 4_900 }))
    const unconfirmed = await reverse()
    const adjust = (amountCents: number) =>
      askOffice(shop, '/shopper/adjust', {
        account: shopper.account,
        amountCents,
        reason: 'Meanwhile',
        confirmedCents: amountCents,
      })
    await mustDo(adjust(-150))
    const short = await office.type('audit', 'reverse', name, '--reason', 'Charged back')
    await mustDo(adjust(150))
    const payee = await mintShopper(shop, { balanceCents: 50_000 })
    const withdrawal = await mintWithdrawal(shop, payee)
    expect(withdrawal.id).toBe(recharge.id)
    const asWithdrawal = await reverse(4_900, `W${withdrawal.id}`)
    const words = ['audit', 'reverse', name, '--reason', 'Charged back', '--yes', '49', '--json']
    const done = await office.type(...words)
    const twice = await reverse(4_900)
    const answers = [early, unconfirmed, asWithdrawal, twice]
    expect(answers.map(({ reason }) => reason)).toEqual([
      'noCredit',
      'confirmationNeeded',
      'noCredit',
      'alreadyReversed',
    ])
    expect(JSON.parse(done.out)).toEqual({
      account: shopper.account,
      amountCents: -4_900,
      availableCents: 0,
    })
    expect([short.code, short.err]).toEqual([
      1,
      "The balance can't cover it: $1.50 are missing (notCovered)\n",
    ])
    expect(await balances(shop, shopper)).toEqual({ availableCents: 0, heldCents: 0 })
    const { list } = await ask(shop.app, listBill, {}, shopper)
    expect(list[0]).toMatchObject({
      kind: 'rechargeReversed',
      amountCents: -4_900,
      rechargeId: recharge.id,
      reason: 'Charged back',
    })
    const notices = await ask(shop.app, listNotices, {}, shopper)
    expect(notices.list[0]).toMatchObject({
      kind: 'recharge.reversed',
      rechargeId: recharge.id,
      reason: 'Charged back',
    })
  })
})
