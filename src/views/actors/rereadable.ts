import type { ActorKey } from './actorStore.ts'

/**
 * The store options of data loaded by its key: cached for later visits, reloaded on change, evicted
 * when idle.
 */
export function rereadable(at: ActorKey) {
  return { lasts: false, rereads: () => ({ at, event: { type: 'refresh.requested' } }) }
}
