import type { SnapshotFrom } from 'xstate'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import type { paymentCodeMachine } from '../paymentCodeMachine.ts'

type PaymentSnapshot = SnapshotFrom<typeof paymentCodeMachine>

export type PaymentObstacleKind =
  | 'forgotten'
  | 'locked'
  | 'lockedUntilReset'
  | 'balanceTooLow'
  | 'payingFailed'

const obstacles = [
  'forgotten',
  'locked',
  'lockedUntilReset',
  'balanceTooLow',
  'payingFailed',
] as const

/** What the payment sheet shows: boxes for a code, for a first code, a passkey, or an obstacle. */
export function selectPaymentView(
  payment: PaymentSnapshot,
): PaymentObstacleKind | 'entering' | 'choosing' | 'byPasskey' | 'closed' {
  if (payment.matches('resting')) return 'closed'
  if (payment.matches({ asking: 'notSet' }) || payment.matches('settingCode')) return 'choosing'
  if (
    payment.matches({ asking: 'byPasskey' }) ||
    payment.matches('provingByPasskey') ||
    (payment.matches('paying') && payment.context.provenBy === 'passkey')
  ) {
    return 'byPasskey'
  }
  return obstacles.find((asking) => payment.matches({ asking })) ?? 'entering'
}

/** How far paying has come: the code is checked, or the money moves. Null while nothing runs. */
export function selectPayingStage(payment: PaymentSnapshot): 'proving' | 'paying' | null {
  if (payment.matches('paying')) return 'paying'
  return payment.hasTag('busy') ? 'proving' : null
}

/** The order that the last payment paid. Null for any other order, and before it is paid. */
export function selectPaidOrder(payment: PaymentSnapshot, orderId: number): OrderDetail | null {
  return payment.matches({ resting: 'paid' }) && isOwnPayment(payment, orderId)
    ? payment.context.order
    : null
}

/** Whether the current payment is for this order: the sheet of another one may still be open. */
export function isOwnPayment({ context }: PaymentSnapshot, orderId: number): boolean {
  return context.payment?.subjectId === orderId
}

const usualDigits = 6

/** The number of boxes: six, or more if more digits were entered. */
export function boxCount(digits: number): number {
  return Math.max(usualDigits, digits)
}
