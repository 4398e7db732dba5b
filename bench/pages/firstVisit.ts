import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { BarePage, openBareBrowser } from './bareBrowser.ts'

type BareBrowser = Awaited<ReturnType<typeof openBareBrowser>>

/** What a phone on a slow line measures on a first visit. */
export interface FirstVisit {
  fcp: number
  lcp: number
  cls: number
  longTasks: number
  /**
   * Transferred scripts and styles, those inside the page included. Like the requests, they are
   * counted until hydration ends; later ones are not.
   */
  kilobytes: number
  requests: number
  /** Until the largest paint, which on a shopper's own page comes after hydration. */
  requestsToPaint: number
  /** How many files depend on one another in a row: 1 is a file that the page itself names. */
  chain: number
}

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
export const slowdown = 4
/** Also measures what the app does after hydration. */
const settlingMs = 6_000
const mostMs = 60_000

export async function visitFirst(
  browser: BareBrowser,
  { url, locale, token }: { url: string; locale: string; token?: string },
): Promise<FirstVisit> {
  const page = await openSlowPage(browser, locale)
  if (token !== undefined) {
    // Cookies of an earlier visit: see src/services/sessionStorage.ts.
    const cookies = { auth: token, reader: 'Europe%2FBerlin%20narrow' }
    for (const [name, value] of Object.entries(cookies)) {
      await page.send('Network.setCookie', { url, name, value })
    }
  }
  const asked = noteScriptsAndStyles(page)
  await page.send('Page.navigate', { url })
  const { styles, bytes, files, ...seen } = await readWhenTakenOver(page)
  await page.close()
  const kilobytes = (bytes + brotliCompressSync(styles).length) / 1_000
  return { ...seen, kilobytes, chain: longestChain(asked, files) }
}

interface Asked {
  url: string
  asker: string
}

/** Groups scripts and styles by what requested them. */
function noteScriptsAndStyles(page: BarePage): readonly Asked[] {
  const asked: Asked[] = []
  page.on('Network.requestWillBeSent', (params) => {
    const { request, initiator } = params as unknown as RequestWillBeSent
    if (!/\.(?:js|css)$/.test(new URL(request.url).pathname)) return
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? ''
    asked.push({ url: request.url, asker })
  })
  return asked
}

interface RequestWillBeSent {
  request: { url: string }
  initiator: { url?: string; stack?: { callFrames: { url: string }[] } }
}

function longestChain(asked: readonly Asked[], files: readonly string[]): number {
  const depths = new Map<string, number>()
  for (const { url, asker } of asked) {
    if (files.includes(url)) depths.set(url, (depths.get(asker) ?? 0) + 1)
  }
  return Math.max(0, ...depths.values())
}

async function openSlowPage(browser: BareBrowser, locale: string): Promise<BarePage> {
  const page = await browser.newPage()
  const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false }
  await page.send('Emulation.setDeviceMetricsOverride', phone)
  await page.send('Emulation.setUserAgentOverride', {
    userAgent: await page.evaluate<string>('navigator.userAgent'),
    acceptLanguage: locale,
  })
  // Without it the network is not throttled.
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', slow4G)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.enable')
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` })
  return page
}

/** Polls seldom, because each poll takes the page's own time. */
async function readWhenTakenOver(page: BarePage): Promise<Read> {
  const until = Date.now() + mostMs
  while (Date.now() < until) {
    await setTimeout(settlingMs)
    const seen = await page.evaluate<Read | null>(`(${read})()`)
    if (seen !== null) return seen
  }
  throw new Error('the app never took the page over')
}

interface Observed {
  observed: { lcp: number; cls: number; longTasks: number; takenOverAt: number }
}

function observe(): void {
  const observed = { lcp: 0, cls: 0, longTasks: 0, takenOverAt: Infinity }
  Object.assign(window, { observed })
  new MutationObserver((_, watching) => {
    if (!document.querySelector('#app:not([data-rendered])')) return
    observed.takenOverAt = performance.now()
    watching.disconnect()
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-rendered'] })
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

interface Read extends Omit<FirstVisit, 'kilobytes' | 'chain'> {
  files: string[]
  bytes: number
  styles: string
}

/** Null before hydration. */
function read(): Read | null {
  const { observed } = window as unknown as Observed
  const { takenOverAt, ...seen } = observed
  if (takenOverAt === Infinity) return null
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const before = all.filter(({ startTime }) => startTime < takenOverAt)
  const files = before.filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname))
  return {
    ...seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    // The page itself is one.
    requests: before.length + 1,
    requestsToPaint: all.filter(({ startTime }) => startTime < seen.lcp).length + 1,
    files: files.map(({ name }) => name),
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    styles: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  }
}
