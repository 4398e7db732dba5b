import type { Page } from '@playwright/test'

/**
 * The device, browser or line that a visit simulates, applied to Chromium before its first page
 * loads.
 */
export interface Device {
  /** A service worker's calls would bypass the page's overrides. */
  serviceWorkers?: 'block'
  prepare: (page: Page) => Promise<unknown>
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Every journey is played on each of these. */
export const devices: Record<string, Device> = {
  'the clock right': { prepare: async () => {} },
  'the clock two days slow': { prepare: (page) => shiftClock(page, [[0, -2 * dayMs]]) },
  'the clock 20 minutes slow': { prepare: (page) => shiftClock(page, [[0, -20 * minuteMs]]) },
  'the clock 20 minutes fast': { prepare: (page) => shiftClock(page, [[0, 20 * minuteMs]]) },
  'the clock a day fast': { prepare: (page) => shiftClock(page, [[0, dayMs]]) },
  'a clock that is set on every page, forward and back': {
    prepare: (page) =>
      shiftClock(page, [
        [0, 20 * minuteMs],
        [1_500, -2 * dayMs],
        [4_000, dayMs],
      ]),
  },
  'what Safari 16.4 has': { prepare: (page) => remove(page, [...everywhere, ...safari164]) },
  'what Firefox 115 has': { prepare: (page) => remove(page, [...everywhere, ...firefox115]) },
  'what Chrome 109 has': { prepare: (page) => remove(page, [...everywhere, ...chrome109]) },
  'a slow line': { serviceWorkers: 'block', prepare: slowLine },
  'scripts that come 3 s late': { serviceWorkers: 'block', prepare: lateScripts },
}

/** Newer than all three of the oldest supported browsers. */
const everywhere = [
  'AbortSignal.any',
  'Promise.withResolvers',
  'Promise.try',
  'Map.groupBy',
  'Object.groupBy',
  'URL.parse',
  'Error.isError',
  'RegExp.escape',
  'Math.sumPrecise',
  'Iterator',
  'Intl.DurationFormat',
  'Document.prototype.startViewTransition',
  'CloseWatcher',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLElement.prototype.popover',
  'Element.prototype.setHTMLUnsafe',
  'Element.prototype.moveBefore',
  'ReadableStream.prototype.values',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toHex',
  ...['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom'].map(
    (name) => `Set.prototype.${name}`,
  ),
]

const safari164 = [
  'Array.fromAsync',
  'Element.prototype.checkVisibility',
  'Response.json',
  'URL.canParse',
  'URLSearchParams.prototype.size',
  'requestIdleCallback',
  'cancelIdleCallback',
  'scheduler',
  'navigation',
  'Navigator.prototype.connection',
  'Navigator.prototype.userAgentData',
  'onscrollend',
]

const firefox115 = [
  'Intl.Segmenter',
  'String.prototype.isWellFormed',
  'scheduler',
  'navigation',
  'Navigator.prototype.connection',
  'Navigator.prototype.userAgentData',
]

const chrome109 = [
  'Array.fromAsync',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'String.prototype.isWellFormed',
  'URL.canParse',
  'URLSearchParams.prototype.size',
  'onscrollend',
]

/**
 * From so many ms of each page on, the device's clock is off by so many ms. Its timers stay
 * unchanged.
 */
function shiftClock(page: Page, shifts: [fromMs: number, offMs: number][]): Promise<unknown> {
  return page.addInitScript((shifts) => {
    const RealDate = Date
    const now = () => {
      const shift = shifts.findLast(([fromMs]) => performance.now() >= fromMs)
      return RealDate.now() + (shift?.[1] ?? 0)
    }
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given, as) =>
        Reflect.construct(target, given.length === 0 ? [now()] : given, as) as Date,
      apply: () => String(new RealDate(now())),
      get: (target, name, as) =>
        name === 'now' ? now : (Reflect.get(target, name, as) as unknown),
    })
  }, shifts)
}

function remove(page: Page, names: string[]): Promise<unknown> {
  return page.addInitScript((names) => {
    for (const name of names) {
      const path = name.split('.')
      const last = path.pop() ?? ''
      const owner = path.reduce<object | undefined>(
        (found, key) => (found as Record<string, object> | undefined)?.[key],
        globalThis,
      )
      if (owner) Reflect.deleteProperty(owner, last)
    }
    // Iterator helpers are on a prototype without a global name, which is found through an
    // iterator.
    const helpers = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object
    for (const key of Object.getOwnPropertyNames(helpers)) Reflect.deleteProperty(helpers, key)
  }, names)
}

async function slowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 640_000 / 8,
    uploadThroughput: 640_000 / 8,
  })
}

async function lateScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await route.fallback()
  })
}
