/** The constants of the specification (point 9 unless another point is named). */

export const productName = 'Harborlane'

export const requestTimeoutMs = 10_000
export const duplicateWindowMs = 1_000
export const toastDurationMs = 1_200
/** A toast with a next step stays longer. It still blocks clicks for `toastDurationMs` only. */
export const toastWithStepMs = 4_000
export const scrollOffsetPx = 20
export const pullHeadHeightPx = 50
export const loadMoreOffsetPx = 300
/** Point 2: the root view keeps these four views cached. */
export const cachedRootPaths = ['/home', '/explore', '/bag', '/filter'] as const
/** Point 2: most other routes are kept alive on revisits. The number is ours: it bounds the memory used. */
export const cachedViewsLimit = 24
