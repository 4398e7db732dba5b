import * as calls from '../src/services/contract/catalogue.ts'
import type { Home } from '../src/services/contract/catalogue.ts'
import type { LanguageCode } from '../src/services/contract/fields.ts'
import type { CatalogueCtx } from './domain/catalogue/catalogue.ts'
import { getHome } from './domain/catalogue/getHome.ts'
import type { FirstData } from './site.ts'

const picturesAtOnce = 4

/** Home's data by the path of its call, and the pictures above the fold. */
export function firstDataOf(parts: Omit<CatalogueCtx, 'lang'>): (lang: LanguageCode) => FirstData {
  return (lang) => {
    const { json } = getHome({ ctx: { ...parts, lang } })
    const home = JSON.parse(json) as Home
    return {
      json: JSON.stringify({ lang, answers: { [calls.getHome.path]: home } }),
      pictures: home.hotProducts.slice(0, picturesAtOnce).map((product) => product.picture.small),
    }
  }
}
