import { isRefundReason, type RefundReason } from '../../contract/refundDetail.ts'

const reasonLabels: Record<RefundReason, string> = {
  damaged: 'Damaged or faulty',
  wrong: 'Wrong or missing goods',
  different: 'Not as described',
  late: 'Late, or never arrived',
  changedMind: 'Changed my mind',
  other: 'Another reason',
}

/** A code with its label; a reason in own words as it was written. */
export function reasonWords(reason: string): string {
  return isRefundReason(reason) ? `${reason} (${reasonLabels[reason]})` : reason
}
