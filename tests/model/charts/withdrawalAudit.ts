import { withdrawalAuditMachine } from '../../../src/machines/withdrawalAuditMachine.ts'
import type { WithdrawalRecordOutcome } from '../../../src/machines/withdrawalAuditMachine.ts'
import { networkFailure } from '../../factories/failures.ts'
import { aWithdrawal } from '../../factories/walletAnswers.ts'
import { proveChart } from '../support/chartProof.ts'

export const input = { withdrawal: aWithdrawal(), attemptSeed: 'seed' }
export const failed = { type: 'failed', failure: networkFailure } as const
/** The first is still audited: no cancel is answered with it. */
export const records = [found(0), found(1), found(2), found(-1), failed]

export const proof = proveChart<typeof withdrawalAuditMachine>({
  machine: withdrawalAuditMachine,
  question: 'Until when can a withdrawal be taken back, and who wins when the audit is as fast?',
  actedBy: {
    'audit.announced': 'operator',
    'withdrawal.shown': 'shopper',
    'connection.restored': 'browser',
    'cancel.asked': 'shopper',
    'cancel.confirmed': 'shopper',
    'cancel.dismissed': 'shopper',
  },
  inputs: [input],
  events: {
    'audit.announced': [{ type: 'audit.announced' }],
    'withdrawal.shown': [{ type: 'withdrawal.shown' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'cancel.asked': [{ type: 'cancel.asked' }],
    'cancel.confirmed': [{ type: 'cancel.confirmed' }],
    'cancel.dismissed': [{ type: 'cancel.dismissed' }],
  },
  actors: {
    showWithdrawal: { resolves: records, rejects: ['surprise'] },
    cancelWithdrawal: { resolves: records.slice(1), rejects: ['surprise'] },
  },
  api: { walkedBy: 'tests/model/api/withdrawalPaths.test.ts' },
  screens: { none: 'its paths are walked by hand in tests/browser/wallet.spec.ts' },
})

export function found(status: 0 | 1 | 2 | -1): WithdrawalRecordOutcome {
  return { type: 'found', withdrawal: aWithdrawal({ status }) }
}
