import type { AnyActorRef, EventObject } from 'xstate'

/** The structured key of an actor, from general to specific: `['orders', 'one', 12]`. */
export type ActorKey = readonly [noun: string, ...parts: (string | number)[]]

export interface Keeping<Actor extends AnyActorRef> {
  /**
   * True: the actor lives as long as the shopper's session. False: it may be evicted when idle,
   * least recently used first.
   */
  lasts: boolean
  /** The key whose refresh concerns this actor, and the event that makes it read again. */
  rereads?: (actor: Actor) => { at: ActorKey; event: EventObject }
}

interface Entry {
  actor: AnyActorRef
  users: number
  keeping: Keeping<AnyActorRef>
}

const idleLimit = 120

/**
 * Stores the actors that outlive a view: a hidden view would restart what it invokes. All entries
 * belong to one shopper, and `clear` ends them when another one signs in.
 */
export function createActorStore() {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let epoch = 0

  function get<Actor extends AnyActorRef>(
    key: ActorKey,
    create: () => Actor,
    keeping: Keeping<Actor>,
  ): Actor {
    const name = nameOf(key)
    const known = entries.get(name)
    if (known !== undefined) return known.actor as Actor
    const actor = create()
    entries.set(name, { actor, users: 0, keeping: keeping as Keeping<AnyActorRef> })
    return actor
  }

  /**
   * Starts the actor and counts a use until the returned function is called. Null if the actor is
   * no longer stored.
   */
  function hold(key: ActorKey, actor: AnyActorRef): (() => void) | null {
    const name = nameOf(key)
    const entry = entries.get(name)
    if (entry?.actor !== actor) return null
    entry.users += 1
    actor.start()
    return () => {
      entry.users -= 1
      if (entries.get(name) === entry) {
        entries.delete(name)
        entries.set(name, entry)
        trim()
      } else if (entry.users === 0) actor.stop()
    }
  }

  function trim(): void {
    const idle = [...entries].filter(([, { users, keeping }]) => users === 0 && !keeping.lasts)
    for (const [name, { actor }] of idle.slice(0, Math.max(0, idle.length - idleLimit))) {
      entries.delete(name)
      actor.stop()
    }
  }

  return {
    get,
    hold,
    /** Returns the started actor of a key, for code outside the views. */
    run<Actor extends AnyActorRef>(
      key: ActorKey,
      create: () => Actor,
      keeping: Keeping<Actor>,
    ): Actor {
      const actor = get(key, create, keeping)
      actor.start()
      return actor
    },
    /** The actors at a key or below it, most recently released last. */
    below(key: readonly (string | number)[]): AnyActorRef[] {
      return [...entries]
        .filter(([name]) => isBelow(JSON.parse(name) as ActorKey, key))
        .map(([, { actor }]) => actor)
    },
    /** Makes the actors at or below these keys read their data again. */
    refresh(...keys: readonly (readonly (string | number)[])[]): void {
      for (const { actor, keeping } of entries.values()) {
        const rereading = keeping.rereads?.(actor)
        if (rereading && keys.some((key) => isBelow(rereading.at, key))) actor.send(rereading.event)
      }
    },
    /** Sends an event to every actor at or below a key. */
    broadcast(key: readonly (string | number)[], event: EventObject): void {
      for (const [name, { actor }] of entries) {
        if (isBelow(JSON.parse(name) as ActorKey, key)) actor.send(event)
      }
    },
    /**
     * Drops all actors when the shopper changes. An actor still used by a view stops when the view
     * releases it.
     */
    clear(): void {
      const before = [...entries.values()]
      entries.clear()
      for (const { actor, users } of before) if (users === 0) actor.stop()
      epoch += 1
      for (const listener of listeners) listener()
    },
    /** Increases with every change of the shopper. */
    getEpoch: () => epoch,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const actorStore = createActorStore()

function nameOf(key: ActorKey): string {
  return JSON.stringify(key)
}

function isBelow(key: ActorKey, top: readonly (string | number)[]): boolean {
  return top.every((part, place) => key[place] === part)
}
