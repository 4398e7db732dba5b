import { expect } from '@playwright/test'
import { refundRequestMachine } from '../../../src/machines/refundRequestMachine.ts'
import type {
  ApplyOutcome,
  ChosenLine,
  OpenRefundOutcome,
  RefundQuoteOutcome,
  RefundValues,
} from '../../../src/machines/refundRequestTypes.ts'
import { showOrder } from '../../../contract/orders.ts'
import { applyRefund, quoteRefund } from '../../../contract/refunds.ts'
import { photo } from '../../browser/support/photo.ts'
import { networkFailure, refusalFor, refusedWith } from '../../factories/failures.ts'
import { anOrder, aRefundAnswer } from '../../factories/orderAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import {
  asksAgain,
  buttonIsBusy,
  buttonIsReady,
  comesBack,
  factOn,
  goesOnlineAgain,
  isLoading,
  money,
  offersRetry,
  says,
} from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import { failureWord } from '../support/failureWord.ts'
import { thenShows } from '../support/orderOnScreen.ts'
import { takesPicture } from '../support/pictureOnScreen.ts'
import type { Stage } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

export const input = { orderId: 31, productIds: [] }
export const order = anOrder({ status: 2 })
const address = `/refund/31/${order.sn}`
export const lines = [{ lineId: 1, quantity: 2 }]
export const values: RefundValues = {
  type: 'refundOnly',
  goodsReceived: true,
  amountCents: 2_490,
  reason: 'damaged',
  explanation: 'The lid is cracked.',
  evidence: ['aaaaaaaaaaaaaaaaaaaaaaaa'],
}
const at = Date.parse('2026-01-20T10:00:00.000Z')
export const opened = { type: 'opened', order, at } as const
export const alreadyOpen = {
  type: 'opened',
  order: anOrder({ status: -4, afterSaleStage: 'applying' }),
  at,
} as const
export const quoted: Extract<RefundQuoteOutcome, { type: 'quoted' }> = {
  type: 'quoted',
  quote: {
    maxAmountCents: 2_490,
    lines: [
      {
        lineId: 1,
        quantity: 2,
        priceCents: 2_000,
        discountCents: 0,
        freightCents: 490,
        refundableCents: 2_490,
      },
    ],
    returnPossible: true,
  },
}
export const accepted = {
  type: 'accepted',
  order: anOrder({
    status: -4,
    afterSaleStage: 'applying',
    refund: aRefundAnswer({ amountCents: values.amountCents }),
  }),
} as const
export const failed = { type: 'failed', failure: networkFailure } as const

const alreadyRefunded = refusedWith(refusalFor('alreadyRefunded', { lineId: 1, order }))
export const refundTooHigh = refusedWith(
  refusalFor('refundTooHigh', { maxAmountCents: 100, order }),
)
export const alreadySubmitted = refusedWith(refusalFor('alreadySubmitted', { order }))

