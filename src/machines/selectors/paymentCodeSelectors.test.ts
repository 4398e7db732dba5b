import { expect, test } from 'vitest'
import { paymentCodeMachine } from '../paymentCodeMachine.ts'
import type { PaymentCodeContext } from '../paymentCodeTypes.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import {
  boxCount,
  isOwnPayment,
  selectPaidOrder,
  selectPayingStage,
  selectPaymentView,
} from './paymentCodeSelectors.ts'

const context: PaymentCodeContext = {
  payment: { operation: 'orderPay', subjectId: 31, amountCents: 2_490 },
  codeIsSet: true,
  passkey: 'none',
  payCode: '',
  chosenCode: '',
  attemptsLeft: null,
  isLocked: false,
  lockedUntil: null,
  lockedForMs: 0,
  proof: null,
  provenBy: null,
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

test.each([
  [{ asking: { entering: 'fresh' } }, null],
  ['settingCode', 'proving'],
  ['verifying', 'proving'],
  ['paying', 'paying'],
  [{ resting: 'paid' }, null],
])('in the state %o paying has come to %s', (value, stage) => {
  expect(selectPayingStage(paymentCodeMachine.resolveState({ value, context }))).toBe(stage)
})

test('the order that was paid is known for that order only, and only once it is paid', () => {
  const order = anOrder({ status: 1 })
  const at = (value: Parameters<typeof paymentCodeMachine.resolveState>[0]['value']) =>
    paymentCodeMachine.resolveState({ value, context: { ...context, order } })
  expect([
    selectPaidOrder(at({ resting: 'paid' }), 31),
    selectPaidOrder(at({ resting: 'paid' }), 32),
    selectPaidOrder(at({ resting: 'orderChanged' }), 31),
  ]).toEqual([order, null, null])
})
