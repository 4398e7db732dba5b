// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { BalancePanel } from './balancePanel.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('shows a placeholder while the balance loads', async () => {
  const unknown = await bindings.show(<BalancePanel />)
  const held = outlineOf(unknown)
  await knownShopper(bindings, { availableCents: 12_345 })
  const known = await bindings.show(<BalancePanel />)
  expect([held, outlineOf(known)]).toEqual([
    ['Your balance', 'span data-skeleton=true'],
    ['Your balance', '$123.45'],
  ])
})
