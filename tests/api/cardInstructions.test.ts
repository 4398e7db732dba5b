import { afterAll, describe, expect } from 'vitest'
import { getBlockchain, recharge } from '../../contract/wallet.ts'
import { mintUpload } from '../factories/orderLife.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { mintRecharge } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import { test } from '../support/shopTest.ts'

describe('paying by card', () => {
  let office: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    office = await listeningOffice(shop)
  })
  afterAll(() => office.close())

  const account = ['--holder', 'Pier Ltd', '--bank', 'Pier Bank', '--account', 'GB33 PIER']

  test('shows what the office stated, and a reference that finds the shopper', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    await office.type('card', 'set', ...account)
    const stated = { holder: 'Pier Ltd', bank: 'Pier Bank', account: 'GB33 PIER', code: null }
    const reference = `HL-${shopper.userId}`
    const { card } = await ask(shop.app, getBlockchain, {}, shopper)
    expect(card).toEqual({ ...stated, link: null, reference })
    const { id } = await mintRecharge(shop, shopper)
    expect((await office.type('audit', 'show', `R${id}`)).out).toContain(reference)

    await office.type('card', 'set', '--link', 'https://pay.example/harborlane')
    const { card: linked } = await ask(shop.app, getBlockchain, {}, shopper)
    expect(linked).toEqual({
      holder: null,
      bank: null,
      account: null,
      code: null,
      link: 'https://pay.example/harborlane',
      reference,
    })
  })

  test('is refused where the office has taken it out of the offer', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const evidence = await mintUpload(shop, shopper)
    const pay = () =>
      send(shop.app, recharge, { method: 'card', amountCents: 5_000, evidence }, shopper)
    expect((await office.type('card', 'off')).out).toContain('is not offered')
    expect((await ask(shop.app, getBlockchain, {}, shopper)).card).toBeNull()
    expect((await pay()).body.reason).toBe('cardNotOffered')
    await office.type('card', 'set', ...account)
    expect((await pay()).body.code).toBe(1)
  })

  test('half an account, or a link without TLS, is refused with the reason', async () => {
    const half = await office.type('card', 'set', '--holder', 'Pier Ltd')
    const open = await office.type('card', 'set', '--link', 'http://pay.example')
    expect([half.code, open.code]).toEqual([1, 1])
    expect(half.err).toContain('needs a link, or holder, bank and account')
    expect(open.err).toContain('link')
  })
})
