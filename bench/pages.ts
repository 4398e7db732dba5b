import { chromium, type CDPSession, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/findChromium.ts'
import { startProcess } from '../tests/faults/serverProcess.ts'
import { printTable, type Row } from './table.ts'

/** The app's budgets in a real Chromium: sizes, first paint on Slow 4G, taps. */

const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
const slowdown = 4
const runs = 5

const { path, said } = findChromium()
console.log(said)
if (!path) process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'harborlane-pages-'))
const server = await startProcess({ DEMO: 'on', DATABASE_URL: '', DATA_DIR: folder })
const browser = await chromium.launch({
  executablePath: path,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  printTable('pages', [
    ...(await measureSizes()),
    ...(await measureFirstPaint()),
    await measureTap(),
  ])
} finally {
  await browser.close()
  await server.kill()
  await rm(folder, { recursive: true, force: true })
}

/** Each screen in a browser that has nothing yet; what is beyond Home is what it costs more. */
async function measureSizes(): Promise<Row[]> {
  const fresh = async (path: string) => {
    const page = await newPage()
    const bytes = await transferred(page, path)
    await page.context().close()
    return bytes
  }
  const home = await fresh('/home')
  const rows: Row[] = [{ what: 'Home, JS and CSS', budget: '≤ 110 KB', measured: kilobytes(home) }]
  for (const path of [
    '/explore',
    '/search',
    '/products',
    '/detail/1',
    '/shop/1',
    '/login',
    '/register',
  ]) {
    const more = (await fresh(path)) - home
    rows.push({ what: `${path} beyond Home`, budget: '≤ 30 KB', measured: kilobytes(more) })
  }
  return rows
}

async function measureFirstPaint(): Promise<Row[]> {
  const seen: { lcp: number; cls: number; tbt: number }[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await newPage()
    const session = await throttle(page)
    await page.addInitScript(observe)
    await page.goto(`${server.address}/home`, { waitUntil: 'load' })
    await page.waitForTimeout(2_500)
    seen.push(await page.evaluate(() => (window as unknown as Observed).observed))
    await session.detach()
    await page.context().close()
  }
  const median = (pick: (one: (typeof seen)[number]) => number) =>
    seen.map(pick).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  return [
    {
      what: 'Home on Slow 4G, 4× CPU: LCP',
      budget: '≤ 1000 ms',
      measured: `${median((one) => one.lcp).toFixed(0)} ms`,
    },
    {
      what: 'Home on Slow 4G, 4× CPU: TBT',
      budget: '≤ 100 ms',
      measured: `${median((one) => one.tbt).toFixed(0)} ms`,
    },
    {
      what: 'Home on Slow 4G, 4× CPU: CLS',
      budget: '≤ 0.01',
      measured: median((one) => one.cls).toFixed(3),
    },
  ]
}

/** From the tap on a cached tab to the paint of its screen. */
async function measureTap(): Promise<Row> {
  const page = await newPage()
  await page.goto(`${server.address}/explore`)
  await page.waitForTimeout(800)
  await page.goto(`${server.address}/home`)
  await page.waitForTimeout(800)
  const tab = (name: string) => page.getByRole('link', { name, exact: true }).first()
  await tab('Explore').click()
  await page.waitForTimeout(800)
  await tab('Home').click()
  await page.waitForTimeout(800)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (const name of ['Explore', 'Home', 'Explore', 'Home', 'Explore']) {
    times.push(await tab(name).evaluate(tapToPaint))
    await page.waitForTimeout(700)
  }
  await page.context().close()
  const median = times.toSorted((a, b) => a - b)[2] ?? 0
  return {
    what: 'tap to next screen painted, 4× CPU',
    budget: '≤ 100 ms',
    measured: `${median.toFixed(0)} ms`,
  }
}

interface Observed {
  observed: { lcp: number; cls: number; tbt: number }
}

function observe(): void {
  const observed = { lcp: 0, cls: 0, tbt: 0 }
  Object.assign(window, { observed })
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime))
  watch('longtask', (entry) => (observed.tbt += Math.max(0, entry.duration - 50)))
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) observed.cls += shift.value
  })
}

function tapToPaint(link: Element): Promise<number> {
  return new Promise((resolve) => {
    const before = performance.now()
    const path = (link as HTMLAnchorElement).pathname
    ;(link as HTMLElement).click()
    const look = () =>
      requestAnimationFrame(() => {
        if (window.location.pathname === path) setTimeout(() => resolve(performance.now() - before))
        else look()
      })
    look()
  })
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  return context.newPage()
}

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** Bytes of the scripts and styles a visit fetched, compressed as sent, without headers. */
async function transferred(page: Page, path: string): Promise<number> {
  await page.goto(`${server.address}${path}`)
  await page.waitForTimeout(1_200)
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => /\.(js|css)$/.test(new URL(entry.name).pathname))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
