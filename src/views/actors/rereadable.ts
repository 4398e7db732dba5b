import type { ActorKey } from './actorStore.ts'

/** For data that is loaded by its key: cached for later visits, reloaded on change, and evicted in time. */
export function rereadable(at: ActorKey) {
  return { lasts: false, rereads: () => ({ at, event: { type: 'refresh.requested' } }) }
}
