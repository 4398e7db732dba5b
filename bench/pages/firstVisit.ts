import type { Browser, CDPSession, Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'

/** What a phone on a slow line sees of a page that it has never seen. */
export interface FirstVisit {
  fcp: number
  lcp: number
  cls: number
  longTasks: number
  /**
   * Of scripts and styles as they are sent, those inside the page too. As the requests, until the app has
   * taken the page over: of what comes later nothing is waited for.
   */
  kilobytes: number
  requests: number
  /** How many files one after the other: 1 is what the page itself names. */
  chain: number
}

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
export const slowdown = 4
const settlingMs = 3_000

export async function visitFirst(
  browser: Browser,
  url: string,
  locale: string,
): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale })
  const page = await context.newPage()
  const session = await throttle(page)
  let requests = 0
  let isTakenOver = false
  const chain = followChain(session, () => !isTakenOver)
  page.on('request', () => {
    if (!isTakenOver) requests += 1
  })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('#app:not([data-painted])').waitFor({ state: 'attached' })
  isTakenOver = true
  await page.waitForTimeout(settlingMs)
  const seen = await page.evaluate(read)
  await context.close()
  const styles = brotliCompressSync(seen.styles).length
  const { fcp, lcp, cls, longTasks } = seen
  const kilobytes = (seen.bytes + styles) / 1_000
  return { fcp, lcp, cls, longTasks, kilobytes, requests, chain: chain() }
}

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** Scripts and styles by what asked for them, as long as `isCounted`. */
function followChain(session: CDPSession, isCounted: () => boolean): () => number {
  const depths = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (!isCounted() || !/\.(?:js|css)$/.test(new URL(request.url).pathname)) return
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? ''
    depths.set(request.url, (depths.get(asker) ?? 0) + 1)
  })
  return () => Math.max(0, ...depths.values())
}

interface Observed {
  observed: { lcp: number; cls: number; longTasks: number; takenOverAt: number }
}

function observe(): void {
  const observed = { lcp: 0, cls: 0, longTasks: 0, takenOverAt: Infinity }
  Object.assign(window, { observed })
  new MutationObserver((_, watching) => {
    if (!document.querySelector('#app:not([data-painted])')) return
    observed.takenOverAt = performance.now()
    watching.disconnect()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-painted'] })
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime))
  watch('longtask', (entry) => (observed.longTasks += Math.max(0, entry.duration - 50)))
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) observed.cls += shift.value
  })
}

function read() {
  const { observed } = window as unknown as Observed
  const files = performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) =>
        startTime < observed.takenOverAt && /\.(?:js|css)$/.test(new URL(name).pathname),
    )
  return {
    ...observed,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    bytes: files.reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize,
      0,
    ),
    styles: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  }
}
