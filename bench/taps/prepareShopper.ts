import { demoShopper } from '../../server/boot/demo/demoShopper.ts'

export interface TappingShopper {
  token: string
  /** The id of an unpaid order. */
  unpaidId: number
  /** A variant with enough stock. */
  skuId: number
}

/** The demo shopper, signed in, with two lines in the cart and an order to pay. */
export async function prepareShopper(address: string): Promise<TappingShopper> {
  const { account, password } = demoShopper
  const { userinfo } = await post<{ userinfo: { token: string } }>(address, '/api/user/login', '', {
    account,
    password,
  })
  const { token } = userinfo
  const { list } = await get<{ list: { id: number }[] }>(
    address,
    '/api/catalogue/products?inStock=true&limit=10',
    token,
  )
  const skuIds: number[] = []
  for (const { id } of list) {
    const { variants } = await get<{ variants: { skuId: number; stock: number }[] }>(
      address,
      `/api/catalogue/product?id=${id}`,
      token,
    )
    const sellable = variants.find(({ stock }) => stock > 10)
    if (sellable) skuIds.push(sellable.skuId)
  }
  for (const skuId of skuIds.slice(0, 2)) {
    await post(address, '/api/cart/add', token, { skuId, quantity: 2 })
  }
  const unpaid = await get<{ list: { id: number }[] }>(
    address,
    '/api/user/order_list?status=0',
    token,
  )
  return { token, unpaidId: unpaid.list[0]?.id ?? 0, skuId: skuIds[0] ?? 0 }
}

async function post<Data>(
  address: string,
  path: string,
  token: string,
  body: object,
): Promise<Data> {
  const headers = { 'content-type': 'application/json', ...(token ? { token } : {}) }
  return dataOf(
    await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
}

async function get<Data>(address: string, path: string, token: string): Promise<Data> {
  return dataOf(await fetch(`${address}${path}`, { headers: { token } }))
}

async function dataOf<Data>(answer: Response): Promise<Data> {
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Data }
  if (code !== 1) throw new Error(`${answer.url}: ${msg}`)
  return data
}
