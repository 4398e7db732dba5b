// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { AddressLines } from './addressLines.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'with a postcode',
    changes: {},
    expected: [
      'Ada Fisher',
      'home',
      '12 Quay Street',
      'Portland, Oregon 97201 · United States',
      '+1 555 0100',
    ],
  },
  {
    of: 'without one',
    changes: { country: 'JM', area: 'Kingston', postcode: null },
    expected: ['Ada Fisher', 'home', '12 Quay Street', 'Kingston · Jamaica', '+1 555 0100'],
  },
])('an address $of is shown line by line', async ({ changes, expected }) => {
  const place = await bindings.show(<AddressLines address={anAddress(changes)} />)
  expect(
    [...place.querySelectorAll('span')].flatMap(({ childElementCount, textContent }) =>
      childElementCount === 0 ? [textContent] : [],
    ),
  ).toEqual(expected)
})
