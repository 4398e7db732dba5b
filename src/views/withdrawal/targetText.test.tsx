// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bankTarget, chainTarget } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { TargetText } from './targetText.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { target: chainTarget, isShort: false, text: 'TRC20 TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY' },
  { target: chainTarget, isShort: true, text: 'TRC20 TQGR6h…ozVqZY' },
  { target: bankTarget, isShort: false, text: 'Harbour Bank •••• 4242' },
  { target: bankTarget, isShort: true, text: 'Harbour Bank •••• 4242' },
])('a $target.method target, short $isShort, reads $text', async ({ target, isShort, text }) => {
  const place = await bindings.show(<TargetText target={target} isShort={isShort} />)
  expect(place.textContent).toBe(text)
})
