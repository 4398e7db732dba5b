// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ShopLink } from './shopRow.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { favorableRatePercent: null, expected: 'North Pier1 follower1,200 sold' },
  { favorableRatePercent: 97, expected: 'North Pier1 follower97% positive1,200 sold' },
])('a shop that $favorableRatePercent % of its buyers liked shows "$expected"', async (given) => {
  const shop = { ...aProduct().shop, fans: 1, totalSold: 1_200 }
  const place = await bindings.show(
    <ShopLink shop={{ ...shop, favorableRatePercent: given.favorableRatePercent }} />,
  )
  expect(outlineOf(place)).toEqual([
    `a href=/shop/3 | span data-picture-of=/shop/3 | ${given.expected}`,
  ])
})
