import { assign, fromPromise, setup } from 'xstate'
import type { Failure, Refused } from './failure.ts'

/** `resendAt` and `waitMs` say when another code may be requested. */
export type CodeOutcome =
  | { type: 'sent'; expiresAt: string; resendAt: string; waitMs: number }
  | { type: 'tooEarly'; failure: Refused; resendAt: string; waitMs: number }
  | { type: 'failed'; failure: Failure }

export type ResetOutcome = { type: 'changed' } | { type: 'refused'; failure: Failure }

export interface NewPassword {
  code: string
  password: string
}

export interface PasswordResetContext {
  account: string
  /** When the newest code expires. */
  expiresAt: string | null
  resendAt: string | null
  waitMs: number
  failure: Failure | null
}

export type PasswordResetEvent =
  | { type: 'account.submitted'; account: string }
  | { type: 'account.changed' }
  | { type: 'code.requested' }
  | ({ type: 'code.submitted' } & NewPassword)
  | { type: 'values.edited' }
  | { type: 'reset.reopened' }

export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    tags: {} as 'busy' | 'sending',
  },
  actors: {
    requestCode: fromPromise<CodeOutcome, { account: string }>(() =>
      Promise.reject(new Error('requestCode')),
    ),
    resetPassword: fromPromise<ResetOutcome, { account: string } & NewPassword>(() =>
      Promise.reject(new Error('resetPassword')),
    ),
  },
  guards: {
    isSent: (_, outcome: CodeOutcome) => outcome.type === 'sent',
    isTooEarly: (_, outcome: CodeOutcome) => outcome.type === 'tooEarly',
    isChanged: (_, outcome: ResetOutcome) => outcome.type === 'changed',
  },
  actions: {
    keepAccount: assign((_, { account }: { account: string }) => ({ account, failure: null })),
    keepSending: assign(({ context }, outcome: CodeOutcome) => ({
      expiresAt: outcome.type === 'sent' ? outcome.expiresAt : context.expiresAt,
      resendAt: outcome.type === 'failed' ? context.resendAt : outcome.resendAt,
      waitMs: outcome.type === 'failed' ? context.waitMs : outcome.waitMs,
      failure: outcome.type === 'sent' ? null : outcome.failure,
    })),
    keepRefusal: assign((_, outcome: ResetOutcome) => ({
      failure: outcome.type === 'refused' ? outcome.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    forgetCode: assign({ expiresAt: null, resendAt: null, waitMs: 0, failure: null }),
    forgetEverything: assign({
      account: '',
      expiresAt: null,
      resendAt: null,
      waitMs: 0,
      failure: null,
    }),
    announceResent: () => {},
    announceFailure: () => {},
    finish: () => {},
  },
  delays: {
    resendDelay: ({ context }) => context.waitMs,
  },
}).createMachine({
  id: 'passwordReset',
  description: 'A forgotten password: a mailed code replaces the old one.',
  context: { account: '', expiresAt: null, resendAt: null, waitMs: 0, failure: null },
  initial: 'askingAccount',
  states: {
    askingAccount: {
      description: 'The shopper enters the account. The answer never shows whether it exists.',
      on: {
        'account.submitted': {
          target: 'sendingCode',
          actions: { type: 'keepAccount', params: ({ event }) => event },
          description: 'The shopper wants a code.',
        },
        'values.edited': {
          actions: 'forgetFailure',
          description: 'The message about the last attempt no longer applies.',
        },
      },
    },
    sendingCode: {
      description: 'The code is being mailed, if there is such an account.',
      tags: ['busy', 'sending'],
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ account: context.account }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'codeSent',
            actions: { type: 'keepSending', params: ({ event }) => event.output },
            description: 'The same answer for a known and an unknown account.',
          },
          {
            target: 'askingAccount',
            actions: [
              { type: 'keepSending', params: ({ event }) => event.output },
              'announceFailure',
            ],
            description: 'No answer, or too many codes asked for; the account stays filled in.',
          },
        ],
        onError: { target: 'askingAccount', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    codeSent: {
      description: 'A code is in the mail; another one can be asked for after a while.',
      type: 'parallel',
      states: {
        form: {
          description: 'What the shopper does with the code.',
          initial: 'enteringCode',
          states: {
            enteringCode: {
              description: 'The shopper enters the code and the new password.',
              on: {
                'code.submitted': {
                  target: 'resetting',
                  actions: 'forgetFailure',
                  description: 'Code and new password are filled in.',
                },
                'account.changed': {
                  target: '#passwordReset.askingAccount',
                  actions: 'forgetCode',
                  description: 'The shopper mistyped the account.',
                },
                'values.edited': {
                  actions: 'forgetFailure',
                  description: 'The message about the last attempt no longer applies.',
                },
              },
            },
            resetting: {
              description: 'The server compares the code and changes the password.',
              tags: 'busy',
              invoke: {
                id: 'resetPassword',
                src: 'resetPassword',
                input: ({ context, event }) => ({
                  account: context.account,
                  code: event.type === 'code.submitted' ? event.code : '',
                  password: event.type === 'code.submitted' ? event.password : '',
                }),
                onDone: [
                  {
                    guard: { type: 'isChanged', params: ({ event }) => event.output },
                    target: '#passwordReset.done',
                    actions: ['forgetCode', 'finish'],
                    description: 'Every session of the shopper has ended.',
                  },
                  {
                    target: 'enteringCode',
                    actions: [
                      { type: 'keepRefusal', params: ({ event }) => event.output },
                      'announceFailure',
                    ],
                    description: 'The code is wrong or too old, or the password is not acceptable.',
                  },
                ],
                onError: { target: 'enteringCode', actions: ['keepSurprise', 'announceFailure'] },
              },
            },
          },
        },
        resend: {
          description: 'Whether another code can be asked for.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'The mail may still arrive.',
              after: {
                resendDelay: { target: 'possible', description: 'Long enough for a mail.' },
              },
            },
            possible: {
              description: 'The shopper may ask for another code.',
              on: {
                'code.requested': {
                  target: 'sending',
                  actions: 'forgetFailure',
                  description: 'The mail did not arrive; the previous code becomes invalid.',
                },
              },
            },
            sending: {
              description: 'Another code is being mailed.',
              tags: 'sending',
              invoke: {
                id: 'requestCode',
                src: 'requestCode',
                input: ({ context }) => ({ account: context.account }),
                onDone: [
                  {
                    guard: { type: 'isSent', params: ({ event }) => event.output },
                    target: 'waiting',
                    actions: [
                      { type: 'keepSending', params: ({ event }) => event.output },
                      'announceResent',
                    ],
                    description: 'The newest code is the one that counts.',
                  },
                  {
                    guard: { type: 'isTooEarly', params: ({ event }) => event.output },
                    target: 'waiting',
                    actions: [
                      { type: 'keepSending', params: ({ event }) => event.output },
                      'announceFailure',
                    ],
                    description: 'Too many codes were asked for; the server says how long to wait.',
                  },
                  {
                    target: 'possible',
                    actions: [
                      { type: 'keepSending', params: ({ event }) => event.output },
                      'announceFailure',
                    ],
                    description: 'No answer; it can be asked for again.',
                  },
                ],
                onError: { target: 'possible', actions: ['keepSurprise', 'announceFailure'] },
              },
            },
          },
        },
      },
    },
    done: {
      description: 'The password is changed; the shopper signs in with it.',
      on: {
        'reset.reopened': {
          target: 'askingAccount',
          actions: 'forgetEverything',
          description: 'The screen is opened again.',
        },
      },
    },
  },
})
