import type { ActorKey } from './actorStore.ts'

/** For what is loaded by its key: kept for later visits, read again when told, and let go in time. */
export function rereadable(at: ActorKey) {
  return { lasts: false, rereads: () => ({ at, event: { type: 'refresh.requested' } }) }
}
