import { depthOf } from '../../support/depthOf.ts'

const depth = depthOf('BROWSER', ['few', 'tours', 'whole'])

/** `npm run browser` plays all. */
export const isWhole = depth === 'whole'

/** For tests that `npm test` and CI leave out: others there show nearly the same. */
export const onlyWhole = { tag: '@whole' }

/** For long tours, which CI takes and `npm test` has no time for. */
export const fromCiOn = { tag: '@tour' }

/** From CI on each step of a flow is searched for what bars people; it takes longer than the step. */
export const searchesEachStep = depth !== 'few'

export const leftOut = { few: /@whole|@tour/, tours: /@whole/, whole: null }[depth]
