// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUserInfo, verifyPay } from '../../../contract/account.ts'
import { withdraw } from '../../../contract/wallet.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { aWithdrawal } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { enterCode } from '../../../tests/support/enterCode.ts'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { quotedUntil, quotedWithdrawal } from '../../../tests/support/withdrawalInHand.tsx'
import { WithdrawalToConfirm } from './withdrawalToConfirm.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/withDraw')
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

async function shown() {
  const inHand = await quotedWithdrawal(bindings, (held) =>
    held.snapshot.context.quote === null ? null : (
      <WithdrawalToConfirm {...held} quote={held.snapshot.context.quote} />
    ),
  )
  const press = (at: number) =>
    act(async () => inHand.place.querySelectorAll('button')[at]?.click())
  return { ...inHand, press }
}

const observed = [
  'h2 | Is this right?',
  '$50.00',
  'To',
  'Harbour Bank •••• 4242',
  'What arrives',
  '$50.00',
  'Service charge',
  '$3.00',
  'Leaves your balance',
  '$53.00',
]

/** Enters the code for it. */
async function confirmed() {
  bindings.answers(verifyPay, { proof: 'W'.repeat(43), expiresAt: quotedUntil })
  const inHand = await shown()
  await inHand.press(0)
  await soon(() => expect(openSheet()?.querySelector('input') ?? null).not.toBeNull())
  const sheet = openSheet()!.querySelector('h2')!.textContent
  await enterCode(openSheet(), '314159')
  await act(async () => openSheet()?.querySelector<HTMLElement>('footer button')?.click())
  return { ...inHand, sheet }
}

test('the exact amounts are shown before the code is asked for', async () => {
  const { place } = await shown()
  expect(outlineOf(place)).toEqual([
    ...observed,
    expect.stringMatching(
      `^The charge holds for another time role=timer datetime=${quotedUntil} \\| \\d\\d:\\d\\d\\.$`,
    ),
    'button type=button | Withdraw $53.00',
    'button type=button | Change',
  ])
})

test('the code authorizes the total that leaves the balance', async () => {
  bindings.answers(withdraw, () => new Promise(() => {}))
  const { place, come, sheet } = await confirmed()
  await come('submitting')
  const asked = bindings.askedFor(verifyPay).map(({ body }) => body)
  expect([sheet, asked, outlineOf(place)]).toEqual([
    'Withdraw $53.00',
    [{ payCode: '314159', operation: 'withdraw', subjectId: 71, amountCents: 5_300 }],
    [
      ...observed,
      'button type=button aria-busy=true aria-disabled=true | Withdraw $53.00',
      'button type=button disabled | Change',
    ],
  ])
})

test('an unanswered withdrawal is sent again, and nothing else is possible', async () => {
  bindings.answers(withdraw, () => Promise.reject(new TypeError('the line is cut')))
  const { place, press, come } = await confirmed()
  await come('unanswered')
  const unanswered = outlineOf(place)
  bindings.answers(withdraw, aWithdrawal({ status: 1 }))
  await press(0)
  await come('handedIn')
  expect([unanswered, bindings.askedFor(withdraw).length]).toEqual([
    [
      ...observed,
      expect.stringMatching(/ \| Trying again is safe: nothing is withdrawn twice\.$/),
      'button type=button | Try again',
    ],
    2,
  ])
})

test('a shopper who changes something returns to the form', async () => {
  const { press, come } = await shown()
  await press(1)
  await come({ preparing: { filling: 'bank' } })
})

const question = () => document.querySelector('[role=alertdialog]')

test.each([
  { wish: 'not now', at: 0, path: '/withDraw' },
  { wish: 'at once', at: 1, path: '/changePayPwd' },
])('a shopper without a code is led to set one, $wish', async ({ at, path }) => {
  const { press, come } = await shown()
  bindings.answers(getUserInfo, aUserInfo({ payCodeSet: false }))
  await press(0)
  await soon(() => expect(question()).not.toBeNull())
  const asked = outlineOf(question()!)
  await act(async () => question()!.querySelectorAll('button')[at]?.click())
  await come({ quoted: 'confirming' })
  await soon(() => expect(window.location.pathname).toBe(path))
  expect(asked).toEqual([
    'h2 | You have not set payment password?',
    'It is asked for whenever money leaves your balance.',
    'button type=button | Cancel',
    'button type=button | Go to settings',
  ])
})
