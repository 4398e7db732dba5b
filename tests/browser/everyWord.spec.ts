import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from './support/test.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { demoShopper } from '../../server/boot/demo/demoShopper.ts'
import { openSession, read } from './support/sessions.ts'
import { stopsOf, visit } from './support/tour.ts'
import { fromCiOn } from './support/whole.ts'

/**
 * Compares all text that each screen shows the demo shopper with `words/`. A fact that is missing
 * or different is a line that differs. `-- -u` writes the current texts.
 */

test.describe.configure({ timeout: 180_000 })
test.use({ timezoneId: 'UTC' })

/** Each has its own test; all others share one. */
const parts = ['/orderInfo', '/refund', '/detail', '/myPurchases'] as const

/** Screens with a layout of their own on desktops. */
const onDesktop =
  /^\/(?:bag|checkout\?.*|depositRecord|myPurchases|order\?.*|orderInfo\/1|search\?q=kettle|topUpRecord)$/

let token = ''
let paths: string[] = []
/** Start of the day on which the demo was seeded: midnight may have passed since. */
let seededOn = 0

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: baseOf() })
  token = await openSession(request, demoShopper)
  paths = await pathsOf(request)
  await request.dispose()
})

for (const part of [...parts, null]) {
  test(`the text of ${part ?? 'all other screens'}`, fromCiOn, async ({ page }) => {
    await openHome(page)
    const own = paths.filter((path) => partOf(path) === part)
    await expectGoldenWords(page, own, part?.slice(1) ?? 'others')
  })
}

test('the text that differs on a desktop', fromCiOn, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHome(page)
  const own = paths.filter((path) => onDesktop.test(path))
  expect(own.length).toBeGreaterThan(3)
  await expectGoldenWords(page, own, 'desktop')
})

async function openHome(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'auth', value: token, url: baseOf() }])
  await page.goto('/home')
  // The server-rendered page does not react to address changes yet.
  await expect(page.locator('#app:not([data-rendered])')).toBeAttached()
}

/** One golden file holds all of these screens, each under a line with its name. */
async function expectGoldenWords(page: Page, own: string[], name: string): Promise<void> {
  const golden = sectionsOf(test.info().snapshotPath(`${name}.txt`))
  const sections: string[] = []
  for (const path of own) {
    await visit(page, path, [])
    sections.push(`# ${nameOf(path)}\n${await settledWords(page, golden.get(nameOf(path)))}\n`)
  }
  expect(sections.join('\n')).toMatchSnapshot(`${name}.txt`)
}

/** The screen's text as soon as it matches, or after five seconds. */
async function settledWords(page: Page, expected: string | undefined): Promise<string> {
  await expect
    .poll(() => wordsOf(page), { timeout: 5_000 })
    .toBe(expected)
    .catch(() => {})
  return wordsOf(page)
}

function sectionsOf(file: string): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return new Map(
    [...text.matchAll(/^# (.+)\n([^]*?)\n(?=\n# |$(?![^]))/gm)].map(([, name = '', words = '']) => [
      name,
      words,
    ]),
  )
}

function partOf(path: string): string | null {
  return parts.find((each) => path.startsWith(each)) ?? null
}

/** Every route, every order of the demo shopper, and a checkout. */
async function pathsOf(request: APIRequestContext): Promise<string[]> {
  const { list } = await read<{ list: { id: number; placedAt: string }[] }>(
    request,
    '/api/user/order_list',
    { token },
  )
  const seededAt = Math.max(...list.map(({ placedAt }) => Date.parse(placedAt)))
  seededOn = seededAt - (seededAt % dayMs)
  const stops = (await stopsOf(request, token)).map(({ path }) => path).filter(isSteady)
  const orders = list.map(({ id }) => `/orderInfo/${id}`)
  return [...new Set([...stops, ...orders, '/checkout?sku=1&quantity=2'])]
}

/** False for screens that change when other tests sign in the same shopper. */
function isSteady(path: string): boolean {
  return path !== '/security'
}

async function wordsOf(page: Page): Promise<string> {
  return lasting(await page.locator('main').filter({ visible: true }).ariaSnapshot())
}

const dayMs = 24 * 60 * 60 * 1_000

const monthHead =
  /^( *)- region "[A-Z][a-z]+ \d{4}":\n *- heading .*\n *- paragraph: In \$([\d,.]+) · Out \$([\d,.]+)\n *- list:\n/gm

/** Merges months into one, because the day of the run decides what falls into which month. */
function inOneMonth(words: string): string {
  const sum = (at: number) =>
    [...words.matchAll(monthHead)]
      .reduce((whole, head) => whole + Number(head[at]?.replaceAll(',', '')), 0)
      .toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const sums = `In $${sum(2)} · Out $${sum(3)}`
  let observed = 0
  return words
    .replaceAll(/(?<=- option ")[A-Z][a-z]+ \d{4}(?=")/g, '‹a month›')
    .replaceAll(monthHead, (_, indent: string) =>
      observed++ > 0
        ? ''
        : `${indent}- region "‹a month›":\n${indent}  - heading "‹a month›" [level=2]\n${indent}  - paragraph: ${sums}\n${indent}  - list:\n`,
    )
}

/** Removes what differs between runs: times become distances, and random or growing numbers go. */
function lasting(words: string): string {
  return inOneMonth(words)
    .replaceAll(/\b([A-Z][a-z]{2,8} \d{1,2}, \d{4})(, \d{1,2}:\d{2} [AP]M)?/g, (_, day: string) =>
      farAway(Date.parse(`${day} UTC`)),
    )
    .replaceAll(/\b[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}\b/g, '‹a day›')
    .replaceAll(/\b[A-Z][a-z]{2} \d{1,2} – (?:[A-Z][a-z]{2} )?\d{1,2}\b/g, '‹some days›')
    .replaceAll(/[\d,]+(?= (?:sold|followers)\b)/g, '‹many›')
    .replaceAll(/\bHL\d{6}\w{10}\b/g, '‹order number›')
    .replaceAll(/\b\d{2}:\d{2}\b/g, '‹time left›')
}

/** Half a day ago may be today or yesterday. */
function farAway(dayAt: number): string {
  const days = Math.round((dayAt - seededOn) / dayMs)
  if (days < -30) return '‹long ago›'
  return Math.abs(days) <= 1 ? '‹about today›' : `‹${days} days›`
}

function nameOf(path: string): string {
  return path
    .slice(1)
    .replace(/\/HL.*$/, '')
    .replaceAll(/[^\w-]+/g, '-')
}

function baseOf(): string {
  return test.info().project.use.baseURL ?? ''
}
