import { useEffect, useLayoutEffect, useMemo } from 'react'
import { fromPromise, initialTransition, transition } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Failure } from '../../machines/failure.ts'
import type { RefreshOutcome } from '../../machines/pullToRefreshMachine.ts'
import { pagedListMachine } from '../../machines/pagedListMachine.ts'
import type { Page, PageOutcome } from '../../machines/pagedListMachine.ts'
import { actorStore } from './actorStore.ts'
import type { ActorKey } from './actorStore.ts'
import { attempt } from './attempt.ts'
import { createFlow } from './flows.ts'
import { isFresh, keepEmbeddedFresh } from './fresh.ts'
import { rereadable } from './rereadable.ts'
import { toasts } from './toasts.ts'
import { useStoredActor } from './useStoredActor.ts'
import { whenRead } from './whenRead.ts'
import { useSelector } from './useSelector.ts'

export interface PageOf<Item> {
  list: Item[]
  nextCursor: string | null
}

export interface PagedList<Item, PageType extends PageOf<Item>> {
  state: 'loading' | 'filled' | 'empty' | 'failed' | 'offline'
  items: readonly Item[]
  /** The first page as answered, for its other fields: totals, facets. */
  firstPage: PageType | null
  /** The state of the list's foot. */
  more: 'ready' | 'loading' | 'failed' | 'ended'
  failure: Failure | null
  loadMore: () => void
  retry: () => void
  refresh: () => Promise<RefreshOutcome>
}

type PagedListActor = ActorRefFrom<typeof pagedListMachine>
type LoadPage = (cursor: string | null, signal: AbortSignal) => Promise<PageOf<unknown>>

const loaders = new WeakMap<PagedListActor, LoadPage>()
const takeNothing = () => null

/**
 * Loads a list page by page. `key` contains everything `loadPage` depends on. `takeFirst` returns
 * an embedded first page once.
 */
export function usePagedList<Item, PageType extends PageOf<Item> = PageOf<Item>>(
  key: ActorKey,
  loadPage: (cursor: string | null, signal: AbortSignal) => Promise<PageType & PageOf<Item>>,
  takeFirst: () => (PageType & PageOf<Item>) | null = takeNothing,
): PagedList<Item, PageType> {
  const actor = useStoredActor(key, () => createPagedList(takeFirst), rereadable(key))

  // A layout effect runs before the effect that starts the actor, so its first load finds the
  // loader.
  useLayoutEffect(() => {
    loaders.set(actor, loadPage)
  })
  useEffect(() => {
    const snapshot = actor.getSnapshot()
    if (isFresh(actor)) return
    if (snapshot.hasTag('refreshable')) {
      if (showsFirstPageOnly(snapshot)) actor.send({ type: 'refresh.requested' })
    } else {
      actor.send({ type: 'load.requested' })
    }
  }, [actor])

  const snapshot = useSelector(actor, (current) => current)
  return useMemo(
    () => ({
      state: stateOf(snapshot),
      items: snapshot.context.items as readonly Item[],
      firstPage: snapshot.context.firstPage as PageType | null,
      more: moreOf(snapshot),
      failure: snapshot.context.failure,
      loadMore: () => actor.send({ type: 'more.requested' }),
      retry: () => actor.send({ type: 'retry.requested' }),
      refresh: () => {
        actor.send({ type: 'refresh.requested' })
        return whenRead(actor)
      },
    }),
    [actor, snapshot],
  )
}

/** The rows that all lists at or below a key currently hold. */
export function heldItems<Item>(key: ActorKey): Item[] {
  return actorStore
    .below(key)
    .flatMap((actor) => (actor as PagedListActor).getSnapshot().context.items as Item[])
}

function createPagedList(takeFirst: () => Page | null): PagedListActor {
  const machine = pagedListMachine.provide({
    actors: {
      loadPage: fromPromise(({ input, signal }) =>
        outcomeOf(loaders.get(actor), input.cursor, signal),
      ),
    },
    actions: {
      announceRefreshFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
    },
  })
  const page = takeFirst()
  const actor: PagedListActor =
    page === null ? createFlow(machine) : createFlow(machine, { snapshot: startingWith(page) })
  if (page !== null) keepEmbeddedFresh(actor)
  return actor
}

function startingWith(page: Page) {
  const [idle] = initialTransition(pagedListMachine)
  return transition(pagedListMachine, idle, { type: 'page.came', page })[0]
}

async function outcomeOf(
  loadPage: LoadPage | undefined,
  cursor: string | null,
  signal: AbortSignal,
): Promise<PageOutcome> {
  if (!loadPage) throw new Error('nothing to load with')
  return attempt(async () => ({ type: 'loaded' as const, page: await loadPage(cursor, signal) }))
}

type Snapshot = SnapshotFrom<typeof pagedListMachine>

function showsFirstPageOnly({ context }: Snapshot): boolean {
  return context.items.length <= (context.firstPage?.list.length ?? 0)
}

function stateOf(snapshot: Snapshot): PagedList<unknown, PageOf<unknown>>['state'] {
  if (snapshot.matches('empty')) return 'empty'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('offline')) return 'offline'
  if (snapshot.matches('filled')) return 'filled'
  if (snapshot.matches('refreshing')) return snapshot.context.items.length > 0 ? 'filled' : 'empty'
  return 'loading'
}

function moreOf(snapshot: Snapshot): PagedList<unknown, PageOf<unknown>>['more'] {
  if (snapshot.matches({ filled: 'loadingMore' })) return 'loading'
  if (snapshot.matches({ filled: 'failedMore' })) return 'failed'
  return snapshot.context.nextCursor === null ? 'ended' : 'ready'
}
