import type { AnyActorRef } from 'xstate'

/**
 * Keeps running actors by key outside the views, since a hidden view would restart what they
 * invoke. When another shopper asks, everything of the one before is stopped.
 */
export function createPerShopper<Actor extends AnyActorRef>() {
  const actors = new Map<string, Actor>()
  let owner: string | null = null

  return function actorFor(identity: string, key: string, create: () => Actor): Actor {
    if (owner !== identity) {
      for (const actor of actors.values()) actor.stop()
      actors.clear()
      owner = identity
    }
    const known = actors.get(key)
    if (known !== undefined) return known
    const actor = create()
    actors.set(key, actor)
    actor.start()
    return actor
  }
}
