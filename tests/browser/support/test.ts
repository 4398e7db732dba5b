import { test as base } from '@playwright/test'
import { noteReach } from '../../drill/switched/noteReach.ts'

export { expect } from '@playwright/test'

const reach = noteReach()

/** Playwright's own, which the drill asks besides what code a test comes by. */
export const test =
  reach === null
    ? base
    : base.extend({
        page: async ({ page }, use, { testId }) => {
          await page.coverage.startJSCoverage({ resetOnNavigation: false })
          await use(page)
          reach(testId, await page.coverage.stopJSCoverage())
        },
      })
