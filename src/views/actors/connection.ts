import { connectionMachine } from '../../machines/connectionMachine.ts'
import { actorStore } from './actorStore.ts'
import { createFlow } from './flows.ts'
import { useSelector } from './useSelector.ts'

export type ConnectionNews =
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  /** Everything shown may be older than the server's data. */
  | { type: 'refresh.due' }

const followers = new Set<(news: ConnectionNews) => void>()

/** The single actor that knows whether the shop is reachable. Others subscribe to it. */
export const connection = createFlow(
  connectionMachine.provide({
    actions: {
      publishLost: () => publish({ type: 'connection.lost' }),
      publishRestored: () => publish({ type: 'connection.restored' }),
      refreshEverything: () => publish({ type: 'refresh.due' }),
    },
  }),
  { input: { isOnline: typeof window === 'undefined' || navigator.onLine } },
)

/** Starts listening to the device's online and offline events. */
export function startConnection(): void {
  connection.start()
  window.addEventListener('online', () => connection.send({ type: 'connection.restored' }))
  window.addEventListener('offline', () => connection.send({ type: 'connection.lost' }))
}

export function followConnection(follower: (news: ConnectionNews) => void): () => void {
  followers.add(follower)
  return () => {
    followers.delete(follower)
  }
}

/** False without a connection, and while cached copies replace a server that doesn't answer. */
export function useOnline(): boolean {
  return useSelector(connection, (snapshot) => !snapshot.hasTag('outdated'))
}

function publish(news: ConnectionNews): void {
  if (news.type === 'connection.restored') actorStore.broadcast([], news)
  for (const follower of followers) follower(news)
}
