import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as calls from '../contract/catalogue.ts'
import type { Home } from '../contract/catalogue.ts'
import type { LanguageCode } from '../contract/fields.ts'
import type { CatalogueCtx } from './domain/catalogue/catalogue.ts'
import { getHome } from './domain/catalogue/getHome.ts'

const picturesAtOnce = 4

/** What a page is given before its code runs: the first screen's data, and that screen painted. */
export interface FirstScreen {
  /** Changes with anything below. */
  version: string
  /** The answers by the path of their call. */
  json: string
  /** Empty where the app paints it itself. */
  markup: string
  /** Pictures that it shows at once. */
  pictures: readonly string[]
}

type PaintHome = (home: Home) => string

/** Home in a language, from the built painter beside the app. */
export function firstScreenOf(
  distFolder: string,
  parts: Omit<CatalogueCtx, 'lang'>,
  onFault: (error: unknown, where: string) => void,
): (lang: LanguageCode) => Promise<FirstScreen> {
  const painter = openPainter(join(distFolder, 'server/firstPaint.js'))
  const painted = new Map<LanguageCode, FirstScreen>()
  return async (lang) => {
    const { json, etag } = getHome({ ctx: { ...parts, lang } })
    const { paintHome, builtAt } = await painter()
    const version = `${lang} ${etag} ${builtAt}`
    const known = painted.get(lang)
    if (known?.version === version) return known
    const home = JSON.parse(json) as Home
    const screen = {
      version,
      json: JSON.stringify({ lang, answers: { [calls.getHome.path]: home } }),
      markup: lang === 'en' ? paint(() => paintHome(home), onFault) : '',
      pictures: home.hotProducts.slice(0, picturesAtOnce).map((product) => product.picture.small),
    }
    painted.set(lang, screen)
    return screen
  }
}

/** A page that can't be painted is served all the same: the app paints it itself. */
function paint(work: () => string, onFault: (error: unknown, where: string) => void): string {
  try {
    return work()
  } catch (error) {
    onFault(error, 'painting Home')
    return ''
  }
}

/** The painter, loaded again when a newer build has replaced it. */
function openPainter(path: string) {
  let loaded: { paintHome: PaintHome; builtAt: number } | null = null
  return async () => {
    const { mtimeMs } = statSync(path)
    if (loaded?.builtAt !== mtimeMs) {
      const module = (await import(`${pathToFileURL(path).href}?${mtimeMs}`)) as {
        paintHome: PaintHome
      }
      loaded = { paintHome: module.paintHome, builtAt: mtimeMs }
    }
    return loaded
  }
}
