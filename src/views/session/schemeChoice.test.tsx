// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { SchemeChoice } from './schemeChoice.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
})
afterEach(() => bindings.close())

test('a chosen colour scheme is applied and remembered in a cookie, and the device’s is not', async () => {
  const cookies: string[] = []
  vi.stubGlobal('applyScheme', () => cookies.push(document.cookie))
  onTestFinished(() => void vi.unstubAllGlobals())
  const place = await bindings.show(<SchemeChoice />)
  const select = place.querySelector('select')!
  const shown = [select.value]
  for (const scheme of ['dark', 'light', 'system']) {
    await act(async () => {
      select.value = scheme
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    shown.push(select.value)
  }
  expect([shown, cookies]).toEqual([
    ['system', 'dark', 'light', 'system'],
    ['scheme=dark', 'scheme=light', ''],
  ])
})
