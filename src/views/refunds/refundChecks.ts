import { defineMessages } from 'react-intl'
import { applyRefund } from '../../../contract/refunds.ts'
import { wrongAmount } from '../ui/amountRule.ts'
import { errorsOf, wrongOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

/** The spec's validation messages (point 5) and our own. */
const texts = defineMessages({
  amount: { id: 'refundCheck.amount', defaultMessage: 'Please fill in the amount' },
  negative: { id: 'refundCheck.negative', defaultMessage: 'The amount cannot be negative' },
  wrongAmount: {
    id: 'refundCheck.wrongAmount',
    defaultMessage: 'Please fill in a correct amount, such as 12.50',
  },
  tooHigh: {
    id: 'refundCheck.tooHigh',
    defaultMessage: 'The amount is more than these goods can give back',
  },
  reason: { id: 'refundCheck.reason', defaultMessage: 'Please fill in the reason' },
  explanation: {
    id: 'refundCheck.explanation',
    defaultMessage: 'Please fill in the explanation',
  },
  evidence: { id: 'refundCheck.proofs', defaultMessage: 'Please upload proof' },
  evidenceOnItsWay: {
    id: 'refundCheck.proofsOnTheirWay',
    defaultMessage: 'The pictures are still on their way',
  },
})

export interface RefundFormValues extends Readonly<Record<string, string | boolean>> {
  type: string
  goods: string
  amount: string
  /** False: the amount follows the maximum. */
  isOwnAmount: boolean
  reason: string
  explanation: string
  evidence: string
}

const { entries } = applyRefund.input
const rules = {
  reason: { schema: entries.reason, missing: texts.reason, wrong: texts.reason },
  explanation: {
    schema: entries.explanation,
    missing: texts.explanation,
    wrong: texts.explanation,
  },
}

export function checkRefund({
  amount,
  maxAmountCents,
  reason,
  explanation,
  evidence,
}: {
  amount: string
  /** Null until the server has answered. */
  maxAmountCents: number | null
  reason: string
  explanation: string
  evidence: { count: number; busy: boolean }
}): FieldErrors<RefundFormValues> {
  const most = maxAmountCents ?? Number.POSITIVE_INFINITY
  const noEvidence = evidence.count === 0 ? texts.evidence : null
  return errorsOf<RefundFormValues>({
    amount: wrongAmount(amount, {
      missing: texts.amount,
      negative: texts.negative,
      unreadable: texts.wrongAmount,
      bounds: [{ isBroken: (cents) => cents > most, say: texts.tooHigh }],
    }),
    reason: wrongOf(reason, rules.reason),
    explanation: wrongOf(explanation, rules.explanation),
    evidence: evidence.busy ? texts.evidenceOnItsWay : noEvidence,
  })
}
