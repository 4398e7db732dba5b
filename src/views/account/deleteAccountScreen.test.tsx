// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount, showDeletion } from '../../../contract/myData.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './deleteAccountScreen.tsx'

const nothing = { availableCents: 0, heldCents: 0, openOrders: 0, openRequests: 0, openAudits: 0 }

let bindings: Bindings
beforeEach(async () => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/deleteAccount')
  await knownShopper(bindings)
})
afterEach(() => bindings.close())

const main = (place: Element) => place.querySelector('main')!
const rows = (place: Element) => [...place.querySelectorAll('main li')].flatMap(outlineOf)

test('what has to end first is said, each with the screen where it can', async () => {
  bindings.answers(showDeletion, {
    availableCents: 1250,
    heldCents: 500,
    openOrders: 2,
    openRequests: 1,
    openAudits: 1,
  })
  const place = await bindings.show(<Screen />)
  await soon(() => expect(main(place).textContent).toContain('a few things have to end'))
  expect(rows(place)).toEqual([
    'a href=/withDraw | Withdraw your balance of $12.50',
    'a href=/depositRecord | 1 top-up or withdrawal is in review',
    'a href=/myPurchases/all | 2 orders are not received or cancelled yet',
    'a href=/myPurchases/-4 | 1 refund or return is open',
  ])
  expect(place.querySelector('main form')).toBeNull()
})

test('what is deleted and what stays is said before, and the password is asked for', async () => {
  bindings.answers(showDeletion, nothing)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main form')).not.toBeNull())
  expect(rows(place)).toEqual([
    'Your name, account, email, phone and addresses',
    'Your pictures, notes, messages, cart, favourites and notifications',
    'Every device is signed out, and nobody can sign in again',
    'Orders, invoices and payments, without your name and address: tax law requires them',
    'Transaction numbers of top-ups, so that none is credited twice',
    'Your reviews, under “Former shopper” and without pictures',
  ])
  await act(async () => place.querySelector<HTMLElement>('main button[type=submit]')?.click())
  expect(main(place).textContent).toContain('Please fill in your password')
})

test('a refusal is shown at the form, and what has to end is read again', async () => {
  bindings.answers(showDeletion, nothing)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main form')).not.toBeNull())
  const blocked = { ...nothing, openOrders: 1 }
  bindings.answers(showDeletion, blocked)
  bindings.refuses(deleteAccount, {
    status: 200,
    msg: 'Some things have to end',
    reason: 'accountInUse',
    data: blocked,
  })
  await fillIn(place, 'main input[type=password]', 'harbour-walk')
  await act(async () => place.querySelector<HTMLElement>('main button[type=submit]')?.click())
  await soon(() =>
    expect(rows(place)).toEqual([
      'a href=/myPurchases/all | 1 order is not received or cancelled yet',
    ]),
  )
})
