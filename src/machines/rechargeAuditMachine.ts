import { assign, fromPromise, setup } from 'xstate'
import type { RechargeDetail } from '../../contract/walletRecords.ts'
import type { Failure } from './failure.ts'

/** `found` contains the current record. */
export type RechargeRecordOutcome =
  | { type: 'found'; recharge: RechargeDetail }
  | { type: 'failed'; failure: Failure }

export interface RechargeAuditContext {
  recharge: RechargeDetail
}

export type RechargeAuditEvent =
  | { type: 'audit.announced' }
  | { type: 'recharge.shown' }
  | { type: 'connection.restored' }

export const rechargeAuditMachine = setup({
  types: {
    context: {} as RechargeAuditContext,
    input: {} as { recharge: RechargeDetail },
    events: {} as RechargeAuditEvent,
    meta: {} as { code: 0 | 1 | 2 },
    tags: {} as 'over',
  },
  actors: {
    showRecharge: fromPromise<RechargeRecordOutcome, { id: number }>(() =>
      Promise.reject(new Error('showRecharge')),
    ),
  },
  guards: {
    isAnswered: (_, { output }: { output: RechargeRecordOutcome }) =>
      output.type === 'found' && output.recharge.status !== 0,
    hasPassed: ({ context }) => context.recharge.status === 1,
    wasRefused: ({ context }) => context.recharge.status === 2,
  },
  actions: {
    keepRecord: assign((_, { output }: { output: RechargeRecordOutcome }) =>
      output.type === 'found' ? { recharge: output.recharge } : {},
    ),
    refreshBalance: () => {},
  },
}).createMachine({
  id: 'rechargeAudit',
  description: 'A recharge that was handed in, until the shop credits it or says why not.',
  context: ({ input }) => input,
  initial: 'judging',
  states: {
    judging: {
      description: 'Goes by the record as it now is.',
      always: [
        { guard: 'hasPassed', target: 'passed' },
        { guard: 'wasRefused', target: 'refused' },
        { target: 'auditing' },
      ],
    },
    auditing: {
      description: 'Someone compares the evidence with what arrived. The balance is as it was.',
      meta: { code: 0 },
      initial: 'waiting',
      on: {
        'audit.announced': { target: '.looking', description: 'Word of an answer came.' },
        'recharge.shown': { target: '.looking', description: 'The shopper comes back to see.' },
        'connection.restored': {
          target: '.looking',
          description: 'Word may have been missed while there was no network.',
        },
      },
      states: {
        waiting: { description: 'The answer comes by itself.' },
        looking: {
          description: 'The record is read again; what is on its way may be from just before.',
          invoke: {
            id: 'showRecharge',
            src: 'showRecharge',
            input: ({ context }) => ({ id: context.recharge.id }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event },
                target: '#rechargeAudit.judging',
                actions: [{ type: 'keepRecord', params: ({ event }) => event }, 'refreshBalance'],
                description: 'It was answered.',
              },
              {
                target: 'waiting',
                description:
                  'No answer of the shop yet, or none of the server: what is shown stays.',
              },
            ],
            onError: { target: 'waiting' },
          },
        },
      },
    },
    passed: {
      description: 'Credited, by what really arrived.',
      meta: { code: 1 },
      tags: 'over',
    },
    refused: {
      description: 'Not credited; the shopper reads why. The evidence may be used again.',
      meta: { code: 2 },
      tags: 'over',
    },
  },
})
