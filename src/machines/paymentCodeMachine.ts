import { assign, fromPromise, setup } from 'xstate'
import type {
  CodeNews,
  CodeStand,
  PasskeyProofOutcome,
  Payment,
  PaymentCodeContext,
  PaymentCodeEvent,
  PayOutcome,
  SetCodeOutcome,
  VerifyOutcome,
} from './paymentCodeTypes.ts'

const nothingYet = {
  codeIsSet: false,
  passkey: 'none' as const,
  payCode: '',
  chosenCode: '',
  attemptsLeft: null,
  isLocked: false,
  lockedUntil: null,
  lockedForMs: 0,
  proof: null,
  provenBy: null,
  shortCents: 0,
  order: null,
  failure: null,
}

export const paymentCodeMachine = setup({
  types: {
    context: {} as PaymentCodeContext,
    events: {} as PaymentCodeEvent,
    emitted: {} as CodeNews,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    setCode: fromPromise<SetCodeOutcome, { payCode: string }>(() =>
      Promise.reject(new Error('setCode')),
    ),
    verifyCode: fromPromise<VerifyOutcome, { payment: Payment | null; payCode: string }>(() =>
      Promise.reject(new Error('verifyCode')),
    ),
    provePasskey: fromPromise<PasskeyProofOutcome, { payment: Payment | null }>(() =>
      Promise.reject(new Error('provePasskey')),
    ),
    payOrder: fromPromise<PayOutcome, { payment: Payment | null; proof: string | null }>(() =>
      Promise.reject(new Error('payOrder')),
    ),
  },
  guards: {
    isShort: ({ context }) => context.shortCents > 0,
    hasPasskey: ({ context }) => context.passkey !== 'none',
    isCodeAllowed: ({ context }) => context.passkey !== 'required',
    hasTimedLock: ({ context }) => context.lockedUntil !== null,
    hasLastingLock: ({ context }) => context.isLocked,
    isCodeSet: ({ context }) => context.codeIsSet,
    isSixthDigit: ({ context }, { digit }: { digit: string }) =>
      /^[0-9]$/.test(digit) && context.payCode.length === 5,
    repeatsChosen: ({ context }, { digit }: { digit: string }) =>
      context.payCode + digit === context.chosenCode,
    isNowSet: (_, { output }: { output: SetCodeOutcome }) => output.type === 'set',
    wasSetBefore: (_, { output }: { output: SetCodeOutcome }) => output.type === 'setBefore',
    isDigitWithRoom: ({ context }, { digit }: { digit: string }) =>
      /^[0-9]$/.test(digit) && context.payCode.length < 12,
    hasDigits: ({ context }) => context.payCode.length > 0,
    isLongEnough: ({ context }) => context.payCode.length >= 6,
    isProven: (_, { output }: { output: VerifyOutcome | PasskeyProofOutcome }) =>
      output.type === 'proven',
    isPasskeyCancelled: (_, { output }: { output: PasskeyProofOutcome }) =>
      output.type === 'cancelled',
    isPasskeyUnsupported: (_, { output }: { output: PasskeyProofOutcome }) =>
      output.type === 'unsupported',
    isPasskeyRequired: (_, { output }: { output: VerifyOutcome }) =>
      output.type === 'passkeyRequired',
    isProofAsked: ({ context }, { output }: { output: VerifyOutcome | PasskeyProofOutcome }) =>
      output.type === 'proven' && context.payment?.operation === 'withdraw',
    isWrong: (_, { output }: { output: VerifyOutcome }) => output.type === 'wrong',
    isLockedForAWhile: (_, { output }: { output: VerifyOutcome }) =>
      output.type === 'locked' && output.forMs !== null,
    isLockedUntilReset: (_, { output }: { output: VerifyOutcome }) => output.type === 'locked',
    isForWithdrawal: ({ context }) => context.payment?.operation === 'withdraw',
    isNotSetForWithdrawal: ({ context }, { output }: { output: VerifyOutcome }) =>
      output.type === 'notSet' && context.payment?.operation === 'withdraw',
    isNotSet: (_, { output }: { output: VerifyOutcome }) => output.type === 'notSet',
    isPaid: (_, { output }: { output: PayOutcome }) => output.type === 'paid',
    isBalanceTooLow: (_, { output }: { output: PayOutcome }) => output.type === 'balanceTooLow',
    isStateChanged: (_, { output }: { output: PayOutcome }) => output.type === 'stateChanged',
    isPasskeyProofInvalid: ({ context }, { output }: { output: PayOutcome }) =>
      output.type === 'proofInvalid' && context.provenBy === 'passkey',
    isProofInvalid: (_, { output }: { output: PayOutcome }) => output.type === 'proofInvalid',
  },
  actions: {
    beginPayment: assign((_, { payment, ...stand }: { payment: Payment } & CodeStand) => ({
      ...nothingYet,
      payment,
      ...standOf(stand),
    })),
    keepStand: assign((_, stand: CodeStand) => standOf(stand)),
    dropPayment: assign({ payment: null, ...nothingYet }),
    addDigit: assign(({ context }, { digit }: { digit: string }) => ({
      payCode: context.payCode + digit,
    })),
    eraseDigit: assign(({ context }) => ({ payCode: context.payCode.slice(0, -1) })),
    clearCode: assign({ payCode: '', chosenCode: '' }),
    keepChosen: assign(({ context }, { digit }: { digit: string }) => ({
      payCode: '',
      chosenCode: context.payCode + digit,
    })),
    keepSetFailure: assign((_, { output }: { output: SetCodeOutcome }) => ({
      failure: output.type === 'failed' ? output.failure : null,
    })),
    forgetChosen: assign({ chosenCode: '', failure: null }),
    chooseAnew: assign({ payCode: '', chosenCode: '', failure: null }),
    keepVerdict: assign(({ context }, { output }: { output: VerifyOutcome }) => ({
      payCode: output.type === 'failed' ? context.payCode : '',
      proof: output.type === 'proven' ? output.proof : null,
      provenBy: output.type === 'proven' ? ('code' as const) : null,
      attemptsLeft: output.type === 'wrong' ? output.attemptsLeft : null,
      lockedUntil: output.type === 'locked' ? output.until : null,
      lockedForMs: output.type === 'locked' ? (output.forMs ?? 0) : 0,
      failure: output.type === 'failed' ? output.failure : null,
    })),
    keepPasskeyProof: assign((_, { output }: { output: PasskeyProofOutcome }) => ({
      payCode: '',
      proof: output.type === 'proven' ? output.proof : null,
      provenBy: output.type === 'proven' ? ('passkey' as const) : null,
      attemptsLeft: null,
      failure: output.type === 'failed' ? output.failure : null,
    })),
    keepRequired: assign({ passkey: 'required', payCode: '' }),
    keepPayOutcome: assign((_, { output }: { output: PayOutcome }) => ({
      order: output.type === 'paid' || output.type === 'stateChanged' ? output.order : null,
      shortCents: output.type === 'balanceTooLow' ? output.shortCents : 0,
      failure: output.type === 'failed' ? output.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    openPayCodeSettings: () => {},
    announceCodeSet: () => {},
    announceLocked: () => {},
    announceRequired: () => {},
    announceShort: () => {},
    announcePaid: () => {},
    announceOrderChanged: () => {},
    notifyProven: () => {},
    notifyMissing: () => {},
    notifyLeft: () => {},
  },
  delays: {
    lockLeft: ({ context }) => context.lockedForMs,
  },
}).createMachine({
  id: 'paymentCode',
  description: 'The payment code or a passkey, and paying an order from the balance with it.',
  context: {
    payment: null,
    ...nothingYet,
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is being paid; a payment can be asked for.',
      initial: 'closed',
      on: {
        'payment.requested': {
          target: 'asking',
          actions: { type: 'beginPayment', params: ({ event }) => event },
          description: 'The shopper wants to pay.',
        },
      },
      states: {
        closed: { description: 'No payment was made yet, or the shopper left it.' },
        proven: { description: 'The code was right; a withdrawal goes on with its proof.' },
        paid: { description: 'The last payment succeeded: the order waits for delivery.' },
        orderChanged: {
          description: 'The order no longer waits for payment; the screen shows the updated order.',
        },
      },
    },
    asking: {
      description: 'The sheet is open and nothing is in progress, so the shopper may leave.',
      tags: 'open',
      initial: 'judging',
      on: {
        'payment.requested': {
          target: '.judging',
          actions: { type: 'beginPayment', params: ({ event }) => event },
          description: 'The shopper left the sheet for another order and pays that one.',
        },
        'settings.opened': [
          {
            guard: 'isForWithdrawal',
            target: 'resting',
            actions: ['openPayCodeSettings', 'dropPayment', 'notifyLeft'],
            description: 'The shopper sets a code in the settings and withdraws then.',
          },
          {
            target: 'resting',
            actions: ['openPayCodeSettings', 'dropPayment'],
            description: 'The shopper sets a code in the settings and returns to pay.',
          },
        ],
        'payment.closed': [
          {
            guard: 'isForWithdrawal',
            target: 'resting',
            actions: ['dropPayment', 'notifyLeft'],
            description: 'The shopper leaves; the withdrawal is not requested.',
          },
          {
            target: 'resting',
            actions: 'dropPayment',
            description: 'The shopper leaves; the order still waits to be paid.',
          },
        ],
      },
      states: {
        judging: {
          description: 'Decides whether a passkey or the code is asked for.',
          always: [
            {
              guard: 'isShort',
              target: 'balanceTooLow',
              description: 'The balance does not cover the sum.',
            },
            {
              guard: 'hasPasskey',
              target: 'byPasskey',
              description: 'The shopper has a passkey: it is asked for first.',
            },
            { target: 'judgingCode', description: 'The code is needed.' },
          ],
        },
        judgingCode: {
          description: 'Decides what is missing before the code can be asked for.',
          always: [
            {
              guard: 'hasTimedLock',
              target: 'locked',
              description: 'The code is locked, and the shopper sees for how long.',
            },
            {
              guard: 'hasLastingLock',
              target: 'lockedUntilReset',
              description: 'The code is locked until it is reset.',
            },
            {
              guard: 'isCodeSet',
              target: 'entering',
              description: 'Nothing is missing: the code is asked for.',
            },
            { target: 'notSet', description: 'There is no payment code yet.' },
          ],
        },
        byPasskey: {
          description: 'The shopper confirms with a passkey, or chooses to enter the code.',
          initial: 'ready',
          on: {
            'passkey.requested': {
              target: '#paymentCode.provingByPasskey',
              description: 'The shopper confirms with a passkey.',
            },
            'code.preferred': {
              guard: 'isCodeAllowed',
              target: 'judgingCode',
              actions: { type: 'keepStand', params: ({ event }) => event },
              description: 'The shopper would rather enter the code.',
            },
          },
          states: {
            ready: { description: 'Nothing was tried yet.' },
            cancelled: { description: 'The browser’s dialog was closed, or timed out.' },
            unsupported: { description: 'This browser can’t use a passkey here.' },
            failed: { description: 'The passkey was refused, or no answer came; it says why.' },
            lapsed: { description: 'The proof was too old: the passkey is asked for again.' },
          },
        },
        notSet: {
          description: '“You have not set payment password?” It can be chosen here, six digits.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'The shopper chooses six digits.',
              initial: 'fresh',
              on: {
                'digit.entered': [
                  {
                    guard: { type: 'isSixthDigit', params: ({ event }) => event },
                    target: 'repeating',
                    actions: { type: 'keepChosen', params: ({ event }) => event },
                    description: 'The sixth digit: all are asked for once more.',
                  },
                  {
                    guard: { type: 'isDigitWithRoom', params: ({ event }) => event },
                    actions: { type: 'addDigit', params: ({ event }) => event },
                    description: 'One digit more.',
                  },
                ],
                'digit.erased': {
                  guard: 'hasDigits',
                  actions: 'eraseDigit',
                  description: 'One digit less.',
                },
              },
              states: {
                fresh: { description: 'Nothing was chosen yet.' },
                differed: { description: 'The two entries differ; the choice starts again.' },
              },
            },
            repeating: {
              description: 'The same six digits again, to catch a typing error.',
              on: {
                'digit.entered': [
                  {
                    guard: { type: 'repeatsChosen', params: ({ event }) => event },
                    target: '#paymentCode.settingCode',
                    actions: { type: 'addDigit', params: ({ event }) => event },
                    description: 'The same six digits: they become the code.',
                  },
                  {
                    guard: { type: 'isSixthDigit', params: ({ event }) => event },
                    target: 'choosing.differed',
                    actions: 'clearCode',
                    description: 'Six others: nothing is set.',
                  },
                  {
                    guard: { type: 'isDigitWithRoom', params: ({ event }) => event },
                    actions: { type: 'addDigit', params: ({ event }) => event },
                    description: 'One digit more.',
                  },
                ],
                'digit.erased': {
                  guard: 'hasDigits',
                  actions: 'eraseDigit',
                  description: 'One digit less.',
                },
                'code.rechosen': {
                  target: 'choosing',
                  actions: 'chooseAnew',
                  description: 'The shopper wants other digits.',
                },
              },
            },
            unanswered: {
              description: 'It is unknown whether the code was set: setting it again is safe.',
              on: {
                'code.submitted': {
                  target: '#paymentCode.settingCode',
                  description: 'Sends the same digits again.',
                },
                'code.rechosen': {
                  target: 'choosing',
                  actions: 'chooseAnew',
                  description: 'The shopper wants other digits.',
                },
              },
            },
          },
        },
        entering: {
          description: 'The shopper enters the payment code.',
          initial: 'fresh',
          on: {
            'digit.entered': {
              guard: { type: 'isDigitWithRoom', params: ({ event }) => event },
              actions: { type: 'addDigit', params: ({ event }) => event },
              description: 'One digit more, up to twelve.',
            },
            'digit.erased': {
              guard: 'hasDigits',
              actions: 'eraseDigit',
              description: 'One digit less.',
            },
            'code.submitted': {
              guard: 'isLongEnough',
              target: '#paymentCode.verifying',
              description: 'Six digits or more: the shopper pays.',
            },
            'code.forgotten': {
              target: 'forgotten',
              actions: 'clearCode',
              description: 'The shopper does not remember the code.',
            },
            'passkey.requested': {
              guard: 'hasPasskey',
              target: '#paymentCode.provingByPasskey',
              actions: 'clearCode',
              description: 'The shopper confirms with a passkey after all.',
            },
          },
          states: {
            fresh: { description: 'Nothing was refused yet.' },
            refused: { description: 'The code was wrong; the attempts left are shown.' },
            lapsed: { description: 'The proof was too old: the code is asked for again.' },
            unanswered: { description: 'The code could not be checked; it is still there.' },
          },
        },
        forgotten: { description: 'A new code can be set with the login password.' },
        locked: {
          description: 'Too many wrong codes: for a while none is accepted.',
          after: {
            lockLeft: {
              target: 'entering',
              description: 'The lock is over.',
            },
          },
          on: {
            'code.forgotten': {
              target: 'forgotten',
              description: 'The shopper does not remember the code.',
            },
            'passkey.requested': {
              guard: 'hasPasskey',
              target: '#paymentCode.provingByPasskey',
              description: 'A passkey is no code: it works while the code is locked.',
            },
          },
        },
        lockedUntilReset: {
          description: 'Twenty wrong codes: only a new code, set with the password, ends the lock.',
          on: {
            'code.forgotten': {
              target: 'forgotten',
              description: 'The shopper sets a new code.',
            },
            'passkey.requested': {
              guard: 'hasPasskey',
              target: '#paymentCode.provingByPasskey',
              description: 'A passkey is no code: it works while the code is locked.',
            },
          },
        },
        balanceTooLow: {
          description: 'The balance is too low: exactly what is missing can be topped up here.',
          on: {
            'balance.changed': {
              target: 'judging',
              actions: { type: 'keepStand', params: ({ event }) => event },
              description: 'Money arrived on the balance, or left it.',
            },
          },
        },
        payingFailed: {
          description: 'It is unknown whether the payment succeeded: trying again is safe.',
          on: {
            'payment.retried': {
              target: '#paymentCode.paying',
              description: 'Sends the same again, so nothing is paid twice.',
            },
          },
        },
      },
    },
    settingCode: {
      description: 'The digits become the payment code; the first time the session is enough.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'setCode',
        src: 'setCode',
        input: ({ context }) => ({ payCode: context.payCode }),
        onDone: [
          {
            guard: { type: 'isNowSet', params: ({ event }) => event },
            target: 'verifying',
            actions: ['forgetChosen', 'announceCodeSet'],
            description: 'It is set, and the payment continues with it.',
          },
          {
            guard: { type: 'wasSetBefore', params: ({ event }) => event },
            target: 'asking.entering',
            actions: ['chooseAnew', 'announceCodeSet'],
            description: 'There is one already, set elsewhere: that one is asked for.',
          },
          {
            target: 'asking.notSet.unanswered',
            actions: { type: 'keepSetFailure', params: ({ event }) => event },
            description: 'The answer never arrived.',
          },
        ],
        onError: { target: 'asking.notSet.unanswered', actions: 'keepSurprise' },
      },
    },
    verifying: {
      description: 'The code is checked. The attempt is counted before the result is shown.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => ({ payment: context.payment, payCode: context.payCode }),
        onDone: [
          {
            guard: { type: 'isProofAsked', params: ({ event }) => event },
            target: 'resting.proven',
            actions: [{ type: 'keepVerdict', params: ({ event }) => event }, 'notifyProven'],
            description: 'The code is right, and the withdrawal that asked for it gets the proof.',
          },
          {
            guard: { type: 'isProven', params: ({ event }) => event },
            target: 'paying',
            actions: { type: 'keepVerdict', params: ({ event }) => event },
            description: 'The code is right.',
          },
          {
            guard: { type: 'isWrong', params: ({ event }) => event },
            target: 'asking.entering.refused',
            actions: { type: 'keepVerdict', params: ({ event }) => event },
            description: 'The code is wrong.',
          },
          {
            guard: { type: 'isLockedForAWhile', params: ({ event }) => event },
            target: 'asking.locked',
            actions: [{ type: 'keepVerdict', params: ({ event }) => event }, 'announceLocked'],
            description: 'One wrong code too many: 15 minutes, later 24 hours.',
          },
          {
            guard: { type: 'isLockedUntilReset', params: ({ event }) => event },
            target: 'asking.lockedUntilReset',
            actions: [{ type: 'keepVerdict', params: ({ event }) => event }, 'announceLocked'],
            description: 'Far too many wrong codes.',
          },
          {
            guard: { type: 'isNotSetForWithdrawal', params: ({ event }) => event },
            target: 'resting',
            actions: ['dropPayment', 'notifyMissing'],
            description: 'There is no payment code after all: the withdrawal asks for one.',
          },
          {
            guard: { type: 'isNotSet', params: ({ event }) => event },
            target: 'asking.notSet',
            actions: { type: 'keepVerdict', params: ({ event }) => event },
            description: 'There is no payment code after all.',
          },
          {
            guard: { type: 'isPasskeyRequired', params: ({ event }) => event },
            target: 'asking.byPasskey',
            actions: ['keepRequired', 'announceRequired'],
            description: 'The shopper required a passkey elsewhere in the meantime.',
          },
          {
            target: 'asking.entering.unanswered',
            actions: { type: 'keepVerdict', params: ({ event }) => event },
            description: 'The answer never arrived.',
          },
        ],
        onError: { target: 'asking.entering.unanswered', actions: 'keepSurprise' },
      },
    },
    provingByPasskey: {
      description:
        'The browser asks for a passkey, for this sum alone; the server checks the answer.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'provePasskey',
        src: 'provePasskey',
        input: ({ context }) => ({ payment: context.payment }),
        onDone: [
          {
            guard: { type: 'isProofAsked', params: ({ event }) => event },
            target: 'resting.proven',
            actions: [{ type: 'keepPasskeyProof', params: ({ event }) => event }, 'notifyProven'],
            description: 'The withdrawal that asked for it gets the proof.',
          },
          {
            guard: { type: 'isProven', params: ({ event }) => event },
            target: 'paying',
            actions: { type: 'keepPasskeyProof', params: ({ event }) => event },
            description: 'The passkey is the shopper’s.',
          },
          {
            guard: { type: 'isPasskeyCancelled', params: ({ event }) => event },
            target: 'asking.byPasskey.cancelled',
            actions: { type: 'keepPasskeyProof', params: ({ event }) => event },
            description: 'The shopper closed the browser’s dialog, or let it time out.',
          },
          {
            guard: { type: 'isPasskeyUnsupported', params: ({ event }) => event },
            target: 'asking.byPasskey.unsupported',
            actions: { type: 'keepPasskeyProof', params: ({ event }) => event },
            description: 'The browser refuses to ask for a passkey here.',
          },
          {
            target: 'asking.byPasskey.failed',
            actions: { type: 'keepPasskeyProof', params: ({ event }) => event },
            description: 'Removed or copied, the answer came too late, or none came.',
          },
        ],
        onError: { target: 'asking.byPasskey.failed', actions: 'keepSurprise' },
      },
    },
    paying: {
      description: 'The sum moves from the balance to escrow.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'payOrder',
        src: 'payOrder',
        input: ({ context }) => ({
          payment: context.payment,
          proof: context.proof,
        }),
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => event },
            target: 'resting.paid',
            actions: [{ type: 'keepPayOutcome', params: ({ event }) => event }, 'announcePaid'],
            description: 'The order waits for delivery.',
          },
          {
            guard: { type: 'isBalanceTooLow', params: ({ event }) => event },
            target: 'asking.balanceTooLow',
            actions: [{ type: 'keepPayOutcome', params: ({ event }) => event }, 'announceShort'],
            description: 'Not enough money on the balance.',
          },
          {
            guard: { type: 'isStateChanged', params: ({ event }) => event },
            target: 'resting.orderChanged',
            actions: [
              { type: 'keepPayOutcome', params: ({ event }) => event },
              'announceOrderChanged',
            ],
            description: 'The order was cancelled, ran out of time, or is paid already.',
          },
          {
            guard: { type: 'isPasskeyProofInvalid', params: ({ event }) => event },
            target: 'asking.byPasskey.lapsed',
            description: 'The passkey was used more than two minutes ago.',
          },
          {
            guard: { type: 'isProofInvalid', params: ({ event }) => event },
            target: 'asking.entering.lapsed',
            description: 'The code was checked more than two minutes ago.',
          },
          {
            target: 'asking.payingFailed',
            actions: { type: 'keepPayOutcome', params: ({ event }) => event },
            description: 'The answer never arrived.',
          },
        ],
        onError: { target: 'asking.payingFailed', actions: 'keepSurprise' },
      },
    },
  },
})

function standOf({ codeIsSet, lock, shortCents = 0, passkey = 'none' }: CodeStand) {
  return {
    codeIsSet,
    passkey,
    shortCents,
    isLocked: !!lock,
    lockedUntil: lock?.until ?? null,
    lockedForMs: lock?.forMs ?? 0,
  }
}
