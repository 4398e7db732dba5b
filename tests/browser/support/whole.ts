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

/** `npm run as-shipped` plays these: every journey on every clock, browser and line. */
export const onlyAsShipped = { tag: '@shipped' }

const left = [
  ...{ few: ['@whole', '@tour'], tours: ['@whole'], whole: [] }[depth],
  ...(depthOf('AS_SHIPPED', ['core', 'whole']) === 'whole' ? [] : [onlyAsShipped.tag]),
]
export const leftOut = left.length === 0 ? null : new RegExp(left.join('|'))
