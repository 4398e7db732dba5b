import { expect } from '@playwright/test'
import { resourceMachine } from '../../../src/machines/resourceMachine.ts'
import type { LoadOutcome, ResourceContext } from '../../../src/machines/resourceMachine.ts'
import { listAddresses, setDefaultAddress } from '../../../contract/address.ts'
import { networkFailure, offlineFailure } from '../../factories/failures.ts'
import { anAddress } from '../../factories/orderAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import {
  asksAgain,
  comesBack,
  entersOwnScreen,
  goesOnlineAgain,
  isLoading,
  offersRetry,
  pulls,
  says,
} from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

const home = anAddress({ id: 7, isDefault: true })
const office = anAddress({ id: 8, addressee: 'Ada at work' })
export const firstData = { list: [home, office] }
export const loaded: LoadOutcome = { type: 'loaded', data: firstData }
const newer = {
  list: [
    { ...office, isDefault: true },
    { ...home, isDefault: false },
  ],
}
export const failed: LoadOutcome = { type: 'failed', failure: networkFailure }
export const offline: LoadOutcome = {
  type: 'failed',
  failure: offlineFailure,
}

export const proof = proveChart<typeof resourceMachine>({
  machine: resourceMachine,
  question: 'What does a screen show while it loads, fails, is offline, or grows old?',
  actedBy: {
    'load.requested': 'app',
    'retry.requested': 'shopper',
    'refresh.requested': 'shopper',
    'connection.restored': 'browser',
    'data.replaced': 'app',
    'refusal.came': 'app',
  },
  events: {
    'load.requested': [{ type: 'load.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'data.replaced': [{ type: 'data.replaced', data: newer }],
    'refusal.came': [{ type: 'refusal.came', failure: networkFailure }],
  },
  actors: { load: { resolves: [loaded, failed, offline], rejects: ['surprise'] } },
  walk: 'shortest',
  api: { none: 'it is how a screen loads anything; the API has no state of it' },
  screens: {
    onFreshPage: ['load.requested'],
    open: async ({ page }) => {
      await page.goto('/language')
    },
    gestures: {
      'load.requested': (stage, _event, before) =>
        before.matches('idle') ? entersOwnScreen(stage, '/address') : comesBack(stage),
      'retry.requested': asksAgain,
      'refresh.requested': pulls,
      'connection.restored': goesOnlineAgain,
      'data.replaced': async (stage, _event, { context }) => {
        const other = (context.data as typeof firstData).list.find(({ isDefault }) => !isDefault)
        stage.expects(ask(setDefaultAddress, { id: other?.id ?? 0 }))
        await stage.reply({ call: setDefaultAddress, reply: answer(newer), standing: true })
        await stage.page.getByRole('button', { name: 'Make default' }).first().click()
      },
      'refusal.came': { none: 'it comes with the page, before anything can be done' },
    },
    answers: {
      load: oneCall(listAddresses, (output) =>
        output.type === 'loaded' ? answer(output.data) : replyOf(output.failure),
      ),
    },
    sends: {
      load: () => [ask(listAddresses, {})],
    },
    lookAlike: [
      {
        leaves: ['filled.fresh', 'filled.stale'],
        why: 'what may be old is shown as it is until it was read again',
      },
    ],
    shows: {
      idle: { none: 'the screen that is opened asks at once' },
      loading: isLoading,
      'filled.fresh': (stage, { context }) => showsAddresses(stage, context),
      'filled.refreshing': async (stage, { context }) => {
        await showsAddresses(stage, context)
        await expect(stage.page.getByText('Up to date')).toBeHidden()
      },
      'filled.stale': (stage, { context }) => showsAddresses(stage, context),
      failed: async (stage) => {
        await says('Backend interface connection abnormal')(stage)
        await offersRetry(stage)
      },
      offline: async (stage) => {
        await says('This loads by itself when the connection is back.')(stage)
        await offersRetry(stage)
      },
    },
    skips: ({ type }, before) =>
      ((type === 'data.replaced' || type === 'refusal.came') && before.matches('idle')) ||
      (type === 'retry.requested' && before.matches('filled')),
    outOfReach: {
      'resource.idle: data.replaced → resource.filled':
        'it comes with a painted page, which asks nothing then',
      'resource.idle: refusal.came → resource.failed':
        'it comes with a painted page, which asks nothing then',
      'resource.filled.stale: retry.requested → resource.filled.refreshing':
        'the counts of orders alone offer it: tests/browser/account.spec.ts taps it there',
    },
  },
})

async function showsAddresses({ page }: Stage, { data }: ResourceContext): Promise<void> {
  const rows = page.getByRole('main').getByRole('listitem')
  for (const [index, { addressee }] of (data as typeof firstData).list.entries()) {
    await expect(rows.nth(index)).toContainText(addressee)
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
}
