import { test as base } from '@playwright/test'
import { noteReach } from '../../drill/switched/noteReach.ts'
import { stopAtRed } from '../../drill/switched/stopAtRed.ts'

export { expect } from '@playwright/test'

const reach = noteReach()
const stop = stopAtRed()

/** Playwright's own, which the drill asks besides what code a test comes by. */
const noted =
  reach === null
    ? base
    : base.extend({
        page: async ({ page }, use, { testId }) => {
          await page.coverage.startJSCoverage({ resetOnNavigation: false })
          await use(page)
          reach(testId, await page.coverage.stopJSCoverage())
        },
      })

export const test =
  stop === null ? noted : noted.extend<{ stopsAtRed: void }>({ stopsAtRed: [stop, { auto: true }] })
