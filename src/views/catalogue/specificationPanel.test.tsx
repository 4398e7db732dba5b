// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { SpecificationPanel } from './specificationPanel.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'no specification',
    specification: [],
    expected: ['h2 | Description', 'Carries a week of shopping.'],
  },
  {
    of: 'one',
    specification: [
      { name: 'Material', value: 'Canvas' },
      { name: 'Weight', value: '400 g' },
    ],
    expected: [
      'h2 | Description',
      'Carries a week of shopping.',
      'h2 | Specification',
      'Material',
      'Canvas',
      'Weight',
      '400 g',
    ],
  },
])('a product with $of shows its description', async ({ specification, expected }) => {
  const place = await bindings.show(<SpecificationPanel product={aProduct({ specification })} />)
  expect(outlineOf(place)).toEqual(expected)
})
