import axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from '@playwright/test'

/**
 * The findings of axe on the screen: rule and elements, empty when there are none. Animations are
 * off, because a colour in transition or a fading toast is no finding.
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
