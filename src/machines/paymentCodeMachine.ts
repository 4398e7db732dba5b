import { assign, fromPromise, setup } from 'xstate'
import type {
  Payment,
  PaymentCodeContext,
  PaymentCodeEvent,
  PayOutcome,
  VerifyOutcome,
} from './paymentCodeTypes.ts'

const nothingYet = {
  payCode: '',
  attemptsLeft: null,
  lockedUntil: null,
  lockedForMs: 0,
  proof: null,
  shortCents: 0,
  order: null,
  failure: null,
}

export const paymentCodeMachine = setup({
  types: {
    context: {} as PaymentCodeContext,
    events: {} as PaymentCodeEvent,
    tags: {} as 'busy' | 'open',
  },
  actors: {
    verifyCode: fromPromise<VerifyOutcome, { payment: Payment | null; payCode: string }>(() =>
      Promise.reject(new Error('verifyCode')),
    ),
    payOrder: fromPromise<PayOutcome, { payment: Payment | null; proof: string | null }>(() =>
      Promise.reject(new Error('payOrder')),
    ),
  },
  guards: {
    isCodeSet: (_, { codeIsSet }: { codeIsSet: boolean }) => codeIsSet,
    isDigitWithRoom: ({ context }, { digit }: { digit: string }) =>
      /^[0-9]$/.test(digit) && context.payCode.length < 12,
    hasDigits: ({ context }) => context.payCode.length > 0,
    isLongEnough: ({ context }) => context.payCode.length >= 6,
    isProven: (_, { output }: { output: VerifyOutcome }) => output.type === 'proven',
    isProofAsked: ({ context }, { output }: { output: VerifyOutcome }) =>
      output.type === 'proven' && context.payment?.operation === 'withdraw',
    isWrong: (_, { output }: { output: VerifyOutcome }) => output.type === 'wrong',
    isLockedForAWhile: (_, { output }: { output: VerifyOutcome }) =>
      output.type === 'locked' && output.forMs !== null,
    isLockedUntilReset: (_, { output }: { output: VerifyOutcome }) => output.type === 'locked',
    isNotSet: (_, { output }: { output: VerifyOutcome }) => output.type === 'notSet',
    isPaid: (_, { output }: { output: PayOutcome }) => output.type === 'paid',
    isBalanceTooLow: (_, { output }: { output: PayOutcome }) => output.type === 'balanceTooLow',
    isStateChanged: (_, { output }: { output: PayOutcome }) => output.type === 'stateChanged',
    isProofInvalid: (_, { output }: { output: PayOutcome }) => output.type === 'proofInvalid',
  },
  actions: {
    beginPayment: assign((_, { payment }: { payment: Payment }) => ({ ...nothingYet, payment })),
    dropPayment: assign({ payment: null, ...nothingYet }),
    addDigit: assign(({ context }, { digit }: { digit: string }) => ({
      payCode: context.payCode + digit,
    })),
    eraseDigit: assign(({ context }) => ({ payCode: context.payCode.slice(0, -1) })),
    clearCode: assign({ payCode: '' }),
    keepVerdict: assign(({ context }, { output }: { output: VerifyOutcome }) => ({
      payCode: output.type === 'failed' ? context.payCode : '',
      proof: output.type === 'proven' ? output.proof : null,
      attemptsLeft: output.type === 'wrong' ? output.attemptsLeft : null,
      lockedUntil: output.type === 'locked' ? output.until : null,
      lockedForMs: output.type === 'locked' ? (output.forMs ?? 0) : 0,
      failure: output.type === 'failed' ? output.failure : null,
    })),
    keepPayOutcome: assign((_, { output }: { output: PayOutcome }) => ({
      order: output.type === 'paid' || output.type === 'stateChanged' ? output.order : null,
      shortCents: output.type === 'balanceTooLow' ? output.shortCents : 0,
      failure: output.type === 'failed' ? output.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    openPayCodeSettings: () => {},
    openTopUp: () => {},
    announcePaid: () => {},
    announceOrderChanged: () => {},
  },
  delays: {
    lockLeft: ({ context }) => context.lockedForMs,
  },
}).createMachine({
  id: 'paymentCode',
  description: 'The payment code, and paying an order from the balance with it.',
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
        'payment.requested': [
          {
            guard: { type: 'isCodeSet', params: ({ event }) => event },
            target: 'asking.entering',
            actions: { type: 'beginPayment', params: ({ event }) => event },
            description: 'The shopper wants to pay and has a payment code.',
          },
          {
            target: 'asking.notSet',
            actions: { type: 'beginPayment', params: ({ event }) => event },
            description: 'The shopper wants to pay and has no payment code yet.',
          },
        ],
      },
      states: {
        closed: { description: 'No payment was made yet, or the shopper left it.' },
        proven: { description: 'The code was right; a withdrawal goes on with its proof.' },
        paid: { description: 'The last payment went through: the order waits for delivery.' },
        orderChanged: {
          description: 'The order no longer waits to be paid; the screen shows it as it now is.',
        },
      },
    },
    asking: {
      description: 'The sheet is open and nothing is under way, so the shopper may leave.',
      tags: 'open',
      initial: 'entering',
      on: {
        'payment.requested': [
          {
            guard: { type: 'isCodeSet', params: ({ event }) => event },
            target: '.entering',
            actions: { type: 'beginPayment', params: ({ event }) => event },
            description: 'The shopper left the sheet for another order and pays that one.',
          },
          {
            target: '.notSet',
            actions: { type: 'beginPayment', params: ({ event }) => event },
            description: 'The same, without a payment code.',
          },
        ],
        'settings.opened': {
          target: 'resting',
          actions: ['openPayCodeSettings', 'dropPayment'],
          description: 'The shopper sets a code in the settings and comes back to pay.',
        },
        'payment.closed': {
          target: 'resting',
          actions: 'dropPayment',
          description: 'The shopper leaves; the order still waits to be paid.',
        },
      },
      states: {
        notSet: { description: '“You have not set payment password?”' },
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
          },
          states: {
            fresh: { description: 'Nothing was refused yet.' },
            refused: { description: 'The code was wrong; the tries left are shown.' },
            lapsed: { description: 'The proof was too old: the code is asked for once more.' },
            unanswered: { description: 'The code could not be checked; it is still there.' },
          },
        },
        forgotten: { description: 'A new code can be set with the login password.' },
        locked: {
          description: 'Too many wrong codes: for a while none is taken.',
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
          },
        },
        lockedUntilReset: {
          description: 'Twenty wrong codes: only a new code, set with the password, helps.',
          on: {
            'code.forgotten': {
              target: 'forgotten',
              description: 'The shopper sets a new code.',
            },
          },
        },
        balanceTooLow: {
          description: 'The balance is short of the sum; the screen says by how much.',
          on: {
            'topUp.opened': {
              target: '#paymentCode.resting',
              actions: ['openTopUp', 'dropPayment'],
              description: 'The shopper tops up what is missing and comes back to this order.',
            },
          },
        },
        payingFailed: {
          description: 'Nobody knows whether the payment went through: trying again is safe.',
          on: {
            'payment.retried': {
              target: '#paymentCode.paying',
              description: 'Sends the same again, so nothing is paid twice.',
            },
          },
        },
      },
    },
    verifying: {
      description: 'The code is checked. A wrong one is counted before it is looked at.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => ({ payment: context.payment, payCode: context.payCode }),
        onDone: [
          {
            guard: { type: 'isProofAsked', params: ({ event }) => event },
            target: 'resting.proven',
            actions: { type: 'keepVerdict', params: ({ event }) => event },
            description: 'The code is right, and the proof is all that was asked for.',
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
            actions: { type: 'keepVerdict', params: ({ event }) => event },
            description: 'One wrong code too many: 15 minutes, later 24 hours.',
          },
          {
            guard: { type: 'isLockedUntilReset', params: ({ event }) => event },
            target: 'asking.lockedUntilReset',
            actions: { type: 'keepVerdict', params: ({ event }) => event },
            description: 'Far too many wrong codes.',
          },
          {
            guard: { type: 'isNotSet', params: ({ event }) => event },
            target: 'asking.notSet',
            actions: { type: 'keepVerdict', params: ({ event }) => event },
            description: 'There is no payment code after all.',
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
    paying: {
      description: 'The sum moves from the balance to the shop’s trust account.',
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
            actions: { type: 'keepPayOutcome', params: ({ event }) => event },
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
            guard: { type: 'isProofInvalid', params: ({ event }) => event },
            target: 'asking.entering.lapsed',
            description: 'More than two minutes went by since the code was checked.',
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
