import { act } from 'react'
import { vi } from 'vitest'

/** Replaces IntersectionObserver: nothing intersects until the test says so. */
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
    /** How many elements are still observed. */
    waitedFor: () => watched.size,
    /** Reports on all observed elements. Several reports come in one batch, the latest last. */
    intersect: (...nearness: readonly boolean[]) =>
      act(async () => {
        for (const place of watched.keys()) intersect(place, nearness)
      }),
  }
}
