import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { WithdrawalTarget, WithdrawalTerms } from '../../../contract/wallet.ts'
import { walletRules } from '../wallet/walletRules.ts'
import { readCents } from '../ui/amounts.ts'

/** The spec's validation texts, point 5, and what stands beside them. */
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
  /** The place of an earlier target among the terms’; empty for a new one. */
  earlier: string
  cardNumber: string
  bankName: string
  network: string
  address: string
  amount: string
}

export type WithdrawalMethod = WithdrawalTarget['method']
type Errors = Partial<Record<keyof WithdrawalFormValues & string, MessageDescriptor>>

export interface Limits {
  minAmountCents: number
  chargeCents: number
}

export function checkWithdrawal(
  values: WithdrawalFormValues,
  given: { method: WithdrawalMethod; terms: WithdrawalTerms; availableCents: number },
): Errors {
  const isNew = values.earlier === ''
  const { method, terms, availableCents } = given
  const found = {
    cardNumber: isNew && method === 'bank' ? wrongCard(values.cardNumber) : null,
    bankName: isNew && method === 'bank' && values.bankName.trim() === '' ? texts.bankName : null,
    network: isNew && method === 'chain' && values.network === '' ? texts.network : null,
    address: isNew && method === 'chain' ? wrongAddress(values.address) : null,
    amount: wrongAmount(values.amount, {
      availableCents,
      maxAmountCents: terms.maxAmountCents,
      limits: limitsOf(targetOf(values, method, terms), terms),
    }),
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== null)) as Errors
}

/** Where the money would go as the form stands. */
export function targetOf(
  values: WithdrawalFormValues,
  method: WithdrawalMethod,
  terms: WithdrawalTerms,
): WithdrawalTarget {
  const earlier = values.earlier === '' ? undefined : terms.targets[Number(values.earlier)]
  if (earlier?.method === method) return earlier
  if (method === 'bank') {
    const { cardNumber, bankName } = values
    return { method, cardNumber: cardNumber.replaceAll(/[ -]/g, ''), bankName: bankName.trim() }
  }
  const network = terms.networks.find(({ code }) => code === values.network)?.code ?? 'trc20'
  return { method, network, address: values.address.trim() }
}

export function limitsOf(target: WithdrawalTarget, terms: WithdrawalTerms): Limits {
  if (target.method === 'bank') return terms.bank
  const network = terms.networks.find(({ code }) => code === target.network)
  return network ?? { minAmountCents: 0, chargeCents: 0 }
}

function wrongAmount(
  text: string,
  given: { availableCents: number; maxAmountCents: number; limits: Limits },
): MessageDescriptor | null {
  const { minAmountCents, chargeCents } = given.limits
  const trimmed = text.trim()
  if (trimmed === '' || /^[-−]/.test(trimmed)) return texts.amount
  const cents = readCents(trimmed)
  if (cents === null) return texts.wrongAmount
  if (cents === 0) return texts.amount
  if (cents > given.availableCents) return texts.overBalance
  if (cents + chargeCents > given.availableCents) return texts.overBalanceWithCharge
  if (cents < minAmountCents) return texts.tooLow
  return cents > given.maxAmountCents ? texts.tooHigh : null
}

function wrongCard(text: string): MessageDescriptor | null {
  if (text.trim() === '') return texts.cardNumber
  return walletRules.isCardNumber(text) ? null : texts.wrongCard
}

function wrongAddress(text: string): MessageDescriptor | null {
  if (text.trim() === '') return texts.address
  return walletRules.isChainAddress(text) ? null : texts.wrongAddress
}
