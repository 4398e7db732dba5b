import { expect } from '@playwright/test'
import { rechargeAuditMachine } from '../../../src/machines/rechargeAuditMachine.ts'
import type { RechargeRecordOutcome } from '../../../src/machines/rechargeAuditMachine.ts'
import { showRecharge } from '../../../contract/wallet.ts'
import type { RechargeDetail } from '../../../contract/walletRecords.ts'
import { networkFailure } from '../../factories/failures.ts'
import { aRecharge } from '../../factories/walletAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import { comesBack, factOn, goesOnlineAgain, says, screenOf } from '../support/onScreen.ts'
import { takesPicture } from '../support/pictureOnScreen.ts'
import { handsInRecharge, hearsOfRecharge } from '../support/rechargeOnScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

export const waiting = aRecharge()
export const passed = aRecharge({ status: 1, arrivedCents: 4_900 })
export const refused = aRecharge({ status: 2, refusedFor: 'Nothing arrived.' })
export const input = { recharge: waiting }
export const failed = { type: 'failed', failure: networkFailure } as const

export const proof = proveChart<typeof rechargeAuditMachine>({
  machine: rechargeAuditMachine,
  question: 'When does the shopper learn what became of a payment, and is it on the balance then?',
  actedBy: {
    'audit.announced': 'operator',
    'recharge.shown': 'shopper',
    'connection.restored': 'browser',
  },
  inputs: [input],
  events: {
    'audit.announced': [{ type: 'audit.announced' }],
    'recharge.shown': [{ type: 'recharge.shown' }],
    'connection.restored': [{ type: 'connection.restored' }],
  },
  actors: {
    showRecharge: {
      resolves: [found(waiting), found(passed), found(refused), failed],
      rejects: ['surprise'],
    },
  },
  api: { walkedBy: 'tests/model/api/rechargePaths.test.ts' },
  screens: {
    open: (stage, { recharge: handedIn }) => handsInRecharge(stage, handedIn),
    gestures: {
      'audit.announced': hearsOfRecharge,
      'recharge.shown': comesBack,
      'connection.restored': goesOnlineAgain,
    },
    answers: {
      showRecharge: oneCall(showRecharge, (output) =>
        output.type === 'found' ? answer(output.recharge) : replyOf(output.failure),
      ),
    },
    sends: { showRecharge: ({ id }) => [ask(showRecharge, { id })] },
    besides: [takesPicture(waiting.evidence.id)],
    lookAlike: [
      {
        leaves: ['auditing.waiting', 'auditing.looking'],
        why: 'it is read again behind the screen',
      },
    ],
    shows: {
      judging: { none: 'left at once' },
      'auditing.waiting': says('We’re checking your $50.00'),
      'auditing.looking': says('We’re checking your $50.00'),
      passed: async (stage) => {
        await says('$49.00 is on your balance')(stage)
        await expect(factOn(stage, 'Actual arrival')).toHaveText('+$49.00')
      },
      refused: async (stage) => {
        await says('Your $50.00 was declined')(stage)
        await expect(screenOf(stage).getByText('Nothing arrived.')).toHaveCount(2)
      },
    },
  },
})

export function found(record: RechargeDetail): RechargeRecordOutcome {
  return { type: 'found', recharge: record }
}
