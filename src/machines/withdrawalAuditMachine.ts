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
  description: 'A withdrawal that was asked for, until it is paid out, refused or taken back.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'judging',
  states: {
    judging: {
      description: 'Goes by the record as it now is.',
      always: [
        { guard: 'isPassed', target: 'passed' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isCancelled', target: 'cancelled' },
        { target: 'auditing' },
      ],
    },
    auditing: {
      description: 'The sum is held while someone looks at it.',
      meta: { code: 0 },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The answer comes by itself.',
          on: {
            'cancel.asked': {
              target: 'confirmingCancel',
              description: 'The shopper wants it back and is asked once more.',
            },
            'audit.announced': { target: 'looking', description: 'Word of an answer came.' },
            'withdrawal.shown': {
              target: 'looking',
              description: 'The shopper comes back to see.',
            },
            'connection.restored': {
              target: 'looking',
              description: 'Word may have been missed while there was no network.',
            },
          },
        },
        looking: {
          description: 'The record is read again.',
          on: {
            'audit.announced': {
              target: 'looking',
              reenter: true,
              description: 'What is being read may be from just before.',
            },
            'cancel.asked': {
              target: 'confirmingCancel',
              description: 'The shopper wants it back; cancelling finds out how it stands.',
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
                description: 'No answer yet.',
              },
              {
                guard: { type: 'isFound', params: ({ event }) => event },
                target: '#withdrawalAudit.judging',
                actions: [{ type: 'keepRecord', params: ({ event }) => event }, 'refreshBalance'],
                description: 'It was answered.',
              },
              { target: 'waiting', description: 'Nobody answered; what is shown stays.' },
            ],
            onError: { target: 'waiting' },
          },
        },
        confirmingCancel: {
          description: 'The question is on the screen.',
          tags: 'asking',
          on: {
            'cancel.confirmed': { target: 'cancelling', description: 'The shopper means it.' },
            'cancel.dismissed': {
              target: 'looking',
              description: 'The shopper thinks better of it; word may have come meanwhile.',
            },
          },
        },
        cancelling: {
          description: 'The held sum goes back, unless the audit was faster.',
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
                description: 'Taken back, or answered by the audit just before.',
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
          description: 'Nobody knows whether it was taken back: trying again is safe.',
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
      description: 'Taken back by the shopper; the held sum is available again.',
      meta: { code: -1 },
      tags: 'over',
    },
  },
})
