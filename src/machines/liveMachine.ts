import { assign, fromCallback, setup } from 'xstate'
import type { Notice } from '../../contract/notices.ts'

export interface LiveContext {
  /** The position where the stream resumes. Null before it was ever open. */
  since: string | null
  /** Failed tries in a row. */
  tries: number
  /** Random, 0 to 1. Spreads the reconnects of tabs that lost the same server. */
  jitter: number
}

export type LiveEvent =
  | { type: 'session.started'; isHidden: boolean }
  | { type: 'session.ended' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  | { type: 'connection.restored' }
  | { type: 'connection.lost' }
  | { type: 'stream.opened'; since: string | null }
  | { type: 'stream.signed' }
  | { type: 'notices.arrived'; notices: readonly Notice[]; since: string | null }
  | { type: 'stream.reset'; since: string | null }
  | { type: 'stream.lost' }

const firstWaitMs = 1_000
const longestWaitMs = 30_000
/** The server sends a heartbeat every 15 seconds. */
const longestSilenceMs = 40_000

export const liveMachine = setup({
  types: {
    context: {} as LiveContext,
    input: {} as { jitter: number },
    events: {} as LiveEvent,
    tags: {} as 'live',
  },
  actors: {
    stream: fromCallback<LiveEvent, { since: string | null }>(() => {
      throw new Error('stream')
    }),
  },
  delays: {
    backOff: ({ context }) =>
      Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(context.tries - 1, 10)) *
      (0.75 + context.jitter / 2),
    silence: longestSilenceMs,
  },
  guards: {
    isFirst: ({ context }) => context.since === null,
    isHidden: (_, { isHidden }: { isHidden: boolean }) => isHidden,
  },
  actions: {
    keepSince: assign(({ context }, { since }: { since: string | null }) => ({
      since: since ?? context.since,
    })),
    forgetSince: assign({ since: null, tries: 0 }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    forgetTries: assign({ tries: 0 }),
    refreshTouched: (_, _params: { notices: readonly Notice[] }) => {},
    refreshEverything: () => {},
  },
}).createMachine({
  id: 'live',
  description: 'Changes made elsewhere reach the shopper’s open screens automatically.',
  context: ({ input }) => ({ since: null, tries: 0, jitter: input.jitter }),
  initial: 'signedOut',
  states: {
    signedOut: {
      description: 'A guest has nothing that changes elsewhere.',
      entry: 'forgetSince',
      on: {
        'session.started': [
          {
            guard: { type: 'isHidden', params: ({ event }) => event },
            target: 'signedIn.paused',
            description:
              'A shopper is signed in on a hidden page, such as a tab in the background.',
          },
          { target: 'signedIn', description: 'A shopper signed in.' },
        ],
      },
    },
    signedIn: {
      description: 'The page follows the shopper’s changes.',
      initial: 'streaming',
      on: {
        'session.ended': { target: 'signedOut', description: 'The shopper signed out.' },
        'page.hidden': { target: '.paused', description: 'The page is hidden.' },
      },
      states: {
        streaming: {
          description:
            'The stream is being opened, or open: all visible tabs of a browser share one.',
          initial: 'connecting',
          invoke: {
            id: 'stream',
            src: 'stream',
            input: ({ context }) => ({ since: context.since }),
          },
          on: {
            'connection.lost': { target: 'offline', description: 'The device is offline.' },
            'stream.lost': {
              target: 'waiting',
              description: 'The server or the network is gone.',
            },
            'notices.arrived': {
              actions: [
                { type: 'keepSince', params: ({ event }) => event },
                { type: 'refreshTouched', params: ({ event }) => event },
              ],
              description: 'Something changed; what shows it is loaded again.',
            },
            'stream.reset': {
              actions: [{ type: 'keepSince', params: ({ event }) => event }, 'refreshEverything'],
              description: 'Too much was missed to send it one by one.',
            },
          },
          states: {
            connecting: {
              description: 'The server has not answered yet.',
              on: {
                'stream.opened': [
                  {
                    guard: 'isFirst',
                    target: 'open',
                    actions: [
                      { type: 'keepSince', params: ({ event }) => event },
                      'refreshEverything',
                    ],
                    description:
                      'What was loaded before the stream began may be old: it is loaded again.',
                  },
                  {
                    target: 'catchingUp',
                    description: 'The server first sends what was missed.',
                  },
                ],
              },
            },
            catchingUp: {
              description: 'The server sends what happened since the last stream.',
              after: {
                silence: {
                  target: '#live.signedIn.waiting',
                  description: 'The server stays silent: the stream is dead.',
                },
              },
              on: {
                'stream.signed': {
                  target: 'open',
                  description: 'Data or a heartbeat arrived: the stream is open.',
                },
              },
            },
            open: {
              description: 'Every change arrives within a moment.',
              tags: 'live',
              entry: 'forgetTries',
              after: {
                silence: {
                  target: '#live.signedIn.waiting',
                  description: 'Not even a heartbeat arrived: the stream is dead.',
                },
              },
              on: {
                'stream.signed': {
                  target: 'open',
                  reenter: true,
                  description: 'A heartbeat or an event; the silence starts again.',
                },
              },
            },
          },
        },
        waiting: {
          description: 'The attempt failed; the wait before the next one grows.',
          entry: 'countTry',
          after: { backOff: { target: 'streaming', description: 'The next attempt.' } },
          on: {
            'connection.lost': { target: 'offline', description: 'The device is offline.' },
            'connection.restored': { target: 'streaming', description: 'The network is back.' },
          },
        },
        offline: {
          description: 'Without a connection there are no attempts.',
          on: {
            'connection.restored': { target: 'streaming', description: 'The network is back.' },
          },
        },
        paused: {
          description: 'The page is hidden; it catches up when it is shown again.',
          on: {
            'page.shown': {
              target: 'streaming',
              description: 'The page is shown again.',
            },
          },
        },
      },
    },
  },
})
