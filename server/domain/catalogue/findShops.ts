import type { LanguageCode } from '../../../contract/fields.ts'
import type { CatalogueSnapshot } from './catalogueSnapshot.ts'
import { languagesAsked } from './searchIndex.ts'
import { indexWords, queryWords, type QueryWord } from './searchWords.ts'
import type { ShopRow } from './snapshotProduct.ts'

/**
 * Finds shops whose name, or else whose tagline, contains all the words; the best-selling first.
 */
export function findShops(
  snapshot: CatalogueSnapshot,
  query: string,
  { lang, most }: { lang: LanguageCode; most: number },
): ShopRow[] {
  const asked = queryWords(query)
  if (asked.length === 0) return []
  const languages = languagesAsked(query, lang)
  const { shops: figures } = snapshot.figures()
  const soldBy = ({ id }: ShopRow) => figures.get(id)?.totalSold ?? 0
  const answers = (texts: (string | undefined)[]) => {
    const words = texts.flatMap((text) => (text === undefined ? [] : indexWords(text)))
    return asked.every((word) => isAmong(words, word))
  }
  return snapshot.shopList
    .map((shop) => {
      const taglines = languages.map((code) => shop.tagline[code])
      const names = Object.values(shop.name)
      return { shop, isNamed: answers(names), isFound: answers([...names, ...taglines]) }
    })
    .filter(({ isFound }) => isFound)
    .toSorted(
      (left, right) =>
        Number(right.isNamed) - Number(left.isNamed) || soldBy(right.shop) - soldBy(left.shop),
    )
    .slice(0, most)
    .map(({ shop }) => shop)
}

function isAmong(words: readonly string[], { text, matches }: QueryWord): boolean {
  return words.some((word) => (matches === 'prefix' ? word.startsWith(text) : word === text))
}
