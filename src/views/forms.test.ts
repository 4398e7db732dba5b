// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetPay } from '../../contract/account.ts'
import { deleteAddress, saveAddress, setDefaultAddress } from '../../contract/address.ts'
import type { Call } from '../../contract/call.ts'
import { readNotices } from '../../contract/notices.ts'
import { reorder } from '../../contract/orders.ts'
import { endSession, resetPassword } from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import { sendGoodsBack } from '../../contract/refunds.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../tests/support/bindings.tsx'
import { useChangePassword, useEndSessions } from './account/usePasswords.ts'
import { useProfilePicture, useSaveProfile } from './account/useProfile.ts'
import { actorStore } from './actors/actorStore.ts'
import type { ActorKey } from './actors/actorStore.ts'
import { useAddressActions, useSaveAddress } from './addresses/useAddresses.ts'
import { useBillExport } from './bills/useBills.ts'
import { useReadNotices } from './notices/useNotices.ts'
import { useReorder, useSendBack } from './orders/useOrder.ts'
import { useSetPayCode } from './payment/useSetPayCode.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const nowhere = () => {}
const passwords = { oldPassword: 'harbour-1', password: 'harbour-2' }
const parcel = { carrier: 'Harbour Mail', trackingNumber: 'HM-1' }
const asFilledIn = { given: 1 } as never

interface Form {
  key: ActorKey
  use: () => unknown
  call: Call
  /** The input that the call must receive, in its body or, without one, in its address. */
  sent: object
}

/** Submits a form with these values. */
function submitting<Values>(use: () => { submit: (values: Values) => void }, values: Values) {
  return () => {
    const { submit } = use()
    return () => submit(values)
  }
}

test.each<Form>([
  {
    key: ['password', 'change'],
    use: submitting(useChangePassword, passwords),
    call: resetPassword,
    sent: passwords,
  },
  {
    key: ['profile', 'save'],
    use: submitting(() => useSaveProfile(nowhere), asFilledIn),
    call: saveProfile,
    sent: asFilledIn,
  },
  {
    key: ['addresses', 'save', 'new'],
    use: submitting(() => useSaveAddress(null, nowhere), { postcode: ' ' } as never),
    call: saveAddress,
    sent: { postcode: null },
  },
  {
    key: ['addresses', 'save', 7],
    use: submitting(() => useSaveAddress(7, nowhere), { postcode: 'LS1' } as never),
    call: saveAddress,
    sent: { id: 7, postcode: 'LS1' },
  },
  {
    key: ['addresses', 'default'],
    use: submitting(() => useAddressActions(nowhere, nowhere).promotion, 7),
    call: setDefaultAddress,
    sent: { id: 7 },
  },
  {
    key: ['notices', 'read'],
    use: submitting(useReadNotices, 9),
    call: readNotices,
    sent: { upToId: 9 },
  },
  {
    key: ['refunds', 'sendBack', 6],
    use: submitting(() => useSendBack(6, nowhere), parcel),
    call: sendGoodsBack,
    sent: { refundId: 6, ...parcel },
  },
  {
    key: ['orders', 'reorder', 31],
    use: submitting(() => useReorder(31, nowhere), null),
    call: reorder,
    sent: { orderId: 31 },
  },
  {
    key: ['payCode', 'set'],
    use: submitting(() => useSetPayCode(nowhere), { payCode: '314159' }),
    call: resetPay,
    sent: { payCode: '314159' },
  },
])('the form $key sends its values to $call.path once', async ({ key, use, call, sent }) => {
  const send = (await heldBy(bindings, use as () => () => void))()
  await act(async () => send())
  await soon(() => expect(bindings.askedFor(call).map(({ body }) => body)).toEqual([sent]))
  expect(actorStore.below(key)).toHaveLength(1)
})

test('deleting an address and ending a session wait for a confirmation', async () => {
  const removal = await heldBy(bindings, () => useAddressActions(nowhere, nowhere).removal)
  await act(async () => removal().ask(7))
  await act(async () => removal().confirm())
  const ending = await heldBy(bindings, () => useEndSessions(nowhere))
  await act(async () => ending().ask([{ id: 2 } as never]))
  await act(async () => ending().confirm())
  await soon(() => expect(bindings.askedFor(endSession)).toHaveLength(1))
  expect([
    bindings.askedFor(deleteAddress).map(({ query }) => query),
    bindings.askedFor(endSession).map(({ body }) => body),
    actorStore.below(['addresses', 'delete']).length,
    actorStore.below(['sessions', 'end']).length,
  ]).toEqual([[{ id: '7' }], [{ id: 2 }], 1, 1])
})

test('the profile picture and the bill file each have an actor of their own', async () => {
  await heldBy(bindings, () => useProfilePicture(nowhere))
  await heldBy(bindings, () => useBillExport(nowhere))
  expect([
    actorStore.below(['profile', 'picture']).length,
    actorStore.below(['bill', 'export']).length,
  ]).toEqual([1, 1])
})
