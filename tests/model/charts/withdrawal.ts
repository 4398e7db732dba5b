import { withdrawalMachine } from '../../../src/machines/withdrawalMachine.ts'
import type {
  AuditOutcome,
  ProofOutcome,
  TermsOutcome,
  WithdrawalQuoteOutcome,
  WithdrawalValues,
  WithdrawOutcome,
} from '../../../src/machines/withdrawalTypes.ts'
import type { Reason } from '../../../src/services/contract/reasons.ts'
import { networkFailure } from '../../factories/failures.ts'
import {
  aWithdrawal,
  aWithdrawalQuote,
  bankTarget,
  someTerms,
} from '../../factories/walletAnswers.ts'
import { proveChart } from '../support/chartProof.ts'

export const input = { attemptSeed: 'seed' }
export const minutes15 = 15 * 60_000
export const values: WithdrawalValues = { target: bankTarget, amountCents: 5_000 }
export const loaded = { type: 'loaded', terms: someTerms() } as const
export const quoted = { type: 'quoted', quote: aWithdrawalQuote(), quotedForMs: minutes15 } as const
export const proven = { type: 'proven', proof: 'proof-1' } as const
export const accepted = { type: 'accepted', withdrawal: aWithdrawal() } as const
export const failed = { type: 'failed', failure: networkFailure } as const

export const proof = proveChart<typeof withdrawalMachine>({
  machine: withdrawalMachine,
  question: 'Which steps must money take before it leaves the balance, and can it leave twice?',
  actedBy: {
    'withdrawal.shown': 'shopper',
    'retry.requested': 'shopper',
    'connection.restored': 'browser',
    'method.chosen': 'shopper',
    'values.edited': 'shopper',
    'quote.requested': 'shopper',
    'form.reopened': 'shopper',
    'withdrawal.confirmed': 'shopper',
    'settings.opened': 'shopper',
    'question.closed': 'shopper',
    'withdrawal.renewed': 'shopper',
  },
  inputs: [input],
  events: {
    'withdrawal.shown': [{ type: 'withdrawal.shown' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'method.chosen': [
      { type: 'method.chosen', method: 'bank' },
      { type: 'method.chosen', method: 'chain' },
    ],
    'values.edited': [{ type: 'values.edited' }],
    'quote.requested': [{ type: 'quote.requested', values }],
    'form.reopened': [{ type: 'form.reopened' }],
    'withdrawal.confirmed': [{ type: 'withdrawal.confirmed' }],
    'settings.opened': [{ type: 'settings.opened' }],
    'question.closed': [{ type: 'question.closed' }],
    'withdrawal.renewed': [{ type: 'withdrawal.renewed' }],
  },
  actors: {
    loadTerms: { resolves: [loaded, failed] satisfies TermsOutcome[], rejects: ['surprise'] },
    quoteWithdrawal: {
      resolves: [quoted, refusedFor('amountTooLow')] satisfies WithdrawalQuoteOutcome[],
      rejects: ['surprise'],
    },
    proveCode: {
      resolves: [proven, { type: 'notSet' }, { type: 'left' }] satisfies ProofOutcome[],
      rejects: ['surprise'],
    },
    withdraw: {
      resolves: [
        accepted,
        refused('quoteExpired'),
        refused('proofInvalid'),
        refused('balanceTooLow'),
        failed,
      ] satisfies WithdrawOutcome[],
      rejects: ['surprise'],
    },
    followAudit: { resolves: [answered(1), answered(2), answered(-1)], rejects: ['surprise'] },
  },
  distinguish: ({ context: { failure, withdrawal } }) => [
    failure?.reason ?? failure?.type,
    withdrawal?.status,
  ],
  api: { walkedBy: 'tests/model/api/withdrawalPaths.test.ts' },
  screens: { none: 'its paths are walked by hand in tests/browser/wallet.spec.ts' },
})

export function answered(status: 1 | 2 | -1): AuditOutcome {
  return { type: 'answered', withdrawal: aWithdrawal({ status }) }
}

export function refusedFor(reason: Reason) {
  return { type: 'failed', failure: { ...networkFailure, type: 'refused', reason } } as const
}

export function refused(reason: Reason) {
  return { ...refusedFor(reason), type: 'refused' } as const
}
