import axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'

/** What axe finds on the screen as it is shown: rule and places, nothing when all is well. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.waitForFunction(hasArrived)
  await page.evaluate(`${axe.source}; undefined`)
  const results = await page.evaluate<AxeResults>('axe.run(document)')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

/** A colour on its way to another is neither. */
function hasArrived(): boolean {
  return !document.getAnimations().some((each) => each instanceof CSSTransition)
}
