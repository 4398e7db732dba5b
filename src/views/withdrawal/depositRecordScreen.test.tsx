// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listWithdrawals, showWithdrawal } from '../../../contract/wallet.ts'
import { aWithdrawal, chainTarget } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { resolvedAt, submittedOutline } from '../../../tests/support/rechargeOutlines.ts'
import { Screen } from './depositRecordScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown(at: string) {
  window.history.replaceState(null, '', at)
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('main [data-skeleton]')).toBeNull())
  return place.querySelector('main')!
}

const submittedAt = `time datetime=2026-01-05T10:00:00.000Z | ${submittedOutline}`
const list = [
  aWithdrawal({ id: 84 }),
  aWithdrawal({ id: 83, status: 1, target: chainTarget, resolvedAt }),
  aWithdrawal({ id: 82, status: 2, refusedFor: 'The card is closed.', resolvedAt }),
  aWithdrawal({ id: 81, status: -1, resolvedAt }),
]

test('each withdrawal has a line with the amount booked or requested', async () => {
  onPhone()
  bindings.answers(listWithdrawals, { list, nextCursor: null })
  const main = await shown('/depositRecord')
  expect([...main.querySelectorAll('li > a')].map(outlineOf)).toEqual([
    ['Harbour Bank •••• 4242−$53.00', `${submittedAt}In review`],
    ['TRC20 TQGR6h…ozVqZY−$53.00', `${submittedAt}Completed`],
    ['Harbour Bank •••• 4242$53.00', `${submittedAt}Declined`, 'The card is closed.'],
    ['Harbour Bank •••• 4242$53.00', `${submittedAt}Cancelled`],
  ])
})

test.each([
  { at: '/depositRecord', expected: 'No withdrawal yet' },
  { at: '/depositRecord?status=2', expected: 'No withdrawals here' },
])('an empty list at $at says what will appear here', async ({ at, expected }) => {
  onPhone()
  bindings.answers(listWithdrawals, { list: [], nextCursor: null })
  const main = await shown(at)
  expect(outlineOf(main).at(-1)).toBe(
    `div data-pulled=true | div data-phase=resting role=status | span aria-hidden=true | ${expected} | Your withdrawals show up here as soon as you ask for one. | a href=/withDraw | Withdraw`,
  )
})

test('on a wide screen the newest withdrawal stands next to the list and can be cancelled', async () => {
  bindings.answers(listWithdrawals, { list, nextCursor: null })
  bindings.answers(showWithdrawal, list[0]!)
  const main = await shown('/depositRecord')
  const chosen = main.querySelector('[aria-current=true]')?.getAttribute('href')
  expect([chosen, outlineOf(main).slice(2)]).toEqual([
    '/depositRecord?status=all&id=84',
    [
      'h2 | Withdrawal W84',
      'In review',
      'What arrives',
      '$50.00',
      'Service charge',
      '$3.00',
      'Held of your balance',
      '$53.00',
      'To',
      'Harbour Bank •••• 4242',
      'Submitted',
      submittedOutline,
      'button type=button | Cancel the withdrawal',
    ],
  ])
})

test('a retry is offered where a withdrawal fails to load', async () => {
  onPhone()
  bindings.refuses(showWithdrawal, { status: 200, msg: 'No such withdrawal', reason: 'notFound' })
  const main = await shown('/depositRecord?id=84')
  const failed = outlineOf(main)
  bindings.answers(showWithdrawal, list[0]!)
  await act(async () => main.querySelector<HTMLElement>('[role=alert] button')?.click())
  await soon(() => expect(main.querySelector('[role=alert]')).toBeNull())
  expect([failed, outlineOf(main).slice(0, 2)]).toEqual([
    [
      'div role=alert | span aria-hidden=true | No such withdrawal | Nothing you entered is lost. | button type=button | Try again',
    ],
    ['h2 | Withdrawal W84', 'In review'],
  ])
})
