import type { Browser, Page } from '@playwright/test'
import { slowdown } from '../pages/firstVisit.ts'
import type { Tap } from './taps.ts'

export interface TapResult {
  /** From the touch to the next frame that shows an effect: Event Timing's `duration`. */
  paintMs: number
  /** The layout shift in the second after the tap. */
  shift: number
}

const settlingMs = 1_000

/** Opens the page at full speed, then taps with the processor at a quarter of it. */
export async function measureTap(
  browser: Browser,
  address: string,
  { at, token, before, target, key }: Tap,
): Promise<TapResult> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    baseURL: address,
  })
  if (token) await context.addCookies([{ name: 'auth', value: token, url: address }])
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto(at)
  await page.waitForTimeout(settlingMs)
  await before?.(page)
  const element = target(page)
  await element.waitFor()
  await element.scrollIntoViewIfNeeded()
  if (key) await element.focus()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(settlingMs / 2)
  await page.evaluate(forget)
  if (key) await page.keyboard.press(key)
  else await element.tap()
  const result = await readAfter(page)
  await context.close()
  return result
}

async function readAfter(page: Page): Promise<TapResult> {
  await page.waitForTimeout(settlingMs)
  return page.evaluate(read)
}

interface Observed {
  observed: { durations: number[]; shift: number }
}

function observe(): void {
  const observed = { durations: [] as number[], shift: 0 }
  Object.assign(window, { observed })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId > 0) observed.durations.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      observed.shift += (entry as PerformanceEntry & { value: number }).value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function forget(): void {
  Object.assign((window as unknown as Observed).observed, { durations: [], shift: 0 })
}

function read(): TapResult {
  const { durations, shift } = (window as unknown as Observed).observed
  return { paintMs: Math.max(0, ...durations), shift }
}
