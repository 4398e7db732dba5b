// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './passwordsScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/passwords')
})
afterEach(() => bindings.close())

const rows = (code: string) => [
  'a href=/changePassword | Change login password',
  `a href=/changePayPwd?returnTo=%2Fpasswords | Payment code${code}`,
  'a href=/forgotPassword | Forgot login password',
]

test.each([
  { of: 'no payment code', payCodeSet: false, expected: 'Not set' },
  { of: 'a payment code', payCodeSet: true, expected: 'Set' },
])('the row of a shopper with $of shows it', async ({ payCodeSet, expected }) => {
  await knownShopper(bindings, { payCodeSet })
  const place = await bindings.show(<Screen />)
  expect(outlineOf(place.querySelector('main')!)).toEqual(rows(expected))
})

test('nothing about the payment code is shown while the shopper loads', async () => {
  const place = await bindings.show(<Screen />)
  expect(outlineOf(place.querySelector('main')!)).toEqual(rows(''))
})
