// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countNotices } from '../../../contract/notices.ts'
import { countOrders } from '../../../contract/orders.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './meScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(countOrders, { counts: {} })
  window.history.replaceState(null, '', '/me')
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

const rows = (place: Element) =>
  [...place.querySelectorAll('main ul:not([class*=statuses]) > li')].flatMap(outlineOf)

test.each([
  { of: 'all is set and read', payCodeSet: true, unread: 0, code: '', notices: '' },
  {
    of: 'there is something to set and to read',
    payCodeSet: false,
    unread: 3,
    code: 'Not set',
    notices: '3 unread',
  },
])('where $of, the rows link to their screens', async ({ payCodeSet, unread, code, notices }) => {
  bindings.answers(countNotices, { unread })
  await knownShopper(bindings, { payCodeSet })
  const place = await shownIn('en', bindings, <Screen />)
  const observed = [
    'a href=/address | Addresses',
    'a href=/myFavourite | Favourites',
    `a href=/notification | Notifications${notices}`,
    'a href=/payment | Wallet',
    `a href=/changePayPwd | Payment code${code}`,
    'a href=/setting | Settings',
    'a href=/helpAndSupport | Help and support',
    'a href=/service | Customer service',
    'a href=/platform | Sell on the platform',
  ]
  await soon(() => expect(rows(place)).toEqual(observed))
})

test('balance, orders and rows are shown', async () => {
  bindings.answers(countNotices, { unread: 0 })
  await knownShopper(bindings)
  const place = await shownIn('en', bindings, <Screen />)
  expect([...place.querySelectorAll('main h2, main button')].flatMap(outlineOf)).toEqual([
    'Balance',
    'My orders',
    'Log out',
  ])
})

test('logging out asks for confirmation', async () => {
  bindings.answers(countNotices, { unread: 0 })
  await knownShopper(bindings)
  const place = await shownIn('en', bindings, <Screen />)
  await act(async () => [...place.querySelectorAll<HTMLElement>('main button')].at(-1)?.click())
  const question = () => document.querySelector('[role=alertdialog]')
  await soon(() => expect(question()).not.toBeNull())
  expect(outlineOf(question()!)).toEqual([
    'h2 | Log out?',
    'button type=button | Cancel',
    'button type=button | Log out',
  ])
})
