import axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'

/**
 * What axe finds on the screen as it is shown: rule and places, nothing when all is well. Nothing
 * moves meanwhile: a colour on its way to another, or to nothing with its toast, is neither.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const still = await page.addStyleTag({ content: '* { transition: none !important }' })
  await page.evaluate(`${axe.source}; undefined`)
  const results = await page.evaluate<AxeResults>(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  )
  await still.evaluate((style) => style.parentNode?.removeChild(style))
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}
