import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { listAddresses } from '../../../contract/address.ts'
import { connectionMachine } from '../../../src/machines/connectionMachine.ts'
import { anAddress } from '../../factories/orderAnswers.ts'
import { proveChart } from '../support/chartProof.ts'
import { says } from '../support/onScreen.ts'
import { answer } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'

export const input = { isOnline: true }

const none = { none: 'left at once' }
const observed = { none: 'the device tells it: it asks nothing of the shop itself' }

export const proof = proveChart<typeof connectionMachine>({
  machine: connectionMachine,
  question: 'Can the shop be reached, and is what is shown read again once it can?',
  actedBy: {
    'connection.lost': 'browser',
    'connection.restored': 'browser',
    'copy.shown': 'browser',
    'answer.arrived': 'browser',
    'copies.missed': 'browser',
  },
  inputs: [input, { isOnline: false }],
  events: {
    'connection.lost': [{ type: 'connection.lost' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'copy.shown': [{ type: 'copy.shown' }],
    'answer.arrived': [{ type: 'answer.arrived' }],
    'copies.missed': [{ type: 'copies.missed' }],
  },
  actors: {},
  distinguish: ({ context }) => Math.min(context.tries, 1),
  walk: 'simple',
  api: { none: 'the API can’t know who does not reach it' },
  screens: {
    open: async (stage, { isOnline }) => {
      const addresses = answer({ list: [anAddress({ id: 7 })] })
      await stage.reply({ call: listAddresses, reply: addresses, standing: true })
      if (!isOnline) await startsOffline(stage)
      await stage.page.goto('/address')
      await says('Ada Fisher')(stage)
    },
    gestures: {
      'connection.lost': ({ page }) => page.context().setOffline(true),
      'connection.restored': async ({ page }) => {
        await page.context().setOffline(true)
        await page.context().setOffline(false)
      },
      'copy.shown': async (stage) => {
        // The page listens to the worker only after it has loaded.
        await expect(async () => {
          await workerSays(stage, 'copy.shown')
          await expect(banner(stage)).toBeVisible({ timeout: 250 })
        }).toPass()
      },
      'answer.arrived': (stage) => workerSays(stage, 'answer.arrived'),
      'copies.missed': async (stage) => {
        const before = stage.callsOf(listAddresses)
        await expect(async () => {
          await workerSays(stage, 'copies.missed')
          expect(stage.callsOf(listAddresses)).toBeGreaterThan(before)
        }).toPass()
      },
    },
    answers: {},
    sends: {
      'connection.lost': observed,
      'connection.restored': observed,
      'copy.shown': observed,
      'answer.arrived': observed,
      'copies.missed': observed,
    },
    lookAlike: [
      {
        leaves: ['device.online', 'device.offline', 'server.answering', 'server.replaced'],
        why: 'one banner tells of device and server; it stands by both of them, which the check reads',
      },
    ],
    shows: {
      'device.starting': none,
      'device.online': saysIfOutdated,
      'device.offline': saysIfOutdated,
      'server.answering': saysIfOutdated,
      'server.replaced': saysIfOutdated,
    },
  },
})

async function saysIfOutdated(
  stage: Stage,
  snapshot: SnapshotFrom<typeof connectionMachine>,
): Promise<void> {
  await expect(banner(stage)).toBeVisible({ visible: snapshot.hasTag('outdated') })
}

function banner({ page }: Stage) {
  return page.getByText('You are offline. What you see may be out of date.')
}

/** Sends a message as the worker would. The tests of screens run without one. */
async function workerSays({ page }: Stage, type: string): Promise<void> {
  await page.evaluate(
    (data) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
    { type },
  )
}

/** Only `navigator.onLine` is false: the page itself can still be loaded. */
async function startsOffline({ page }: Stage): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  })
}