export const proof = proveChart<typeof refundRequestMachine>({
  machine: refundRequestMachine,
  question: 'What can be asked back for which goods, and does a request count once?',
  actedBy: {
    'request.shown': 'shopper',
    'retry.requested': 'shopper',
    'connection.restored': 'browser',
    'lines.chosen': 'shopper',
    'values.edited': 'shopper',
    'request.submitted': 'shopper',
  },
  inputs: [input],
  events: {
    'request.shown': [{ type: 'request.shown' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'lines.chosen': [
      { type: 'lines.chosen', lines },
      { type: 'lines.chosen', lines: [] },
    ],
    'values.edited': [{ type: 'values.edited' }],
    'request.submitted': [{ type: 'request.submitted', values }],
  },
  actors: {
    openOrder: {
      resolves: [opened, alreadyOpen, failed] satisfies OpenRefundOutcome[],
      rejects: ['surprise'],
    },
    quoteLines: {
      resolves: [quoted, alreadyRefunded, failed] satisfies RefundQuoteOutcome[],
      rejects: ['surprise'],
    },
    apply: {
      resolves: [
        accepted,
        refundTooHigh,
        alreadySubmitted,
        refusedWith(refusalFor('uploadMissing')),
        failed,
      ] satisfies ApplyOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => [
    context.order?.status,
    context.lines.length,
    context.quote === null,
    failureWord(context.failure),
  ],
  api: { none: 'what it leads to there are states of the order’s chart, which is walked' },
  screens: {
    onFreshPage: ['request.shown'],
    open: async ({ page }) => {
      await page.goto(address)
    },
    gestures: {
      'request.shown': (stage, _event, before) =>
        before.matches('submitted') ? stage.goTo(address) : comesBack(stage),
      'retry.requested': asksAgain,
      'connection.restored': goesOnlineAgain,
      'lines.chosen': async ({ page, notes }, event) => {
        const box = page.getByRole('checkbox', { name: /Canvas tote/ })
        if (event.lines.length === 0) {
          await box.uncheck()
        } else if (await box.isChecked()) {
          const less = page.getByRole('button', { name: 'One fewer' })
          const more = page.getByRole('button', { name: 'One more' })
          const goesUp = await more.isEnabled()
          notes.set('pieces', goesUp ? 2 : 1)
          await (goesUp ? more : less).click()
        } else {
          await box.check()
        }
      },
      'values.edited': async ({ page, notes }) => {
        notes.set('explanation', 'The lid is cracked, and the handle too.')
        await page.getByLabel('Explanation').fill('The lid is cracked, and the handle too.')
      },
      'request.submitted': async ({ page, notes }) => {
        const reason = page.getByLabel('Reason')
        if ((await reason.inputValue()) === '') {
          await reason.selectOption('damaged')
          notes.set('explanation', 'The lid is cracked.')
          await page.getByLabel('Explanation').fill('The lid is cracked.')
          if (await page.getByAltText('Picture 1').isHidden())
            await page.getByLabel('Add pictures').setInputFiles(await photo('lid.png', 400))
          await expect(page.getByAltText('Picture 1')).toBeVisible()
          await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
        }
        await page.getByRole('button', { name: /^Request \$/ }).click()
      },
    },
    answers: {
      openOrder: oneCall(showOrder, (output) =>
        output.type === 'opened' ? answer(output.order) : replyOf(output.failure),
      ),
      quoteLines: oneCall(quoteRefund, (output) =>
        output.type === 'quoted' ? answer(output.quote) : replyOf(output.failure),
      ),
      apply: {
        calls: [applyRefund],
        replies: (output) =>
          output.type === 'accepted'
            ? thenShows(output.order, applyRefund)
            : [{ call: applyRefund, reply: replyOf(output.failure) }],
      },
    },
    sends: {
      openOrder: ({ orderId }) => [ask(showOrder, { id: orderId })],
      quoteLines: ({ orderId, lines: asked }, _during, stage) => [
        ask(quoteRefund, { orderId, lines: inPieces(asked, stage) }),
      ],
      apply: ({ orderId, lines: asked }, _during, stage) => [
        ask(applyRefund, {
          ...values,
          orderId,
          lines: inPieces(asked, stage),
          explanation: String(stage.notes.get('explanation')),
          evidence: [...values.evidence],
        }),
      ],
    },
    besides: [takesPicture(values.evidence[0] ?? '')],
    shows: {
      opening: isLoading,
      unopened: async (stage) => {
        await offersRetry(stage)
        await expect(stage.page.getByLabel('Reason')).toBeHidden()
      },
      closed: says('You have already submitted a request for this order'),
      'filling.quoting': async ({ page }) => {
        await expect(page.getByRole('checkbox', { name: /Canvas tote/ })).toBeChecked()
      },
      'filling.unquoted': async (stage) => {
        await offersRetry(stage)
        await expect(stage.page.getByLabel('Reason')).toBeVisible()
      },
      'filling.withoutLines': says('Choose what you want your money back for'),
      'filling.quoted': buttonIsReady(/^Request \$24\.90/),
      'filling.unanswered': says('Backend interface connection abnormal'),
      submitting: buttonIsBusy(/^Request \$/),
      submitted: async (stage) => {
        await expect(stage.page).toHaveURL('/orderInfo/31')
        await expect(factOn(stage, 'Amount')).toHaveText(money(values.amountCents))
        await says('Applying for refund')(stage)
        await says('The shop looks at your request')(stage)
      },
    },
  },
})

/** The paths choose the lines. The gesture sets their pieces as the stepper shows them. */
function inPieces(chosen: readonly ChosenLine[], { notes }: Stage): ChosenLine[] {
  return chosen.map(({ lineId, quantity }) => ({
    lineId,
    quantity: Number(notes.get('pieces') ?? quantity),
  }))
}
