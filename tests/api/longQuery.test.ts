import { describe, expect } from 'vitest'
import { billCsv } from '../../contract/bill.ts'
import { listProducts } from '../../contract/catalogue.ts'
import { listOrders } from '../../contract/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

describe('a query', () => {
  let shopper: MintedShopper
  test.beforeAll(async ({ shop }) => {
    await shop.catalogue.refresh()
    shopper = await mintShopper(shop)
  })

  const paths = [listProducts.path, listOrders.path, billCsv.address, '/api/events', '/api/uploads']

  const ask = async (shop: TestShop, path: string, query: string) => {
    const method = path === '/api/uploads' ? 'POST' : 'GET'
    const headers = { token: shopper.token }
    const response = await shop.app.request(`${path}?lang=en&${query}`, { method, headers })
    return [response.status, (await response.json()).data] as const
  }

  test.for(paths)(
    '%s refuses more than 50 parameters, naming the limit',
    async (path, { shop }) => {
      const queries = [
        '&'.repeat(50),
        'a=1&'.repeat(50),
        Array.from({ length: 51 }, (_, at) => `k${at}`).join('&'),
      ]
      const answers = await Promise.all(queries.map((query) => ask(shop, path, query)))
      expect(answers).toEqual(
        queries.map(() => [400, { fields: [{ path: '', message: 'more than 50 parameters' }] }]),
      )
    },
  )

  test.for(paths)('%s refuses a URL that is too long, naming the limit', async (path, { shop }) => {
    expect(await ask(shop, path, `q=${'a'.repeat(2_048)}`)).toEqual([
      400,
      { fields: [{ path: '', message: 'an address of more than 2048 characters' }] },
    ])
  })

  test('may repeat one name 49 times, as far as the call allows', async ({ shop }) => {
    const query = 'q=a&'.repeat(49).slice(0, -1)
    const response = await shop.app.request(`${listProducts.path}?lang=en&${query}`)
    expect([response.status, (await response.json()).data.fields[0].path]).toEqual([400, 'q'])
  })
})
