import { assign, setup, stateIn } from 'xstate'

export type ConnectionEvent =
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  | { type: 'copy.shown' }
  | { type: 'answer.arrived' }
  | { type: 'copies.missed' }

const firstWaitMs = 3_000
const longestWaitMs = 60_000

export const connectionMachine = setup({
  types: {
    context: {} as { isOnline: boolean; tries: number },
    input: {} as { isOnline: boolean },
    events: {} as ConnectionEvent,
    tags: {} as 'outdated',
  },
  guards: {
    isOnline: ({ context }) => context.isOnline,
    isDeviceOnline: stateIn('#connection.device.online'),
  },
  delays: {
    backOff: ({ context }) =>
      Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(context.tries, 10)),
  },
  actions: {
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetTries: assign({ tries: 0 }),
    publishLost: () => {},
    publishRestored: () => {},
    refreshEverything: () => {},
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the shop can be reached, and what is read again once it can.',
  context: ({ input }) => ({ isOnline: input.isOnline, tries: 0 }),
  type: 'parallel',
  on: {
    'copies.missed': {
      actions: 'refreshEverything',
      description: 'What is shown could not be saved for offline reading: it is loaded again.',
    },
  },
  states: {
    // This region stands before `device`: after the same event, what is read again must not be
    // resumed as well, which would request it twice.
    server: {
      description: 'Whether the server answers; a device can’t know that.',
      initial: 'answering',
      states: {
        answering: {
          description: 'What is shown came from the server.',
          exit: 'forgetTries',
          on: {
            'copy.shown': {
              target: 'replaced',
              description: 'The server did not answer: an older copy is shown.',
            },
          },
        },
        replaced: {
          description: 'Saved copies replace a server that does not answer.',
          tags: 'outdated',
          after: {
            backOff: {
              guard: 'isDeviceOnline',
              target: 'replaced',
              reenter: true,
              actions: ['countTry', 'refreshEverything'],
              description: 'The server is asked again, with longer and longer waits.',
            },
          },
          on: {
            'answer.arrived': {
              target: 'answering',
              actions: 'refreshEverything',
              description: 'The server is back: everything shown is read again.',
            },
            'connection.restored': {
              target: 'answering',
              actions: 'refreshEverything',
              description: 'The device is back: everything shown is read again.',
            },
          },
        },
      },
    },
    device: {
      description: 'What the device reports about its connection.',
      initial: 'starting',
      states: {
        starting: {
          description: 'Depends on what the device reports when the page opens.',
          always: [{ guard: 'isOnline', target: 'online' }, { target: 'offline' }],
        },
        online: {
          description: 'The device has a connection.',
          on: {
            'connection.lost': {
              target: 'offline',
              actions: 'publishLost',
              description: 'The device lost its connection.',
            },
          },
        },
        offline: {
          description: 'The device has no connection.',
          tags: 'outdated',
          on: {
            'connection.restored': {
              target: 'online',
              actions: 'publishRestored',
              description: 'What waited for the connection continues.',
            },
          },
        },
      },
    },
  },
})
