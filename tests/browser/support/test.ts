import { test as base } from '@playwright/test'
import { noteReach } from '../../drill/switched/noteReach.ts'
import { stopAtRed } from '../../drill/switched/stopAtRed.ts'
import { consoleFaults } from './consoleWords.ts'

export { expect } from '@playwright/test'

const reach = noteReach()
const stop = stopAtRed()

interface ConsoleFixtures {
  /** Errors and warnings that this test brings about, such as a call that it has refused. */
  expectedOnConsole: RegExp | null
  consoleIsQuiet: void
}

/** A test fails on any error or warning that a page prints, and on any exception that nobody catches. */
const quiet = base.extend<ConsoleFixtures>({
  expectedOnConsole: [null, { option: true }],
  consoleIsQuiet: [
    async ({ context, expectedOnConsole }, use) => {
      const faults = consoleFaults(context)
      await use()
      const unexpected = faults.filter((said) => !expectedOnConsole?.test(said))
      base.expect(unexpected, 'errors and warnings on the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Playwright's own, which the drill asks besides what code a test comes by. */
const noted =
  reach === null
    ? quiet
    : quiet.extend({
        page: async ({ page }, use, { testId }) => {
          await page.coverage.startJSCoverage({ resetOnNavigation: false })
          await use(page)
          reach(testId, await page.coverage.stopJSCoverage())
        },
      })

export const test =
  stop === null ? noted : noted.extend<{ stopsAtRed: void }>({ stopsAtRed: [stop, { auto: true }] })
