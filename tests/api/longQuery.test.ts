import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { billCsv } from '../../contract/bill.ts'
import { listProducts } from '../../contract/catalogue.ts'
import { listOrders } from '../../contract/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { openTestShop } from '../support/openTestShop.ts'
import type { TestShop } from '../support/testShop.ts'

describe('a query', () => {
  let shop: TestShop
  let shopper: MintedShopper
  beforeAll(async () => {
    shop = await openTestShop()
    await shop.catalogue.refresh()
    shopper = await mintShopper(shop)
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const paths = [listProducts.path, listOrders.path, billCsv.address, '/api/events', '/api/uploads']

  const ask = async (path: string, query: string) => {
    const method = path === '/api/uploads' ? 'POST' : 'GET'
    const headers = { token: shopper.token }
    const response = await shop.app.request(`${path}?lang=en&${query}`, { method, headers })
    return [response.status, (await response.json()).data] as const
  }

  test.for(paths)('%s refuses more than 50 parameters, naming the limit', async (path) => {
    const queries = [
      '&'.repeat(50),
      'a=1&'.repeat(50),
      Array.from({ length: 51 }, (_, at) => `k${at}`).join('&'),
    ]
    const answers = await Promise.all(queries.map((query) => ask(path, query)))
    expect(answers).toEqual(
      queries.map(() => [400, { fields: [{ path: '', message: 'more than 50 parameters' }] }]),
    )
  })

  test.for(paths)('%s refuses an address that is too long, naming the limit', async (path) => {
    expect(await ask(path, `q=${'a'.repeat(2_048)}`)).toEqual([
      400,
      { fields: [{ path: '', message: 'an address of more than 2048 characters' }] },
    ])
  })

  test('may say one name 49 times, as far as the call takes it', async () => {
    const query = 'q=a&'.repeat(49).slice(0, -1)
    const response = await shop.app.request(`${listProducts.path}?lang=en&${query}`)
    expect([response.status, (await response.json()).data.fields[0].path]).toEqual([400, 'q'])
  })
})
