const freshForMs = 10_000
const freshUntil = new WeakMap<object, number>()

/**
 * Marks an actor whose data was just loaded, so that the next screen does not reload it at once.
 */
export function keepFresh(actor: object): void {
  freshUntil.set(actor, performance.now() + freshForMs)
}

/** Returns whether the actor was marked recently, and removes the mark. */
export function takeFresh(actor: object): boolean {
  const until = freshUntil.get(actor)
  freshUntil.delete(actor)
  return until !== undefined && performance.now() < until
}
