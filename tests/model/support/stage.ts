import { expect } from '@playwright/test'
import type { Page, Request, Route } from '@playwright/test'
import type { BrowserShopper } from '../../browser/support/shoppers.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import type { Failure } from '../../../src/machines/failure.ts'
import type { TabTopic } from '../../../src/views/actors/tabChannel.ts'
import { refusalCode, successCode } from '../../../contract/envelope.ts'
import { takeStream } from './stream.ts'
import type { LiveStream } from './stream.ts'
import { createWire, isWrite, mayTakeWrites, nameOf, queryOf } from './wire.ts'
import type { Ask, CallName, Sent } from './wire.ts'
import { speak } from './speak.ts'

/** What the API answers to a held call. */
export type Reply =
  | { type: 'data'; data: unknown }
  | { type: 'refusal'; reason: string; msg: string; data?: unknown }
  | { type: 'unauthorised'; msg: string }
  /** The connection breaks before an answer arrives. */
  | { type: 'lost' }
  /** The device loses its connection, and with it the call. */
  | { type: 'offline' }
  /** The real API answers. */
  | { type: 'real' }

/** A write that the chart under test does not make, with its required input. */
export interface SideCall {
  call: CallName
  why: string
  /** Null where another chart's proof defines the input. */
  input: ((stage: { shopper: BrowserShopper }) => unknown) | null
  reply: Reply
}

/**
 * One held call and its reply. A `standing` reply serves every caller from then on, until the call
 * is held again.
 */
export type Exchange =
  | { call: CallName; reply: Reply; standing?: true }
  | { call: CallName; hold: true }
  /** A gesture on the screen that must come before the answer. */
  | { action: (stage: Stage) => Promise<void> }

/** A page whose API calls wait for the test where the chart under test makes them. */
export interface Stage {
  page: Page
  shopper: BrowserShopper
  stream: LiveStream
  reply: (exchange: Exchange) => Promise<void>
  /** Values that the shopper typed and chose, for later comparison with what is sent. */
  notes: Map<string, string | number>
  /** Requests that the page must send from now on, each once. All other writes fail the test. */
  expects: (...asks: readonly Ask[]) => void
  /** Waits for the expected writes, and compares each with its expectation. */
  settleWire: () => Promise<void>
  /** How many times the call was made so far. */
  callsOf: (call: CallName) => number
  /** Navigates within the app, without a page load. */
  goTo: (path: string) => Promise<void>
  leaveAndReturn: (elsewhere?: string) => Promise<void>
  /** Sends a message as another tab of the same browser would. */
  broadcastsToTabs: (topic: TabTopic, news: string | null) => Promise<void>
  loseAndRegainConnection: () => Promise<void>
  /** Advances the page's timers. */
  passTime: (milliseconds: number) => Promise<void>
  /**
   * Runs `look` with the current screen in another language, from cached answers, and switches
   * back.
   */
  whileSpeaking: (lang: LanguageCode, look: () => Promise<void>) => Promise<void>
}

