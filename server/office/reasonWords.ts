import { isRefundReason, type RefundReason } from '../../contract/refundDetail.ts'

const reasonLabels: Record<RefundReason, string> = {
  damaged: 'Damaged or faulty',
  wrong: 'Wrong or missing goods',
  different: 'Not as described',
  late: 'Late, or never arrived',
  changedMind: 'Changed my mind',
  other: 'Another reason',
}

/** The label of a reason code; free text is returned unchanged. */
export function reasonWords(reason: string): string {
  if (reason === 'statutory') return 'a return without a reason'
  return isRefundReason(reason) ? `${reason} (${reasonLabels[reason]})` : reason
}
