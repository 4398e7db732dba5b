// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '../actors/toasts.ts'
import { GuestCartContext } from '../cart/guestCart.ts'
import { shellSlots } from '../../shellSlots.ts'
import { SlotsContext } from './slots.ts'
import { ToastHost } from './toastHost.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // The single toast is shared with tests of other files that ran before.
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})
afterEach(() => vi.unstubAllGlobals())

describe('a toast', () => {
  test.each(['plain', 'success', 'fail'] as const)(
    'takes no focus, as it has no button: %s',
    async (variant) => {
      const root = createRoot(document.body.appendChild(document.createElement('div')))
      await act(async () => root.render(<ToastHost />))
      await act(async () => void toasts.show(variant, { text: 'The kettle is sold out' }))
      const shown = document.querySelector('[role=alertdialog], [role=dialog]')
      expect([shown?.textContent, shown?.getAttribute('tabindex')]).toEqual([
        'The kettle is sold out',
        '-1',
      ])
      await act(async () => root.unmount())
    },
  )

  test('blocks clicks for 1,200 ms each, also the first one after a page load', async () => {
    vi.useFakeTimers()
    const blocksClicks = () => document.querySelector('[data-toast-mask]') !== null
    const seen: boolean[] = []
    const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    toasts.show('plain', { text: 'Please login first' })
    await act(async () =>
      root.render(
        <IntlProvider locale="en">
          <ToastHost />
        </IntlProvider>,
      ),
    )
    seen.push(blocksClicks())
    await pass(1_199)
    seen.push(blocksClicks())
    await pass(1)
    seen.push(blocksClicks())
    const step = { message: { id: 'toast.step', defaultMessage: 'View orders' }, href: '/orders' }
    await act(async () => void toasts.show('success', { text: 'Order placed' }, step))
    seen.push(blocksClicks())
    await pass(1_200)
    seen.push(blocksClicks())
    expect([...seen, toasts.getCurrent()?.wording]).toEqual([
      true,
      true,
      false,
      true,
      false,
      { text: 'Order placed' },
    ])
    await act(async () => void toasts.show('loading', { text: 'Paying' }))
    await pass(60_000)
    expect(blocksClicks()).toBe(true)
    await act(async () => root.unmount())
    vi.useRealTimers()
  })

  test('shows the next step as a link that closes it', async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    await act(async () =>
      root.render(
        <IntlProvider locale="en">
          <ToastHost />
        </IntlProvider>,
      ),
    )
    const step = { message: { id: 'toast.step', defaultMessage: 'View orders' }, href: '/orders' }
    await act(async () => void toasts.show('success', { text: 'Order placed' }, step))
    const link = document.querySelector<HTMLAnchorElement>('a[href="/orders"]')
    const shown = link?.textContent
    await act(async () => link?.click())
    expect([shown, toasts.getCurrent()]).toEqual(['View orders', null])
    await act(async () => root.unmount())
  })

  test.each([
    { variant: 'plain', role: 'dialog', icon: undefined },
    { variant: 'success', role: 'dialog', icon: ['lucide-check', undefined] },
    { variant: 'loading', role: 'dialog', icon: ['lucide-loader-circle', 'turning'] },
    { variant: 'fail', role: 'alertdialog', icon: ['lucide-x', undefined] },
  ] as const)(
    'of the kind $variant has its icon, and interrupts only after a failure',
    async (given) => {
      const root = createRoot(document.body.appendChild(document.createElement('div')))
      await act(async () => root.render(<ToastHost />))
      await act(async () => void toasts.show(given.variant, { text: 'The kettle is sold out' }))
      const [shown] = document.querySelectorAll('[role$=dialog]')
      const sign = shown?.querySelector('svg')?.getAttribute('class')
      const icon = sign?.match(/lucide-\S+/)?.[0]
      expect([shown?.getAttribute('role'), icon && [icon, sign?.match(/turning/)?.[0]]]).toEqual([
        given.role,
        given.icon,
      ])
      await act(async () => root.unmount())
    },
  )

  test('replaces the previous toast', async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    await act(async () =>
      root.render(
        <IntlProvider locale="en">
          <ToastHost />
        </IntlProvider>,
      ),
    )
    const step = { message: { id: 'toast.step', defaultMessage: 'View orders' }, href: '/orders' }
    const shown: unknown[] = []
    for (const given of [
      { text: 'Saved', step: null },
      { text: 'Order placed', step },
      { text: 'Copied', step: null },
    ]) {
      await act(async () => void toasts.show('plain', { text: given.text }, given.step))
      const texts = [...document.querySelectorAll('[role=dialog]:not([data-ending-style])')]
      shown.push(texts.map(({ textContent }) => textContent))
    }
    expect(shown).toEqual([['Saved'], ['Order placedView orders'], ['Copied']])
    await act(async () => root.unmount())
  })

  test.each([
    { href: '/bag', opened: 1 },
    { href: '/orders', opened: 0 },
  ])('with a step to $href opens a guest’s cart as a sheet: $opened', async (given) => {
    const open = vi.fn()
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    await act(async () =>
      root.render(
        <IntlProvider locale="en">
          <GuestCartContext value={{ isOffered: true, openedOn: null, open, close: () => {} }}>
            <SlotsContext value={shellSlots}>
              <ToastHost />
            </SlotsContext>
          </GuestCartContext>
        </IntlProvider>,
      ),
    )
    const step = { message: { id: 'toast.step', defaultMessage: 'Go on' }, href: given.href }
    await act(async () => void toasts.show('success', { text: 'Added to cart' }, step))
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${given.href}"]`)
    await act(async () => link?.click())
    expect(open.mock.calls).toHaveLength(given.opened)
    await act(async () => root.unmount())
  })
})
