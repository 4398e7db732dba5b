import { platformLocales } from '../../contract/locales.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import type { BuiltSite, RenderedScreen } from './builtSite.ts'
import { escapeHtml, headTags, jsonInPage, type PageWords } from './pageHead.ts'

export interface RenderedPage {
  rendered: RenderedScreen
  lang: LanguageCode
  /** The URL path at hydration. */
  path: string
  canonical: string | null
  origin: string
  words: Partial<PageWords>
  /** The answers that the screen shows, as JSON. */
  firstData: string
}

/**
 * Inserts a rendered screen into the built page, with its styles and preloads, so that it needs no
 * second round trip.
 */
export function composePage(site: BuiltSite, page: RenderedPage): string {
  const { rendered, lang, path, canonical, origin, firstData } = page
  const { siteName } = rendered
  const words = { ...rendered, picture: null, product: null, ...page.words, siteName }
  const [, preloads = '', markup = ''] = /^((?:<link[^>]*>)*)([^]*)$/.exec(rendered.markup) ?? []
  const styles = site.stylesOf(rendered.sources)
  // Read by the page's own inline script.
  const scripts = jsonInPage(JSON.stringify(site.scriptsOf(rendered.sources)))
  const head = [
    preloads,
    // Delays the first frame until all of the screen is parsed, so that no frame shows the page
    // without it.
    '<link rel="expect" href="#first-data" blocking="render">',
    `<style>${styles.map(({ css }) => css).join('')}</style>`,
    headTags(words, canonical, origin),
    `<script type="application/json" id="scripts-to-come">${scripts}</script>`,
  ].join('')
  const app =
    `<div id="app" data-rendered="${escapeHtml(path)}">${markup}</div>` +
    `<script type="application/json" id="first-data">${jsonInPage(firstData)}</script>`
  // These styles are inlined in the page. A later screen looks for a style's link before it fetches
  // it, so disabled links stand for them. Preload scanners fetch disabled links too, except those
  // of other media.
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
    .replace(/(<p id="too-old">)[^<]*/, (_, start: string) => start + escapeHtml(rendered.tooOld))
    .replace(/(<noscript><p>)[^<]*/, (_, start: string) => start + escapeHtml(rendered.noScript))
    .replace('<div id="app"></div>', () => app)
    .replace('</body>', () => `${links}</body>`)
}
