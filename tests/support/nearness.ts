import { act } from 'react'
import { vi } from 'vitest'

/** What a browser says of places that come near, said by the test; until it does, none has come. */
export function watchNearness() {
  const watched = new Map<Element, IntersectionObserverCallback>()
  class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
    readonly #observed: IntersectionObserverCallback
    readonly #places = new Set<Element>()
    constructor(observed: IntersectionObserverCallback) {
      this.#observed = observed
    }
    observe(place: Element): void {
      this.#places.add(place)
      watched.set(place, this.#observed)
    }
    disconnect(): void {
      for (const place of this.#places) watched.delete(place)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const intersect = (place: Element, nearness: readonly boolean[]) => {
    const entries = nearness.map((isIntersecting) => ({ isIntersecting, target: place }))
    watched.get(place)?.(entries as IntersectionObserverEntry[], {} as IntersectionObserver)
  }
  return {
    /** How many places are still waited for. */
    waitedFor: () => watched.size,
    /** What is said of all that are waited for, the latest last. */
    intersect: (...nearness: readonly boolean[]) =>
      act(async () => {
        for (const place of watched.keys()) intersect(place, nearness)
      }),
  }
}
