import type { SnapshotFrom } from 'xstate'
import type { RefundDetail } from '../../../contract/refundDetail.ts'
import type { refundMachine } from '../refundMachine.ts'
import type { RefundContext } from '../refundTypes.ts'

export type RefundSnapshot = SnapshotFrom<typeof refundMachine>

/** The chart's state for a request of the API. The stages are the chart's states. */
export function refundStateValue({ stage }: RefundDetail): RefundSnapshot['value'] {
  return stage
}

/** The chart's context for a request of the API. */
export function refundFacts(refund: RefundDetail): RefundContext {
  const { stage, amountCents, offeredCents, isStatutory, deductedCents } = refund
  return {
    askedCents: amountCents,
    offeredCents,
    givenBackCents: stage === 'refunded' ? (offeredCents ?? amountCents) - deductedCents : 0,
    pieces: refund.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    withReturn: refund.type === 'refundAndReturn',
    isStatutory,
    deductedCents,
    refusedFor: refund.refusedFor,
    annulledFor: refund.isAnnulment ? refund.explanation : null,
  }
}
