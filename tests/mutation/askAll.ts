import { beforeEach } from 'vitest'

/**
 * Hides from StrykerJS which test runs, so that each mutant meets all of them. Code that runs once for each
 * process, such as the building of a prepared statement, would otherwise meet its first test alone.
 */
beforeEach(() => {
  const stryker: unknown = Reflect.get(globalThis, '__stryker__')
  Object.assign(stryker as object, { currentTestId: undefined })
})
