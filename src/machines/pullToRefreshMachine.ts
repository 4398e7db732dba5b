import { assign, fromPromise, setup } from 'xstate'

export type RefreshOutcome = { type: 'refreshed' } | { type: 'failed' }

export interface PullToRefreshContext {
  /** The distance in px from which a release refreshes the content. */
  enoughPx: number
  pulledPx: number
}

export type PullToRefreshEvent =
  | { type: 'content.pulled'; distancePx: number }
  | { type: 'content.released' }
  | { type: 'notice.faded' }

export const pullToRefreshMachine = setup({
  types: {
    context: {} as PullToRefreshContext,
    input: {} as { enoughPx: number },
    events: {} as PullToRefreshEvent,
  },
  actors: {
    refresh: fromPromise<RefreshOutcome>(() => Promise.reject(new Error('refresh'))),
  },
  guards: {
    isFarEnough: ({ context }) => context.pulledPx >= context.enoughPx,
    isRefreshed: (_, { output }: { output: RefreshOutcome }) => output.type === 'refreshed',
  },
  actions: {
    keepDistance: assign((_, { distancePx }: { distancePx: number }) => ({
      pulledPx: distancePx,
    })),
    forgetDistance: assign({ pulledPx: 0 }),
  },
}).createMachine({
  id: 'pullToRefresh',
  description: 'Content that is pulled down to refresh it.',
  context: ({ input }) => ({ enoughPx: input.enoughPx, pulledPx: 0 }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The content is at rest.',
      on: {
        'content.pulled': {
          target: 'pulling',
          actions: { type: 'keepDistance', params: ({ event }) => event },
          description: 'A finger pulls it down.',
        },
      },
    },
    pulling: {
      description: 'The content follows the finger, and a head opens above it.',
      exit: 'forgetDistance',
      initial: 'measuring',
      on: {
        'content.pulled': {
          target: '.measuring',
          actions: { type: 'keepDistance', params: ({ event }) => event },
          description: 'The finger moves on, or back.',
        },
      },
      states: {
        measuring: {
          description: 'Decides whether it is far enough.',
          always: [{ guard: 'isFarEnough', target: 'enough' }, { target: 'short' }],
        },
        short: {
          description: 'The head says “pull to refresh”.',
          on: {
            'content.released': {
              target: '#pullToRefresh.resting',
              description: 'Released too early: nothing is refreshed.',
            },
          },
        },
        enough: {
          description: 'The head says “release to refresh”.',
          on: {
            'content.released': {
              target: '#pullToRefresh.refreshing',
              description: 'The shopper releases it: it is refreshed.',
            },
          },
        },
      },
    },
    refreshing: {
      description: 'The head stays open until the refresh is over.',
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: [
          {
            guard: { type: 'isRefreshed', params: ({ event }) => event },
            target: 'finished',
            description: 'The content is up to date.',
          },
          { target: 'failed', description: 'The refresh failed; the content may be out of date.' },
        ],
        onError: 'failed',
      },
    },
    finished: {
      description: 'The head says “up to date” for a moment.',
      on: { 'notice.faded': { target: 'resting', description: 'The head closes automatically.' } },
    },
    failed: {
      description: 'The head says for a moment that it could not be refreshed.',
      on: { 'notice.faded': { target: 'resting', description: 'The head closes automatically.' } },
    },
  },
})
