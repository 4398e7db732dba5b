import type { APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { office, waiting } from './office.ts'
import { photo } from './photo.ts'
import { call } from './sessions.ts'

export const payCode = '135790'

export function setPayCode(request: APIRequestContext, token: string): Promise<unknown> {
  return call(request, '/api/user/resetPay', { payCode }, { token })
}

/** A card recharge that passes at once. */
export async function credit(
  request: APIRequestContext,
  token: string,
  amount: string,
): Promise<void> {
  const uploaded = await request.post('/api/uploads', {
    headers: { token },
    multipart: { files: await photo('credit.png', 200) },
  })
  const { data } = (await uploaded.json()) as { data: { list: { id: string }[] } }
  await call(
    request,
    '/api/user/recharge',
    { method: 'card', amountCents: Number(amount) * 100, evidence: data.list[0]?.id },
    { token, 'idempotency-key': randomUUID() },
  )
  office('pass', waiting(), '--arrival', amount)
}

/** An order that waits to be paid, of one bag of coffee. */
export async function placeOrder(request: APIRequestContext, token: string) {
  const headers = { token, 'idempotency-key': randomUUID() }
  const address = {
    addressee: 'Noor Haddad',
    mobile: '+442079460000',
    country: 'GB',
    area: 'Leeds',
    detail: '5 Canal Wharf',
    tag: 'Home',
    isDefault: true,
  }
  const { id: addressId } = await call<{ id: number }>(
    request,
    '/api/user/address_add',
    address,
    headers,
  )
  const items = [{ skuId: await someSku(request), quantity: 1 }]
  const { totalCents } = await call<{ totalCents: number }>(
    request,
    '/api/checkout/quote',
    { items },
    headers,
  )
  return call<{ id: number; totalCents: number }>(
    request,
    '/api/order/create',
    { source: 'buyNow', items, addressId, totalCents },
    headers,
  )
}

async function someSku(request: APIRequestContext): Promise<number | undefined> {
  const found = await read<{ list: { id: number }[] }>(
    request,
    '/api/catalogue/products?q=coffee%20beans',
  )
  const { variants } = await read<{ variants: { skuId: number }[] }>(
    request,
    `/api/catalogue/product?id=${found.list[0]?.id}`,
  )
  return variants[0]?.skuId
}

async function read<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const answer = await request.get(path)
  return ((await answer.json()) as { data: Data }).data
}
