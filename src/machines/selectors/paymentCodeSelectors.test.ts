import { expect, test } from 'vitest'
import { paymentCodeMachine } from '../paymentCodeMachine.ts'
import type { PaymentCodeContext } from '../paymentCodeTypes.ts'
import { boxCount, isOwnPayment, selectPaymentView } from './paymentCodeSelectors.ts'

const context: PaymentCodeContext = {
  payment: { operation: 'orderPay', subjectId: 31, amountCents: 2_490 },
  payCode: '',
  chosenCode: '',
  attemptsLeft: null,
  lockedUntil: null,
  lockedForMs: 0,
  proof: null,
  shortCents: 0,
  order: null,
  failure: null,
}

test.each([
  [{ resting: 'closed' }, 'closed'],
  [{ resting: 'paid' }, 'closed'],
  [{ asking: { entering: 'fresh' } }, 'entering'],
  [{ asking: { entering: 'refused' } }, 'entering'],
  ['verifying', 'entering'],
  ['paying', 'entering'],
  [{ asking: { notSet: { choosing: 'fresh' } } }, 'choosing'],
  [{ asking: { notSet: 'repeating' } }, 'choosing'],
  ['settingCode', 'choosing'],
  [{ asking: 'forgotten' }, 'forgotten'],
  [{ asking: 'locked' }, 'locked'],
  [{ asking: 'lockedUntilReset' }, 'lockedUntilReset'],
  [{ asking: 'balanceTooLow' }, 'balanceTooLow'],
  [{ asking: 'payingFailed' }, 'payingFailed'],
])('in the state %o the sheet shows %s', (value, view) => {
  expect(selectPaymentView(paymentCodeMachine.resolveState({ value, context }))).toBe(view)
})

test('a payment belongs to its own order only', () => {
  const payment = paymentCodeMachine.resolveState({ value: { asking: 'locked' }, context })

  expect(isOwnPayment(payment, 31)).toBe(true)
  expect(isOwnPayment(payment, 32)).toBe(false)
})

test.each([
  [0, 6],
  [6, 6],
  [7, 7],
  [12, 12],
])('%s digits need %s boxes', (digits, boxes) => {
  expect(boxCount(digits)).toBe(boxes)
})
