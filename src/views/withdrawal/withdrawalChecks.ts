import { defineMessages } from 'react-intl'
import * as v from 'valibot'
import type { WithdrawalTarget } from '../../../contract/walletRecords.ts'
import type { WithdrawalTerms } from '../../../contract/wallet.ts'
import { normalizeText } from '../../../contract/normalizeText.ts'
import { bankCardNumber, bankName, chainAddress } from '../../../contract/walletRecords.ts'
import { wrongAmount } from '../ui/amountRule.ts'
import { errorsOf, wrongOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

/** The spec's validation messages (point 5) and our own. */
const texts = defineMessages({
  amount: {
    id: 'withdrawalCheck.amount',
    defaultMessage: 'The amount cannot be less than or equal to 0 or empty',
  },
  wrongAmount: {
    id: 'withdrawalCheck.wrongAmount',
    defaultMessage: 'Please fill in a correct amount, such as 12.50',
  },
  tooLow: { id: 'withdrawalCheck.tooLow', defaultMessage: 'The amount is below the minimum' },
  tooHigh: { id: 'withdrawalCheck.tooHigh', defaultMessage: 'The amount is above the maximum' },
  overBalance: {
    id: 'withdrawalCheck.overBalance',
    defaultMessage: 'The amount cannot be larger than the balance',
  },
  overBalanceWithCharge: {
    id: 'withdrawalCheck.overBalanceWithCharge',
    defaultMessage: 'With the charge it would be larger than the balance',
  },
  cardNumber: {
    id: 'withdrawalCheck.cardNumber',
    defaultMessage: 'Please fill in the bank card number',
  },
  wrongCard: {
    id: 'withdrawalCheck.wrongCard',
    defaultMessage: 'A digit of the card number must be wrong',
  },
  bankName: { id: 'withdrawalCheck.bankName', defaultMessage: 'Please fill in the bank name' },
  network: { id: 'withdrawalCheck.network', defaultMessage: 'Please choose a network' },
  address: { id: 'withdrawalCheck.address', defaultMessage: 'Please fill in the address' },
  wrongAddress: {
    id: 'rechargeCheck.wrongAddress',
    defaultMessage: 'An address has letters and digits only, 20 or more',
  },
})

export interface WithdrawalFormValues extends Readonly<Record<string, string>> {
  /** The index of an earlier target in the terms' list. Empty for a new one. */
  earlier: string
  cardNumber: string
  bankName: string
  network: string
  address: string
  amount: string
}

export type WithdrawalMethod = WithdrawalTarget['method']

export interface Limits {
  minAmountCents: number
  chargeCents: number
}

const rules = {
  cardNumber: { schema: bankCardNumber, missing: texts.cardNumber, wrong: texts.wrongCard },
  address: { schema: chainAddress, missing: texts.address, wrong: texts.wrongAddress },
  bankName: { schema: bankName, missing: texts.bankName, wrong: texts.bankName },
}

export function checkWithdrawal(
  values: WithdrawalFormValues,
  {
    method,
    terms,
    availableCents,
  }: { method: WithdrawalMethod; terms: WithdrawalTerms; availableCents: number },
): FieldErrors<WithdrawalFormValues> {
  const isNew = values.earlier === ''
  const { minAmountCents, chargeCents } = limitsOf(targetOf(values, method, terms), terms)
  return errorsOf<WithdrawalFormValues>({
    ...(isNew && method === 'bank' ? wrongBank(values) : {}),
    ...(isNew && method === 'chain' ? wrongChain(values) : {}),
    amount: wrongAmount(values.amount, {
      missing: texts.amount,
      negative: texts.amount,
      unreadable: texts.wrongAmount,
      bounds: [
        { isBroken: (cents) => cents > availableCents, say: texts.overBalance },
        {
          isBroken: (cents) => cents + chargeCents > availableCents,
          say: texts.overBalanceWithCharge,
        },
        { isBroken: (cents) => cents < minAmountCents, say: texts.tooLow },
        { isBroken: (cents) => cents > terms.maxAmountCents, say: texts.tooHigh },
      ],
    }),
  })
}

function wrongBank({ cardNumber, bankName }: WithdrawalFormValues) {
  return {
    cardNumber: wrongOf(cardNumber, rules.cardNumber),
    bankName: wrongOf(bankName, rules.bankName),
  }
}

function wrongChain({ network, address }: WithdrawalFormValues) {
  return {
    network: network === '' ? texts.network : null,
    address: wrongOf(address, rules.address),
  }
}

/** The target that the form's values describe. */
export function targetOf(
  values: WithdrawalFormValues,
  method: WithdrawalMethod,
  terms: WithdrawalTerms,
): WithdrawalTarget {
  const earlier = values.earlier === '' ? undefined : terms.targets[Number(values.earlier)]
  if (earlier?.method === method) return earlier
  if (method === 'bank') {
    const { cardNumber, bankName } = values
    return {
      method,
      cardNumber: read(bankCardNumber, cardNumber),
      bankName: normalizeText(bankName),
    }
  }
  const network = terms.networks.find(({ code }) => code === values.network)?.code ?? 'trc20'
  return { method, network, address: read(chainAddress, values.address) }
}

export function limitsOf(target: WithdrawalTarget, terms: WithdrawalTerms): Limits {
  if (target.method === 'bank') return terms.bank
  const network = terms.networks.find(({ code }) => code === target.network)
  return network ?? { minAmountCents: 0, chargeCents: 0 }
}

/** The largest amount that the balance allows with the charge. Null below the minimum. */
export function largestAmount(
  target: WithdrawalTarget,
  terms: WithdrawalTerms,
  availableCents: number,
): number | null {
  const { minAmountCents, chargeCents } = limitsOf(target, terms)
  const largest = Math.min(availableCents - chargeCents, terms.maxAmountCents)
  return largest < Math.max(minAmountCents, 1) ? null : largest
}

/** The value as the server reads it, or the typed text if it is invalid. */
function read(schema: v.GenericSchema<string, string>, typed: string): string {
  const found = v.safeParse(schema, typed)
  return found.success ? found.output : typed
}
