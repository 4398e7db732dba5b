import { defineMessages } from 'react-intl'
import { chainAddress, transactionHash } from '../../../contract/walletRecords.ts'
import { wrongAmount } from '../ui/amountRule.ts'
import { errorsOf, wrongOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

/** The spec's validation messages (point 5) and our own. */
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

const rules = {
  ownAddress: { schema: chainAddress, missing: texts.address, wrong: texts.wrongAddress },
  transactionHash: { schema: transactionHash, wrong: texts.transaction },
}

/** `minCents` is null while it is unknown. A card payment has no address. */
export function checkRecharge(
  values: RechargeFormValues,
  {
    isOnChain,
    minCents,
    evidence,
  }: {
    isOnChain: boolean
    minCents: number | null
    evidence: { count: number; busy: boolean }
  },
): FieldErrors<RechargeFormValues> {
  const noEvidence = evidence.count === 0 ? texts.evidence : null
  return errorsOf<RechargeFormValues>({
    ownAddress: isOnChain ? wrongOf(values.ownAddress, rules.ownAddress) : null,
    amount: wrongAmount(values.amount, {
      missing: texts.amount,
      negative: texts.amount,
      unreadable: texts.amount,
      bounds: [{ isBroken: (cents) => cents < (minCents ?? 0), say: texts.tooLow }],
    }),
    transactionHash: isOnChain ? wrongOf(values.transactionHash, rules.transactionHash) : null,
    evidence: evidence.busy ? texts.evidenceOnItsWay : noEvidence,
  })
}
