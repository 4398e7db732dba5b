// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { AddressCard } from './addressCard.tsx'
import { AddressLines } from './addressLines.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    of: 'is the default',
    isDefault: true,
    expected: ['Defaulthome', 'a href=/addressForm/7 | Edit', 'button type=button | Delete'],
    wanted: ['delete'],
  },
  {
    of: 'is not the default',
    isDefault: false,
    expected: [
      'home',
      'button type=button | Make default',
      'a href=/addressForm/7 | Edit',
      'button type=button | Delete',
    ],
    wanted: ['default', 'delete'],
  },
])('the card of an address that $of offers the matching actions', async (given) => {
  const wanted: string[] = []
  const place = await bindings.show(
    <AddressCard
      address={anAddress({ isDefault: given.isDefault })}
      onDelete={() => wanted.push('delete')}
      onMakeDefault={() => wanted.push('default')}
    />,
  )
  for (const button of place.querySelectorAll('button')) await act(async () => button.click())
  expect([outlineOf(place), wanted]).toEqual([
    [
      'Ada Fisher+1 555 0100',
      '12 Quay StreetPortland, Oregon 97201United States',
      ...given.expected,
    ],
    given.wanted,
  ])
})

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
