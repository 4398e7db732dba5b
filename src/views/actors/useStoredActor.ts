import { useEffect, useReducer, useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'
import { actorStore } from './actorStore.ts'
import type { ActorKey, Keeping } from './actorStore.ts'

/**
 * Returns the actor of a key and creates it if needed. It starts after the view is shown, never
 * during rendering. `create` may depend only on the key and on values that are constant for one
 * shopper.
 */
export function useStoredActor<Actor extends AnyActorRef>(
  key: ActorKey,
  create: () => Actor,
  keeping: Keeping<Actor> = { lasts: true },
): Actor {
  useSyncExternalStore(actorStore.subscribe, actorStore.getEpoch, actorStore.getEpoch)
  const [, takeAgain] = useReducer((times: number) => times + 1, 0)
  const actor = actorStore.get(key, create, keeping)
  const name = JSON.stringify(key)
  useEffect(() => {
    const letGo = actorStore.hold(JSON.parse(name) as ActorKey, actor)
    if (letGo !== null) return letGo
    takeAgain()
    return undefined
  }, [name, actor])
  return actor
}
