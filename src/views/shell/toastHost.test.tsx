// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toasts } from '../actors/toasts.ts'
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
    { variant: 'plain', role: 'dialog' },
    { variant: 'success', role: 'dialog' },
    { variant: 'loading', role: 'dialog' },
    { variant: 'fail', role: 'alertdialog' },
  ] as const)('of $variant interrupts who hears it only where something failed', async (given) => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    await act(async () => root.render(<ToastHost />))
    await act(async () => void toasts.show(given.variant, { text: 'The kettle is sold out' }))
    const roles = [...document.querySelectorAll('[role$=dialog]')].map((each) =>
      each.getAttribute('role'),
    )
    expect(roles).toEqual([given.role])
    await act(async () => root.unmount())
  })

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
})
