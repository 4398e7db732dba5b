import { expect } from '@playwright/test'
import { liveMachine } from '../../../src/machines/liveMachine.ts'
import type { LiveContext } from '../../../src/machines/liveMachine.ts'
import { showOrder } from '../../../contract/orders.ts'
import { anOrder } from '../../factories/orderAnswers.ts'
import { proveChart } from '../support/chartProof.ts'
import { credentialsOf, says, signsIn } from '../support/onScreen.ts'
import { answer } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'
import { login } from '../../../contract/account.ts'

export const shipped = {
  id: 9,
  kind: 'parcel.shipped',
  orderId: 31,
  refundId: null,
  at: '2026-01-05T10:00:00.000Z',
  read: false,
}

const paidOrder = anOrder({ status: 1, payDeadline: null })
const shippedOrder = anOrder({ status: 2, payDeadline: null })
const open = { signedIn: { streaming: 'open' } } as const

export const proof = proveChart<typeof liveMachine>({
  machine: liveMachine,
  question: 'Does what changes elsewhere reach the screens, whatever happens to the connection?',
  actedBy: {
    'session.started': 'app',
    'session.ended': 'app',
    'page.shown': 'shopper',
    'page.hidden': 'shopper',
    'connection.restored': 'browser',
    'connection.lost': 'browser',
    'stream.opened': 'app',
    'stream.signed': 'app',
    'notices.arrived': 'operator',
    'stream.reset': 'app',
    'stream.lost': 'app',
  },
  inputs: [{ jitter: 0.5 }],
  events: {
    'session.started': [
      { type: 'session.started', isHidden: false },
      { type: 'session.started', isHidden: true },
    ],
    'session.ended': [{ type: 'session.ended' }],
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'connection.lost': [{ type: 'connection.lost' }],
    'stream.opened': [{ type: 'stream.opened', since: '41' }],
    'stream.signed': [{ type: 'stream.signed' }],
    'notices.arrived': [{ type: 'notices.arrived', notices: [shipped], since: '42' }],
    'stream.reset': [{ type: 'stream.reset', since: '43' }],
    'stream.lost': ({ context }) => (context.tries < 2 ? [{ type: 'stream.lost' }] : []),
  },
  actors: { stream: 'listens' },
  distinguish: ({ context }) => [context.since === null, Math.min(context.tries, 2)],
  api: { none: 'what the API streams, and from where on, has its own tests in tests/api' },
  screens: {
    // The spec's 1000 ms guard treats two sign-ins within a second as one.
    onFreshPage: ['session.started'],
    open: async (stage) => {
      const { page } = stage
      await page.context().clearCookies()
      await page.addInitScript(() => {
        Math.random = () => 0.5
      })
      await stage.reply({ call: showOrder, reply: answer(paidOrder), standing: true })
      await page.goto('/login')
    },
    gestures: {
      'session.started': async (stage, { isHidden }) => {
        if (isHidden) await turnsAway(stage, true)
        await signsIn(stage, '/orderInfo/31')
      },
      'session.ended': (stage) => stage.broadcastsToTabs('session', null),
      'page.shown': (stage) => turnsAway(stage, false),
      'page.hidden': (stage) => turnsAway(stage, true),
      'connection.restored': async ({ page }, _event, before) => {
        if (before.matches({ signedIn: 'offline' })) await page.context().setOffline(false)
        else await page.evaluate(() => window.dispatchEvent(new Event('online')))
      },
      'connection.lost': async ({ page }) => {
        await page.context().setOffline(true)
      },
      'stream.opened': ({ stream }, { since }) => stream.open(since),
      'stream.signed': ({ stream }) => stream.sign(),
      'notices.arrived': async (stage, { notices, since }) => {
        await stage.reply({ call: showOrder, reply: answer(shippedOrder), standing: true })
        await stage.stream.push(notices, since)
      },
      'stream.reset': async (stage, { since }) => {
        await stage.reply({ call: showOrder, reply: answer(shippedOrder), standing: true })
        await stage.stream.reset(since)
      },
      'stream.lost': ({ stream }) => stream.lose(),
    },
    answers: { stream: { none: 'it is held apart: it has no single answer' } },
    sends: {
      stream: { none: 'the stream is held apart' },
    },
    besides: [
      {
        call: login,
        why: 'the stream belongs to a session that the server knows',
        input: credentialsOf,
        reply: { type: 'real' },
      },
    ],
    lookAlike: [
      {
        leaves: [
          'signedIn.streaming.connecting',
          'signedIn.streaming.catchingUp',
          'signedIn.streaming.open',
        ],
        why: 'a stream is asked for or open: the screen must not tell',
      },
      {
        leaves: ['signedIn.waiting', 'signedIn.paused'],
        why: 'no stream is asked for, until time or the page says so',
      },
    ],
    shows: {
      signedOut: async ({ page }) => {
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      },
      'signedIn.streaming.connecting': isStreaming,
      'signedIn.streaming.catchingUp': isStreaming,
      'signedIn.streaming.open': isStreaming,
      'signedIn.waiting': hasNoStream,
      'signedIn.offline': async (stage, snapshot) => {
        await says('You are offline. What you see may be out of date.')(stage)
        await hasNoStream(stage, snapshot)
      },
      'signedIn.paused': hasNoStream,
    },
    skips: ({ type }, before) =>
      (type === 'notices.arrived' || type === 'stream.reset') && !before.matches(open),
  },
})

async function isStreaming(stage: Stage, { context }: { context: LiveContext }): Promise<void> {
  await showsOrder(stage, context)
  await expect.poll(() => stage.stream.wanted()).toBe(1)
}

async function hasNoStream(stage: Stage, { context }: { context: LiveContext }): Promise<void> {
  await showsOrder(stage, context)
  await expect.poll(() => stage.stream.wanted()).toBe(0)
}

/** The screen shows everything that arrived on the stream. */
async function showsOrder({ page }: Stage, { since }: LiveContext): Promise<void> {
  await expect(page).toHaveURL('/orderInfo/31')
  await expect(page.getByText('HL260105ABCDEFGHJK').first()).toBeVisible()
  if (since === '42' || since === '43') {
    await expect(page.getByRole('button', { name: 'Confirm receipt' })).toBeVisible()
  }
}

async function turnsAway({ page }: Stage, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
