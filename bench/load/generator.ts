import { randomUUID } from 'node:crypto'
import { openLane, type Answered, type Lane } from './openLane.ts'
import type { Buyer, LoadResult, LoadWanted, Plan } from './plans.ts'

/**
 * Generates load in its own process: a message brings the plan, and a message returns the result.
 */

process.once('message', (wanted) => {
  generate(wanted as LoadWanted).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function generate(wanted: LoadWanted): Promise<LoadResult> {
  const { address, lanes, seconds, warmUpSeconds, plan } = wanted
  const open = await Promise.all(Array.from({ length: lanes }, () => openLane(address)))
  const step = stepOf(plan, address)
  if (warmUpSeconds > 0) await run(open, warmUpSeconds, step)
  const before = process.cpuUsage()
  const result = await run(open, seconds, step)
  const { user, system } = process.cpuUsage(before)
  for (const lane of open) lane.close()
  const requests = Math.max(1, Math.round(result.perSecond * seconds))
  return { ...result, ownMicroseconds: (user + system) / requests }
}

type Step = (lane: Lane, number: number) => Promise<boolean>

async function run(lanes: readonly Lane[], seconds: number, step: Step) {
  const times: number[] = []
  let failures = 0
  let asked = 0
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    lanes.map(async (lane) => {
      while (performance.now() < until) {
        const before = performance.now()
        asked += 1
        if (await step(lane, asked).catch(isLost)) times.push(performance.now() - before)
        else failures += 1
      }
    }),
  )
  const passed = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { perSecond: times.length / passed, p50Ms: at(0.5), p99Ms: at(0.99), failures }
}

/** A request without an answer counts as a failure. */
function isLost(): boolean {
  return false
}

/** One step of a plan. It returns whether the answer was the expected one. */
function stepOf(plan: Plan, address: string): Step {
  switch (plan.kind) {
    case 'read': {
      const requests = plan.requests.map(({ path, token }) => ({
        path,
        headers: token ? { token } : ({} as Record<string, string>),
      }))
      return async (lane, number) => (await lane.ask(chosen(requests, number))).status === 200
    }
    case 'buy': {
      const free = [...plan.buyers]
      return async (lane, number) => {
        const buyer = free.pop()
        if (!buyer) throw new Error('more lanes than buyers')
        try {
          return await buy(lane, buyer, chosen(plan.skuIds, number))
        } finally {
          free.unshift(buyer)
        }
      }
    }
    case 'wrongLogins':
      return guessLogins(address)
    case 'wrongCodes':
      return async (lane, number) => {
        const body = {
          payCode: '000000',
          operation: 'orderPay',
          subjectId: 1,
          amountCents: 1_000,
        }
        const { token } = chosen(plan.buyers, number)
        return isRefused(await post(lane, '/api/user/verify_pay', body, token))
      }
  }
}

/**
 * The throttle answers an address with too many failures without a check, so each one makes only a
 * few guesses.
 */
const guessesOfAddress = 40

function guessLogins(address: string): Step {
  const guessers = new Map<Lane, { lane: Lane; left: number }>()
  let addresses = 0
  const nextGuesser = async () => {
    addresses += 1
    const from = `127.${1 + (addresses >> 14)}.${(addresses >> 7) & 127}.${1 + (addresses & 127)}`
    return { lane: await openLane(address, from), left: guessesOfAddress }
  }
  return async (own, number) => {
    let guesser = guessers.get(own)
    if (!guesser || guesser.left === 0) {
      guesser?.lane.close()
      guesser = await nextGuesser()
      guessers.set(own, guesser)
    }
    guesser.left -= 1
    const body = { account: `nobody-${number}`, password: 'not-the-right-one' }
    return isRefused(await post(guesser.lane, '/api/user/login', body))
  }
}

/** From the cart to the payment, each call as the app makes it. */
async function buy(lane: Lane, buyer: Buyer, skuId: number): Promise<boolean> {
  const { token, addressId, payCode } = buyer
  const items = [{ skuId, quantity: 1 }]
  const ask = async (path: string, body: object) => {
    const { text } = await post(lane, path, body, token)
    return JSON.parse(text) as { code: number; data: Record<string, unknown> | null }
  }
  await ask('/api/cart/add', { skuId, quantity: 1 })
  const quote = await ask('/api/checkout/quote', { items })
  const totalCents = quote.data?.['totalCents']
  const placed = await ask('/api/order/create', { items, addressId, totalCents })
  const orderId = placed.data?.['id']
  const verified = await ask('/api/user/verify_pay', {
    payCode,
    operation: 'orderPay',
    subjectId: orderId,
    amountCents: totalCents,
  })
  const paid = await ask('/api/order/pay', { orderId, proof: verified.data?.['proof'] })
  return paid.code === 1
}

function post(lane: Lane, path: string, body: object, token?: string): Promise<Answered> {
  return lane.ask({
    path: `${path}?lang=en`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token ? { token } : {}),
    },
    body: JSON.stringify(body),
  })
}

function isRefused({ status }: Answered): boolean {
  return status === 200
}

function chosen<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
