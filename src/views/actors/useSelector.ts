import { useSelector as useSelectorOfNow } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

type Shown = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>

const asRendered = new WeakMap<AnyActorRef, Shown>()
const never = () => () => {}

/** Stores the current snapshot as the one that the server rendered. */
export function keepRendered(actor: AnyActorRef): void {
  const snapshot: unknown = actor.getSnapshot()
  asRendered.set(actor, {
    subscribe: actor.subscribe.bind(actor),
    getSnapshot: () => snapshot,
  })
}

/**
 * Selects from an actor's snapshot. React hydrates in steps, and an actor may change between them.
 * A view that is not hydrated yet therefore gets the snapshot that the server rendered.
 */
export function useSelector<Actor extends AnyActorRef, Selected>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => Selected,
  isEqual?: (before: Selected, now: Selected) => boolean,
): Selected {
  const shown = useSyncExternalStore<Shown>(
    never,
    () => actor,
    () => renderedOf(actor),
  )
  return useSelectorOfNow<Shown, Selected>(shown, select, isEqual)
}

/** Returns the actor itself if it hasn't changed, so that nothing renders again after hydration. */
function renderedOf(actor: AnyActorRef): Shown {
  const rendered = asRendered.get(actor)
  return rendered === undefined || rendered.getSnapshot() === actor.getSnapshot() ? actor : rendered
}
