import { depthOf } from '../../support/depthOf.ts'

const depth = depthOf('BROWSER', ['few', 'tours', 'whole'])

/** `npm run browser` plays all. */
export const isWhole = depth === 'whole'

/** For tests that `npm test` and CI leave out: others there show nearly the same. */
export const onlyWhole = { tag: '@whole' }

/**
 * For what CI plays and `npm test` has no time for: tours, and tests of a place that another one has passed, or
 * that the tests on Node know.
 */
export const fromCiOn = { tag: '@tour' }

/** Also, each step of a flow is searched for what bars people; it takes longer than the step. */
export const playsTours = depth !== 'few'

export const leftOut = { few: /@whole|@tour/, tours: /@whole/, whole: null }[depth]
