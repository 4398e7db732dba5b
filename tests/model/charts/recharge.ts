import { rechargeMachine } from '../../../src/machines/rechargeMachine.ts'
import type {
  NetworksOutcome,
  RechargeOutcome,
  RechargeRecordOutcome,
  RechargeValues,
} from '../../../src/machines/rechargeTypes.ts'
import type { Reason } from '../../../src/services/contract/reasons.ts'
import { networkFailure } from '../../factories/failures.ts'
import { aNetwork, aRecharge } from '../../factories/walletAnswers.ts'
import { proveChart } from '../support/chartProof.ts'

export const input = { attemptSeed: 'seed' }
export const networks = [aNetwork(), aNetwork({ code: 'btc', name: 'Bitcoin', asset: 'BTC' })]
export const values: RechargeValues = {
  amountCents: 5_000,
  evidence: 'evidence-evidence-eviden',
  ownAddress: '',
  transactionHash: '',
}
export const loaded = { type: 'loaded', networks } as const
export const failed = { type: 'failed', failure: networkFailure } as const
export const waiting = aRecharge()
export const passed = aRecharge({ status: 1, arrivedCents: 4_900 })
export const refused = aRecharge({ status: 2, refusedFor: 'Nothing arrived.' })
export const accepted = { type: 'accepted', recharge: waiting } as const

export const proof = proveChart<typeof rechargeMachine>({
  machine: rechargeMachine,
  question: 'When is a payment credited, and does its evidence count once?',
  actedBy: {
    'method.chosen': 'shopper',
    'choice.reopened': 'shopper',
    'network.chosen': 'shopper',
    'networks.reopened': 'shopper',
    'values.edited': 'shopper',
    'recharge.submitted': 'shopper',
    'recharge.shown': 'shopper',
    'audit.announced': 'operator',
    'retry.requested': 'shopper',
    'connection.restored': 'browser',
  },
  inputs: [input],
  events: {
    'method.chosen': [
      { type: 'method.chosen', method: 'chain' },
      { type: 'method.chosen', method: 'card' },
    ],
    'choice.reopened': [{ type: 'choice.reopened' }],
    'network.chosen': [
      { type: 'network.chosen', network: 'trc20' },
      { type: 'network.chosen', network: 'eth' },
    ],
    'networks.reopened': [{ type: 'networks.reopened' }],
    'values.edited': [{ type: 'values.edited' }],
    'recharge.submitted': [{ type: 'recharge.submitted', values }],
    'recharge.shown': [{ type: 'recharge.shown' }],
    'audit.announced': [{ type: 'audit.announced' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'connection.restored': [{ type: 'connection.restored' }],
  },
  actors: {
    loadNetworks: {
      resolves: [loaded, failed] satisfies NetworksOutcome[],
      rejects: ['surprise'],
    },
    submitRecharge: {
      resolves: ({ context }): RechargeOutcome[] => [
        accepted,
        refusedFor('evidenceUsed'),
        failed,
        ...(context.method === 'chain' ? [refusedFor('networkUnknown')] : []),
      ],
      rejects: ['surprise'],
    },
    showRecharge: {
      resolves: [found(waiting), found(passed), found(refused), failed],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context: { method, failure, recharge } }) => [
    method,
    failure?.reason ?? failure?.type,
    recharge?.status,
  ],
  api: { walkedBy: 'tests/model/api/rechargePaths.test.ts' },
  screens: { none: 'its paths are walked by hand in tests/browser/wallet.spec.ts' },
})

export function found(recharge: typeof waiting): RechargeRecordOutcome {
  return { type: 'found', recharge }
}

export function refusedFor(reason: Reason) {
  return { type: 'refused', failure: { ...networkFailure, type: 'refused', reason } } as const
}
