import type { AnyActorRef, EventObject } from 'xstate'

/** Names an actor from the general to the special: `['orders', 'one', 12]`. */
export type ActorKey = readonly [noun: string, ...parts: (string | number)[]]

export interface Keeping<Actor extends AnyActorRef> {
  /** True: it stays as long as the shopper does. False: when unused it may go, the longest unused first. */
  lasts: boolean
  /** What it is told when something is to be read again: at its own key, or at another. */
  rereads?: (actor: Actor) => { at: ActorKey; event: EventObject }
}

interface Entry {
  actor: AnyActorRef
  users: number
  keeping: Keeping<AnyActorRef>
}

const idleLimit = 120

/**
 * Holds every actor that outlives a view, since a hidden view would restart what it invokes. All
 * belong to one shopper: `clear` ends them when another one comes.
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

  /** Starts the actor and holds it until the function that comes back is called; null: it is gone. */
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
    /** The running actor of a key, for code outside the views. */
    run<Actor extends AnyActorRef>(
      key: ActorKey,
      create: () => Actor,
      keeping: Keeping<Actor>,
    ): Actor {
      const actor = get(key, create, keeping)
      actor.start()
      return actor
    },
    /** The actors at a key or below it, those let go last at the end. */
    below(key: readonly (string | number)[]): AnyActorRef[] {
      return [...entries]
        .filter(([name]) => isBelow(JSON.parse(name) as ActorKey, key))
        .map(([, { actor }]) => actor)
    },
    /** Tells what stands at these keys or below them to be read again. */
    refresh(...keys: readonly (readonly (string | number)[])[]): void {
      for (const { actor, keeping } of entries.values()) {
        const rereading = keeping.rereads?.(actor)
        if (rereading && keys.some((key) => isBelow(rereading.at, key))) actor.send(rereading.event)
      }
    },
    /** Tells every actor at a key or below it. */
    broadcast(key: readonly (string | number)[], event: EventObject): void {
      for (const [name, { actor }] of entries) {
        if (isBelow(JSON.parse(name) as ActorKey, key)) actor.send(event)
      }
    },
    /** Ends everything, since it was another shopper's. What a view still holds ends when it lets go. */
    clear(): void {
      const before = [...entries.values()]
      entries.clear()
      for (const { actor, users } of before) if (users === 0) actor.stop()
      epoch += 1
      for (const listener of listeners) listener()
    },
    /** Counts the shoppers. */
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
