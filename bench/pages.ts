import { chromium, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { platformLocales } from '../contract/locales.ts'
import { demoShopper } from '../server/boot/demo/demoShopper.ts'
import { findChromium } from '../scripts/findChromium.ts'
import { startProcess } from '../tests/faults/serverProcess.ts'
import { openBareBrowser } from './pages/bareBrowser.ts'
import { slowdown, visitFirst, type FirstVisit } from './pages/firstVisit.ts'
import { printTable, type Row } from './table.ts'

/** Measures the app's budgets in a real Chromium: every public page on Slow 4G, and a tap. */

const runs = Number(process.env['BENCH_RUNS'] ?? 5)
const languages = ['en', 'zh-CN', 'tai'] as const
/** Only the pages named here, such as `Home,product`. */
const only = process.env['BENCH_PAGES']?.split(',')
const pages = {
  Home: '/home',
  explore: '/explore',
  product: '/detail/1',
  shop: '/shop/1',
  search: '/search?q=bag',
  'sign-in': '/login',
}
/** Pages that a regular opens from a bookmark, a mail or a notice. */
const ownPages = {
  Me: '/filter',
  'my orders': '/myPurchases/all',
  'order detail': '/orderInfo/1',
  wallet: '/payment',
  cart: '/bag',
}

const { path: chromiumPath, said } = findChromium()
console.log(said)
if (!chromiumPath) process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'harborlane-pages-'))
const server = await startProcess({ DEMO: 'on', DATABASE_URL: '', DATA_DIR: folder })
const bare = await openBareBrowser(chromiumPath)
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  for (const [name, path] of Object.entries(pages)) {
    if (!only || only.includes(name)) printTable(name, await measure(path))
  }
  const token = await signIn()
  for (const [name, path] of Object.entries(ownPages)) {
    if (!only || only.includes(name))
      printTable(`signed in: ${name}`, await measureOwn(path, token))
  }
  if (!only || only.includes('taps')) printTable('taps', [await measureTap()])
} finally {
  await browser.close()
  await bare.close()
  await server.kill()
  await rm(folder, { recursive: true, force: true })
}

/** The first visit in each language, the median of the runs. */
async function measure(path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const code of languages) {
    const { htmlLang: locale } = platformLocales[code]
    const place = { url: `${server.address}${path}`, locale }
    const visits: FirstVisit[] = []
    for (let run = 0; run < runs; run += 1) visits.push(await visitFirst(bare, place))
    const median = medianOf(visits)
    const row = (what: string, budget: string, measured: string) =>
      rows.push({ what: `${code}: ${what}`, budget, measured })
    row('first paint', '≤ 450 ms', `${median('fcp').toFixed(0)} ms`)
    row('largest paint', '≤ 640 ms', `${median('lcp').toFixed(0)} ms`)
    row('layout shift', '≤ 0.01', median('cls').toFixed(3))
    row('long tasks, beyond 50 ms each', '≤ 150 ms', `${median('longTasks').toFixed(0)} ms`)
    row('scripts and styles', '≤ 100 KB', `${median('kilobytes').toFixed(1)} KB`)
    row('one file after the other', '≤ 2', String(median('chain')))
    row('requests', path === '/home' ? '≤ 20' : '', String(median('requests')))
  }
  return rows
}

/** A shopper's first visit in English, the median of the runs. */
async function measureOwn(path: string, token: string): Promise<Row[]> {
  const place = { url: `${server.address}${path}`, locale: 'en', token }
  const visits: FirstVisit[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await visitFirst(bare, place))
  const median = medianOf(visits)
  return [
    { what: 'largest paint', budget: '≤ 1500 ms', measured: `${median('lcp').toFixed(0)} ms` },
    { what: 'layout shift', budget: '≤ 0.01', measured: median('cls').toFixed(3) },
    {
      what: 'requests until then',
      budget: '≤ 40',
      measured: String(median('requestsToPaint')),
    },
    {
      what: 'scripts and styles until the app has taken over',
      budget: '',
      measured: `${median('kilobytes').toFixed(1)} KB`,
    },
  ]
}

function medianOf(visits: readonly FirstVisit[]): (name: keyof FirstVisit) => number {
  return (name) =>
    visits.map((visit) => visit[name]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0
}

async function signIn(): Promise<string> {
  const { account, password } = demoShopper
  const answer = await fetch(`${server.address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password }),
  })
  const { data } = (await answer.json()) as { data: { userinfo: { token: string } } }
  return data.userinfo.token
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
