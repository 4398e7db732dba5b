import { assign, setup } from 'xstate'
import type { PayCodeLocks } from '../../contract/payCodeLocks.ts'

export interface CodeLockContext {
  locks: PayCodeLocks
  /** Wrong codes since the last right one. */
  wrongCodes: number
}

export type CodeLockEvent =
  | { type: 'rightCode.entered' }
  | { type: 'wrongCode.entered' }
  | { type: 'code.setAnew' }

export const codeLockMachine = setup({
  types: {
    context: {} as CodeLockContext,
    input: {} as { locks: PayCodeLocks },
    events: {} as CodeLockEvent,
    tags: {} as 'locked',
  },
  guards: {
    isRight: ({ event }) => event.type === 'rightCode.entered',
    isFifth: ({ context: { locks, wrongCodes } }) => wrongCodes === locks[0].wrong,
    isTenth: ({ context: { locks, wrongCodes } }) => wrongCodes === locks[1].wrong,
    isTwentieth: ({ context: { locks, wrongCodes } }) => wrongCodes === locks[2].wrong,
    isPastFifth: ({ context: { locks, wrongCodes } }) => wrongCodes > locks[0].wrong,
    isPastTenth: ({ context: { locks, wrongCodes } }) => wrongCodes > locks[1].wrong,
  },
  actions: {
    count: assign({ wrongCodes: ({ context }) => context.wrongCodes + 1 }),
    forgetCount: assign({ wrongCodes: 0 }),
    refuseUnread: () => {},
  },
  delays: {
    quarterHour: ({ context }) => context.locks[0].seconds * 1000,
    day: ({ context }) => context.locks[1].seconds * 1000,
  },
}).createMachine({
  id: 'codeLock',
  description:
    'How often the payment code may be wrong, wherever it is asked for: after 5 wrong codes a quarter of an hour is waited, after 10 a day, after 20 only the password helps.',
  context: ({ input }) => ({ locks: input.locks, wrongCodes: 0 }),
  initial: 'open',
  on: {
    'code.setAnew': {
      target: '.open.firstFive',
      actions: 'forgetCount',
      description: 'The shopper sets a new code with the password; nothing is held against it.',
    },
  },
  states: {
    open: {
      description: 'A code is taken.',
      initial: 'firstFive',
      on: {
        'rightCode.entered': {
          target: 'counted',
          description: 'A right code counts as wrong until it is looked at.',
        },
        'wrongCode.entered': {
          target: 'counted',
          description: 'A wrong code counts before it is looked at.',
        },
      },
      states: {
        firstFive: { description: 'Up to the fifth wrong code.' },
        untilTenth: { description: 'Five were wrong. Five more, and it is locked for a day.' },
        untilTwentieth: { description: 'Ten were wrong. Ten more, and only the password helps.' },
      },
    },
    counted: {
      description: 'The code is looked at, with the try already counted.',
      entry: 'count',
      always: [
        {
          guard: 'isRight',
          target: 'open.firstFive',
          actions: 'forgetCount',
          description: 'It is right: the count begins anew.',
        },
        {
          guard: 'isFifth',
          target: 'lockedForAQuarterHour',
          description: 'The fifth wrong code.',
        },
        { guard: 'isTenth', target: 'lockedForADay', description: 'The tenth wrong code.' },
        {
          guard: 'isTwentieth',
          target: 'lockedUntilReset',
          description: 'The twentieth wrong code.',
        },
        {
          guard: 'isPastTenth',
          target: 'open.untilTwentieth',
          description: 'Wrong; the shopper hears how many tries are left until the twentieth.',
        },
        {
          guard: 'isPastFifth',
          target: 'open.untilTenth',
          description: 'Wrong; the shopper hears how many tries are left until the tenth.',
        },
        {
          target: 'open.firstFive',
          description: 'Wrong; the shopper hears how many tries are left until the fifth.',
        },
      ],
    },
    lockedForAQuarterHour: {
      description: 'For 15 minutes no code is looked at, not even the right one.',
      tags: 'locked',
      on: {
        'rightCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a look: the right code does not end the lock.',
        },
        'wrongCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a look, and not counted.',
        },
      },
      after: {
        quarterHour: { target: 'open.untilTenth', description: 'The lock is over.' },
      },
    },
    lockedForADay: {
      description: 'For 24 hours no code is looked at, not even the right one.',
      tags: 'locked',
      on: {
        'rightCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a look: the right code does not end the lock.',
        },
        'wrongCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a look, and not counted.',
        },
      },
      after: {
        day: { target: 'open.untilTwentieth', description: 'The lock is over.' },
      },
    },
    lockedUntilReset: {
      description: 'No code is looked at any more, until a new one is set with the password.',
      tags: 'locked',
      on: {
        'rightCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a look: the right code does not end the lock.',
        },
        'wrongCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a look, and not counted.',
        },
      },
    },
  },
})
