import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { readCents } from '../ui/amounts.ts'

/** The spec's validation texts, point 5, and what stands beside them. */
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
  proofs: { id: 'refundCheck.proofs', defaultMessage: 'Please upload proof' },
  proofsOnTheirWay: {
    id: 'refundCheck.proofsOnTheirWay',
    defaultMessage: 'The pictures are still on their way',
  },
})

export interface RefundFormValues extends Readonly<Record<string, string | boolean>> {
  type: string
  goods: string
  amount: string
  /** False: the amount follows the largest possible one. */
  isOwnAmount: boolean
  reason: string
  explanation: string
  proofs: string
}

export function checkRefund({
  amount,
  maxAmountCents,
  reason,
  explanation,
  proofs,
}: {
  amount: string
  /** Null while the server has not said. */
  maxAmountCents: number | null
  reason: string
  explanation: string
  proofs: { count: number; busy: boolean }
}): Partial<Record<keyof RefundFormValues & string, MessageDescriptor>> {
  const found = {
    amount: wrongAmount(amount, maxAmountCents),
    reason: reason.trim() === '' ? texts.reason : null,
    explanation: explanation.trim() === '' ? texts.explanation : null,
    proofs: proofs.busy ? texts.proofsOnTheirWay : proofs.count === 0 ? texts.proofs : null,
  }
  return Object.fromEntries(
    Object.entries(found).filter(
      (entry): entry is [string, MessageDescriptor] => entry[1] !== null,
    ),
  )
}

function wrongAmount(text: string, maxAmountCents: number | null): MessageDescriptor | null {
  if (text.trim() === '') return texts.amount
  if (/^[-−]/.test(text.trim())) return texts.negative
  const cents = readCents(text)
  if (cents === null) return texts.wrongAmount
  if (cents === 0) return texts.amount
  return maxAmountCents !== null && cents > maxAmountCents ? texts.tooHigh : null
}
