const freshForMs = 10_000
const freshUntil = new WeakMap<object, number>()

/** Marks what was read on the way to the screen that shows it: it is not read again at once. */
export function keepFresh(actor: object): void {
  freshUntil.set(actor, performance.now() + freshForMs)
}

/** Whether it was marked just now; only the first one who asks is told so. */
export function takeFresh(actor: object): boolean {
  const until = freshUntil.get(actor)
  freshUntil.delete(actor)
  return until !== undefined && performance.now() < until
}
