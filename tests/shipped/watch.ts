import type { Page } from '@playwright/test'
import { isOfThePage } from '../browser/support/consoleWords.ts'

/** Offline, the browser itself logs what it could not load. */
const ofBrowserOffline = /net::ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|FAILED)/

/** Collects the page's console errors, and counts its calls, from now on. */
export function watch(page: Page) {
  const complaints: string[] = []
  const asked: Record<string, number> = {}
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || !isOfThePage(message)) return
    if (!ofBrowserOffline.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error.stack)))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked[pathname] = (asked[pathname] ?? 0) + 1
  })
  return {
    complaints,
    asked,
    /** Calls that were made more than twice as often as a visit needs. */
    tooOften: (expected: Record<string, number>): Record<string, number> =>
      Object.fromEntries(
        Object.entries(asked).filter(([path, times]) => times > 2 * (expected[path] ?? 1)),
      ),
  }
}
