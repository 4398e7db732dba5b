import * as v from 'valibot'
import { payCodeLockedData, payCodeWrongData, verifyPay } from '../../contract/account.ts'
import { balanceTooLowData, payOrder as payOrderCall } from '../../contract/orders.ts'
import { callApi } from './http.ts'

export function verifyPayCode(input: v.InferInput<typeof verifyPay.input>) {
  return callApi(verifyPay, input)
}

export function payOrder(input: { orderId: number; proof: string }) {
  return callApi(payOrderCall, input)
}

/** The tries left that a `payCodeWrong` refusal tells; null when it tells none. */
export function attemptsLeftIn(refusalData: unknown): number | null {
  const parsed = v.safeParse(payCodeWrongData, refusalData)
  return parsed.success ? parsed.output.attemptsLeft : null
}

/** The end of the lock that a `payCodeLocked` refusal tells; null: until the code is reset. */
export function lockEndIn(refusalData: unknown): string | null {
  const parsed = v.safeParse(payCodeLockedData, refusalData)
  return parsed.success ? parsed.output.until : null
}

/** What is missing, in cents, as a `balanceTooLow` refusal tells; null when it tells nothing. */
export function shortCentsIn(refusalData: unknown): number | null {
  const parsed = v.safeParse(balanceTooLowData, refusalData)
  return parsed.success ? parsed.output.shortCents : null
}
