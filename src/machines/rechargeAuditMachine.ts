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
  description: 'A submitted recharge, until the shop credits it or says why not.',
  context: ({ input }) => input,
  initial: 'judging',
  states: {
    judging: {
      description: 'Depends on the current record.',
      always: [
        { guard: 'hasPassed', target: 'passed' },
        { guard: 'wasRefused', target: 'refused' },
        { target: 'auditing' },
      ],
    },
    auditing: {
      description: 'The office compares the evidence with what arrived. The balance is unchanged.',
      meta: { code: 0 },
      initial: 'waiting',
      on: {
        'audit.announced': {
          target: '.looking',
          description: 'The result of the audit was announced.',
        },
        'recharge.shown': {
          target: '.looking',
          description: 'The shopper opens the record again.',
        },
        'connection.restored': {
          target: '.looking',
          description: 'The announcement may have been missed without a network.',
        },
      },
      states: {
        waiting: { description: 'The result is announced automatically.' },
        looking: {
          description: 'The record is read again; the pending answer may be older.',
          invoke: {
            id: 'showRecharge',
            src: 'showRecharge',
            input: ({ context }) => ({ id: context.recharge.id }),
            onDone: [
              {
                guard: { type: 'isAnswered', params: ({ event }) => event },
                target: '#rechargeAudit.judging',
                actions: [{ type: 'keepRecord', params: ({ event }) => event }, 'refreshBalance'],
                description: 'The audit is over.',
              },
              {
                target: 'waiting',
                description:
                  'No result of the audit yet, or no answer from the server: what is shown stays.',
              },
            ],
            onError: { target: 'waiting' },
          },
        },
      },
    },
    passed: {
      description: 'Credited with the amount that really arrived.',
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
