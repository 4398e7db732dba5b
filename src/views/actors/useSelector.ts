import { useSelector as useSelectorOfNow } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

type Shown = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'>

const asRendered = new WeakMap<AnyActorRef, Shown>()
const never = () => () => {}

/** Says that the server rendered an actor as it stands now. */
export function keepRendered(actor: AnyActorRef): void {
  const snapshot: unknown = actor.getSnapshot()
  asRendered.set(actor, {
    subscribe: actor.subscribe.bind(actor),
    getSnapshot: () => snapshot,
  })
}

/**
 * What a view shows of an actor. React takes over what the server rendered in steps, and an actor may
 * move on between them: until a view is taken over, it shows the actor as the server rendered it.
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

/** The actor itself where it has not moved: then nothing is rendered again once it is taken over. */
function renderedOf(actor: AnyActorRef): Shown {
  const rendered = asRendered.get(actor)
  return rendered === undefined || rendered.getSnapshot() === actor.getSnapshot() ? actor : rendered
}
