import { expect, test } from './support/test.ts'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { eventStream } from '../../contract/notices.ts'
import { call, enterAs } from './support/sessions.ts'
import { registerShopper, type BrowserShopper } from './support/shoppers.ts'

test('seven visible tabs all load over HTTP/1.1, on one stream', async ({
  page,
  context,
  request,
}) => {
  const shopper = await registerShopper(request)
  await enterAs(page, shopper)
  const streams = streamsOf(context)
  const pages = [page, ...(await newPages(context, 6))]
  for (const each of pages) {
    await each.goto('/filter')
    await expect(each.getByText(shopper.account)).toBeVisible()
  }
  expect(await protocolOf(page)).toBe('http/1.1')
  await expect.poll(() => streams.open).toBe(1)

  await changeMail(request, shopper)
  for (const each of pages) await expect(unread(each)).toBeVisible()
  expect(streams).toEqual({ open: 1, asked: 1 })
})

test('the next tab takes over the stream and receives what was missed', async ({
  page,
  context,
  request,
}) => {
  const shopper = await registerShopper(request)
  await enterAs(page, shopper)
  const streams = streamsOf(context)
  await page.goto('/filter')
  await expect.poll(() => streams.open).toBe(1)
  const [other] = await newPages(context, 1)
  await other!.goto('/filter')
  await expect(other!.getByText(shopper.account)).toBeVisible()
  expect(streams.asked).toBe(1)

  await page.close()
  await changeMail(request, shopper)
  await expect(unread(other!)).toBeVisible()
  await expect.poll(() => streams.asked).toBe(2)
})

test('a tab in the background has no stream until it is visible', async ({
  page,
  context,
  request,
}) => {
  const shopper = await registerShopper(request)
  await enterAs(page, shopper)
  const streams = streamsOf(context)
  await page.addInitScript(() => {
    let hidden = true
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
    addEventListener('test:show', () => {
      hidden = false
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  await page.goto('/filter')
  await expect(page.getByText(shopper.account)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(streams.asked).toBe(0)
  await page.evaluate(() => dispatchEvent(new Event('test:show')))
  await expect.poll(() => streams.open).toBe(1)
})

function streamsOf(context: BrowserContext): { open: number; asked: number } {
  const streams = { open: 0, asked: 0 }
  const isStream = (url: string) => new URL(url).pathname === eventStream.address
  context.on('request', (asked) => {
    if (isStream(asked.url())) streams.asked += 1
  })
  context.on('response', (answer) => {
    if (isStream(answer.url())) streams.open += 1
  })
  return streams
}

function newPages(context: BrowserContext, count: number): Promise<Page[]> {
  return Promise.all(Array.from({ length: count }, () => context.newPage()))
}

function protocolOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming).nextHopProtocol
  })
}

function unread(page: Page) {
  return page.getByRole('link', { name: /1 unread notification/ })
}

/** Another device changes the mail address, which a notice reports. */
async function changeMail(request: APIRequestContext, shopper: BrowserShopper): Promise<void> {
  const profile = { familyName: 'Quay', givenName: 'Mira', mobile: '', picture: null }
  const moved = { ...profile, email: 'mira@example.com', password: shopper.password }
  await call(request, '/api/user/profile', moved, { token: shopper.token })
}
