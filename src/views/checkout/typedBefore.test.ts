// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { listAddresses } from '../../../contract/address.ts'
import { quoteCheckout } from '../../../contract/orders.ts'
import { anAddress, aQuote } from '../../../tests/factories/orderAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { readCheckoutDraft, storeCheckoutDraft } from '../../services/checkoutDraft.ts'
import { claimPromo, readClaimedPromo } from '../../services/claimedPromo.ts'
import { useCheckout } from './useCheckout.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [anAddress({ id: 7 })] })
  bindings.answers(quoteCheckout, aQuote())
})
afterEach(async () => {
  await bindings.close()
  sessionStorage.clear()
  claimPromo(null)
})

const item = { skuId: 200, quantity: 2 }

async function shownTo(account: string | null) {
  const info = account === null ? new Promise(() => {}) : aUserInfo({ account })
  bindings.answers(getUserInfo, () => info)
  bindings.session.send({ type: 'navigation.started' })
  const held = await heldBy(bindings, () => useCheckout({ type: 'buyNow', item }))
  const infoOf = () => bindings.session.getSnapshot().context.userInfo?.account ?? null
  await soon(() => expect(infoOf()).toBe(account))
  await soon(() => expect(held().snapshot.hasTag('busy')).toBe(false))
  return held
}

const priced = () => bindings.askedFor(quoteCheckout).at(-1)?.body

test('text typed earlier is restored, and its code is priced', async () => {
  const draft = { promoCode: 'HARBOR10', note: 'Ring twice' }
  storeCheckoutDraft('noor', draft)
  const held = await shownTo('noor')
  const { promoCode, note } = held().snapshot.context
  expect([{ promoCode, note }, priced(), readCheckoutDraft('noor')]).toEqual([
    draft,
    { items: [item], country: 'US', promoCode: 'HARBOR10' },
    draft,
  ])
})

test('a tapped code is used by the next checkout, of a guest or a shopper', async () => {
  claimPromo('HARBOR10')
  const held = await shownTo('noor')
  expect([held().snapshot.context.promoCode, readClaimedPromo()]).toEqual(['HARBOR10', null])
})

test('typed text is stored for its shopper, and removed once it is cleared', async () => {
  const held = await shownTo('noor')
  await act(async () => held().actor.send({ type: 'note.changed', note: 'Ring twice' }))
  await act(async () => held().actor.send({ type: 'promo.applied', code: 'HARBOR10' }))
  const stored = readCheckoutDraft('noor')
  await soon(() => expect(held().snapshot.hasTag('busy')).toBe(false))
  await act(async () => held().actor.send({ type: 'promo.removed' }))
  await soon(() => expect(held().snapshot.hasTag('busy')).toBe(false))
  await act(async () => held().actor.send({ type: 'note.changed', note: '' }))
  expect([stored, readCheckoutDraft('noor')]).toEqual([
    { promoCode: 'HARBOR10', note: 'Ring twice' },
    null,
  ])
})

test('nothing is read or stored while the shopper loads', async () => {
  const draft = { promoCode: 'HARBOR10', note: 'Ring twice' }
  storeCheckoutDraft('noor', draft)
  claimPromo('TIDE5')
  const held = await shownTo(null)
  await act(async () => held().actor.send({ type: 'note.changed', note: 'Knock' }))
  expect([priced(), readCheckoutDraft('noor'), readClaimedPromo()]).toEqual([
    { items: [item], country: 'US' },
    draft,
    'TIDE5',
  ])
})
