// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldBy, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { holdFrames } from '../../../tests/support/heldFrames.ts'
import { useProductFilters } from './useProductFilters.ts'

let bindings: Bindings
let frames: ReturnType<typeof holdFrames>
const nextFrame = () => frames.nextFrame()
const { href } = window.location
beforeEach(() => {
  bindings = openBindings({ token: null })
  frames = holdFrames()
})
afterEach(async () => {
  vi.useRealTimers()
  await bindings.close()
  window.history.replaceState(null, '', href)
})

test('a choice shows at once, and the address and its products follow after that frame', async () => {
  window.history.replaceState(null, '', '/explore?q=tote&shop=3')
  const entries = window.history.length
  const held = await heldBy(bindings, () => useProductFilters())
  const observed = [standOf(held())]
  await act(async () => held().change({ category: [1] }))
  await act(async () => held().change({ inStock: true }))
  observed.push(standOf(held()))
  await nextFrame()
  expect([...observed, standOf(held()), window.history.length - entries]).toEqual([
    {
      filters: { q: 'tote', shop: [3] },
      chosen: { q: 'tote', shop: [3] },
      address: '?q=tote&shop=3',
    },
    {
      filters: { q: 'tote', shop: [3] },
      chosen: { q: 'tote', shop: [3], category: [1], inStock: true },
      address: '?q=tote&shop=3',
    },
    {
      filters: { q: 'tote', shop: [3], category: [1], inStock: true },
      chosen: { q: 'tote', shop: [3], category: [1], inStock: true },
      address: '?q=tote&shop=3&category=1&inStock=true',
    },
    0,
  ])
})

test('an address reached otherwise shows its own filters', async () => {
  window.history.replaceState(null, '', '/explore')
  const held = await heldBy(bindings, () => useProductFilters())
  await act(async () => held().change({ category: [1] }))
  await act(async () => window.history.replaceState(null, '', '/explore?shop=3'))
  expect(standOf(held())).toEqual({
    filters: { shop: [3] },
    chosen: { shop: [3] },
    address: '?shop=3',
  })
})

test('a pending choice does not change the address of another screen', async () => {
  window.history.replaceState(null, '', '/explore')
  const held = await heldBy(bindings, () => useProductFilters())
  await act(async () => held().change({ category: [1] }))
  await act(async () => window.history.replaceState(null, '', '/detail/20'))
  await nextFrame()
  expect(window.location.pathname + window.location.search).toBe('/detail/20')
})

/** Drops the filters that are not set. */
function standOf({ filters, chosen }: ReturnType<typeof useProductFilters>) {
  const said = (all: object) =>
    Object.fromEntries(
      Object.entries(all).filter(
        ([name, value]) =>
          name !== 'sort' && value !== undefined && value !== '' && value !== false,
      ),
    )
  return { filters: said(filters), chosen: said(chosen), address: window.location.search }
}
