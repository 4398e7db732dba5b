import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from './failure.ts'

export interface Page {
  list: readonly unknown[]
  nextCursor: string | null
}

export type PageOutcome = { type: 'loaded'; page: Page } | { type: 'failed'; failure: Failure }

export interface PagedListContext {
  items: readonly unknown[]
  nextCursor: string | null
  /** The newest first page as answered, for its other fields: totals, facets. */
  firstPage: Page | null
  failure: Failure | null
}

export type PagedListEvent =
  | { type: 'load.requested' }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'refresh.requested' }
  | { type: 'connection.restored' }
  | { type: 'page.came'; page: Page }

export const pagedListMachine = setup({
  types: {
    context: {} as PagedListContext,
    events: {} as PagedListEvent,
    tags: {} as 'busy' | 'filled' | 'refreshable',
  },
  actors: {
    loadPage: fromPromise<PageOutcome, { cursor: string | null }>(() =>
      Promise.reject(new Error('loadPage')),
    ),
  },
  guards: {
    isFailed: (_, outcome: PageOutcome) => outcome.type === 'failed',
    isOffline: (_, outcome: PageOutcome) =>
      outcome.type === 'failed' && outcome.failure.type === 'offline',
    isEmpty: (_, outcome: PageOutcome) =>
      outcome.type === 'loaded' && outcome.page.list.length === 0,
    isLastPage: (_, outcome: PageOutcome) =>
      outcome.type === 'loaded' && outcome.page.nextCursor === null,
    hadNothing: ({ context }) => context.items.length === 0,
    hadEverything: ({ context }) => context.nextCursor === null,
  },
  actions: {
    keepFirstPage: assign(({ context }, outcome: PageOutcome) =>
      outcome.type === 'loaded'
        ? {
            items: outcome.page.list,
            nextCursor: outcome.page.nextCursor,
            firstPage: outcome.page,
            failure: null,
          }
        : { ...context, failure: outcome.failure },
    ),
    appendPage: assign(({ context }, outcome: PageOutcome) =>
      outcome.type === 'loaded'
        ? {
            items: [...context.items, ...outcome.page.list],
            nextCursor: outcome.page.nextCursor,
            failure: null,
          }
        : { ...context, failure: outcome.failure },
    ),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    announceRefreshFailure: () => {},
  },
}).createMachine({
  id: 'pagedList',
  description: 'A list that is read page by page and pulled down to refresh.',
  context: { items: [], nextCursor: null, firstPage: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'It has not been requested yet.',
      on: {
        'load.requested': { target: 'loading', description: 'A screen shows it.' },
        'page.came': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => loaded(event.page) },
            target: 'empty',
            actions: { type: 'keepFirstPage', params: ({ event }) => loaded(event.page) },
            description: 'The page data contains the first page, and it is empty.',
          },
          {
            guard: { type: 'isLastPage', params: ({ event }) => loaded(event.page) },
            target: 'filled.ended',
            actions: { type: 'keepFirstPage', params: ({ event }) => loaded(event.page) },
            description: 'The page data contains the first page, and it is the last one.',
          },
          {
            target: 'filled.ready',
            actions: { type: 'keepFirstPage', params: ({ event }) => loaded(event.page) },
            description: 'The page data contains the first page.',
          },
        ],
      },
    },
    loading: {
      description: 'The first page is loading; the screen shows its skeleton.',
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: { cursor: null },
        onDone: [
          {
            guard: { type: 'isOffline', params: ({ event }) => event.output },
            target: 'offline',
            actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            description: 'There is no connection.',
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            description: 'It could not be loaded.',
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            description: 'There is nothing to show.',
          },
          {
            guard: { type: 'isLastPage', params: ({ event }) => event.output },
            target: 'filled.ended',
            actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            description: 'That was the last page.',
          },
          {
            target: 'filled.ready',
            actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            description: 'More pages follow.',
          },
        ],
        onError: { target: 'failed', actions: 'keepSurprise' },
      },
      on: {
        'refresh.requested': {
          target: 'loading',
          reenter: true,
          description: 'The pending answer may already be out of date.',
        },
      },
    },
    filled: {
      description: 'There are rows to show.',
      tags: ['filled', 'refreshable'],
      initial: 'ready',
      on: {
        'refresh.requested': {
          target: 'refreshing',
          description: 'Pulled down, or something changed.',
        },
      },
      states: {
        ready: {
          description: 'More pages follow.',
          on: {
            'more.requested': { target: 'loadingMore', description: 'Scrolled near the end.' },
          },
        },
        loadingMore: {
          description: 'The next page is loading.',
          tags: 'busy',
          invoke: {
            id: 'loadPage',
            src: 'loadPage',
            input: ({ context }) => ({ cursor: context.nextCursor }),
            onDone: [
              {
                guard: { type: 'isFailed', params: ({ event }) => event.output },
                target: 'failedMore',
                actions: { type: 'appendPage', params: ({ event }) => event.output },
                description: 'It could not be loaded.',
              },
              {
                guard: { type: 'isLastPage', params: ({ event }) => event.output },
                target: 'ended',
                actions: { type: 'appendPage', params: ({ event }) => event.output },
                description: 'That was the last page.',
              },
              {
                target: 'ready',
                actions: { type: 'appendPage', params: ({ event }) => event.output },
                description: 'More pages follow.',
              },
            ],
            onError: { target: 'failedMore', actions: 'keepSurprise' },
          },
        },
        failedMore: {
          description: 'The next page could not be loaded; the rows stay, and a tap tries again.',
          on: {
            'retry.requested': { target: 'loadingMore', description: 'The shopper tries again.' },
            'connection.restored': { target: 'loadingMore', description: 'The network is back.' },
          },
        },
        ended: { description: 'Every row is shown.' },
      },
    },
    refreshing: {
      description: 'The first page is loaded again while the rows stay.',
      tags: ['busy', 'filled'],
      invoke: {
        id: 'loadPage',
        src: 'loadPage',
        input: { cursor: null },
        onDone: [
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'refreshFailed',
            actions: [
              { type: 'keepFirstPage', params: ({ event }) => event.output },
              'announceRefreshFailure',
            ],
            description: 'It could not be loaded.',
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            description: 'There is nothing to show.',
          },
          {
            guard: { type: 'isLastPage', params: ({ event }) => event.output },
            target: 'filled.ended',
            actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            description: 'That was the last page.',
          },
          {
            target: 'filled.ready',
            actions: { type: 'keepFirstPage', params: ({ event }) => event.output },
            description: 'More pages follow.',
          },
        ],
        onError: {
          target: 'refreshFailed',
          actions: ['keepSurprise', 'announceRefreshFailure'],
        },
      },
      on: {
        'refresh.requested': {
          target: 'refreshing',
          reenter: true,
          description: 'The pending answer may already be out of date.',
        },
      },
    },
    refreshFailed: {
      description: 'Back to what was shown before the refresh.',
      always: [
        { guard: 'hadNothing', target: 'empty' },
        { guard: 'hadEverything', target: 'filled.ended' },
        { target: 'filled.ready' },
      ],
    },
    empty: {
      description:
        'The list is empty; the screen says what will appear here and offers the next step.',
      tags: 'refreshable',
      on: {
        'refresh.requested': {
          target: 'refreshing',
          description: 'Pulled down, or something changed.',
        },
      },
    },
    failed: {
      description: 'The first page could not be loaded; the screen offers to try again.',
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
      description: 'No connection; it loads automatically when that is back.',
      on: {
        'load.requested': { target: 'loading', description: 'A screen shows it.' },
        'retry.requested': { target: 'loading', description: 'The shopper tries again.' },
        'connection.restored': { target: 'loading', description: 'The network is back.' },
      },
    },
  },
})

function loaded(page: Page): PageOutcome {
  return { type: 'loaded', page }
}
