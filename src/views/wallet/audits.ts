import type { ActorKey } from '../actors/actorStore.ts'

type Records = 'recharges' | 'withdrawals'

/** The key of the single actor that follows a record. The actor reads newer versions itself. */
export function auditKey(of: Records, id: number): ActorKey {
  return [of, 'audit', id]
}

/** Refreshes of the record make its actor read again. */
export function followingNews(of: Records, id: number) {
  const at: ActorKey = [of, 'one', id]
  return { lasts: true, rereads: () => ({ at, event: { type: 'audit.announced' } as const }) }
}

interface Audit<Snapshot> {
  getSnapshot: () => Snapshot
  subscribe: (look: () => void) => { unsubscribe: () => void }
}

/** Resolves to the final snapshot of an audit. */
export function whenOver<Snapshot extends { hasTag: (tag: 'over') => boolean }>(
  audit: Audit<Snapshot>,
  signal: AbortSignal,
): Promise<Snapshot> {
  const { promise, resolve } = Promise.withResolvers<Snapshot>()
  const look = () => {
    const snapshot = audit.getSnapshot()
    if (snapshot.hasTag('over')) resolve(snapshot)
  }
  const watching = audit.subscribe(look)
  signal.addEventListener('abort', () => watching.unsubscribe())
  look()
  return promise
}
