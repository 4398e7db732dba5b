// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { toasts } from '../actors/toasts.ts'
import { QuantityStepper } from './quantityStepper.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { typed: '5', key: 'Enter', wanted: [[5]], shown: '2' },
  { typed: '50', key: 'Enter', wanted: [[9]], shown: '2' },
  { typed: '150', key: 'Enter', wanted: [[9]], shown: '2' },
  { typed: '５', key: 'Enter', wanted: [[5]], shown: '2' },
  { typed: '๕', key: 'Tab', wanted: [], shown: '๕' },
  { typed: '\u200e5 ', key: 'Enter', wanted: [[5]], shown: '2' },
  { typed: '1', key: 'Enter', wanted: [[1]], shown: '2' },
  { typed: '0', key: 'Enter', wanted: [], shown: '2' },
  { typed: '2', key: 'Enter', wanted: [], shown: '2' },
  { typed: '5', key: 'Escape', wanted: [], shown: '2' },
  { typed: '5', key: 'Tab', wanted: [], shown: '5' },
])('typing $typed over 2 of 9 pieces, then $key, sets $wanted', async (given) => {
  const { input, onChange } = await stepperOf({ quantity: 2, most: 9 })
  await act(async () => type(input, given.typed))
  await act(async () =>
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: given.key, bubbles: true })),
  )
  expect([onChange.mock.calls, input?.value]).toEqual([given.wanted, given.shown])
})

test.each([
  { typed: '150', said: [['shared.mostPieces', { most: 9 }]] },
  { typed: '9', said: [] },
])('typing $typed over 2 of 9 pieces shows $said', async ({ typed, said }) => {
  const plain = vi.spyOn(toasts, 'plain').mockReturnValue(() => {})
  const { input } = await stepperOf({ quantity: 2, most: 9 })
  await act(async () => type(input, typed))
  await act(async () =>
    input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  )
  expect(plain.mock.calls.map(([message, values]) => [message.id, values])).toEqual(said)
  plain.mockRestore()
})

test.each([
  { typed: '5', wanted: [[5]] },
  { typed: '５0', wanted: [[9]] },
  { typed: '', wanted: [] },
])('$typed typed before hydration over 2 of 9 sets $wanted', async ({ typed, wanted }) => {
  const onChange = vi.fn()
  const page = (
    <IntlProvider locale="en" onError={() => {}}>
      <QuantityStepper of="Tote" quantity={2} most={9} onChange={onChange} />
    </IntlProvider>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  const input = place.querySelector('input')
  if (input) input.value = typed
  const root = await act(async () => hydrateRoot(place, page))
  expect([onChange.mock.calls, input?.value]).toEqual([wanted, '2'])
  await act(async () => root.unmount())
})

test.each([
  { quantity: 1, most: 1, steps: [null, null] },
  { quantity: 1, most: 2, steps: [null, 2] },
  { quantity: 2, most: 3, steps: [1, 3] },
  { quantity: 3, most: 3, steps: [2, null] },
])('$quantity of $most can be stepped to $steps', async ({ quantity, most, steps }) => {
  const { place, onChange } = await stepperOf({ quantity, most })
  const taken = [...place.querySelectorAll('button')].map((step) => {
    onChange.mockClear()
    step.click()
    return onChange.mock.calls[0]?.[0] ?? null
  })
  expect(taken).toEqual(steps)
})

async function stepperOf({ quantity, most }: { quantity: number; most: number }) {
  const onChange = vi.fn<(next: number) => void>()
  const place = await bindings.show(
    <QuantityStepper of="Canvas tote" quantity={quantity} most={most} onChange={onChange} />,
  )
  return { place, input: place.querySelector('input'), onChange }
}

/** React's change event needs the element's own value setter. */
function type(input: HTMLInputElement | null, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, text)
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}
