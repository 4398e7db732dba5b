import { expect } from '@playwright/test'
import { returnMachine } from '../../../src/machines/returnMachine.ts'
import type { DeclareOutcome, OpenReturnOutcome } from '../../../src/machines/returnTypes.ts'
import {
  declareReturn,
  declareReturnAsGuest,
  findReturn,
  showReturn,
} from '../../../contract/returns.ts'
import { showOrder } from '../../../contract/orders.ts'
import { networkFailure, refusalFor, refusedWith } from '../../factories/failures.ts'
import { anOrder, aRefundAnswer, aReturnOffer } from '../../factories/orderAnswers.ts'
import { proveChart } from '../support/chartProof.ts'
import { failureWord } from '../support/failureWord.ts'
import {
  asksAgain,
  buttonIsBusy,
  buttonIsReady,
  comesBack,
  goesOnlineAgain,
  isLoading,
  offersRetry,
  says,
} from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

export const own = { orderId: 31 }
export const guest = { orderId: null }
export const offer = aReturnOffer()
export const orderProof = { sn: offer.sn, postcode: '97201', mobile: '+15550100' }
export const lines = [
  { lineId: 1, quantity: 2 },
  { lineId: 2, quantity: 1 },
]
const request = aRefundAnswer({
  isStatutory: true,
  stage: 'awaitingReturn',
  type: 'refundAndReturn',
  returnAddress: 'Pier 4',
  amountCents: 3_000,
})
export const opened = { type: 'opened', offer } as const
export const periodOver = { type: 'opened', offer: { ...offer, refusedFor: 'periodOver' } } as const
export const failed = { type: 'failed', failure: networkFailure } as const
export const orderUnknown = {
  type: 'failed',
  failure: refusalFor('orderUnknown'),
} as const
export const declared = {
  type: 'declared',
  offer: { ...offer, refusedFor: 'requestOpen', declared: request },
} as const
export const alreadySubmitted = refusedWith(
  refusalFor('alreadySubmitted', { order: anOrder({ status: -4 }) }),
)

const address = '/sendBack/31'

export const proof = proveChart<typeof returnMachine>({
  machine: returnMachine,
  question: 'How are goods returned without a reason, and by whom?',
  actedBy: {
    'return.shown': 'shopper',
    'retry.requested': 'shopper',
    'connection.restored': 'browser',
    'proof.edited': 'shopper',
    'proof.submitted': 'shopper',
    'order.left': 'shopper',
    'lines.chosen': 'shopper',
    'choice.made': 'shopper',
    'choice.reopened': 'shopper',
    'return.confirmed': 'shopper',
  },
  inputs: [own, guest],
  events: {
    'return.shown': [{ type: 'return.shown' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'proof.edited': [{ type: 'proof.edited' }],
    'proof.submitted': [{ type: 'proof.submitted', proof: orderProof }],
    'order.left': [{ type: 'order.left' }],
    'lines.chosen': [
      { type: 'lines.chosen', lines },
      { type: 'lines.chosen', lines: [] },
    ],
    'choice.made': [{ type: 'choice.made' }],
    'choice.reopened': [{ type: 'choice.reopened' }],
    'return.confirmed': [{ type: 'return.confirmed' }],
  },
  actors: {
    openOffer: {
      resolves: [opened, periodOver, failed] satisfies OpenReturnOutcome[],
      rejects: ['surprise'],
    },
    declare: {
      resolves: [declared, alreadySubmitted, failed] satisfies DeclareOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => [
    context.orderId,
    context.proof !== null,
    context.offer?.refusedFor,
    context.lines.length,
    failureWord(context.failure),
  ],
  api: { none: 'what it leads to there are states of the order’s chart, which is walked' },
  screens: {
    onFreshPage: ['return.shown', 'order.left'],
    open: async ({ page }, { orderId }) => {
      await page.goto(orderId === null ? '/return' : address)
    },
    gestures: {
      'return.shown': (stage, _event, before) =>
        before.matches('declared') && before.context.orderId !== null
          ? stage.goTo(address)
          : comesBack(stage),
      'retry.requested': asksAgain,
      'connection.restored': goesOnlineAgain,
      'proof.edited': async ({ page }) => {
        await page.getByLabel('Postcode').fill('97202')
      },
      'proof.submitted': async ({ page }) => {
        await page.getByLabel('Order number').fill(orderProof.sn)
        await page.getByLabel('Postcode').fill(orderProof.postcode)
        await page.getByLabel('Mobile phone').fill(orderProof.mobile)
        await page.getByRole('button', { name: 'Look it up' }).click()
      },
      'order.left': async ({ page }) => {
        await page.getByRole('button', { name: 'Another order' }).click()
      },
      'lines.chosen': async ({ page }, event) => {
        for (const name of ['Canvas tote', 'Deck lamp']) {
          const box = page.getByRole('checkbox', { name: new RegExp(name) })
          await box.setChecked(event.lines.length > 0)
        }
      },
      'choice.made': async ({ page }) => {
        await page.getByRole('button', { name: 'Continue' }).click()
      },
      'choice.reopened': async ({ page }) => {
        await page.getByRole('button', { name: 'Change the selection' }).click()
      },
      'return.confirmed': async ({ page }) => {
        await page.getByRole('button', { name: 'Confirm cancellation' }).click()
      },
    },
    answers: {
      openOffer: {
        calls: [showReturn, findReturn],
        replies: (output, { context }) => [
          {
            call: context.orderId === null ? findReturn : showReturn,
            reply: output.type === 'opened' ? answer(output.offer) : replyOf(output.failure),
          },
        ],
      },
      declare: {
        calls: [declareReturn, declareReturnAsGuest],
        replies: (output, { context }) => [
          {
            call: showOrder,
            reply: answer(
              anOrder({ status: -4, afterSaleStage: 'awaitingReturn', refund: request }),
            ),
            standing: true,
          },
          {
            call: context.orderId === null ? declareReturnAsGuest : declareReturn,
            reply: output.type === 'declared' ? answer(output.offer) : replyOf(output.failure),
          },
        ],
      },
    },
    sends: {
      openOffer: ({ orderId, proof: given }) =>
        orderId === null ? [ask(findReturn, given ?? orderProof)] : [ask(showReturn, { orderId })],
      declare: ({ orderId, proof: given, lines: asked }) =>
        orderId === null
          ? [ask(declareReturnAsGuest, { ...(given ?? orderProof), lines: [...asked] })]
          : [ask(declareReturn, { orderId, lines: [...asked] })],
    },
    shows: {
      starting: { none: 'it is left at once' },
      proving: buttonIsReady('Look it up'),
      opening: isLoadingOrBusy,
      unopened: offersRetry,
      closed: says('The time to return this order without a reason is over'),
      choosing: says('1 of 2: choose what you return'),
      confirming: buttonIsReady('Confirm cancellation'),
      declaring: buttonIsBusy('Confirm cancellation'),
      declared: says('Return without a reason'),
    },
  },
})

async function isLoadingOrBusy(
  stage: Parameters<typeof isLoading>[0],
  { context }: { context: { orderId: number | null } },
): Promise<void> {
  if (context.orderId === null) await expect(stage.page.locator('form')).toBeVisible()
  else await isLoading(stage)
}
