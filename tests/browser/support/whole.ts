const depth = process.env['BROWSER'] ?? 'few'

/** `npm run browser` plays all. */
export const isWhole = depth === 'whole'

/** For tests that `npm test` and CI leave out: others there show nearly the same. */
export const onlyWhole = { tag: '@whole' }

/** For long tours, which CI takes and `npm test` has no time for. */
export const fromCiOn = { tag: '@tour' }

export const leftOut = isWhole ? null : depth === 'tours' ? /@whole/ : /@whole|@tour/
