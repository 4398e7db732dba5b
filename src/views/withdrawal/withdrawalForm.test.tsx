// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showWithdrawalTerms } from '../../../contract/wallet.ts'
import { someTerms } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { useWithdrawalInHand } from './useWithdrawal.ts'
import { WithdrawalDraft } from './withdrawalDraft.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const terms = someTerms()

function Draft() {
  return <WithdrawalDraft {...useWithdrawalInHand()} terms={terms} />
}

test('the least amount is told once it is known where the money goes', async () => {
  bindings.answers(showWithdrawalTerms, terms)
  const place = await bindings.show(<Draft />)
  const least = () => /In dollars, (\S+) or more/.exec(place.textContent)?.[1] ?? null
  const choose = (at: number) =>
    act(async () => place.querySelectorAll<HTMLInputElement>('[name=method]')[at]?.click())
  await soon(() => expect(place.querySelector('fieldset')?.disabled).toBe(false))
  await choose(0)
  expect([place.querySelector('select'), least()]).toEqual([null, '$10.00'])
  await choose(1)
  const network = place.querySelector('select')
  expect([network?.value, least()]).toEqual(['', null])
})
