import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import { fromCiOn } from './support/whole.ts'

/** Opens the flow book from its folder, without a server. `npm run flows` builds it. */

const folder = new URL('../../tools/flow-book/dist/', import.meta.url)
const charts = globSync('src/machines/*Machine.ts').map((file) => basename(file, 'Machine.ts'))
const open = (page: Page, link: string) => page.goto(`${new URL('index.html', folder).href}${link}`)
test.beforeAll(() => {
  expect(existsSync(new URL('index.html', folder)), 'npm run flows builds the book').toBe(true)
})

const details = (page: Page) => page.getByRole('complementary', { name: 'Details' })

function measure() {
  const svg = document.querySelector<SVGSVGElement>('#stage svg')
  const drawing = svg?.getBoundingClientRect().width ?? 0
  const scale = drawing / (svg?.viewBox.baseVal.width ?? 1)
  const sizes = [...(svg?.querySelectorAll('text') ?? [])].map((text) =>
    parseFloat(getComputedStyle(text).fontSize),
  )
  const question = document.querySelector('.question')?.getBoundingClientRect()
  const button = document.querySelector('#list')?.getBoundingClientRect()
  return {
    isQuestionFree: (question?.right ?? Infinity) <= (button?.left ?? 0),
    drawing,
    smallestText: Math.min(...sizes) * scale,
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }
}

test(
  'every chart opens from the folder, is readable on a phone, fits the width on request, and uses no network',
  fromCiOn,
  async ({ page }) => {
    const strange: string[] = []
    page.on('request', (request) => {
      if (!/^(?:file|data):/.test(request.url())) strange.push(request.url())
    })
    page.on('pageerror', (error) => strange.push(error.message))

    await open(page, '')
    expect(charts.length).toBeGreaterThan(20)
    for (const chart of charts) {
      await open(page, `?chart=${chart}`)
      await expect(page.getByRole('heading', { level: 1, name: chart, exact: true })).toBeVisible()
      await expect(page.locator('#stage [data-start]').first()).toBeInViewport()
      const opened = await page.evaluate(measure)
      await page.getByRole('button', { name: 'Fit', exact: true }).click()
      const fitted = await page.evaluate(measure)
      expect({
        chart,
        isReadable: opened.smallestText >= 10,
        isQuestionFree: opened.isQuestionFree,
        isTooWide: [opened.isTooWide, fitted.isTooWide],
        fits: fitted.drawing > 200 && fitted.drawing <= 390,
      }).toEqual({
        chart,
        isReadable: true,
        isQuestionFree: true,
        isTooWide: [false, false],
        fits: true,
      })
    }
    expect(strange).toEqual([])
  },
)

test(
  'a link opens a state or an arrow, and each selection has a link',
  fromCiOn,
  async ({ page }) => {
    await open(page, '?chart=order&state=paid.delivered')
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('Delivered code 2')
    await expect(page.locator('#stage .isLit')).toHaveAttribute(
      'data-state',
      'order.paid.delivered',
    )
    await details(page).getByRole('link', { name: 'The shopper has the goods' }).click()
    await expect(page).toHaveURL(/\?chart=order&arrow=paid\.delivered:receipt\.confirmed$/)
    await expect(details(page)).toContainText('tests/model/api/orderPaths.test.ts')
    await page.goBack()
    await expect(page).toHaveURL(/state=paid\.delivered$/)

    await open(page, '?chart=order&arrow=paid.delivered:receipt.extended')
    await expect(details(page)).toContainText('isNotYetExtended')
  },
)

test('a film steps by arrow key, and each step has its link', fromCiOn, async ({ page }) => {
  await open(page, '?chart=order&path=1&step=1')
  const steps = details(page).getByRole('listitem')
  const current = details(page).locator('[aria-current="step"]')
  const [, first = '', second = ''] = await steps.allInnerTexts()
  expect(first).toContain('The shopper orders what is in stock')
  await expect(current).toHaveText(first, { useInnerText: true })
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?chart=order&path=1&step=2$/)
  await expect(current).toHaveText(second, { useInnerText: true })
  await expect(page.locator('#stage .isLit[data-state]')).toHaveAttribute(
    'data-state',
    `order.${/→ (\S+)$/.exec(second)?.[1]}`,
  )
})

test(
  'an arrow shows how often real orders took it, once a file of counts is opened',
  fromCiOn,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '?chart=order&arrow=paid.delivered:receipt.confirmed')
    const input = page.getByLabel('How often real orders took each arrow')
    const file = (text: string) => ({
      name: 'counts.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    await input.setInputFiles(file('nothing'))
    await expect(page.getByText('This file holds no counts.')).toBeVisible()
    const key = 'order.paid.delivered: receipt.confirmed → order.paid.received'
    await input.setInputFiles(file(JSON.stringify({ arrows: [{ key, times: 12 }] })))
    await expect(details(page)).toContainText('12 orders took it.')
  },
)

test('the list of a chart’s films gives the length of each', fromCiOn, async ({ page }) => {
  await open(page, '?chart=savedItems')
  const lengths = await details(page).locator('li small').allInnerTexts()
  expect([...new Set(lengths)].filter((text) => !/^(?:[2-9]|\d\d+) steps$/.test(text))).toEqual([
    'One step',
  ])
})

test(
  'the search finds states and arrows by the product owner’s words',
  fromCiOn,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '')
    await page.getByRole('searchbox').fill('extends seven days')
    await page
      .getByRole('link', { name: 'The shopper extends the time by seven days, once' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('order')
  },
)

test(
  'a chart runs in the page, explains refused events, and exports its walk as a test',
  fromCiOn,
  async ({ page }) => {
    await open(page, '?chart=confirmation&try')
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('resting')

    await open(page, '?chart=order&try')
    await details(page)
      .getByRole('button', { name: /^order\.placed/ })
      .first()
      .click()
    const refused = details(page).getByRole('button', { name: /"codeProven":false.*not canBePaid/ })
    await expect(refused).toBeDisabled()
    await details(page)
      .getByRole('button', { name: /^order\.cancelled/ })
      .click()
    await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('cancelled')
    await expect(details(page).locator('pre')).toContainText(
      'expect(end.value).toEqual("cancelled")',
    )
  },
)
