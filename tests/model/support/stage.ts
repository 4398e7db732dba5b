import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import type { Failure } from '../../../src/machines/failure.ts'
import type { Call } from '../../../src/services/contract/call.ts'
import type { Exchange } from './chartProof.ts'
import { refusalCode, successCode } from '../../../src/services/contract/envelope.ts'

/** What the API says to a held call. */
export type Reply =
  | { type: 'data'; data: unknown }
  | { type: 'refusal'; reason: string; msg: string; data?: unknown }
  | { type: 'unauthorised'; msg: string }
  /** The connection breaks before an answer arrives. */
  | { type: 'lost' }

/** A page whose calls to the API wait for the test, where the chart under test makes them. */
export interface Stage {
  page: Page
  account: string
  reply: (exchange: Exchange) => Promise<void>
  /** How many times the call was made so far. */
  callsOf: (call: Call) => number
  leaveAndReturn: () => Promise<void>
  loseAndRegainConnection: () => Promise<void>
  /** Lets the page's timers run on by so much. */
  passTime: (milliseconds: number) => Promise<void>
}

export async function setStage(
  page: Page,
  { account, held }: { account: string; held: readonly Call[] },
): Promise<Stage> {
  const waiting = new Map<string, Route[]>(held.map(({ path }) => [path, []]))
  const counts = new Map<string, number>()
  const standingReplies = new Map<string, Reply>()
  await page.route(
    (url) => waiting.has(url.pathname),
    (route) => {
      const path = new URL(route.request().url()).pathname
      const key = keyOf({ method: route.request().method(), path })
      counts.set(key, (counts.get(key) ?? 0) + 1)
      const standing = standingReplies.get(key)
      if (standing !== undefined) void give(route, standing)
      else if (held.some((call) => keyOf(call) === key)) waiting.get(path)?.push(route)
      else void route.fallback()
    },
  )

  async function take(call: Call): Promise<Route> {
    const queue = waiting.get(call.path)
    if (queue === undefined) throw new Error(`${call.path} is not held`)
    const isWanted = (route: Route) =>
      route.request().method() === call.method && route.request().failure() === null
    await expect
      .poll(() => queue.some(isWanted), { message: `the page calls ${call.method} ${call.path}` })
      .toBe(true)
    const [route] = queue.splice(queue.findIndex(isWanted), 1)
    if (route === undefined) throw new Error(`nobody waits for ${call.path}`)
    return route
  }

  return {
    page,
    account,
    reply: async (exchange) => {
      const { call } = exchange
      if ('hold' in exchange) {
        standingReplies.delete(keyOf(call))
      } else if (exchange.standing) {
        standingReplies.set(keyOf(call), exchange.reply)
        const queue = waiting.get(call.path) ?? []
        waiting.set(call.path, queue)
        await Promise.all(queue.splice(0).map((route) => give(route, exchange.reply)))
      } else {
        await give(await take(call), exchange.reply)
      }
    },
    callsOf: (call) => counts.get(keyOf(call)) ?? 0,
    leaveAndReturn: async () => {
      await page.evaluate(() => history.pushState(null, '', '/notification'))
      await expect(page).toHaveTitle(/Notifications/)
      await page.goBack()
      await expect(page).not.toHaveTitle(/Notifications/)
    },
    loseAndRegainConnection: async () => {
      await page.context().setOffline(true)
      await page.context().setOffline(false)
    },
    passTime: (milliseconds) => page.clock.fastForward(milliseconds),
  }
}

/** A reply that carries what the call answers. */
export function answer(data: unknown): Reply {
  return { type: 'data', data }
}

/** The reply that a service turns into this failure. */
export function replyOf(failure: Failure): Reply {
  if (failure.type === 'refused') {
    const { reason, msg, data } = failure
    return { type: 'refusal', reason: reason ?? 'invalidInput', msg: msg ?? 'Refused', data }
  }
  if (failure.type === 'network') return { type: 'lost' }
  throw new Error(`no reply is known that becomes a failure of type "${failure.type}"`)
}

function envelopeOf(reply: Exclude<Reply, { type: 'lost' }>) {
  const time = Math.floor(Date.now() / 1000)
  if (reply.type === 'data') return { json: { code: successCode, msg: '', data: reply.data, time } }
  if (reply.type === 'unauthorised') {
    return {
      status: 401,
      json: { code: refusalCode, msg: reply.msg, reason: 'notLoggedIn', data: null, time },
    }
  }
  const { reason, msg, data = null } = reply
  return { json: { code: refusalCode, msg, reason, data, time } }
}

function give(route: Route, reply: Reply): Promise<void> {
  return reply.type === 'lost' ? route.abort('connectionreset') : route.fulfill(envelopeOf(reply))
}

function keyOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`
}
