import { defineMessages, FormattedMessage } from 'react-intl'
import { isRefundReason } from '../../../contract/refundDetail.ts'
import type { RefundReason } from '../../../contract/refundDetail.ts'
import type { MessageDescriptor } from 'react-intl'

export const refundReasonTexts = defineMessages({
  damaged: { id: 'refundReason.damaged', defaultMessage: 'Damaged or faulty' },
  wrong: { id: 'refundReason.wrong', defaultMessage: 'Wrong or missing goods' },
  different: { id: 'refundReason.different', defaultMessage: 'Not as described' },
  late: { id: 'refundReason.late', defaultMessage: 'Late, or never arrived' },
  changedMind: { id: 'refundReason.changedMind', defaultMessage: 'Changed my mind' },
  other: { id: 'refundReason.other', defaultMessage: 'Another reason' },
}) satisfies Record<RefundReason, MessageDescriptor>

/** The label of a reason code. A free-text reason is shown unchanged. */
export function RefundReasonText({ reason }: { reason: string }) {
  return isRefundReason(reason) ? <FormattedMessage {...refundReasonTexts[reason]} /> : reason
}
