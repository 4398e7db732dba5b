import { expect } from '@playwright/test'
import { orderActionMachine } from '../../../src/machines/orderActionMachine.ts'
import type { ActionOutcome } from '../../../src/machines/orderActionMachine.ts'
import { cancelOrder, showOrder } from '../../../contract/orders.ts'
import { networkFailure, refusalFor } from '../../factories/failures.ts'
import { anOrder } from '../../factories/orderAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import { buttonIsBusy, says, taps } from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

export const input = { orderId: 31 }
export const cancelled = anOrder({ status: -1, payDeadline: null })
const paid = anOrder({ status: 1 })
export const refused = {
  type: 'refused',
  failure: refusalFor('stateChanged', { order: paid }),
  order: paid,
} as const
export const failed = { type: 'failed', failure: networkFailure } as const

export const proof = proveChart<typeof orderActionMachine>({
  machine: orderActionMachine,
  question: 'Is something that can’t be taken back asked about first, and done at most once?',
  actedBy: {
    'action.asked': 'shopper',
    'action.confirmed': 'shopper',
    'action.dismissed': 'shopper',
  },
  inputs: [input],
  events: {
    'action.asked': [
      { type: 'action.asked', action: 'cancel', refundId: null },
      { type: 'action.asked', action: 'withdrawRefund', refundId: 8 },
    ],
    'action.confirmed': [{ type: 'action.confirmed' }],
    'action.dismissed': [{ type: 'action.dismissed' }],
  },
  actors: {
    perform: {
      resolves: [{ type: 'done', order: cancelled }, refused, failed] satisfies ActionOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => [context.action, context.failure?.type],
  api: { none: 'what it does there are events of the order’s chart, which is walked' },
  screens: {
    open: async (stage) => {
      const payDeadline = new Date(Date.now() + 600_000).toISOString()
      const order = anOrder({ payDeadline, next: { who: 'shopper', by: payDeadline } })
      await stage.reply({ call: showOrder, reply: answer(order), standing: true })
      await stage.page.goto('/orderInfo/31')
    },
    gestures: {
      'action.asked': taps('Cancel order'),
      'action.confirmed': async ({ page }) => {
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
      },
      'action.dismissed': taps('Keep it'),
    },
    answers: {
      perform: oneCall(cancelOrder, (output) =>
        output.type === 'done' ? answer(output.order) : replyOf(output.failure),
      ),
    },
    sends: {
      perform: ({ orderId }) => [ask(cancelOrder, { orderId })],
    },
    shows: {
      resting: async ({ page }) => {
        await expect(page.getByRole('alertdialog')).toBeHidden()
        await expect(page.getByText('HL260105ABCDEFGHJK').first()).toBeVisible()
      },
      confirming: says('You won’t be charged, and a promo code can be used again.'),
      performing: buttonIsBusy('Cancel order'),
      unanswered: says('Backend interface connection abnormal'),
    },
    skips: (event) => event['action'] === 'withdrawRefund',
  },
})
