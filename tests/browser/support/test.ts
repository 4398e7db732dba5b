import { test as base } from '@playwright/test'
import { consoleErrors } from './consoleWords.ts'

export { expect } from '@playwright/test'

interface ConsoleFixtures {
  /** Errors and warnings that this test brings about, such as a call that it has refused. */
  expectedOnConsole: RegExp | null
  consoleIsQuiet: void
}

/** A test fails on any error or warning that a page prints, and on any exception that nobody catches. */
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
