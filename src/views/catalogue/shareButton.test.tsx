// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { ShareButton } from './shareButton.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/detail/20/3?sku=200')
  vi.stubGlobal('isSecureContext', true)
})
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await bindings.close()
})

const url = `${window.location.origin}/detail/20/3`

/** Taps the button, with the browser's `share` as given; none without it. */
async function shared(share?: (data: ShareData) => Promise<void>) {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const place = await bindings.show(<ShareButton title="Canvas tote" />)
  await act(async () => place.querySelector('button')?.click())
  return copied
}

test('the device’s own sheet gets the title and the address of the product', async () => {
  const given: ShareData[] = []
  const copied = await shared(async (data) => void given.push(data))
  expect([given, copied.mock.calls]).toEqual([[{ title: 'Canvas tote', url }], []])
})

test('without such a sheet, or if it fails, the address is copied', async () => {
  const copied = await shared()
  await soon(() => expect(copied.mock.calls).toEqual([[url]]))
})

test.each([
  { name: 'AbortError', copies: [] },
  { name: 'NotAllowedError', copies: [[url]] },
])('after the sheet’s $name the address is copied $copies.length times', async (given) => {
  const copied = await shared(() => Promise.reject(new DOMException('no', given.name)))
  await soon(() => expect(copied.mock.calls).toEqual(given.copies))
})
