import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { walletRules } from '../wallet/walletRules.ts'
import { readCents } from '../ui/amounts.ts'

/** The spec's validation texts, point 5, and what stands beside them. */
const texts = defineMessages({
  amount: { id: 'rechargeCheck.amount', defaultMessage: 'Please fill in a correct amount' },
  tooLow: { id: 'rechargeCheck.tooLow', defaultMessage: 'The amount is below the minimum' },
  address: { id: 'rechargeCheck.address', defaultMessage: 'Please fill in the recharge address' },
  wrongAddress: {
    id: 'rechargeCheck.wrongAddress',
    defaultMessage: 'An address has letters and digits only, 20 or more',
  },
  transaction: {
    id: 'rechargeCheck.transaction',
    defaultMessage: 'A transaction has 64 digits and the letters a to f',
  },
  evidence: { id: 'rechargeCheck.evidence', defaultMessage: 'Please upload payment evidence' },
  evidenceOnItsWay: {
    id: 'rechargeCheck.evidenceOnItsWay',
    defaultMessage: 'The picture is still on its way',
  },
})

export interface RechargeFormValues extends Readonly<Record<string, string>> {
  amount: string
  ownAddress: string
  transactionHash: string
  evidence: string
}

type Errors = Partial<Record<keyof RechargeFormValues & string, MessageDescriptor>>

/** `minCents` is null while it is not known. A card payment has no address. */
export function checkRecharge(
  values: RechargeFormValues,
  given: {
    isOnChain: boolean
    minCents: number | null
    evidence: { count: number; busy: boolean }
  },
): Errors {
  const found = {
    ownAddress: given.isOnChain ? wrongAddress(values.ownAddress) : null,
    amount: wrongAmount(values.amount, given.minCents),
    transactionHash: given.isOnChain ? wrongTransaction(values.transactionHash) : null,
    evidence: given.evidence.busy
      ? texts.evidenceOnItsWay
      : given.evidence.count === 0
        ? texts.evidence
        : null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null)) as Errors
}

function wrongAmount(text: string, minCents: number | null): MessageDescriptor | null {
  const cents = readCents(text)
  if (cents === null || cents === 0) return texts.amount
  return minCents !== null && cents < minCents ? texts.tooLow : null
}

function wrongAddress(text: string): MessageDescriptor | null {
  if (text.trim() === '') return texts.address
  return walletRules.isChainAddress(text) ? null : texts.wrongAddress
}

function wrongTransaction(text: string): MessageDescriptor | null {
  return text.trim() === '' || walletRules.isTransaction(text) ? null : texts.transaction
}
