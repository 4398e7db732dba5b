import { assign, fromCallback, fromPromise, not, setup, stateIn } from 'xstate'
import type { WithdrawalDetail } from '../../contract/walletRecords.ts'
import type { WithdrawalQuote } from '../../contract/wallet.ts'
import type { CodeLock, PasskeyStand } from './paymentCodeTypes.ts'
import type {
  AuditOutcome,
  CodeSetOutcome,
  TermsOutcome,
  WithdrawalAnswer,
  WithdrawalContext,
  WithdrawalEvent,
  WithdrawalMethod,
  WithdrawalQuoteOutcome,
  WithdrawalValues,
  WithdrawInput,
  WithdrawOutcome,
} from './withdrawalTypes.ts'

/**
 * The wait after a quote that arrives expired. It grows with each one in a row, so that quotes are
 * never requested in a loop.
 */
const firstWaitMs = 5_000
const longestWaitMs = 60_000

export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    meta: {} as { code: 0 | 1 | 2 | -1 },
    tags: {} as 'form' | 'quote' | 'busy' | 'handedIn',
  },
  actors: {
    loadTerms: fromPromise<TermsOutcome>(() => Promise.reject(new Error('loadTerms'))),
    quoteWithdrawal: fromPromise<WithdrawalQuoteOutcome, { values: WithdrawalValues | null }>(() =>
      Promise.reject(new Error('quoteWithdrawal')),
    ),
    readCodeSet: fromPromise<CodeSetOutcome>(() => Promise.reject(new Error('readCodeSet'))),
    askForCode: fromCallback<
      WithdrawalEvent,
      { quote: WithdrawalQuote | null; lock: CodeLock | null; passkey: PasskeyStand }
    >(() => {}),
    withdraw: fromPromise<WithdrawOutcome, WithdrawInput>(() =>
      Promise.reject(new Error('withdraw')),
    ),
    followAudit: fromPromise<AuditOutcome, { withdrawal: WithdrawalDetail | null }>(() =>
      Promise.reject(new Error('followAudit')),
    ),
  },
  guards: {
    isLoaded: (_, { output }: { output: TermsOutcome }) => output.type === 'loaded',
    isBank: (_, { method }: { method: WithdrawalMethod }) => method === 'bank',
    isMethodChosen: not(stateIn('#withdrawal.preparing.filling.choosingMethod')),
    isQuoted: (_, { output }: { output: WithdrawalQuoteOutcome }) => output.type === 'quoted',
    isNotSet: (_, { output }: { output: CodeSetOutcome }) => output.type === 'notSet',
    isAccepted: (_, { output }: { output: WithdrawOutcome }) => output.type === 'accepted',
    isTooLate: (_, { output }: { output: WithdrawOutcome }) =>
      output.type === 'refused' &&
      (output.failure.reason === 'quoteExpired' || output.failure.reason === 'proofInvalid'),
    isRefused: (_, { output }: { output: WithdrawOutcome }) => output.type === 'refused',
    hasPassed: (_, { output }: { output: AuditOutcome }) => output.withdrawal.status === 1,
    wasRefused: (_, { output }: { output: AuditOutcome }) => output.withdrawal.status === 2,
  },
  actions: {
    keepAnswer: assign(
      (_, { output: { type: _type, ...answer } }: { output: WithdrawalAnswer }) => answer,
    ),
    countLateQuotes: assign(({ context }, { output }: { output: WithdrawalQuoteOutcome }) => ({
      lateQuotes: output.type === 'quoted' && output.quotedForMs > 0 ? 0 : context.lateQuotes + 1,
    })),
    keepStand: assign((_, { output }: { output: CodeSetOutcome }) => ({
      codeLock: output.type === 'set' ? output.lock : null,
      passkey: (output.type === 'set' ? output.passkey : undefined) ?? ('none' as const),
    })),
    keepProof: assign((_, { proof }: { proof: string }) => ({ proof })),
    keepValues: assign((_, { values }: { values: WithdrawalValues }) => ({ values })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    startOver: assign({ values: null, quote: null, proof: null, withdrawal: null, failure: null }),
    openPayCodeSettings: () => {},
    announceFailure: () => {},
    refreshBalance: () => {},
  },
  delays: {
    quoteLeft: ({ context: { quotedForMs, lateQuotes } }) =>
      lateQuotes === 0
        ? quotedForMs
        : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(lateQuotes - 1, 10)),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'Withdrawing from the balance: quoted, proven with the payment code, audited.',
  context: {
    terms: null,
    values: null,
    quote: null,
    quotedForMs: 0,
    lateQuotes: 0,
    codeLock: null,
    passkey: 'none',
    proof: null,
    withdrawal: null,
    failure: null,
  },
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Nothing is submitted yet, and no money moves.',
      initial: 'loadingTerms',
      states: {
        loadingTerms: {
          description: 'Balance, charges and earlier targets are loading.',
          tags: 'busy',
          invoke: {
            id: 'loadTerms',
            src: 'loadTerms',
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event },
                target: 'filling',
                actions: { type: 'keepAnswer', params: ({ event }) => event },
                description: 'The terms are loaded.',
              },
              {
                target: 'termsUnloaded',
                actions: { type: 'keepAnswer', params: ({ event }) => event },
                description: 'The terms could not be read.',
              },
            ],
            onError: { target: 'termsUnloaded', actions: 'keepSurprise' },
          },
        },
        termsUnloaded: {
          description: 'The screen says why nothing is shown.',
          exit: 'forgetFailure',
          on: {
            'retry.requested': { target: 'loadingTerms', description: 'The shopper tries again.' },
            'connection.restored': { target: 'loadingTerms', description: 'The network is back.' },
            'withdrawal.shown': { target: 'loadingTerms', description: 'It is shown again.' },
          },
        },
        filling: {
          description: 'The shopper enters the target and the amount.',
          initial: 'choosingMethod',
          on: {
            'method.chosen': [
              {
                guard: { type: 'isBank', params: ({ event }) => event },
                target: '.bank',
                description: 'The money goes to a bank card.',
              },
              { target: '.onChain', description: 'The money goes to a chain address.' },
            ],
            'values.edited': {
              actions: 'forgetFailure',
              description: 'The shopper changes what was refused.',
            },
            'quote.requested': {
              guard: 'isMethodChosen',
              target: '#withdrawal.quoting',
              actions: { type: 'keepValues', params: ({ event }) => event },
              description: 'The shopper wants to see charge and arrival.',
            },
          },
          states: {
            last: { type: 'history', description: 'The form last filled in.' },
            choosingMethod: { description: 'To a bank card, or on chain.' },
            bank: { description: 'Card number and bank.', tags: 'form', exit: 'forgetFailure' },
            onChain: { description: 'Network and address.', tags: 'form', exit: 'forgetFailure' },
          },
        },
      },
    },
    quoting: {
      description: 'Target, amount and charge are fixed for 15 minutes.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'quoteWithdrawal',
        src: 'quoteWithdrawal',
        input: ({ context }) => ({ values: context.values }),
        onDone: [
          {
            guard: { type: 'isQuoted', params: ({ event }) => event },
            target: 'quoted',
            actions: [
              { type: 'keepAnswer', params: ({ event }) => event },
              { type: 'countLateQuotes', params: ({ event }) => event },
            ],
            description: 'The total and the amount that arrives are shown.',
          },
          {
            target: 'preparing.filling.last',
            actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'announceFailure'],
            description: 'Amount or target has to be changed, or the server did not answer.',
          },
        ],
        onError: { target: 'preparing.filling.last', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    quoted: {
      description: 'The quote is valid, and nothing is held yet.',
      tags: 'quote',
      initial: 'confirming',
      after: {
        quoteLeft: { target: 'quoting', description: 'The quote is too old: quoted again.' },
      },
      on: {
        'form.reopened': {
          target: 'preparing.filling.last',
          description: 'The shopper changes something.',
        },
      },
      states: {
        confirming: {
          description: 'Amount, charge and arrival are shown before the button.',
          on: {
            'withdrawal.confirmed': {
              target: 'checkingCode',
              description: 'The shopper wants exactly this.',
            },
          },
        },
        checkingCode: {
          description:
            'Checks whether the shopper has a payment code or a passkey, and whether the code is locked.',
          invoke: {
            id: 'readCodeSet',
            src: 'readCodeSet',
            onDone: [
              {
                guard: { type: 'isNotSet', params: ({ event }) => event },
                target: 'codeNotSet',
                description: 'The shopper has no payment code yet.',
              },
              {
                target: 'provingCode',
                actions: { type: 'keepStand', params: ({ event }) => event },
                description:
                  'There is one, or the server did not answer: the check of the code finds out as well.',
              },
            ],
            onError: 'provingCode',
          },
        },
        provingCode: {
          description:
            'A sheet asks for the code or a passkey, for this quote and its total only, or says how long the code is locked.',
          invoke: {
            id: 'askForCode',
            src: 'askForCode',
            input: ({ context }) => ({
              quote: context.quote,
              lock: context.codeLock,
              passkey: context.passkey,
            }),
          },
          on: {
            'code.proven': {
              target: '#withdrawal.submitting',
              actions: { type: 'keepProof', params: ({ event }) => event },
              description: 'The code is right.',
            },
            'code.missing': {
              target: 'codeNotSet',
              description: 'The check found that no payment code was set.',
            },
            'code.dismissed': { target: 'confirming', description: 'The shopper left the sheet.' },
          },
        },
        codeNotSet: {
          description: '“You have not set payment password?”',
          on: {
            'settings.opened': {
              target: 'confirming',
              actions: 'openPayCodeSettings',
              description: 'The shopper sets a code in the settings and returns.',
            },
            'question.closed': { target: 'confirming', description: 'Not now.' },
          },
        },
      },
    },
    submitting: {
      description: 'The total moves from the balance to the held funds.',
      tags: ['quote', 'busy'],
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }) => ({
          quoteId: context.quote?.id ?? 0,
          proof: context.proof,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event },
            target: 'handedIn',
            actions: [{ type: 'keepAnswer', params: ({ event }) => event }, 'refreshBalance'],
            description: 'The sum is held until the audit.',
          },
          {
            guard: { type: 'isTooLate', params: ({ event }) => event },
            target: 'quoting',
            description: 'Fifteen minutes since the quote, or two since the code: quoted again.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'preparing.filling.last',
            actions: [
              { type: 'keepAnswer', params: ({ event }) => event },
              'announceFailure',
              'refreshBalance',
            ],
            description: 'The balance is too low now, or the quote was used.',
          },
          {
            target: 'unanswered',
            actions: { type: 'keepAnswer', params: ({ event }) => event },
            description: 'The answer never arrived.',
          },
        ],
        onError: { target: 'unanswered', actions: 'keepSurprise' },
      },
    },
    unanswered: {
      description:
        'It is unknown whether the sum is held, so nothing can be changed until it is known.',
      tags: 'quote',
      on: {
        'retry.requested': {
          target: 'submitting',
          actions: 'forgetFailure',
          description: 'Sends the same again, so nothing is withdrawn twice.',
        },
      },
    },
    handedIn: {
      description: 'The server has accepted it.',
      tags: 'handedIn',
      initial: 'auditing',
      on: {
        'withdrawal.renewed': {
          target: 'preparing',
          actions: 'startOver',
          description: 'The shopper starts another one; this one stays in the record.',
        },
      },
      states: {
        auditing: {
          description: 'The sum is held during the audit; the shopper may cancel it.',
          meta: { code: 0 },
          invoke: {
            id: 'followAudit',
            src: 'followAudit',
            input: ({ context }) => ({ withdrawal: context.withdrawal }),
            onDone: [
              {
                guard: { type: 'hasPassed', params: ({ event }) => event },
                target: 'passed',
                actions: { type: 'keepAnswer', params: ({ event }) => event },
                description: 'The amount is on its way to the target.',
              },
              {
                guard: { type: 'wasRefused', params: ({ event }) => event },
                target: 'refused',
                actions: { type: 'keepAnswer', params: ({ event }) => event },
                description: 'The held sum is back, and the reason is known.',
              },
              {
                target: 'cancelled',
                actions: { type: 'keepAnswer', params: ({ event }) => event },
                description: 'The shopper cancelled it; the held sum is available again.',
              },
            ],
            onError: { target: 'unfollowed' },
          },
        },
        unfollowed: {
          description: 'The record is not followed until its screen is shown again.',
          meta: { code: 0 },
          on: { 'withdrawal.shown': { target: 'auditing', description: 'It is shown again.' } },
        },
        passed: { description: 'Paid out, without the charge.', meta: { code: 1 } },
        refused: { description: 'Not paid out; the shopper reads why.', meta: { code: 2 } },
        cancelled: { description: 'Cancelled by the shopper.', meta: { code: -1 } },
      },
    },
  },
})
