import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isNotThere } from '../model/support/chartProof.ts'
import type { AnyAnswers } from '../model/support/chartProof.ts'
import { loadProofs } from '../model/support/loadProofs.ts'
import { servicesIn } from './servicesIn.ts'

const home = join(import.meta.dirname, '../..')

/** The binding that provides each chart's actors, by the chart's id. */
const bindings: Record<string, string> = {
  cart: 'cart/useCart.tsx',
  checkout: 'checkout/useCheckout.ts',
  confirmation: 'actors/useConfirmation.ts',
  language: 'language/useLanguage.tsx',
  orderAction: 'orders/useOrder.ts',
  pagedList: 'actors/usePagedList.ts',
  passwordReset: 'account/usePasswordReset.ts',
  paymentCode: 'payment/usePaymentCode.ts',
  pullToRefresh: 'shell/usePullToRefresh.ts',
  recharge: 'recharge/useRecharge.ts',
  rechargeAudit: 'recharge/useRechargeAudit.ts',
  refundRequest: 'refunds/useRefundRequest.ts',
  resource: 'actors/useResource.ts',
  return: 'returns/useReturn.ts',
  review: 'reviews/useReview.ts',
  savedItems: 'favourites/useSavedItems.ts',
  session: 'session/useSession.tsx',
  submission: 'actors/useSubmission.ts',
  uploads: 'pictures/usePictureUploads.ts',
  withdrawal: 'withdrawal/useWithdrawal.ts',
  withdrawalAudit: 'withdrawal/useWithdrawalAudit.ts',
}

const excused = (await loadProofs()).flatMap(({ machine, screens }) => {
  if (isNotThere(screens)) return []
  const sources = Object.entries(screens.answers as AnyAnswers).flatMap(([source, answer]) =>
    isNotThere(answer) || answer.fails ? [] : [source],
  )
  return sources.length === 0 ? [] : [{ id: machine.id, sources }]
})

test.each(excused)('no service of $id throws into its chart', ({ id, sources }) => {
  const file = join(home, 'src/views', bindings[id] ?? '')
  const uncaught = servicesIn(file, readFileSync(file, 'utf8'))
  expect(Object.fromEntries(sources.map((source) => [source, uncaught[source]]))).toEqual(
    Object.fromEntries(sources.map((source) => [source, []])),
  )
})

test('a service that is called without an attempt is named', () => {
  const source = `
    import { pay, look } from '../../services/payment.ts'
    const machine = base.provide({
      actors: {
        caught: fromPromise(({ input }) => attempt(() => pay(input))),
        handedOn: fromPromise(() => outcomeOf(look())),
        naked: fromPromise(async ({ input }) => ({ paid: await pay(input) })),
        deeper: fromPromise(below),
      },
    })
    async function outcomeOf(answer) { return attempt(async () => await answer) }
    async function below() { return look() }
  `
  expect(servicesIn('useAnything.ts', source)).toEqual({
    caught: [],
    handedOn: [],
    naked: ['pay'],
    deeper: ['look'],
  })
})
