import * as limits from '../../../../contract/limits.ts'
import { payCodeDigits } from '../../../../contract/account.ts'
import { payCodeLocks } from '../../../../contract/payCodeLocks.ts'

const [first, second, last] = payCodeLocks
const { receiveDays, extensionDays } = limits

/** What a text names in braces, such as `{returnDays}`. So a text states no number of its own. */
const facts: Readonly<Record<string, number>> = {
  payMinutes: limits.payMinutes,
  receiveDays,
  extensionDays,
  longestReceiveDays: receiveDays + extensionDays,
  lateRefundDays: limits.lateRefundDays,
  returnDays: limits.returnDays,
  sendBackDays: limits.sendBackDays,
  sessionDays: limits.sessionDays,
  preferenceDays: limits.preferenceDays,
  knownDeviceDays: limits.knownDeviceDays,
  complaintDays: limits.complaintDays,
  messageDays: limits.messageDays,
  minPayCodeDigits: payCodeDigits.least,
  maxPayCodeDigits: payCodeDigits.most,
  firstLockWrong: first.wrong,
  firstLockMinutes: first.seconds / 60,
  secondLockWrong: second.wrong,
  secondLockHours: second.seconds / 3_600,
  lastLockWrong: last.wrong,
}

/** Fills the facts of the shop into texts. Other braces stay. */
export function fillFacts<Texts>(texts: Texts): Texts {
  const filled = JSON.stringify(texts).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(facts[name] ?? whole),
  )
  return JSON.parse(filled) as Texts
}
