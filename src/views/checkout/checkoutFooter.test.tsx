// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { quoteCheckout } from '../../../contract/orders.ts'
import { anAddress, aQuote } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { settledCheckout } from '../../../tests/support/settledCheckout.ts'
import { CheckoutFooter } from './checkoutFooter.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [anAddress()] })
  bindings.answers(quoteCheckout, aQuote())
})
afterEach(() => bindings.close())

test('a price that failed to load shows as missing, not as loading', async () => {
  const { place, checkout, settled } = await settledCheckout(bindings, {
    part: (given) => <CheckoutFooter {...given} quote={given.snapshot.context.quote ?? aQuote()} />,
  })
  const ready = outlineOf(place)
  bindings.answers(quoteCheckout, {})
  checkout().actor.send({ type: 'address.chosen', addressId: 7 })
  await settled()
  expect([ready, outlineOf(place)]).toEqual([
    ['div role=status', 'p role=status', 'button type=button | Place order $24.90'],
    [
      'div role=status',
      'p role=status | Today’s price could not be loaded.',
      'button type=button disabled | Place order $24.90',
    ],
  ])
})
