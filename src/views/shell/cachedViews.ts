import { cachedViewsLimit } from '../../constants.ts'
import { isRootPath } from '../../routing/guard.ts'
import type { AppRoute } from '../../routing/screens.ts'

export interface CachedView {
  /** The path: two products are two views, but two filters of one list are one. */
  key: string
  path: string
  search: string
  route: AppRoute | null
  visitedAt: number
}

interface Visit {
  path: string
  search: string
  route: AppRoute | null
}

/**
 * The views to keep after a visit. The four root views stay forever, and the product detail is
 * dropped when it is left. Of the others the least recently visited is dropped above the limit.
 */
export function visit(views: readonly CachedView[], { path, search, route }: Visit): CachedView[] {
  const visitedAt = 1 + Math.max(0, ...views.map((view) => view.visitedAt))
  const current: CachedView = { key: path, path, search, route, visitedAt }
  const others = views.filter((view) => view.key !== path && view.route?.keepsAlive !== false)
  const leaving = new Set(
    others
      .filter((view) => !isRoot(view))
      .toSorted((one, other) => other.visitedAt - one.visitedAt)
      .slice(isRoot(current) ? cachedViewsLimit : cachedViewsLimit - 1),
  )
  const isKnown = views.some((view) => view.key === path)
  return (isKnown ? views : [...views, current])
    .map((view) => (view.key === path ? current : view))
    .filter((view) => view === current || (others.includes(view) && !leaving.has(view)))
}

function isRoot(view: CachedView): boolean {
  return isRootPath(view.path)
}
