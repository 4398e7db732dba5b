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
  const stage = document.querySelector('#stage')
  return {
    isWhole: (stage?.scrollHeight ?? Infinity) <= (stage?.clientHeight ?? 0) + 1,
    isQuestionFree: (question?.right ?? Infinity) <= (button?.left ?? 0),
    drawing,
    smallestText: Math.min(...sizes) * scale,
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }
}

test(
  'every chart opens from the folder, is readable on a phone, fits whole on request, and uses no network',
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
        fits: fitted.drawing > 150 && fitted.drawing <= 390 && fitted.isWhole,
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
  'the book opens at the questions, and each question at its answer, in two languages',
  fromCiOn,
  async ({ page }) => {
    await open(page, '')
    const book = page.getByRole('main')
    await book.getByRole('link', { name: 'What happens after five wrong payment codes?' }).click()
    await expect(page).toHaveURL(/\?question=five-wrong-codes$/)
    await expect(book).toContainText('For 15 minutes no code is checked, not even the right one')
    await expect(book.getByRole('row', { name: 'five wrong codes', exact: false })).toHaveCount(2)
    await expect(book).toContainText('tests/structure/questions.test.ts')
    await expect(book.locator('.excerpt .isLit[data-arrow]')).toHaveCount(4)
    await page.getByRole('button', { name: '中文' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('支付密码输错五次会怎样？')
    await book.getByRole('link', { name: '问题' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('问题')
  },
)

test('no page of the book is wider than a phone', fromCiOn, async ({ page }) => {
  await open(page, '')
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(60)
  const tooWide: string[] = []
  for (const link of links) {
    await open(page, link)
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) {
      tooWide.push(link)
    }
  }
  expect(tooWide).toEqual([])
})

test(
  'a story plays the charts, and its switches show what becomes of the money',
  fromCiOn,
  async ({ page }) => {
    await open(page, '?story=withdrawal')
    const book = page.getByRole('main')
    const balance = book.getByRole('row', { name: 'the shopper’s balance' })
    await expect(balance).toHaveText('the shopper’s balance$80.00$30.00')
    await book.getByRole('switch', { name: 'the session ends during the audit' }).click()
    await book.getByRole('switch', { name: 'the audit is refused' }).click()
    await expect(page).toHaveURL(/\?story=withdrawal&if=session,refused$/)
    await expect(balance).toHaveText('the shopper’s balance$80.00$80.00')
    await page.goBack()
    await expect(balance).toHaveText('the shopper’s balance$80.00$30.00')
  },
)

test('the search is used by keyboard alone', fromCiOn, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '?chart=order')
  await page.keyboard.press('/')
  await page.keyboard.type('cancel')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Who can cancel an order, and when?',
  )
})

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
