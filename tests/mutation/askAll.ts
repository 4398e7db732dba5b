import { beforeEach } from 'vitest'

/**
 * Hides from StrykerJS which test runs, so that each mutant meets all tests. Code that runs once
 * for each process, such as building a prepared statement, would otherwise meet only its first
 * test.
 */
beforeEach(() => {
  const stryker: unknown = Reflect.get(globalThis, '__stryker__')
  Object.assign(stryker as object, { currentTestId: undefined })
})
