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
    'How often the payment code may be wrong, on all screens: 5 wrong codes lock it for 15 minutes, 10 for a day, 20 until it is reset with the password.',
  context: ({ input }) => ({ locks: input.locks, wrongCodes: 0 }),
  initial: 'open',
  on: {
    'code.setAnew': {
      target: '.open.firstFive',
      actions: 'forgetCount',
      description:
        'The shopper sets a new code with the password; the count of wrong codes starts at zero.',
    },
  },
  states: {
    open: {
      description: 'A code can be entered.',
      initial: 'firstFive',
      on: {
        'rightCode.entered': {
          target: 'counted',
          description: 'A right code counts as wrong until it is checked.',
        },
        'wrongCode.entered': {
          target: 'counted',
          description: 'A wrong code counts before it is checked.',
        },
      },
      states: {
        firstFive: { description: 'Up to the fifth wrong code.' },
        untilTenth: { description: 'Five were wrong. Five more, and it is locked for a day.' },
        untilTwentieth: {
          description: 'Ten were wrong. Ten more, and only a reset with the password unlocks it.',
        },
      },
    },
    counted: {
      description: 'The code is checked; the attempt is already counted.',
      entry: 'count',
      always: [
        {
          guard: 'isRight',
          target: 'open.firstFive',
          actions: 'forgetCount',
          description: 'It is right: the count starts at zero again.',
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
          description: 'Wrong; the shopper sees how many attempts are left until the twentieth.',
        },
        {
          guard: 'isPastFifth',
          target: 'open.untilTenth',
          description: 'Wrong; the shopper sees how many attempts are left until the tenth.',
        },
        {
          target: 'open.firstFive',
          description: 'Wrong; the shopper sees how many attempts are left until the fifth.',
        },
      ],
    },
    lockedForAQuarterHour: {
      description: 'For 15 minutes no code is checked, not even the right one.',
      tags: 'locked',
      on: {
        'rightCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a check: the right code does not end the lock.',
        },
        'wrongCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a check, and not counted.',
        },
      },
      after: {
        quarterHour: { target: 'open.untilTenth', description: 'The lock is over.' },
      },
    },
    lockedForADay: {
      description: 'For 24 hours no code is checked, not even the right one.',
      tags: 'locked',
      on: {
        'rightCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a check: the right code does not end the lock.',
        },
        'wrongCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a check, and not counted.',
        },
      },
      after: {
        day: { target: 'open.untilTwentieth', description: 'The lock is over.' },
      },
    },
    lockedUntilReset: {
      description: 'No code is checked any more until a new one is set with the password.',
      tags: 'locked',
      on: {
        'rightCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a check: the right code does not end the lock.',
        },
        'wrongCode.entered': {
          actions: 'refuseUnread',
          description: 'Refused without a check, and not counted.',
        },
      },
    },
  },
})
