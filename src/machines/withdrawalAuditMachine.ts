import { assign, fromPromise, setup } from 'xstate'
import type { WithdrawalDetail } from '../../contract/walletRecords.ts'
import type { Failure } from './failure.ts'

/** `found` contains the current record, changed by the shopper or the office. */
export type WithdrawalRecordOutcome =
  | { type: 'found'; withdrawal: WithdrawalDetail }
  | { type: 'failed'; failure: Failure }

export interface WithdrawalAuditContext {
  withdrawal: WithdrawalDetail
  failure: Failure | null
}

export type WithdrawalAuditEvent =
  | { type: 'audit.announced' }
  | { type: 'withdrawal.shown' }
  | { type: 'connection.restored' }
  | { type: 'cancel.asked' }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.dismissed' }

export const withdrawalAuditMachine = setup({
  types: {
    context: {} as WithdrawalAuditContext,
    input: {} as { withdrawal: WithdrawalDetail },
    events: {} as WithdrawalAuditEvent,
    meta: {} as { code: 0 | 1 | 2 | -1 },
    tags: {} as 'asking' | 'busy' | 'over',
  },
  actors: {
    showWithdrawal: fromPromise<WithdrawalRecordOutcome, { id: number }>(() =>
      Promise.reject(new Error('showWithdrawal')),
    ),
    cancelWithdrawal: fromPromise<WithdrawalRecordOutcome, { id: number }>(() =>
      Promise.reject(new Error('cancelWithdrawal')),
    ),
  },
  guards: {
    isStillAudited: (_, { output }: { output: WithdrawalRecordOutcome }) =>
      output.type === 'found' && output.withdrawal.status === 0,
    isFound: (_, { output }: { output: WithdrawalRecordOutcome }) => output.type === 'found',
    isPassed: ({ context }) => context.withdrawal.status === 1,
    isRefused: ({ context }) => context.withdrawal.status === 2,
    isCancelled: ({ context }) => context.withdrawal.status === -1,
  },
  actions: {
    keepRecord: assign((_, { output }: { output: WithdrawalRecordOutcome }) =>
      output.type === 'found'
        ? { withdrawal: output.withdrawal, failure: null }
        : { failure: output.failure },
    ),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    refreshBalance: () => {},
  },
}).createMachine({
  id: 'withdrawalAudit',
  description: 'A submitted withdrawal, until it is paid out, refused or cancelled.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'judging',
  states: {
    judging: {
      description: 'Depends on the current record.',
      always: [
        { guard: 'isPassed', target: 'passed' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'auditing' },
      ],
    },
    auditing: {
      description: 'The sum is held during the audit.',
      meta: { code: 0 },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The result is announced automatically.',
          on: {
            'cancel.asked': {
              target: 'confirmingCancel',
              description: 'The shopper wants to cancel it and is asked to confirm.',
            },
            'audit.announced': {
              target: 'looking',
              description: 'The result of the audit was announced.',
            },
            'withdrawal.shown': {
              target: 'looking',
              description: 'The shopper opens the record again.',
            },
            'connection.restored': {
              target: 'looking',
              description: 'The announcement may have been missed without a network.',
            },
          },
        },
        looking: {
          description: 'The record is read again.',
          on: {
            'audit.announced': {
              target: 'looking',
              reenter: true,
              description: 'The pending answer may be older than the announcement.',
            },
            'cancel.asked': {
              target: 'confirmingCancel',
              description:
                'The shopper wants to cancel it; the cancellation also finds out its state.',
            },
          },
          invoke: {
            id: 'showWithdrawal',
            src: 'showWithdrawal',
            input: ({ context }) => ({ id: context.withdrawal.id }),
            onDone: [
              {
                guard: { type: 'isStillAudited', params: ({ event }) => event },
                target: 'waiting',
                description: 'No result of the audit yet.',
              },
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: '#withdrawalAudit.judging',
                actions: [{ type: 'keepRecord', params: ({ event }) => event }, 'refreshBalance'],
                description: 'The audit is over.',
              },
              { target: 'waiting', description: 'The server did not answer; what is shown stays.' },
            ],
            onError: { target: 'waiting' },
          },
        },
        confirmingCancel: {
          description: 'The question is on the screen.',
          tags: 'asking',
          on: {
            'cancel.confirmed': { target: 'cancelling', description: 'The shopper confirms.' },
            'cancel.dismissed': {
              target: 'looking',
              description: 'The shopper decides against it; the audit may have ended meanwhile.',
            },
          },
        },
        cancelling: {
          description: 'The held sum goes back, unless the audit ended first.',
          tags: ['asking', 'busy'],
          invoke: {
            id: 'cancelWithdrawal',
            src: 'cancelWithdrawal',
            input: ({ context }) => ({
              id: context.withdrawal.id,
            }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: '#withdrawalAudit.judging',
                actions: [{ type: 'keepRecord', params: ({ event }) => event }, 'refreshBalance'],
                description: 'Cancelled, or the audit ended just before.',
              },
              {
                target: 'cancelUnanswered',
                actions: { type: 'keepRecord', params: ({ event }) => event },
                description: 'The answer never arrived.',
              },
            ],
            onError: { target: 'cancelUnanswered', actions: 'keepSurprise' },
          },
        },
        cancelUnanswered: {
          description: 'It is unknown whether it was cancelled: trying again is safe.',
          tags: 'asking',
          exit: 'forgetFailure',
          on: {
            'cancel.confirmed': {
              target: 'cancelling',
              description: 'Sends the same again, so it is done at most once.',
            },
            'cancel.dismissed': { target: 'looking', description: 'The shopper leaves it.' },
          },
        },
      },
    },
    passed: { description: 'Paid out, without the charge.', meta: { code: 1 }, tags: 'over' },
    refused: {
      description: 'Not paid out; the held sum is back and the reason is known.',
      meta: { code: 2 },
      tags: 'over',
    },
    cancelled: {
      description: 'Cancelled by the shopper; the held sum is available again.',
      meta: { code: -1 },
      tags: 'over',
    },
  },
})
