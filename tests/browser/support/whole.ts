/** `npm run browser` plays all. */
export const isWhole = process.env['BROWSER'] === 'whole'

/** For tests that `npm test` leaves out: others there show nearly the same. */
export const onlyWhole = { tag: '@whole' }
