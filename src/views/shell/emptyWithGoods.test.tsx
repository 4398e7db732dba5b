// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listProducts } from '../../../contract/catalogue.ts'
import { aProductCard, aProductPage } from '../../../tests/factories/catalogueAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { EmptyWithGoods } from './emptyWithGoods.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('an empty screen shows popular goods in stock below its text', async () => {
  bindings.answers(listProducts, aProductPage([aProductCard({ title: 'Canvas tote' })]))
  const place = await bindings.show(<EmptyWithGoods title="No orders yet" />)
  await soon(() => expect(place.querySelector('section h2')?.textContent).toBe('Popular goods'))
  expect([
    place.querySelector('p')?.textContent,
    place.querySelector('section')?.textContent.includes('Canvas tote'),
    bindings.askedFor(listProducts).map(({ query }) => query?.['inStock']),
  ]).toEqual(['No orders yet', true, ['true']])
})
