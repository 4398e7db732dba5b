// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getUserInfo, resetPay } from '../../../contract/account.ts'
import {
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { knownShopper } from '../../../tests/support/knownShopper.ts'
import { useSetPayCode } from './useSetPayCode.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { while: 'shown', isLeft: false },
  { while: 'left', isLeft: true },
])('a code that was set is known to be set while its form is $while', async ({ isLeft }) => {
  const answer = Promise.withResolvers<object>()
  await knownShopper(bindings, { payCodeSet: false })
  bindings.answers(resetPay, () => answer.promise)
  const onSet = vi.fn()
  const { held, leave } = await heldUntilLeft(bindings, () => useSetPayCode(onSet))
  await act(async () => held().submit({ payCode: '314159' }))
  if (isLeft) await leave()
  const askedBefore = bindings.askedFor(getUserInfo).length
  answer.resolve({ payCodeSet: true })
  await soon(() => expect(bindings.askedFor(getUserInfo)).toHaveLength(2))
  expect([askedBefore, onSet.mock.calls.length]).toEqual([1, isLeft ? 0 : 1])
})
