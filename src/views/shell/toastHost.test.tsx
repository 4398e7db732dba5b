// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '../actors/toasts.ts'
import { GuestCartContext } from '../cart/guestCart.ts'
import { ToastHost } from './toastHost.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Tests of other files that ran before share the one toast.
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
})
afterEach(() => vi.unstubAllGlobals())

describe('a toast', () => {
  test.each(['plain', 'success', 'fail'] as const)(
    'takes no focus, as it has nothing to press: %s',
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

  test('covers what is behind it, but for one whose code came after it', async () => {
    const isCovered = () => document.querySelector('[data-toast-mask]') !== null
    const close = toasts.show('plain', { text: 'Please login first' })
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    await act(async () => root.render(<ToastHost />))
    const whileLate = isCovered()
    await act(async () => close())
    await act(async () => void toasts.show('fail', { text: 'The kettle is sold out' }))
    expect([whileLate, isCovered()]).toEqual([false, true])
    await act(async () => root.unmount())
  })

  test('carries the next step as a link, and frees what is behind it before it goes', async () => {
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
    const mask = document.querySelector<HTMLElement>('[data-toast-mask]')
    const shown = [link?.textContent, mask?.style.getPropertyValue('--covered-for')]
    await act(async () => link?.click())
    expect([...shown, toasts.getCurrent()]).toEqual(['View orders', '1200ms', null])
    await act(async () => root.unmount())
  })

  test.each([
    { variant: 'plain', role: 'dialog', icon: undefined },
    { variant: 'success', role: 'dialog', icon: ['lucide-check', undefined] },
    { variant: 'loading', role: 'dialog', icon: ['lucide-loader-circle', 'turning'] },
    { variant: 'fail', role: 'alertdialog', icon: ['lucide-x', undefined] },
  ] as const)(
    'of $variant has its sign, and interrupts only where something failed',
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

  test('takes the place of the one before, and covers what is behind it only briefly where there is a step', async () => {
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
      const mask = document.querySelector('[data-toast-mask]')
      shown.push([texts.map(({ textContent }) => textContent), mask?.hasAttribute('data-brief')])
    }
    expect(shown).toEqual([
      [['Saved'], false],
      [['Order placedView orders'], true],
      [['Copied'], false],
    ])
    await act(async () => root.unmount())
  })

  test.each([
    { href: '/bag', opened: 1 },
    { href: '/orders', opened: 0 },
  ])('whose step leads to $href opens a guest’s cart where one is: $opened', async (given) => {
    const open = vi.fn()
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    await act(async () =>
      root.render(
        <IntlProvider locale="en">
          <GuestCartContext value={{ isOffered: true, openedOn: null, open, close: () => {} }}>
            <ToastHost />
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
