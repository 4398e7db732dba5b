import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { LanguageCode } from '../../../contract/fields.ts'
import { platformLocales } from '../../../contract/locales.ts'

/**
 * Switches the page's language as the account's own does, without a tap that would leave the
 * screen.
 */
export async function speak(page: Page, lang: LanguageCode): Promise<void> {
  await page.evaluate(adopt, lang)
  await expect(page.locator('html')).toHaveAttribute('lang', platformLocales[lang].htmlLang)
  const busy = page.locator('[aria-busy="true"], [data-skeleton]').filter({ visible: true })
  // What the state itself is still loading continues to load.
  await expect(busy)
    .toHaveCount(0, { timeout: 700 })
    .catch(() => {})
}

interface Fiber {
  memoizedProps: { actor?: LanguageActor } | null
  child: Fiber | null
  sibling: Fiber | null
}

interface LanguageActor {
  logic: { id?: string }
  send: (event: { type: 'language.adopted'; code: string }) => void
}

/** Runs in the page: finds the language actor, which React passes down from the root. */
function adopt(code: string): void {
  const root = document.getElementById('app')
  const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer$'))
  const container = root === null || key === undefined ? null : Reflect.get(root, key)
  const waiting = [(container as { stateNode: { current: Fiber } }).stateNode.current]
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    const actor = fiber.memoizedProps?.actor
    if (actor?.logic.id === 'language') return actor.send({ type: 'language.adopted', code })
    for (const next of [fiber.sibling, fiber.child]) if (next !== null) waiting.push(next)
  }
  throw new Error('no actor speaks a language')
}
