import axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'

/** What axe finds on the screen as it is shown: rule and places, nothing when all is well. */
export async function axeFindings(page: Page): Promise<string[]> {
  // A colour on its way to another is neither.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished))
  })
  await page.evaluate(`${axe.source}; undefined`)
  const results = await page.evaluate<AxeResults>('axe.run(document)')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}
