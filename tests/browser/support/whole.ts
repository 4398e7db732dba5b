import { depthOf } from '../../support/depthOf.ts'

const depth = depthOf('BROWSER', ['few', 'tours', 'whole'])

/** `npm run browser` runs all tests. */
export const isWhole = depth === 'whole'

/** For tests that `npm test` and CI skip, because others there show nearly the same. */
export const onlyWhole = { tag: '@whole' }

/**
 * For tests that CI runs and `npm test` has no time for: tours, and tests of what another browser
 * test passes or the tests on Node cover.
 */
export const fromCiOn = { tag: '@tour' }

/**
 * Whether each step of a flow is also checked for accessibility, which takes longer than the step.
 */
export const playsTours = depth !== 'few'

/** `npm run as-shipped` runs these: every journey on every clock, browser and line. */
export const onlyAsShipped = { tag: '@shipped' }

const left = [
  ...{ few: ['@whole', '@tour'], tours: ['@whole'], whole: [] }[depth],
  ...(depthOf('AS_SHIPPED', ['core', 'whole']) === 'whole' ? [] : [onlyAsShipped.tag]),
]
export const leftOut = left.length === 0 ? null : new RegExp(left.join('|'))

/**
 * Files that CI runs and `npm test` has no time for: bad lines, other hosts and countries, and what
 * happens before the app has hydrated.
 */
const filesFromCiOn = [
  'badLine',
  'deliveryCountry',
  'earlyTaps',
  'history',
  'latePhones',
  'leanHost',
  'orderUnderWay',
  'pastedText',
  'returns',
  'serverRendered',
  'sharedStream',
  'toasts',
]
export const filesLeftOut = depth === 'few' ? filesFromCiOn.map((name) => `**/${name}.spec.ts`) : []
