import { useSyncExternalStore } from 'react'
import type { AnyActorRef } from 'xstate'

interface Entry<Actor extends AnyActorRef> {
  actor: Actor
  epoch: number
  users: number
}

const cachedActorsLimit = 60
const caches = new Set<{ clear: () => void; tellAll: (prefix: string, type: string) => void }>()
const refreshListeners = new Set<(prefix: string) => void>()
const epochListeners = new Set<() => void>()
let epoch = 0

/** Keeps actors by key beyond the views that use them; unused ones go, the oldest first. */
export function createActorCache<Actor extends AnyActorRef>() {
  const entries = new Map<string, Entry<Actor>>()

  function trim() {
    for (const [key, entry] of entries) {
      if (entries.size <= cachedActorsLimit) return
      if (entry.users === 0) drop(key, entry)
    }
  }

  function drop(key: string, entry: Entry<Actor>) {
    entries.delete(key)
    entry.actor.stop()
  }

  const cache = {
    /** `ofEpoch` is what {@link useCacheEpoch} told: an actor of an earlier one is not handed out. */
    get(key: string, ofEpoch: number, create: () => Actor): Actor {
      const known = entries.get(key)
      if (known?.epoch === ofEpoch) return known.actor
      const actor = create()
      entries.set(key, { actor, epoch: ofEpoch, users: 0 })
      return actor
    },
    retain(key: string, actor: Actor): () => void {
      const entry = entries.get(key)
      if (!entry || entry.actor !== actor) return () => actor.stop()
      entry.users += 1
      return () => {
        entry.users -= 1
        if (entries.get(key) === entry) trim()
        else if (entry.users === 0) actor.stop()
      }
    },
    clear() {
      for (const [key, entry] of entries) {
        if (entry.users === 0) drop(key, entry)
        else entries.delete(key)
      }
    },
    tellAll(prefix: string, type: string) {
      for (const [key, { actor }] of entries) if (key.startsWith(prefix)) actor.send({ type })
    },
  }
  caches.add(cache)
  return cache
}

/** Forgets everything loaded, since it was another shopper's. */
export function forgetLoaded(): void {
  epoch += 1
  for (const cache of caches) cache.clear()
  for (const listener of epochListeners) listener()
}

/** Loads again, quietly, everything whose key starts with the prefix. */
export function refreshLoaded(prefix: string): void {
  for (const cache of caches) cache.tellAll(prefix, 'refresh.requested')
  for (const listener of refreshListeners) listener(prefix)
}

/** For an actor outside the caches: called when `key`, as it then is, is to be loaded again. */
export function onRefresh(actor: AnyActorRef, key: () => string, refresh: () => void): void {
  const listener = (prefix: string) => {
    if (isStopped(actor)) refreshListeners.delete(listener)
    else if (key().startsWith(prefix)) refresh()
  }
  refreshListeners.add(listener)
}

function isStopped(actor: AnyActorRef): boolean {
  return (actor.getSnapshot() as { status: string }).status === 'stopped'
}

export function useCacheEpoch(): number {
  return useSyncExternalStore(subscribeToEpoch, () => epoch)
}

function subscribeToEpoch(listener: () => void): () => void {
  epochListeners.add(listener)
  return () => epochListeners.delete(listener)
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    for (const cache of caches) cache.tellAll('', 'connection.restored')
  })
}
