import { useEffect, useLayoutEffect, useMemo } from 'react'
import { fromPromise, initialTransition, transition } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Failure } from '../../machines/failure.ts'
import type { RefreshOutcome } from '../../machines/pullToRefreshMachine.ts'
import { resourceMachine } from '../../machines/resourceMachine.ts'
import type { LoadOutcome, ResourceEvent } from '../../machines/resourceMachine.ts'
import { actorStore } from './actorStore.ts'
import type { ActorKey } from './actorStore.ts'
import { attempt } from './attempt.ts'
import { toFailure } from './failures.ts'
import { createFlow } from './flows.ts'
import { isFresh, keepEmbeddedFresh, keepFresh } from './fresh.ts'
import { rereadable } from './rereadable.ts'
import { savesData } from './savesData.ts'
import { useStoredActor } from './useStoredActor.ts'
import { whenRead } from './whenRead.ts'
import { useSelector } from './useSelector.ts'

export type Resource<Data> = ResourceState<Data> & {
  retry: () => void
  refresh: () => Promise<RefreshOutcome>
  /** Shows a newer version that arrived with another answer. */
  replace: (data: Data) => void
}

export type ResourceState<Data> =
  | { state: 'loading'; data: null; failure: null }
  /** `failure` is that of a failed refresh: the data shown is older. */
  | { state: 'filled'; data: Data; failure: Failure | null }
  | { state: 'failed' | 'offline'; data: null; failure: Failure }

type ResourceActor = ActorRefFrom<typeof resourceMachine>
type ResourceSnapshot = SnapshotFrom<typeof resourceMachine>
type Load = (signal: AbortSignal) => Promise<unknown>

const loaders = new WeakMap<ResourceActor, Load>()
const takeNothing = () => null
let isPrefetching = false

/**
 * Loads one thing for a screen. `key` contains everything `load` depends on. The data is cached for
 * later visits and refreshed silently on each of them. `takeFirst` returns embedded data once, so
 * that the first render needs no call, or throws the embedded refusal.
 */
export function useResource<Data>(
  key: ActorKey,
  load: (signal: AbortSignal) => Promise<Data>,
  takeFirst: () => Data | null = takeNothing,
): Resource<Data> {
  const actor = useStoredActor(key, () => createResource(takeFirst), rereadable(key))

  // A layout effect runs before the effect that starts the actor, so its first load finds the
  // loader.
  useLayoutEffect(() => {
    loaders.set(actor, load)
  })
  useEffect(() => {
    const snapshot = actor.getSnapshot()
    if (!snapshot.hasTag('busy') && !isFresh(actor)) {
      actor.send({ type: snapshot.hasTag('filled') ? 'refresh.requested' : 'load.requested' })
    }
  }, [actor])

  const snapshot = useSelector(actor, (current) => current, looksAlike)
  return useMemo(
    () => ({
      ...stateOf<Data>(snapshot),
      retry: () => actor.send({ type: 'retry.requested' }),
      refresh: () => {
        actor.send({ type: 'refresh.requested' })
        return whenRead(actor)
      },
      replace: (data: Data) => actor.send({ type: 'data.replaced', data }),
    }),
    [actor, snapshot],
  )
}

/**
 * The data that resources at or below a key currently hold. A screen may show part of it
 * immediately.
 */
export function heldData<Data>(key: ActorKey): Data[] {
  return actorStore
    .below(key)
    .map((actor) => (actor as ResourceActor).getSnapshot().context.data as Data | null)
    .filter((data) => data !== null)
}

/** Caches data from another call for the screen that shows it next. */
export function holdData(key: ActorKey, data: unknown): void {
  const actor = actorStore.run(key, () => createResource(takeNothing), rereadable(key))
  actor.send({ type: 'data.replaced', data })
}

/** Loads a screen's data ahead unless it is cached. Prefetches one thing at a time. */
export async function prefetchResource(key: ActorKey, load: Load): Promise<void> {
  if (isPrefetching || savesData()) return
  const actor = actorStore.run(key, () => createResource(takeNothing), rereadable(key))
  if (!actor.getSnapshot().matches('idle')) return
  isPrefetching = true
  loaders.set(actor, load)
  actor.send({ type: 'load.requested' })
  if ((await whenRead(actor)).type === 'refreshed') keepFresh(actor)
  isPrefetching = false
}

function createResource(takeFirst: () => unknown): ResourceActor {
  const machine = resourceMachine.provide({
    actors: {
      load: fromPromise(async ({ signal }) => {
        const outcome = await outcomeOf(loaders.get(actor), signal)
        return heldIfSame(actor.getSnapshot().context.data, outcome)
      }),
    },
  })
  const first = firstEvent(takeFirst)
  const actor: ResourceActor =
    first === null ? createFlow(machine) : createFlow(machine, { snapshot: after(first) })
  if (first !== null) keepEmbeddedFresh(actor)
  return actor
}

function firstEvent(takeFirst: () => unknown): ResourceEvent | null {
  try {
    const data = takeFirst()
    return data === null ? null : { type: 'data.replaced', data }
  } catch (error) {
    return { type: 'refusal.came', failure: toFailure(error) }
  }
}

function after(event: ResourceEvent) {
  const [idle] = initialTransition(resourceMachine)
  return transition(resourceMachine, idle, event)[0]
}

async function outcomeOf(load: Load | undefined, signal: AbortSignal): Promise<LoadOutcome> {
  if (!load) throw new Error('nothing to load with')
  return attempt(async () => ({ type: 'loaded' as const, data: await load(signal) }))
}

/** Returns the identical object for an equal answer, so that nothing renders again. */
function heldIfSame(held: unknown, outcome: LoadOutcome): LoadOutcome {
  const isSame = outcome.type === 'loaded' && JSON.stringify(outcome.data) === JSON.stringify(held)
  return isSame ? { ...outcome, data: held } : outcome
}

/** Ignores the `busy` state of a refresh, because no screen shows it. */
function looksAlike(one: ResourceSnapshot, other: ResourceSnapshot): boolean {
  const [before, now] = [stateOf(one), stateOf(other)]
  return before.state === now.state && before.data === now.data && before.failure === now.failure
}

function stateOf<Data>(snapshot: ResourceSnapshot): ResourceState<Data> {
  const { data, failure } = snapshot.context
  if (snapshot.matches('filled')) return { state: 'filled', data: data as Data, failure }
  if (failure !== null && snapshot.matches('failed'))
    return { state: 'failed', data: null, failure }
  if (failure !== null && snapshot.matches('offline')) {
    return { state: 'offline', data: null, failure }
  }
  return { state: 'loading', data: null, failure: null }
}
