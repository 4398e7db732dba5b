import { platformLocales } from '../../contract/locales.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import type { BuiltSite, PaintedScreen } from './builtSite.ts'
import { escapeHtml, headTags, jsonInPage, type PageWords } from './pageHead.ts'

export interface PaintedPage {
  painted: PaintedScreen
  lang: LanguageCode
  /** Where the app is when it takes over. */
  path: string
  canonical: string | null
  origin: string
  words: Partial<PageWords>
  /** The answers that the screen shows, as JSON. */
  firstData: string
}

/** The built page with a screen in it, whose pictures, styles and scripts need no second trip. */
export function composePage(site: BuiltSite, page: PaintedPage): string {
  const { painted, lang, path, canonical, origin, firstData } = page
  const { siteName } = painted
  const words = { ...painted, picture: null, product: null, ...page.words, siteName }
  const [, preloads = '', markup = ''] = /^((?:<link[^>]*>)*)([^]*)$/.exec(painted.markup) ?? []
  const styles = site.stylesOf(painted.sources)
  // Read by the page's own inline script.
  const scripts = jsonInPage(JSON.stringify(site.scriptsOf(painted.sources)))
  const head = [
    preloads,
    // One frame with all of it, rather than a first one without the screen.
    '<link rel="expect" href="#first-data" blocking="render">',
    `<style>${styles.map(({ css }) => css).join('')}</style>`,
    headTags(words, canonical, origin),
    `<script type="application/json" id="scripts-to-come">${scripts}</script>`,
  ].join('')
  const app =
    `<div id="app" data-painted="${escapeHtml(path)}">${markup}</div>` +
    `<script type="application/json" id="first-data">${jsonInPage(firstData)}</script>`
  // They are in the page already; a later screen looks for the link of a style before it fetches it.
  // Browsers that read ahead fetch disabled ones too, but for those of other media.
  const links = styles
    .map(({ href }) => `<link rel="stylesheet" disabled media="not all" href="${href}">`)
    .join('')
  return site.html
    .replace('<html lang="en">', `<html lang="${platformLocales[lang].htmlLang}">`)
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `${head}<title>${escapeHtml(words.title)} · ${escapeHtml(siteName)}</title>`,
    )
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start: string) => start + escapeHtml(words.description),
    )
    .replace(/(<p id="too-old">)[^<]*/, (_, start: string) => start + escapeHtml(painted.tooOld))
    .replace(/(<noscript><p>)[^<]*/, (_, start: string) => start + escapeHtml(painted.noScript))
    .replace('<div id="app"></div>', () => app)
    .replace('</body>', () => `${links}</body>`)
}
