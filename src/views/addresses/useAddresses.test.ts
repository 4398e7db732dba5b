// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  deleteAddress,
  listAddresses,
  saveAddress,
  setDefaultAddress,
} from '../../../contract/address.ts'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { addressValuesOf, useAddressActions, useAddresses, useSaveAddress } from './useAddresses.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  bindings.answers(listAddresses, { list: [anAddress()] })
})
afterEach(() => bindings.close())

const reads = () => bindings.askedFor(listAddresses).length

test.each([
  { as: 'a new one', id: null, named: {} },
  { as: 'one that was there', id: 7, named: { id: 7 } },
])('an address is saved as $as, passed to its form, and the list is read again', async (given) => {
  const { id, named } = given
  const onSaved = vi.fn()
  const saved = anAddress({ postcode: null })
  const { id: _id, ...values } = saved
  const typed = { ...addressValuesOf(saved), postcode: ' ' }
  bindings.answers(saveAddress, saved)
  const held = await heldBy(bindings, () => ({
    list: useAddresses(),
    form: useSaveAddress(id, onSaved),
  }))
  await soon(() => expect(reads()).toBe(1))
  await act(async () => held().form.submit(typed))
  await soon(() => expect(reads()).toBe(2))
  expect([bindings.askedFor(saveAddress).map(({ body }) => body), onSaved.mock.calls]).toEqual([
    [{ ...named, ...values }],
    [[saved]],
  ])
})

async function ofActions() {
  const [show, onDeleted] = [vi.fn(), vi.fn()]
  const held = await heldBy(bindings, () => ({
    list: useAddresses(),
    ...useAddressActions(show, onDeleted),
  }))
  await soon(() => expect(reads()).toBe(1))
  return { held, expected: () => [show.mock.calls, onDeleted.mock.calls] }
}

test('an address is deleted after a confirmation, and the remaining ones are shown', async () => {
  const left = { list: [anAddress({ id: 8 })] }
  bindings.answers(deleteAddress, left)
  const { held, expected } = await ofActions()
  await act(async () => held().removal.ask(7))
  const before = [held().removal.asking, bindings.askedFor(deleteAddress)]
  await act(async () => held().removal.confirm())
  await soon(() => expect(reads()).toBe(2))
  expect([before, bindings.askedFor(deleteAddress).map(({ query }) => query), expected()]).toEqual([
    [true, []],
    [{ id: '7' }],
    [[[left]], [[]]],
  ])
})

test('making another address the default shows the updated list', async () => {
  const list = { list: [anAddress({ id: 8, isDefault: true })] }
  bindings.answers(setDefaultAddress, list)
  const { held, expected } = await ofActions()
  await act(async () => held().promotion.submit(8))
  await soon(() => expect(held().promotion.busy).toBe(false))
  expect([
    bindings.askedFor(setDefaultAddress).map(({ body }) => body),
    expected(),
    reads(),
  ]).toEqual([[{ id: 8 }], [[[list]], []], 1])
})
