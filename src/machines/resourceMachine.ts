import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from './failure.ts'

export type LoadOutcome = { type: 'loaded'; data: unknown } | { type: 'failed'; failure: Failure }

export interface ResourceContext {
  data: unknown
  failure: Failure | null
}

export type ResourceEvent =
  | { type: 'load.requested' }
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'connection.restored' }
  | { type: 'data.replaced'; data: unknown }
  | { type: 'refusal.came'; failure: Failure }

export const resourceMachine = setup({
  types: {
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    tags: {} as 'busy' | 'filled',
  },
  actors: {
    load: fromPromise<LoadOutcome>(() => Promise.reject(new Error('load'))),
  },
  guards: {
    isLoaded: (_, outcome: LoadOutcome) => outcome.type === 'loaded',
    isOffline: (_, outcome: LoadOutcome) =>
      outcome.type === 'failed' && outcome.failure.type === 'offline',
  },
  actions: {
    keepOutcome: assign(({ context }, outcome: LoadOutcome) =>
      outcome.type === 'loaded'
        ? { data: outcome.data, failure: null }
        : { data: context.data, failure: outcome.failure },
    ),
    keepData: assign((_, { data }: { data: unknown }) => ({ data, failure: null })),
    keepRefusal: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
  },
}).createMachine({
  id: 'resource',
  description:
    'One thing a screen shows: first load, filled, failed, offline, and quiet refreshes.',
  context: { data: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'It has not been requested yet.',
      on: {
        'load.requested': { target: 'loading', description: 'A screen shows it.' },
        'data.replaced': {
          target: 'filled',
          actions: { type: 'keepData', params: ({ event }) => ({ data: event.data }) },
          description: 'The page data contains it.',
        },
        'refusal.came': {
          target: 'failed',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ failure: event.failure }) },
          description: 'The page data says that it does not exist.',
        },
      },
    },
    loading: {
      description: 'The first load; the screen shows its skeleton.',
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'filled',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
            description: 'The answer arrived.',
          },
          {
            guard: { type: 'isOffline', params: ({ event }) => event.output },
            target: 'offline',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
            description: 'The device has no connection.',
          },
          {
            target: 'failed',
            actions: { type: 'keepOutcome', params: ({ event }) => event.output },
            description: 'The server refused, or could not be reached.',
          },
        ],
        onError: { target: 'failed', actions: 'keepSurprise' },
      },
      on: {
        'refresh.requested': {
          target: 'loading',
          reenter: true,
          description:
            'The pending answer may be older than a change just made: it is requested again.',
        },
      },
    },
    filled: {
      description: 'The data is shown.',
      tags: 'filled',
      initial: 'fresh',
      on: {
        'data.replaced': {
          target: '.fresh',
          actions: { type: 'keepData', params: ({ event }) => ({ data: event.data }) },
          description: 'A newer version came with another answer.',
        },
        'refresh.requested': {
          target: '.refreshing',
          reenter: true,
          description: 'Pulled down, or something changed.',
        },
      },
      states: {
        fresh: { description: 'As new as the last answer.' },
        refreshing: {
          description: 'The data is loaded again while it stays visible.',
          tags: 'busy',
          invoke: {
            id: 'load',
            src: 'load',
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event.output },
                target: 'fresh',
                actions: { type: 'keepOutcome', params: ({ event }) => event.output },
                description: 'The newer answer is shown.',
              },
              {
                target: 'stale',
                actions: { type: 'keepOutcome', params: ({ event }) => event.output },
                description: 'No newer answer came.',
              },
            ],
            onError: { target: 'stale', actions: 'keepSurprise' },
          },
        },
        stale: {
          description: 'The refresh failed; what was shown stays.',
          on: {
            'retry.requested': { target: 'refreshing', description: 'The shopper tries again.' },
            'connection.restored': { target: 'refreshing', description: 'The network is back.' },
          },
        },
      },
    },
    failed: {
      description: 'Nothing to show; the screen says what happened and offers to try again.',
      on: {
        'load.requested': { target: 'loading', description: 'A screen shows it.' },
        'retry.requested': { target: 'loading', description: 'The shopper tries again.' },
        'refresh.requested': {
          target: 'loading',
          description: 'Pulled down, or something changed.',
        },
        'connection.restored': { target: 'loading', description: 'The network is back.' },
      },
    },
    offline: {
      description:
        'Nothing to show without a connection; it loads automatically when that is back.',
      on: {
        'load.requested': { target: 'loading', description: 'A screen shows it.' },
        'retry.requested': { target: 'loading', description: 'The shopper tries again.' },
        'refresh.requested': {
          target: 'loading',
          description: 'Pulled down, or something changed.',
        },
        'connection.restored': { target: 'loading', description: 'The network is back.' },
      },
    },
  },
})
