import { isFirstDataOutdated } from '../../services/firstData.ts'

const freshForMs = 10_000
const freshUntil = new WeakMap<object, number>()

/**
 * Marks an actor whose data was just loaded, so that the next views, several at once or one after
 * the other, don't reload it.
 */
export function keepFresh(actor: object): void {
  freshUntil.set(actor, performance.now() + freshForMs)
}

/** Whether the actor was marked in the last ten seconds. */
export function isFresh(actor: object): boolean {
  return performance.now() < (freshUntil.get(actor) ?? 0)
}

/** Like {@link keepFresh}, for data that the server embedded in the page. */
export function keepEmbeddedFresh(actor: object): void {
  if (!isFirstDataOutdated()) keepFresh(actor)
}
