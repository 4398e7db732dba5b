// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showOrder } from '../../../contract/orders.ts'
import { quoteRefund } from '../../../contract/refunds.ts'
import { aRefundQuote, anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { RefundAmount } from './refundAmount.tsx'
import { useRefundRequest } from './useRefundRequest.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const field = { name: 'amount', value: '', error: undefined, onChange: () => {}, onBlur: () => {} }

function Amount() {
  const { snapshot } = useRefundRequest(31, [])
  return <RefundAmount snapshot={snapshot} field={field} onRetry={() => {}} />
}

const ofTwoLines = {
  ...aRefundQuote(),
  maxAmountCents: 3_700,
  lines: [
    ...aRefundQuote({ priceCents: 2_000, discountCents: 200, freightCents: 300 }).lines,
    ...aRefundQuote({ priceCents: 1_500, discountCents: 150, freightCents: 250 }).lines,
  ],
}

test.each([
  {
    of: 'no discount and no freight',
    quote: aRefundQuote({ freightCents: 0 }),
    expected: ['Price of the goods', '$20.00', 'Maximum refund', '$20.00'],
  },
  {
    of: 'a discount and freight',
    quote: aRefundQuote({ discountCents: 100 }),
    expected: [
      'Price of the goods',
      '$20.00',
      'Their share of the promo',
      '−$1.00',
      'Their share of shipping',
      '+$4.90',
      'Maximum refund',
      '$23.90',
    ],
  },
  {
    of: 'several lines',
    quote: ofTwoLines,
    expected: [
      'Price of the goods',
      '$35.00',
      'Their share of the promo',
      '−$3.50',
      'Their share of shipping',
      '+$5.50',
      'Maximum refund',
      '$37.00',
    ],
  },
  {
    of: 'what was given back before',
    quote: { ...ofTwoLines, maxAmountCents: 2_700 },
    expected: [
      'Price of the goods',
      '$35.00',
      'Their share of the promo',
      '−$3.50',
      'Their share of shipping',
      '+$5.50',
      'Given back already',
      '−$10.00',
      'Maximum refund',
      '$27.00',
    ],
  },
])('the maximum is explained with $of', async ({ quote, expected }) => {
  bindings.answers(showOrder, anOrder({ status: 1 }))
  bindings.answers(quoteRefund, quote)
  const place = await bindings.show(<Amount />)
  await soon(() => expect(place.querySelector('dl')).not.toBeNull())
  expect(outlineOf(place.querySelector('dl')!)).toEqual(expected)
})
