import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import * as calls from '../../contract/address.ts'
import { maxAddresses } from '../../contract/limits.ts'
import { addresses } from '../../server/db/schema/users.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'

const fields = {
  addressee: 'Noor Haddad',
  mobile: '+442079461234',
  country: 'GB',
  area: 'Leeds',
  postcode: 'LS1 4DY',
  detail: '5 Canal Wharf',
  tag: 'Home',
  isDefault: false,
}

describe('shipping addresses', () => {
  test('the first address is the default until another one is made the default', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const second = await ask(
      shop.app,
      calls.saveAddress,
      { ...fields, tag: 'Office', isDefault: true },
      shopper,
    )
    const { list } = await ask(shop.app, calls.listAddresses, {}, shopper)
    expect(list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [shopper.addressId, false],
    ])
  })

  test('stores a postcode in its country’s format, and omits it where the country has none', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop)
    const saved = async (country: string, postcode: string | null) =>
      (await ask(shop.app, calls.saveAddress, { ...fields, country, postcode }, shopper)).postcode
    expect([
      await saved('GB', ' sw1a1aa'),
      await saved('JP', '１０００００１'),
      await saved('HK', null),
      await saved('HK', '999077'),
    ]).toEqual(['SW1A 1AA', '100-0001', null, null])
  })

  test('keeps an address that predates postcodes, and asks for one at its next edit', async ({
    shop,
  }) => {
    const shopper = await mintShopper(shop, { balanceCents: 10_000 })
    await shop.database.db
      .update(addresses)
      .set({ postcode: null })
      .where(eq(addresses.id, shopper.addressId))
    const { list } = await ask(shop.app, calls.listAddresses, {}, shopper)
    expect(list.map(({ postcode }) => postcode)).toEqual([null])
    const goods = await mintGoods(shop)
    const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    expect(order.address.postcode).toBe(null)

    const { postcode: _, ...others } = fields
    const edit = { ...others, id: shopper.addressId }
    const answer = await send(shop.app, calls.saveAddress, edit, shopper)
    expect(answer.body).toMatchObject({
      reason: 'invalidInput',
      data: { fields: [{ path: 'postcode', message: 'a postcode of GB' }] },
    })
  })

  test('an edit keeps the id and every field that it does not name', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const edited = { ...fields, id: shopper.addressId, area: 'York', isDefault: true }
    await ask(shop.app, calls.saveAddress, edited, shopper)
    expect(await ask(shop.app, calls.showAddress, { id: shopper.addressId }, shopper)).toEqual(
      edited,
    )
  })

  test('deleting the default makes the oldest remaining address the default', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const second = await ask(shop.app, calls.saveAddress, fields, shopper)
    await ask(shop.app, calls.saveAddress, fields, shopper)
    const { list } = await ask(shop.app, calls.deleteAddress, { id: shopper.addressId }, shopper)
    expect(list[0]).toEqual({ ...fields, id: second.id, isDefault: true })
    expect(list).toHaveLength(2)
  })

  test('set default moves the default flag', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const second = await ask(shop.app, calls.saveAddress, fields, shopper)
    const { list } = await ask(shop.app, calls.setDefaultAddress, { id: second.id }, shopper)
    expect(list.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [shopper.addressId, false],
    ])
  })

  test('setting a default leaves other shoppers’ defaults unchanged', async ({ shop }) => {
    const [shopper, other] = [await mintShopper(shop), await mintShopper(shop)]
    await ask(shop.app, calls.saveAddress, { ...fields, isDefault: true }, shopper)
    await ask(shop.app, calls.setDefaultAddress, { id: shopper.addressId }, shopper)
    await ask(shop.app, calls.deleteAddress, { id: shopper.addressId }, shopper)
    const { list } = await ask(shop.app, calls.listAddresses, {}, other)
    expect(list.map(({ id, isDefault }) => [id, isDefault])).toEqual([[other.addressId, true]])
  })

  test('stores at most thirty, also when forty are sent at once', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => send(shop.app, calls.saveAddress, fields, shopper)),
    )
    const { list } = await ask(shop.app, calls.listAddresses, {}, shopper)
    expect(list).toHaveLength(maxAddresses)
    expect(new Set(answers.map(({ body }) => body.reason))).toEqual(
      new Set([undefined, 'addressLimit']),
    )
    expect(list.filter((address) => address.isDefault)).toHaveLength(1)
  })

  test.for([
    ['addressee', ''],
    ['addressee', '   '],
    ['mobile', '12'],
    ['mobile', 'phone'],
    ['mobile', '020 7946 1234'],
    ['mobile', '+0442079461234'],
    ['mobile', '+4420794612341234'],
    ['country', 'gb'],
    ['country', 'GBR'],
    ['area', ''],
    ['postcode', '97201'],
    ['postcode', ''],
    ['postcode', null],
    ['detail', ''],
    ['tag', ''],
    ['tag', 'x'.repeat(21)],
  ])('refuses %s %o', async ([name, value], { shop }) => {
    const shopper = await mintShopper(shop)
    const answer = await send(
      shop.app,
      calls.saveAddress,
      { ...fields, [name as string]: value },
      shopper,
    )
    expect([answer.status, answer.body.data]).toEqual([
      400,
      { fields: [expect.objectContaining({ path: name })] },
    ])
  })
})
