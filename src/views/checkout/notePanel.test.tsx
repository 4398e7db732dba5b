// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo } from '../../../contract/account.ts'
import { listAddresses } from '../../../contract/address.ts'
import { quoteCheckout } from '../../../contract/orders.ts'
import { anAddress, aQuote } from '../../../tests/factories/orderAnswers.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { settledCheckout } from '../../../tests/support/settledCheckout.ts'
import { forgetCheckoutDraft, storeCheckoutDraft } from '../../services/checkoutDraft.ts'
import { NotePanel } from './notePanel.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [anAddress()] })
  bindings.answers(quoteCheckout, aQuote())
  bindings.answers(getUserInfo, aUserInfo())
})
afterEach(async () => {
  await bindings.close()
  forgetCheckoutDraft()
})

test.each([
  { of: 'nobody wrote is folded away', note: '', isOpen: false },
  { of: 'was written before a reload is there to be read', note: 'Ring twice', isOpen: true },
])('a note that $of', async ({ note, isOpen }) => {
  storeCheckoutDraft(aUserInfo().account, { promoCode: null, note })
  bindings.session.send({ type: 'navigation.started' })
  const { place } = await settledCheckout(bindings, {
    part: (checkout) => <NotePanel {...checkout} />,
  })
  const observed = () => [
    place.querySelector('details')?.open,
    place.querySelector('textarea')?.value,
  ]
  await soon(() => expect(observed()).toEqual([isOpen, note]))
})
