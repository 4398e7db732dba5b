// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bankTarget, chainTarget, someTerms } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { EarlierTargets } from './earlierTargets.tsx'
import { TargetText } from './targetText.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const terms = someTerms({ targets: [bankTarget, chainTarget] })

test.each([
  {
    method: 'bank',
    chosen: '0',
    expected: [
      'Used before',
      'input type=radio checked',
      'Harbour Bank •••• 4242',
      'input type=radio',
      'Another card',
    ],
  },
  {
    method: 'chain',
    chosen: '',
    expected: [
      'Used before',
      'input type=radio',
      'TRC20 TQGR6h…ozVqZY',
      'input type=radio checked',
      'Another address',
    ],
  },
] as const)('$method targets of earlier withdrawals are offered', async (given) => {
  const { method, chosen, expected } = given
  const places: string[] = []
  const place = await bindings.show(
    <EarlierTargets
      terms={terms}
      method={method}
      chosen={chosen}
      onChoose={(to) => places.push(to)}
    />,
  )
  expect(outlineOf(place)).toEqual(expected)
  for (const box of place.querySelectorAll<HTMLInputElement>('input:not(:checked)')) {
    await act(async () => box.click())
  }
  expect(places).toEqual([method === 'bank' ? '' : '1'])
})

test('nothing is shown without earlier targets', async () => {
  const place = await bindings.show(
    <EarlierTargets terms={someTerms()} method="bank" chosen="" onChoose={() => {}} />,
  )
  expect(outlineOf(place)).toEqual([])
})

test.each([
  { target: chainTarget, isShort: false, text: 'TRC20 TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY' },
  { target: chainTarget, isShort: true, text: 'TRC20 TQGR6h…ozVqZY' },
  { target: bankTarget, isShort: false, text: 'Harbour Bank •••• 4242' },
  { target: bankTarget, isShort: true, text: 'Harbour Bank •••• 4242' },
])('a $target.method target, short $isShort, reads $text', async ({ target, isShort, text }) => {
  const place = await bindings.show(<TargetText target={target} isShort={isShort} />)
  expect(place.textContent).toBe(text)
})
