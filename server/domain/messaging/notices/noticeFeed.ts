import type { Change } from '../../kernel/changes.ts'

export interface Listener {
  /** There may be new notices: read again. */
  poke(): void
  /** A newer stream replaces this one. */
  close(): void
}

const mostStreams = 20

/** The open streams of this process by shopper. Changes arrive from any process. */
export class NoticeFeed {
  readonly #listeners = new Map<number, Set<Listener>>()

  listen(userId: number, listener: Listener): () => void {
    const own = this.#listeners.get(userId) ?? new Set()
    this.#listeners.set(userId, own)
    own.add(listener)
    const [oldest] = own
    if (own.size > mostStreams && oldest) {
      own.delete(oldest)
      oldest.close()
    }
    return () => {
      own.delete(listener)
      if (own.size === 0 && this.#listeners.get(userId) === own) this.#listeners.delete(userId)
    }
  }

  apply(change: Change): void {
    if (change.kind !== 'notice') return
    for (const listener of this.#listeners.get(change.userId) ?? []) listener.poke()
  }

  /** Call it after a loss of the listening connection. */
  pokeAll(): void {
    for (const own of this.#listeners.values()) for (const listener of own) listener.poke()
  }

  /** The number of users with at least one listener. */
  get shoppers(): number {
    return this.#listeners.size
  }

  /** The number of open streams. */
  get size(): number {
    return [...this.#listeners.values()].reduce((sum, own) => sum + own.size, 0)
  }
}
