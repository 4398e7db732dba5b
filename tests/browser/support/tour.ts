import { readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import type * as Axe from 'axe-core'
import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { LanguageCode } from '../../../contract/fields.ts'
import { languageCodes } from '../../../contract/languageCodes.ts'
import { isPublicPath } from '../../../src/routing/guard.ts'
import { routePatterns, titleOf } from '../../../src/routing/titles.ts'

const texts = join(import.meta.dirname, '../../../src/messages')

export interface Stop {
  path: string
  /** The id of its title's text; null where the content sets the title. */
  titleId: string | null | undefined
  isPublic: boolean
}

/** What a settled screen shows. */
export interface Seen {
  address: string
  title: string
  /** The first heading below the screen's own. */
  heading: string
  lang: string
  /** Texts that overflow a box that clips them. */
  cut: string[]
  /** Our own texts that are still in English. */
  english: string[]
  /** Touch targets under 44 px in one direction, except links within a sentence. */
  small: string[]
}

/** Languages whose texts exist. */
export const readyLanguages = languageCodes.filter((code) => existsSync(fileOf(code)))

export function textsOf(code: LanguageCode): Record<string, string> {
  return JSON.parse(readFileSync(fileOf(code), 'utf8')) as Record<string, string>
}

/** English texts of several words that differ in the other language. */
export function englishTexts(code: LanguageCode): string[] {
  const own = textsOf(code)
  return Object.entries(textsOf('en'))
    .filter(([id, text]) => own[id] !== text && /^[^{}<>]*\s[^{}<>]*$/.test(text))
    .map(([, text]) => text)
}

/** Every route: those without parameters, and those with ids of the shopper's rows. */
export async function stopsOf(request: APIRequestContext, token: string): Promise<Stop[]> {
  const read = async (path: string) => {
    const answer = await request.get(path, { headers: { token } })
    return (
      (await answer.json()) as { data: { list: { id: number; sn: string; shopId: number }[] } }
    ).data.list
  }
  const [product] = await read('/api/catalogue/products')
  const [address] = await read('/api/user/address_list')
  const first = async (status: string) => (await read(`/api/user/order_list?status=${status}`))[0]
  const unpaid = await first('0')
  const paid = await first('1')
  const received = await first('3')
  const refunding = await first('-4')
  const withParameters: Record<string, (string | null)[]> = {
    '/order': [unpaid ? `/order?id=${unpaid.id}` : null],
    '/orderInfo/:id?': [unpaid, paid, received, refunding].map((order) =>
      order ? `/orderInfo/${order.id}` : null,
    ),
    '/invoice/:id?': [paid ? `/invoice/${paid.id}` : null],
    '/messages/:id?': [paid ? `/messages/${paid.id}` : null],
    '/myPurchases/:status?': ['/myPurchases/0', '/myPurchases/-4'],
    '/comment': [received ? `/comment?order=${received.id}` : null],
    '/refund/:id?/:sn?/:product_ids?/:amount?': [paid ? `/refund/${paid.id}/${paid.sn}` : null],
    '/sendBack/:id?': [paid, received].map((order) => (order ? `/sendBack/${order.id}` : null)),
    '/detail/:product?/:mer?': [product ? `/detail/${product.id}/${product.shopId}` : null],
    '/shop/:id?': [product ? `/shop/${product.shopId}` : null],
    '/search': ['/search?q=kettle', '/search?q=qqqqq'],
    '/addressForm/:id?': [address ? `/addressForm/${address.id}` : null],
  }
  return routePatterns.flatMap((pattern) => {
    const bare = pattern.replace(/\/:.*$/, '')
    const filled = (withParameters[pattern] ?? []).filter((path) => path !== null)
    const isTitledByThing = bare === '/detail' || bare === '/shop'
    return [bare, ...filled].map((path) => ({
      path,
      titleId: isTitledByThing && path !== bare ? null : titleOf(bare)?.id,
      isPublic: isPublicPath(bare),
    }))
  })
}

/** Navigates within the app, waits until the screen has settled, and returns what it shows. */
export function visit(page: Page, path: string, english: readonly string[]): Promise<Seen> {
  return page.evaluate(lookAt, { path, english })
}

async function lookAt(given: { path: string; english: readonly string[] }): Promise<Seen> {
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  history.pushState(null, '', given.path)
  const end = performance.now() + 8_000
  let calm = 0
  while (calm < 4 && performance.now() < end) {
    await frame()
    const isBusy =
      [...document.querySelectorAll('[data-skeleton]')].some(isVisible) ||
      // A list that waits for fresh data is dimmed.
      [...document.querySelectorAll('[aria-busy="true"]')].some(isVisible) ||
      ![...document.querySelectorAll('h1')].some(isVisible) ||
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getTiming().iterations === 1,
        )
    calm = isBusy ? 0 : calm + 1
  }
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className.toString().split(' ')[0]}: ${(element.textContent ?? '').slice(0, 60)}`
  const root = document.documentElement
  const cut = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} px wide`] : []
  const words = new Set(given.english)
  const english: string[] = []
  // Skips hidden screens that are kept alive.
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT + NodeFilter.SHOW_ELEMENT,
    (node) =>
      !(node instanceof Element)
        ? NodeFilter.FILTER_ACCEPT
        : getComputedStyle(node).display === 'none'
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_SKIP,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || !isVisible(element)) continue
    if (words.has(text)) english.push(text)
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(box)
      // Product names may be cut: their own screen shows them whole.
      if (webkitLineClamp !== 'none') break
      const hidesX = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1
      const hidesY = /hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 2
      const isSeen = box.clientWidth > 1 && box.clientHeight > 1
      if (isSeen && (hidesX || hidesY)) {
        cut.push(nameOf(box))
        break
      }
      if (/auto|scroll/.test(overflowX)) break
    }
  }
  const touch = 44
  const small = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, select, textarea, summary, [role="button"], [role="tab"], input:not([type="hidden"])',
    ),
  ].flatMap((target) => {
    if (!isVisible(target) || target.matches('.visuallyHidden, [tabindex="-1"][aria-hidden]')) {
      return []
    }
    if (target.closest('p, li > span') && getComputedStyle(target).display === 'inline') return []
    const area = target.matches('input') ? (target.closest('label') ?? target) : target
    const { width, height } = area.getBoundingClientRect()
    if (width >= touch - 0.5 && height >= touch - 0.5) return []
    area.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top } = area.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    const isHit = (x: number, y: number) =>
      area.contains(document.elementFromPoint(middle.x + x, middle.y + y))
    const reach = (step: (away: number) => boolean) => {
      let away = 0
      while (away < touch && step(away + 1)) away += 1
      return away
    }
    const wide = reach((away) => isHit(-away, 0)) + reach((away) => isHit(away, 0))
    const high = reach((away) => isHit(0, -away)) + reach((away) => isHit(0, away))
    const isReached = Math.min(wide, high) >= touch - 2
    return isReached ? [] : [`${nameOf(target)} (${wide} × ${high})`]
  })
  scrollTo(0, 0)
  return {
    address: location.pathname + location.search,
    title: document.title,
    heading: [...document.querySelectorAll('h2')].find(isVisible)?.textContent ?? '',
    lang: root.lang,
    cut: [...new Set(cut)],
    english,
    small: [...new Set(small)],
  }
}

/** The findings of axe on the current screen. The page must have loaded axe. */
export async function axeOn(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A list that is read again is dimmed meanwhile.
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  return page.evaluate(async (runOnly) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    // What is fading in has too little contrast.
    const entering = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === 1)
    await Promise.allSettled(entering.map(({ finished }) => finished))
    const { axe } = window as unknown as { axe: typeof Axe }
    // Hidden screens that are kept alive. Each is examined when it is shown.
    const stored = [...document.querySelectorAll<HTMLElement>('[style*="display: none"]')]
    const { violations } = await axe.run(
      { include: [document], exclude: stored },
      {
        resultTypes: ['violations'],
        ...(runOnly && { runOnly: [...runOnly] }),
      },
    )
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
    )
  }, rules)
}

export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(`${axe.source}; undefined`)
}

/** English is in the source; `npm run messages` extracts it. */
function fileOf(code: LanguageCode): string {
  return join(texts, code === 'en' ? 'compiled' : '', `${code}.json`)
}
