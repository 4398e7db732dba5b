// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { AddressCard } from './addressCard.tsx'

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
