// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { toasts } from '../actors/toasts.ts'
import { CopyButton } from './copyButton.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  vi.restoreAllMocks()
})

test.each([
  {
    of: 'a browser that lets it',
    isSecure: true,
    isAllowed: true,
    expected: ['success', 'Copied'],
    copied: ['HL-31'],
  },
  {
    of: 'a browser that does not',
    isSecure: true,
    isAllowed: false,
    expected: ['fail', 'Copy Fail'],
    copied: ['HL-31'],
  },
  {
    of: 'a line that is not secure',
    isSecure: false,
    isAllowed: true,
    expected: ['fail', 'Copy is not supported on a non-secure connection'],
    copied: [],
  },
])('copying on $of shows $expected', async (given) => {
  const copying = vi.spyOn(navigator.clipboard, 'writeText')
  if (given.isAllowed) copying.mockResolvedValue()
  else copying.mockRejectedValue(new Error('denied'))
  Object.defineProperty(window, 'isSecureContext', { value: given.isSecure, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(window, 'isSecureContext'))
  const place = await bindings.show(<CopyButton text="HL-31" what="order number" />)
  const button = place.querySelector('button')
  await act(async () => button?.click())
  const toast = toasts.getCurrent()
  if (toast !== null) toasts.close(toast.id)
  const wording = toast?.wording
  expect([
    button?.getAttribute('aria-label'),
    [toast?.variant, wording && 'message' in wording && wording.message.defaultMessage],
    copying.mock.calls.flat(),
  ]).toEqual(['Copy order number', given.expected, given.copied])
})
