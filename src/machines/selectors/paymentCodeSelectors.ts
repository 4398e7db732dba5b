import type { SnapshotFrom } from 'xstate'
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

/** What the payment sheet shows: boxes for the code, or for a first one, or what stands in the way. */
export function selectPaymentView(
  payment: PaymentSnapshot,
): PaymentObstacleKind | 'entering' | 'choosing' | 'closed' {
  if (payment.matches('resting')) return 'closed'
  if (payment.matches({ asking: 'notSet' }) || payment.matches('settingCode')) return 'choosing'
  return obstacles.find((asking) => payment.matches({ asking })) ?? 'entering'
}

/** Whether the payment in hand is for this order: another one's sheet may have been left open. */
export function isOwnPayment({ context }: PaymentSnapshot, orderId: number): boolean {
  return context.payment?.subjectId === orderId
}

const usualDigits = 6

/** How many boxes to draw: six, and more only when more digits were entered. */
export function boxCount(digits: number): number {
  return Math.max(usualDigits, digits)
}
