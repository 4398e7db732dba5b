import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import type { BrowserShopper } from '../../browser/support/shoppers.ts'
import type { Failure } from '../../../src/machines/failure.ts'
import type { TabTopic } from '../../../src/views/actors/tabChannel.ts'
import type { CallName, Exchange } from './chartProof.ts'
import { refusalCode, successCode } from '../../../contract/envelope.ts'
import { takeStream } from './stream.ts'
import type { LiveStream } from './stream.ts'

/** What the API says to a held call. */
export type Reply =
  | { type: 'data'; data: unknown }
  | { type: 'refusal'; reason: string; msg: string; data?: unknown }
  | { type: 'unauthorised'; msg: string }
  /** The connection breaks before an answer arrives. */
  | { type: 'lost' }
  /** The device loses its connection, and the call with it. */
  | { type: 'offline' }
  /** The API answers for itself. */
  | { type: 'real' }

/** A page whose calls to the API wait for the test, where the chart under test makes them. */
export interface Stage {
  page: Page
  shopper: BrowserShopper
  stream: LiveStream
  reply: (exchange: Exchange) => Promise<void>
  /** How many times the call was made so far. */
  callsOf: (call: CallName) => number
  /** Goes to another screen of the app, without loading the page anew. */
  goTo: (path: string) => Promise<void>
  leaveAndReturn: (elsewhere?: string) => Promise<void>
  /** Says what another tab of the same browser would say. */
  tellTabs: (topic: TabTopic, news: string | null) => Promise<void>
  loseAndRegainConnection: () => Promise<void>
  /** Lets the page's timers run on by so much. */
  passTime: (milliseconds: number) => Promise<void>
}

export async function setStage(
  page: Page,
  { shopper, held }: { shopper: BrowserShopper; held: readonly CallName[] },
): Promise<Stage> {
  const stream = await takeStream(page)
  const waiting = new Map<string, Route[]>(held.map(({ path }) => [path, []]))
  const counts = new Map<string, number>()
  const standingReplies = new Map<string, Reply>()
  await page.route(
    (url) => waiting.has(pathOf(url)),
    (route) => {
      const path = pathOf(new URL(route.request().url()))
      const key = keyOf({ method: route.request().method(), path })
      counts.set(key, (counts.get(key) ?? 0) + 1)
      const standing = standingReplies.get(key)
      if (standing !== undefined) void give(standing, route, page)
      else if (held.some((call) => keyOf(call) === key)) waiting.get(path)?.push(route)
      else void route.fallback()
    },
  )

  function isWaiting({ method, path }: CallName): boolean {
    const queue = waiting.get(path)
    if (queue === undefined) throw new Error(`${path} is not held`)
    const given = queue.filter(
      (route) => route.request().method() !== method || route.request().failure() === null,
    )
    queue.splice(0, queue.length, ...given)
    return queue.some((route) => route.request().method() === method)
  }

  async function take(call: CallName): Promise<Route> {
    await expect
      .poll(() => isWaiting(call), { message: `the page calls ${call.method} ${call.path}` })
      .toBe(true)
    const queue = waiting.get(call.path) ?? []
    const first = queue.findIndex((route) => route.request().method() === call.method)
    const [route] = queue.splice(first, 1)
    if (route === undefined) throw new Error(`nobody waits for ${call.path}`)
    return route
  }

  /** One that the page gives up as it is answered takes nothing: the one in its place does. */
  async function answerOne(call: CallName, reply: Reply): Promise<void> {
    const route = await take(call)
    await give(reply, route, page)
    if (reply.type !== 'real' && (await isGivenUp(route)) && isWaiting(call)) {
      await answerOne(call, reply)
    }
  }

  async function goTo(path: string): Promise<void> {
    await page.evaluate((to) => history.pushState(null, '', to), path)
  }

  return {
    page,
    shopper,
    stream,
    reply: async (exchange) => {
      if ('deed' in exchange) throw new Error('a deed is done by whoever plays the path')
      const { call } = exchange
      if ('hold' in exchange) {
        standingReplies.delete(keyOf(call))
      } else if (exchange.standing) {
        standingReplies.set(keyOf(call), exchange.reply)
        const queue = waiting.get(call.path) ?? []
        waiting.set(call.path, queue)
        await Promise.all(queue.splice(0).map((route) => give(exchange.reply, route, page)))
      } else {
        await answerOne(call, exchange.reply)
      }
    },
    callsOf: (call) => counts.get(keyOf(call)) ?? 0,
    goTo,
    leaveAndReturn: async (elsewhere = '/language') => {
      const title = await page.title()
      await goTo(elsewhere)
      await expect(page).not.toHaveTitle(title)
      await page.goBack()
      await expect(page).toHaveTitle(title)
    },
    tellTabs: (topic, news) =>
      page.evaluate((message) => new BroadcastChannel('harborlane').postMessage(message), {
        topic,
        news,
      }),
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
  if (failure.type === 'offline') return { type: 'offline' }
  throw new Error(`no reply is known that becomes a failure of type "${failure.type}"`)
}

function envelopeOf(reply: Exclude<Reply, { type: 'lost' | 'offline' | 'real' }>) {
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

async function give(reply: Reply, route: Route, page: Page): Promise<void> {
  if (reply.type === 'offline') await page.context().setOffline(true)
  if (reply.type === 'lost' || reply.type === 'offline') return route.abort('connectionreset')
  return reply.type === 'real' ? route.continue() : route.fulfill(envelopeOf(reply))
}

/** Whether it was the page that ended the call, and not its answer. */
async function isGivenUp(route: Route): Promise<boolean> {
  const request = route.request()
  const response = await request.response().catch(() => null)
  return response === null && request.failure()?.errorText === 'net::ERR_ABORTED'
}

function keyOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/^(\/assets\/.+)-[\w-]{8}\.js$/, '$1.js')
}
