import { test as base } from '@playwright/test'
import { consoleErrors } from './consoleWords.ts'

export { expect } from '@playwright/test'

interface ConsoleFixtures {
  /** Matches console errors and warnings that this test provokes, such as a refused call. */
  expectedOnConsole: RegExp | null
  consoleIsQuiet: void
}

/** Fails a test on any console error or warning of a page, and on any uncaught exception. */
export const test = base.extend<ConsoleFixtures>({
  expectedOnConsole: [null, { option: true }],
  consoleIsQuiet: [
    async ({ context, expectedOnConsole }, use) => {
      const unexpectedErrors = consoleErrors(context)
      await use()
      const unexpected = unexpectedErrors.filter((said) => !expectedOnConsole?.test(said))
      base.expect(unexpected, 'errors and warnings on the console').toEqual([])
    },
    { auto: true },
  ],
})
