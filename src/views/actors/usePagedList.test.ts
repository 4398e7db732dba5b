// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { ApiError } from '../../services/apiError.ts'
import { toasts } from './toasts.ts'
import { usePagedList, type PagedList, type PageOf } from './usePagedList.ts'

type Page = PageOf<string>
const first: Page = { list: ['tea', 'lamp'], nextCursor: 'page-2' }
const last: Page = { list: ['tote'], nextCursor: null }
const nothing: Page = { list: [], nextCursor: null }
const slow = new ApiError({ kind: 'timeout' })
const lost = new ApiError({ kind: 'network' })

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

test('reads a list page after page up to its last', async () => {
  const { list, asked, answer } = await openList()
  const unread = shownBy(list())
  await answer(first)
  const begun = shownBy(list())
  await act(async () => list().loadMore())
  const reading = list().more
  await answer(last)
  expect([unread, begun, reading, shownBy(list()), asked]).toEqual([
    { state: 'loading', items: [], firstPage: null, more: 'ended', failure: null },
    { state: 'filled', items: ['tea', 'lamp'], firstPage: first, more: 'ready', failure: null },
    'loading',
    {
      state: 'filled',
      items: ['tea', 'lamp', 'tote'],
      firstPage: first,
      more: 'ended',
      failure: null,
    },
    [null, 'page-2'],
  ])
})

test('keeps the rows when a page fails, and retries that page automatically', async () => {
  const { list, asked, answer } = await openList()
  await answer(first)
  await act(async () => list().loadMore())
  await answer(slow)
  const failed = shownBy(list())
  await act(async () => list().retry())
  await answer(last)
  expect([failed, list().items, list().failure, asked]).toEqual([
    {
      state: 'filled',
      items: ['tea', 'lamp'],
      firstPage: first,
      more: 'failed',
      failure: { type: 'timeout' },
    },
    ['tea', 'lamp', 'tote'],
    null,
    [null, 'page-2', 'page-2'],
  ])
})

test.each([
  { isOnline: true, state: 'failed', failure: { type: 'network' } },
  { isOnline: false, state: 'offline', failure: { type: 'offline' } },
])(
  'is $state when the first page does not load, until a retry',
  async ({ isOnline, ...observed }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { list, asked, answer } = await openList()
    await answer(lost)
    const without = { state: list().state, failure: list().failure }
    await act(async () => list().retry())
    await answer(last)
    expect([without, shownBy(list()), asked]).toEqual([
      observed,
      { state: 'filled', items: ['tote'], firstPage: last, more: 'ended', failure: null },
      [null, null],
    ])
  },
)

test('shows its rows during a refresh, even a single row', async () => {
  const { list, asked, answer } = await openList()
  await answer(last)
  const refreshed = await refreshing(list)
  const meanwhile = [list().state, list().items]
  await answer(first)
  expect([meanwhile, await refreshed(), list().items, asked]).toEqual([
    ['filled', ['tote']],
    { type: 'refreshed' },
    ['tea', 'lamp'],
    [null, null],
  ])
})

test('shows an empty list during its refresh', async () => {
  const { list, answer } = await openList()
  await answer(nothing)
  const before = list().state
  const refreshed = await refreshing(list)
  const meanwhile = list().state
  await answer(nothing)
  expect([before, meanwhile, list().state, await refreshed()]).toEqual([
    'empty',
    'empty',
    'empty',
    { type: 'refreshed' },
  ])
})

test('shows the failure of a refresh and the rows of before', async () => {
  const { list, answer } = await openList()
  await answer(last)
  const observed = vi.spyOn(toasts, 'failure')
  const refreshed = await refreshing(list)
  await answer(slow)
  expect([observed.mock.calls, await refreshed(), list().items]).toEqual([
    [[{ type: 'timeout' }]],
    { type: 'failed' },
    ['tote'],
  ])
})

test('refreshes a list that becomes visible again while it shows only its first page', async () => {
  const { list, show, asked, answer } = await openList()
  await answer(first)
  await show()
  await answer(first)
  await act(async () => list().loadMore())
  await answer(last)
  await show()
  expect([list().items, asked]).toEqual([
    ['tea', 'lamp', 'tote'],
    [null, null, 'page-2'],
  ])
})

test('refreshes an empty list that becomes visible again', async () => {
  const { list, show, asked, answer } = await openList()
  await answer(nothing)
  await show()
  await answer(last)
  expect([list().items, asked]).toEqual([['tote'], [null, null]])
})

test('takes an embedded first page without a call, and loads the next one', async () => {
  const { list, show, asked, answer } = await openList(first)
  const atOnce = shownBy(list())
  const askedAtOnce = [...asked]
  await act(async () => list().loadMore())
  await answer(last)
  await show()
  expect([atOnce, askedAtOnce, list().items, asked]).toEqual([
    { state: 'filled', items: ['tea', 'lamp'], firstPage: first, more: 'ready', failure: null },
    [],
    ['tea', 'lamp', 'tote'],
    ['page-2'],
  ])
})

/** A list as a screen uses it. The test resolves its pages. */
async function openList(came: Page | null = null) {
  const asked: (string | null)[] = []
  const waiting: PromiseWithResolvers<Page>[] = []
  const loadPage = (cursor: string | null) => {
    asked.push(cursor)
    const page = Promise.withResolvers<Page>()
    waiting.push(page)
    return page.promise
  }
  const show = () => heldBy(bindings, () => usePagedList<string>(['things'], loadPage, () => came))
  return {
    list: await show(),
    show,
    asked,
    async answer(given: Page | Error): Promise<void> {
      await soon(() => expect(waiting).not.toEqual([]))
      const page = waiting.shift()
      await act(async () => (given instanceof Error ? page?.reject(given) : page?.resolve(given)))
    },
  }
}

/** Pulls the list down and returns the pending result of the refresh. */
async function refreshing(list: () => PagedList<string, Page>) {
  let refreshed: ReturnType<PagedList<string, Page>['refresh']> | undefined
  await act(async () => {
    refreshed = list().refresh()
  })
  return async () => refreshed
}

function shownBy({ state, items, firstPage, more, failure }: PagedList<string, Page>) {
  return { state, items, firstPage, more, failure }
}
