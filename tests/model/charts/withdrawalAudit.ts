import { expect } from '@playwright/test'
import { withdrawalAuditMachine } from '../../../src/machines/withdrawalAuditMachine.ts'
import type { WithdrawalRecordOutcome } from '../../../src/machines/withdrawalAuditMachine.ts'
import { cancelWithdrawal, showWithdrawal } from '../../../contract/wallet.ts'
import { networkFailure } from '../../factories/failures.ts'
import { aWithdrawal } from '../../factories/walletAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import { buttonIsBusy, comesBack, goesOnlineAgain, says, taps } from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import type { Reply, Stage } from '../support/stage.ts'
import { handsInWithdrawal, hearsOfWithdrawal } from '../support/walletOnScreen.ts'
import { ask } from '../support/wire.ts'

export const input = { withdrawal: aWithdrawal() }
export const failed = { type: 'failed', failure: networkFailure } as const
/** The first is still under audit: a cancel never returns that. */
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
  screens: {
    open: (stage, { withdrawal }) => handsInWithdrawal(stage, withdrawal),
    gestures: {
      'audit.announced': hearsOfWithdrawal,
      'withdrawal.shown': comesBack,
      'connection.restored': goesOnlineAgain,
      'cancel.asked': taps('Cancel the withdrawal'),
      'cancel.confirmed': taps('Cancel it'),
      'cancel.dismissed': taps('Keep it'),
    },
    answers: {
      showWithdrawal: oneCall(showWithdrawal, recordReply),
      cancelWithdrawal: oneCall(cancelWithdrawal, recordReply),
    },
    sends: {
      showWithdrawal: ({ id }) => [ask(showWithdrawal, { id })],
      cancelWithdrawal: ({ id }) => [ask(cancelWithdrawal, { withdrawalId: id })],
    },
    lookAlike: [
      {
        leaves: ['auditing.waiting', 'auditing.looking'],
        why: 'it is read again behind the screen',
      },
    ],
    shows: {
      judging: { none: 'left at once' },
      'auditing.waiting': isHeld,
      'auditing.looking': isHeld,
      'auditing.confirmingCancel': says('$53.00 is on your balance again at once.'),
      'auditing.cancelling': buttonIsBusy('Cancel it'),
      'auditing.cancelUnanswered': async ({ page }) => {
        await expect(
          page.getByRole('alertdialog').getByText('Backend interface connection abnormal'),
        ).toBeVisible()
      },
      passed: says('$50.00 is on its way to you'),
      refused: says('Your withdrawal was declined'),
      cancelled: says('Your withdrawal was cancelled'),
    },
  },
})

function recordReply(output: WithdrawalRecordOutcome): Reply {
  return output.type === 'found' ? answer(output.withdrawal) : replyOf(output.failure)
}

async function isHeld({ page }: Stage): Promise<void> {
  await expect(page.getByText('$53.00 is held for your withdrawal')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

export function found(status: 0 | 1 | 2 | -1): WithdrawalRecordOutcome {
  return { type: 'found', withdrawal: aWithdrawal({ status }) }
}
