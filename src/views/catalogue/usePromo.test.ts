// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldBy, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { heldBehind } from '../../../tests/support/heldBehind.tsx'
import { claimPromo, readClaimedPromo } from '../../services/claimedPromo.ts'
import { toasts } from '../actors/toasts.ts'
import { usePromo } from './usePromo.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings({ token: null })
  claimPromo(null)
})
afterEach(async () => {
  claimPromo(null)
  vi.restoreAllMocks()
  await bindings.close()
})

test('a tapped code is stored for the next checkout and copied', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const observed = vi.spyOn(toasts, 'success')
  const held = await heldBy(bindings, () => usePromo('PIER-10'))
  const other = await heldBy(bindings, () => usePromo('LAMP-5'))
  const before = [held().isClaimed, readClaimedPromo()]
  await act(async () => held().claim())
  expect([before, held().isClaimed, other().isClaimed, readClaimedPromo()]).toEqual([
    [false, null],
    true,
    false,
    'PIER-10',
  ])
  expect([copied.mock.calls, observed.mock.calls]).toEqual([
    [['PIER-10']],
    [[expect.objectContaining({ id: 'promo.claimed' }), { code: 'PIER-10' }]],
  ])
})

test('a code that can’t be copied is stored all the same', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  const held = await heldBy(bindings, () => usePromo('PIER-10'))
  await act(async () => held().claim())
  expect([held().isClaimed, readClaimedPromo()]).toEqual([true, 'PIER-10'])
})

test('a code that a checkout has used is no longer claimed when its view is shown again', async () => {
  claimPromo('PIER-10')
  const { held, show } = await heldBehind(bindings, () => usePromo('PIER-10'))
  const observed = [held().isClaimed]
  await show(false)
  claimPromo(null)
  await show(true)
  expect([...observed, held().isClaimed]).toEqual([true, false])
})
