// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAddresses } from '../../../contract/address.ts'
import { quoteCheckout } from '../../../contract/orders.ts'
import type { Quote } from '../../../contract/quote.ts'
import { anAddress, aQuote } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { settledCheckout } from '../../../tests/support/settledCheckout.ts'
import { PromoPanel } from './promoPanel.tsx'

type Promo = NonNullable<Quote['promo']>

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [anAddress()] })
})
afterEach(() => bindings.close())

/** Answers any code with this promo. */
function saying(promo: Partial<Promo>) {
  const code = 'HARBOR10'
  const said = { code, refusedFor: null, minSubtotalCents: null, ...promo }
  bindings.answers(quoteCheckout, ({ body }: { body: unknown }) =>
    JSON.stringify(body).includes(code) ? aQuote({ promo: said, discountCents: 200 }) : aQuote(),
  )
}

const shown = () => settledCheckout(bindings, { part: (checkout) => <PromoPanel {...checkout} /> })

async function applied(typed: string) {
  const panel = await shown()
  await fillIn(panel.place, 'input', typed)
  await act(async () => panel.place.querySelector<HTMLElement>('[type=submit]')?.click())
  await panel.settled()
  return panel
}

test('a code that applies shows its discount and can be removed', async () => {
  saying({})
  const { place, settled } = await applied(' harbor10 ')
  const observed = outlineOf(place)
  await act(async () => place.querySelector<HTMLElement>('button')?.click())
  await settled()
  expect([observed, outlineOf(place)]).toEqual([
    [
      'h2 | Promo code',
      'HARBOR10button type=button aria-label=Remove promo code HARBOR10',
      'div role=status | $2.00 off this order.',
    ],
    [
      'Add a promo code',
      'Have one?',
      'input aria-invalid=false value=',
      'button type=submit | Apply',
    ],
  ])
})

test.each([
  {
    of: 'nobody knows',
    promo: { refusedFor: 'promoUnknown' },
    expected: 'There is no such promo code.',
  },
  {
    of: 'is not valid now',
    promo: { refusedFor: 'promoExpired' },
    expected: 'This promo code is not valid now.',
  },
  {
    of: 'was used before',
    promo: { refusedFor: 'promoUsed' },
    expected: 'You have used this promo code before.',
  },
  {
    of: 'comes after too many others',
    promo: { refusedFor: 'promoTooMany' },
    expected: 'Too many promo codes were tried. Try again in a few minutes.',
  },
  {
    of: 'needs more goods',
    promo: { refusedFor: 'promoMinimum', minSubtotalCents: 5_000 },
    expected: 'This promo code starts at $50.00 of goods.',
  },
] as const)('a code that $of shows the reason until it is changed', async ({ promo, expected }) => {
  saying(promo)
  const { place } = await applied('harbor10')
  const refusal = () => place.querySelector('[role=alert]')
  const said = [refusal()?.textContent, place.querySelector('details')?.open]
  await fillIn(place, 'input', 'HARBOR1')
  const changed = refusal()
  await fillIn(place, 'input', ' harbor10')
  expect([said, changed, refusal()?.textContent]).toEqual([[expected, true], null, expected])
})

test('the reason disappears while the code is checked again', async () => {
  saying({ refusedFor: 'promoUnknown' })
  const { place } = await applied('HARBOR10')
  bindings.answers(quoteCheckout, () => new Promise(() => {}))
  await act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click())
  await soon(() => expect(place.querySelector('[aria-busy]')).not.toBeNull())
  expect(outlineOf(place.querySelector('form')!)).toEqual([
    'Have one?',
    'input aria-invalid=false value=HARBOR10',
    'button type=submit aria-busy=true aria-disabled=true | Apply',
  ])
})

test('text that can’t be a code is not sent, and an empty field is no error', async () => {
  saying({})
  const { place } = await shown()
  const field = place.querySelector<HTMLInputElement>('input')
  const observed: (string | null)[] = []
  for (const typed of ['', 'H!']) {
    await fillIn(place, 'input', typed)
    await act(async () => {
      field?.focus()
      field?.blur()
    })
    observed.push(place.querySelector('[role=alert]')?.textContent ?? null)
  }
  await act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click())
  expect([observed, bindings.askedFor(quoteCheckout).length]).toEqual([
    [null, 'A promo code has 2 to 32 letters, digits and dashes'],
    1,
  ])
})
