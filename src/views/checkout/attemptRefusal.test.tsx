// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { placeOrder, quoteCheckout } from '../../../contract/orders.ts'
import { anAddress, aQuote } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { settledCheckout } from '../../../tests/support/settledCheckout.ts'
import { AttemptRefusal } from './attemptRefusal.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [anAddress()] })
  bindings.answers(quoteCheckout, aQuote())
})
afterEach(() => bindings.close())

const shown = () =>
  settledCheckout(bindings, {
    part: ({ snapshot }) => (
      <AttemptRefusal snapshot={snapshot} quote={snapshot.context.quote ?? aQuote()} />
    ),
  })

test('nothing is shown before the first attempt', async () => {
  const { place } = await shown()
  expect(outlineOf(place)).toEqual(['div role=status'])
})

const same = aQuote().totalCents
const promoGone = 'The promo code no longer applies. Nothing was ordered yet.'

test.each([
  {
    reason: 'outOfStock',
    totalCents: same,
    expected: 'Some items just sold out. You haven’t been charged.',
  },
  {
    reason: 'notSellable',
    totalCents: same,
    expected: 'The order could not be placed as it was. Please look at it once more.',
  },
  {
    reason: 'notSentThere',
    totalCents: same,
    expected: 'A shop doesn’t send some of it to that country. Nothing was ordered.',
  },
  {
    reason: 'addressMissing',
    totalCents: same,
    expected: 'That address no longer exists. Nothing was ordered: please choose another.',
  },
  {
    reason: 'tooManyUnpaid',
    totalCents: same,
    expected: 'You have 20 unpaid orders. Pay or cancel one of them first.',
  },
  {
    reason: 'tooManyPieces',
    totalCents: same,
    expected:
      'Your unpaid orders would have more than 500 pieces. Pay or cancel one of them first, or order fewer.',
  },
  { reason: 'promoUnknown', totalCents: same, expected: promoGone },
  { reason: 'promoTooMany', totalCents: same, expected: promoGone },
  { reason: 'promoExpired', totalCents: same, expected: promoGone },
  { reason: 'promoMinimum', totalCents: same, expected: promoGone },
  { reason: 'promoUsed', totalCents: same, expected: promoGone },
  {
    reason: 'promoUsed',
    totalCents: 2_690,
    expected: `${promoGone} | The total went up from $24.90 to $26.90.`,
  },
  {
    reason: 'totalChanged',
    totalCents: 2_690,
    expected: 'New total: $26.90 (was $24.90). Nothing was ordered yet.',
  },
  {
    reason: 'totalChanged',
    totalCents: 2_290,
    expected: 'New total: $22.90 (was $24.90). Nothing was ordered yet.',
  },
])('shows why an order was refused for $reason, now at $totalCents cents', async (given) => {
  const { reason, totalCents, expected } = given
  const data =
    reason === 'addressMissing'
      ? null
      : reason.startsWith('tooMany')
        ? { most: 1 }
        : { quote: aQuote({ totalCents }) }
  bindings.refuses(placeOrder, { status: 200, msg: 'No', reason, data })
  const { place, checkout, settled } = await shown()
  checkout().actor.send({ type: 'order.submitted' })
  await settled()
  expect(outlineOf(place)).toEqual([`div role=status | ${expected}`])
})
