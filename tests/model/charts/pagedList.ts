import { expect } from '@playwright/test'
import { pagedListMachine } from '../../../src/machines/pagedListMachine.ts'
import type { PagedListContext, PageOutcome } from '../../../src/machines/pagedListMachine.ts'
import { listNotices } from '../../../contract/notices.ts'
import type { Notice } from '../../../contract/notices.ts'
import { networkFailure, offlineFailure } from '../../factories/failures.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import {
  asksAgain,
  entersOwnScreen,
  goesOnlineAgain,
  isLoading,
  offersRetry,
  pulls,
  says,
} from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

/** Enough rows that the end of the list is far below the screen. */
const rows = Array.from({ length: 30 }, (_, index) => aNotice(900 - index))

export const failed: PageOutcome = { type: 'failed', failure: networkFailure }
export const offline: PageOutcome = {
  type: 'failed',
  failure: offlineFailure,
}

export const proof = proveChart<typeof pagedListMachine>({
  machine: pagedListMachine,
  question: 'How does a long list come page by page, and what is left of it when a page is lost?',
  actedBy: {
    'load.requested': 'app',
    'more.requested': 'shopper',
    'retry.requested': 'shopper',
    'refresh.requested': 'shopper',
    'connection.restored': 'browser',
    'page.came': 'app',
  },
  events: {
    'load.requested': [{ type: 'load.requested' }],
    'more.requested': [{ type: 'more.requested' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'refresh.requested': [{ type: 'refresh.requested' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'page.came': [rows, rows.slice(0, 1), []].map((list) => ({
      type: 'page.came',
      page: { list, nextCursor: list.length > 1 ? 'after-30' : null },
    })),
  },
  actors: {
    loadPage: {
      resolves: [
        page(rows, 'after-30'),
        page(rows.slice(0, 1), null),
        page([], null),
        failed,
        offline,
      ],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => ({
    items: Math.min(context.items.length, 2),
    hasMore: context.nextCursor !== null,
    failure: context.failure?.type,
  }),
  api: { none: 'pages and their cursors have their own tests in tests/api' },
  screens: {
    onFreshPage: ['load.requested'],
    open: async (stage) => {
      await stage.page.goto('/language')
      await stage.stream.open('41')
    },
    gestures: {
      'load.requested': async (stage, _event, before) => {
        if (before.matches('idle')) await entersOwnScreen(stage, '/notification')
        else await stage.leaveAndReturn()
      },
      'more.requested': async ({ page: screen }) => {
        await screen.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      },
      'retry.requested': asksAgain,
      'refresh.requested': async (stage, _event, before) => {
        if (before.matches('filled')) await pulls(stage)
        else await stage.stream.push([aNotice(901)], '42')
      },
      'connection.restored': goesOnlineAgain,
      'page.came': { none: 'it comes with the screen, before anything can be done' },
    },
    answers: {
      loadPage: oneCall(listNotices, (output) =>
        output.type === 'loaded' ? answer(output.page) : replyOf(output.failure),
      ),
    },
    sends: {
      loadPage: ({ cursor }) => [ask(listNotices, cursor === null ? {} : { cursor })],
    },
    shows: {
      idle: { none: 'the screen that is opened asks at once' },
      loading: isLoading,
      'filled.ready': async (stage, { context }) => {
        await showsRows(stage, context)
        await expect(stage.page.getByText('No more')).toBeHidden()
      },
      'filled.loadingMore': async (stage, { context }) => {
        await showsRows(stage, context)
        await says('Loading…')(stage)
      },
      'filled.failedMore': async (stage, { context }) => {
        await showsRows(stage, context)
        await offersRetry(stage)
      },
      'filled.ended': async (stage, { context }) => {
        await showsRows(stage, context)
        await says('No more')(stage)
      },
      refreshing: async (stage, { context }) => {
        if (context.items.length > 0) await showsRows(stage, context)
        else await says('No notifications yet')(stage)
      },
      refreshFailed: { none: 'left at once' },
      empty: says('No notifications yet'),
      failed: async (stage) => {
        await says('Backend interface connection abnormal')(stage)
        await offersRetry(stage)
      },
      offline: async (stage) => {
        await says('This loads by itself when the connection is back.')(stage)
        await offersRetry(stage)
      },
    },
    skips: ({ type }) => type === 'page.came',
  },
})

export function page(list: readonly unknown[], nextCursor: string | null): PageOutcome {
  return { type: 'loaded', page: { list, nextCursor } }
}

function aNotice(id: number): Notice {
  const at = '2026-01-05T10:00:00.000Z'
  return { id, kind: 'parcel.shipped', orderId: null, refundId: null, at, read: true }
}

async function showsRows({ page: screen }: Stage, { items }: PagedListContext): Promise<void> {
  await expect(screen.getByRole('main').getByRole('listitem')).toHaveCount(items.length)
}
