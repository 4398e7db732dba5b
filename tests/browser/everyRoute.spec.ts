import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { demoShopper } from '../../server/boot/demo/demoShopper.ts'
import { productName } from '../../src/constants.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import { consoleWords } from './support/consoleWords.ts'
import { openSession } from './support/sessions.ts'
import {
  axeOn,
  englishTexts,
  loadAxe,
  readyLanguages,
  stopsOf,
  textsOf,
  visit,
  type Stop,
} from './support/tour.ts'
import { fromCiOn, onlyWhole } from './support/whole.ts'

const htmlLangs = { en: 'en', 'zh-CN': 'zh-CN', ri: 'ja', han: 'ko', tai: 'th' }
/**
 * `npm run routes`: axe checks all screens, for guests too, in every language and colour scheme.
 */
const isWhole = process.env['EVERY_ROUTE'] === 'whole'
let token = ''
let stops: Stop[] = []

test.describe.configure({ timeout: isWhole ? 900_000 : 180_000 })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: baseOf() })
  token = await openSession(request, demoShopper)
  stops = await stopsOf(request, token)
  await request.dispose()
})

for (const language of readyLanguages) {
  const depth = language === 'en' ? fromCiOn : onlyWhole
  const english = language === 'en' ? [] : englishTexts(language)

  test(`every screen in ${language} for a shopper`, depth, async ({ page }) => {
    // About sixty screens, each looked at by axe in both schemes.
    test.slow()
    const said = await enter(page, { language, token })
    const wrong: Record<string, unknown> = {}
    for (const { path, titleId } of stops) {
      const isLogin = path === '/login'
      const { heading, ...seen } = await visit(page, path, english)
      const expected = {
        address: isLogin ? '/home' : path,
        title: titleOf(isLogin ? 'title.home' : titleId, { language, heading }),
        lang: htmlLangs[language],
        cut: [],
        english: [],
        small: [],
        axe: [],
        said: [],
      }
      const found = {
        ...seen,
        axe: await findingsInBoth(page, language),
        said: said.splice(0),
      }
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong[path] = found
    }
    expect(wrong).toEqual({})
  })

  test(
    `every screen in ${language} for a guest, who is sent to log in`,
    depth,
    async ({ page }) => {
      const said = await enter(page, { language, token: null })
      const wrong: Record<string, unknown> = {}
      for (const { path, titleId, isPublic } of stops) {
        if (!isPublic && !isWhole && language !== 'en') continue
        const seen = await visit(page, path, english)
        const { address, title, heading, small } = seen
        const expected = {
          address: isPublic ? path : `/login?returnTo=${encodeURIComponent(path)}`,
          title: titleOf(isPublic ? titleId : 'title.login', { language, heading }),
          english: [],
          small: [],
          axe: [],
          said: [],
        }
        const axe = isWhole ? await findingsInBoth(page, language) : []
        const found = { address, title, english: seen.english, small, axe, said: said.splice(0) }
        if (JSON.stringify(found) !== JSON.stringify(expected)) wrong[path] = found
      }
      expect(wrong).toEqual({})
    },
  )
}

test.describe(() => {
  // The server's page has the texts as they are.
  test.use({ expectedOnConsole: /React error #418/ })

  test('texts that are 40 % longer are not cut off', onlyWhole, async ({ page }) => {
    const carrier = 'zh-CN'
    const longer = Object.fromEntries(
      Object.entries(textsOf('en')).map(([id, text]) => [
        id,
        parse(stretch(text), { captureLocation: false }),
      ]),
    )
    await page.route(new RegExp(`/assets/${carrier}-[^/]+\\.js$`), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${JSON.stringify(longer)}`,
      }),
    )
    await enter(page, { language: carrier, token })
    const cut: Record<string, string[]> = {}
    for (const { path } of stops) {
      const seen = await visit(page, path, [])
      if (seen.cut.length > 0) cut[path] = seen.cut
    }
    await expect(page.getByText(/~/).first()).toBeAttached()
    expect(cut).toEqual({})
  })
})

async function enter(
  page: Page,
  given: { language: LanguageCode; token: string | null },
): Promise<string[]> {
  const url = baseOf()
  await page
    .context()
    .addCookies([
      { name: 'language', value: given.language, url },
      ...(given.token === null ? [] : [{ name: 'auth', value: given.token, url }]),
    ])
  // An account's language wins over the cookie's, and other tests change it.
  await page.route('**/api/user/getUserInfo*', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: { lang?: unknown } | null }
    delete body.data?.lang
    await route.fulfill({ response, json: body })
  })
  const said = consoleWords(page)
  await page.goto('/home')
  await expect(page.locator('main:visible a[href^="/detail/"]').first()).toBeVisible()
  // A colour in transition between the schemes is no finding.
  await page.addStyleTag({ content: '* { transition: none !important }' })
  await loadAxe(page)
  return said
}

/**
 * The markup is the same in every language, so `npm test` runs axe in English and in the light
 * scheme only.
 */
async function findingsInBoth(page: Page, language: LanguageCode): Promise<string[]> {
  if (language !== 'en' && !isWhole) return []
  const light = await axeOn(page)
  if (!isWhole) return light
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeOn(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((finding) => `dark: ${finding}`)]
}

function titleOf(
  id: string | null | undefined,
  { language, heading }: { language: LanguageCode; heading: string },
): string {
  if (id === null) return `${heading} · ${productName}`
  const own = textsOf(language)[id ?? '']
  return `${own ?? textsOf('en')[id ?? '']} · ${productName}`
}

/** Doubles two letters in five. Words stay words, and arguments stay unchanged. */
function stretch(text: string): string {
  const [longest = ''] = text
    .split(/\{[^}]*\}|<[^>]*>|#/)
    .toSorted((one, other) => other.length - one.length)
  const more = '~'.repeat(Math.max(1, Math.round(longest.length * 0.4)))
  const words = more.replaceAll(/(~{6})(?=~)/g, '$1 ')
  return /\{[^}]*\{/.test(text) ? text : `${text} ${words}`
}

function baseOf(): string {
  return test.info().project.use.baseURL ?? ''
}
