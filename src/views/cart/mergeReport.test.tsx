// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MergeChange } from '../../../contract/cart.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { MergeReport } from './mergeReport.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const tote = { skuId: 200, title: 'Canvas tote', variant: 'Navy', before: 900, after: 1_000 }

test('names each changed line', async () => {
  const changes: MergeChange[] = [
    { ...tote, change: 'priceUp' },
    { ...tote, change: 'priceDown', before: 1_000, after: 900 },
    { ...tote, skuId: 201, change: 'quantityReduced', variant: '', before: 9, after: 2 },
    { ...tote, skuId: 202, change: 'soldOut' },
    { ...tote, skuId: 203, change: 'gone' },
    { ...tote, skuId: 204, change: 'gone', title: '', variant: '' },
    { ...tote, skuId: 205, change: 'cartFull', before: 2, after: 0 },
  ]
  const place = await bindings.show(<MergeReport changes={changes} onDismiss={() => {}} />)
  expect(outlineOf(place)).toEqual([
    'div role=status | 7 items in your cart changed: | Canvas tote, Navy: price went up from $9.00 to $10.00 | Canvas tote, Navy: price went down from $10.00 to $9.00 | Canvas tote: only 2 of 9 left | Canvas tote, Navy: sold out | Canvas tote, Navy: no longer for sale | —: no longer for sale | Canvas tote, Navy: left out, as your cart is full | button type=button | Got it',
  ])
})