export async function setStage(
  page: Page,
  {
    shopper,
    held,
    besides = [],
  }: { shopper: BrowserShopper; held: readonly CallName[]; besides?: readonly SideCall[] },
): Promise<Stage> {
  const stream = await takeStream(page)
  const wire = createWire()
  const waiting = new Map<string, HeldRoute[]>(held.map(({ path }) => [path, []]))
  const heldNames = new Set(held.map(nameOf))
  const aside = new Map(besides.map((sideCall) => [nameOf(sideCall.call), sideCall]))
  const counts = new Map<string, number>()
  const standingReplies = new Map<string, Reply>()
  const latestReads = new Map<string, Ask>()
  const given = new Map<string, Reply>()
  let isSpokenElse = false
  // Matches by a pattern: a function would be called for each of a page's fifty files.
  await page.route(apiOrFile(held), async (route) => {
    const path = pathOf(new URL(route.request().url()))
    if (!waiting.has(path) && !mayTakeWrites(path)) return route.fallback()
    const sent = sentIn(route.request())
    const name = nameOf(sent)
    const known = isSpokenElse && !isWrite(sent) ? given.get(askedAs(sent)) : undefined
    if (known !== undefined) return give(known, { route, sent, lose: () => {} }, page)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    const { lose } = isWrite(sent) ? wire.arrive(sent) : { lose: () => {} }
    const arrived = { route, sent, lose }
    const standing = standingReplies.get(name)
    const sideCall = aside.get(name)
    if (sideCall !== undefined && !heldNames.has(name)) {
      wire.expects({ call: sent, input: sideCall.input ? sideCall.input({ shopper }) : sent.input })
      return give(standing ?? sideCall.reply, arrived, page)
    }
    if (standing !== undefined) return give(standing, arrived, page)
    if (heldNames.has(name)) waiting.get(sent.path)?.push(arrived)
    else if (isWrite(sent)) await route.abort('blockedbyclient')
    else await route.fallback()
  })

  function isWaiting({ method, path }: CallName): boolean {
    const queue = waiting.get(path)
    if (queue === undefined) throw new Error(`${path} is not held`)
    const given = queue.filter(({ route, sent, lose }) => {
      if (sent.method !== method || route.request().failure() === null) return true
      lose()
      return false
    })
    queue.splice(0, queue.length, ...given)
    return queue.some(({ sent }) => sent.method === method)
  }

  async function take(call: CallName): Promise<HeldRoute> {
    await expect
      .poll(() => isWaiting(call), { message: `the page calls ${call.method} ${call.path}` })
      .toBe(true)
    const queue = waiting.get(call.path) ?? []
    const first = queue.findIndex(({ sent }) => sent.method === call.method)
    const [arrived] = queue.splice(first, 1)
    if (arrived === undefined) throw new Error(`nobody waits for ${call.path}`)
    const read = latestReads.get(nameOf(call))
    if (read !== undefined && !isWrite(call)) {
      expect(arrived.sent.input, `${nameOf(call)} asks with`).toEqual(queryOf(read.input))
    }
    return arrived
  }

  /** A call that the page aborts while it is answered uses up no reply: its successor gets it. */
  async function answerOne(call: CallName, reply: Reply): Promise<void> {
    if (reply.type === 'real' && isWrite(call) && !aside.has(nameOf(call))) {
      throw new Error(`nothing says why ${nameOf(call)} goes to the real server`)
    }
    const arrived = await take(call)
    given.set(askedAs(arrived.sent), reply)
    await give(reply, arrived, page)
    if (reply.type !== 'real' && (await isGivenUp(arrived.route))) {
      arrived.lose()
      if (isWaiting(call)) await answerOne(call, reply)
    }
  }

  async function settleWire(): Promise<void> {
    await expect
      .poll(
        () => {
          const { unexpected, missing } = wire.unsettled()
          return unexpected.length > 0 ? [] : missing
        },
        { message: 'the page sends what its chart says' },
      )
      .toEqual([])
    expect(wire.unsettled().unexpected, 'nobody expects these writes').toEqual([])
    for (const { sent, asked } of wire.takeComparisons()) expect(sent).toEqual(asked)
  }

  async function goTo(path: string): Promise<void> {
    await page.evaluate((to) => history.pushState(null, '', to), path)
  }

  return {
    page,
    shopper,
    stream,
    notes: new Map(),
    reply: async (exchange) => {
      if ('action' in exchange) throw new Error('an action is performed by the player of the path')
      const { call } = exchange
      if ('hold' in exchange) {
        standingReplies.delete(nameOf(call))
      } else if (exchange.standing) {
        standingReplies.set(nameOf(call), exchange.reply)
        const queue = waiting.get(call.path) ?? []
        waiting.set(call.path, queue)
        for (const { sent } of queue) given.set(askedAs(sent), exchange.reply)
        await Promise.all(queue.splice(0).map((arrived) => give(exchange.reply, arrived, page)))
      } else {
        await answerOne(call, exchange.reply)
      }
    },
    expects: (...asks) => {
      wire.expects(...asks)
      for (const asked of asks) latestReads.set(nameOf(asked.call), asked)
    },
    settleWire,
    callsOf: (call) => counts.get(nameOf(call)) ?? 0,
    goTo,
    leaveAndReturn: async (elsewhere = '/language') => {
      const title = await page.title()
      await goTo(elsewhere)
      await expect(page).not.toHaveTitle(title)
      await page.goBack()
      await expect(page).toHaveTitle(title)
    },
    broadcastsToTabs: (topic, news) =>
      page.evaluate((message) => new BroadcastChannel('harborlane').postMessage(message), {
        topic,
        news,
      }),
    loseAndRegainConnection: async () => {
      await page.context().setOffline(true)
      await page.context().setOffline(false)
    },
    passTime: (milliseconds) => page.clock.fastForward(milliseconds),
    whileSpeaking: async (lang, look) => {
      isSpokenElse = true
      await speak(page, lang)
      await look()
      await speak(page, 'en')
      isSpokenElse = false
    },
  }
}

/** A reply that carries the data of the call. */
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

interface HeldRoute {
  route: Route
  sent: Sent
  lose: () => void
}

async function give(reply: Reply, { route, lose }: HeldRoute, page: Page): Promise<void> {
  if (reply.type === 'offline') await page.context().setOffline(true)
  if (reply.type === 'lost' || reply.type === 'offline') {
    lose()
    return route.abort('connectionreset')
  }
  return reply.type === 'real' ? route.continue() : route.fulfill(envelopeOf(reply))
}

/** Whether the page aborted the call. */
async function isGivenUp(route: Route): Promise<boolean> {
  const request = route.request()
  const response = await request.response().catch(() => null)
  return response === null && request.failure()?.errorText === 'net::ERR_ABORTED'
}

function askedAs({ input, ...call }: Sent): string {
  return `${nameOf(call)} ${JSON.stringify(input)}`
}

function sentIn(request: Request): Sent {
  const url = new URL(request.url())
  const { lang: _lang, ...query } = Object.fromEntries(url.searchParams)
  const named = { method: request.method() as Sent['method'], path: pathOf(url) }
  const isRead = request.method() === 'GET'
  return {
    ...named,
    input: isRead ? query : bodyOf(request),
    key: request.headers()['idempotency-key'] ?? null,
  }
}

/** A form with files is reported as empty: its content is not compared. */
function bodyOf(request: Request): unknown {
  const isForm = request.headers()['content-type']?.startsWith('multipart/form-data') ?? false
  return isForm ? {} : (JSON.parse(request.postData() ?? '{}') as unknown)
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/^(\/assets\/.+)-[\w-]{8}\.js$/, '$1.js')
}

/** Matches addresses of the API, and of held files. */
function apiOrFile(held: readonly CallName[]): RegExp {
  const files = held.flatMap(({ path }) => /^\/assets\/(.+)\.js$/.exec(path)?.[1] ?? [])
  const address = String.raw`^\w+://[^/]+/(?:api/|assets/(?:${files.join('|')})-[\w-]{8}\.js$)`
  return new RegExp(address)
}
