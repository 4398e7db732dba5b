import type { APIRequestContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { office } from './office.ts'
import { photo } from './photo.ts'
import { call, read } from './sessions.ts'
import { mintAddress, registerShopper } from './shoppers.ts'
import type { BrowserShopper } from './shoppers.ts'

export const payCode = '135790'

/** A new shopper with an address, a payment code and a hundred dollars. */
export async function mintPayer(request: APIRequestContext): Promise<BrowserShopper> {
  const shopper = await registerShopper(request)
  await mintAddress(request, shopper)
  await setPayCode(request, shopper.token)
  await credit(request, shopper.token, '100')
  return shopper
}

export async function balanceCents(
  request: APIRequestContext,
  { token }: { token: string },
): Promise<number> {
  const { availableCents } = await read<{ availableCents: number }>(
    request,
    '/api/user/getUserInfo',
    { token },
  )
  return availableCents
}

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
  const recharge = await call<{ id: number }>(
    request,
    '/api/user/recharge',
    { method: 'card', amountCents: Number(amount) * 100, evidence: data.list[0]?.id },
    { token, 'idempotency-key': randomUUID() },
  )
  office('pass', `R${recharge.id}`, '--arrival', amount)
}

/** An unpaid order of one or more bags of coffee. */
export async function placeOrder(request: APIRequestContext, token: string, quantity = 1) {
  const headers = { token, 'idempotency-key': randomUUID() }
  const addressId = await mintAddress(request, { token })
  const items = [{ skuId: await someSku(request), quantity }]
  const { totalCents } = await call<{ totalCents: number }>(
    request,
    '/api/checkout/quote',
    { items },
    headers,
  )
  return call<{ id: number; sn: string; totalCents: number }>(
    request,
    '/api/order/create',
    { source: 'buyNow', items, addressId, totalCents },
    headers,
  )
}

/** Pays an order as another device would. */
export async function payOrder(
  request: APIRequestContext,
  token: string,
  order: { id: number; totalCents: number },
): Promise<void> {
  const subject = { operation: 'orderPay', subjectId: order.id, amountCents: order.totalCents }
  const proof = await prove(request, token, subject)
  const headers = { token, 'idempotency-key': randomUUID() }
  await call(request, '/api/order/pay', { orderId: order.id, proof }, headers)
}

/** Requests a withdrawal of fifty dollars to a card, as another device would. */
export async function askForWithdrawal(request: APIRequestContext, token: string) {
  const target = { method: 'bank', cardNumber: '4111111111111111', bankName: 'Harbour Bank' }
  const { id: quoteId, totalCents } = await call<{ id: number; totalCents: number }>(
    request,
    '/api/user/extract_quote',
    { target, amountCents: 5_000 },
    { token },
  )
  const subject = { operation: 'withdraw', subjectId: quoteId, amountCents: totalCents }
  const proof = await prove(request, token, subject)
  const headers = { token, 'idempotency-key': randomUUID() }
  return call<{ id: number; totalCents: number }>(
    request,
    '/api/user/extract',
    { quoteId, proof },
    headers,
  )
}

async function prove(request: APIRequestContext, token: string, subject: object): Promise<string> {
  const { proof } = await call<{ proof: string }>(
    request,
    '/api/user/verify_pay',
    { payCode, ...subject },
    { token },
  )
  return proof
}

export async function someSku(request: APIRequestContext): Promise<number | undefined> {
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
