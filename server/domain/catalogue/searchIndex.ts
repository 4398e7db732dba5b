import { indexWords, queryWords } from './searchWords.ts'
import type { QueryWord } from './searchWords.ts'

export interface SearchDocument {
  title: readonly string[]
  other: readonly string[]
}

/** How well a document answers a query: smaller is better, `noMatch` not at all. */
export const noMatch = 255
const wholeInTitle = 0
const prefixInTitle = 1
const elsewhere = 2

/** An inverted index with a sorted vocabulary, so that a prefix is one range of it. */
export class SearchIndex {
  readonly #size: number
  readonly #vocabulary: string[]
  readonly #postings: Map<string, Int32Array>

  constructor(documents: readonly SearchDocument[]) {
    const building = new Map<string, number[]>()
    const add = (texts: readonly string[], posting: number, seen: Set<string>) => {
      for (const word of texts.flatMap(indexWords)) {
        if (seen.has(word)) continue
        seen.add(word)
        const postings = building.get(word)
        if (postings) postings.push(posting)
        else building.set(word, [posting])
      }
    }
    documents.forEach(({ title, other }, at) => {
      const seen = new Set<string>()
      add(title, at * 2, seen)
      add(other, at * 2 + 1, seen)
    })
    this.#size = documents.length
    this.#vocabulary = [...building.keys()].toSorted()
    this.#postings = new Map([...building].map(([word, list]) => [word, Int32Array.from(list)]))
  }

  /**
   * The tier of every document, or null for a query without words. A query that finds nothing
   * is tried again with every word unfinished, then with one typing mistake in each word.
   */
  tiers(query: string): Uint8Array | null {
    const words = queryWords(query)
    if (words.length === 0) return null
    const unfinished = words.map((word): QueryWord => ({ ...word, matches: 'prefix' }))
    return (
      this.#every(words, (word) => this.#matching(word)) ??
      this.#every(unfinished, (word) => this.#matching(word)) ??
      this.#every(words, (word) => this.#mistyped(word)) ??
      new Uint8Array(this.#size).fill(noMatch)
    )
  }

  #matching({ text, matches }: QueryWord): string[] {
    if (matches === 'whole') return this.#postings.has(text) ? [text] : []
    const found: string[] = []
    for (let at = this.#firstFrom(text); at < this.#vocabulary.length; at += 1) {
      const word = this.#vocabulary[at]!
      if (!word.startsWith(text)) break
      found.push(word)
    }
    return found
  }

  #mistyped({ text }: QueryWord): string[] {
    if (text.length < 4) return this.#matching({ text, matches: 'prefix' })
    return this.#vocabulary.filter((word) => isOneEditAway(word, text))
  }

  #every(
    words: readonly QueryWord[],
    find: (word: QueryWord) => readonly string[],
  ): Uint8Array | null {
    const combined = new Uint8Array(this.#size)
    for (const asked of words) {
      const best = new Uint8Array(this.#size).fill(noMatch)
      for (const word of find(asked)) {
        const inTitle = word === asked.text ? wholeInTitle : prefixInTitle
        for (const posting of this.#postings.get(word)!) {
          const tier = posting % 2 === 0 ? inTitle : elsewhere
          const at = posting >> 1
          if (tier < best[at]!) best[at] = tier
        }
      }
      for (let at = 0; at < combined.length; at += 1) {
        if (best[at]! > combined[at]!) combined[at] = best[at]!
      }
    }
    return combined.some((tier) => tier !== noMatch) ? combined : null
  }

  #firstFrom(text: string): number {
    let low = 0
    let high = this.#vocabulary.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#vocabulary[middle]! < text) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The same, or one letter added, left out, replaced or swapped with its neighbour. */
export function isOneEditAway(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start += 1
  let end = 0
  const most = Math.min(left.length, right.length) - start
  while (end < most && left.at(-1 - end) === right.at(-1 - end)) end += 1
  const leftRest = left.slice(start, left.length - end)
  const rightRest = right.slice(start, right.length - end)
  if (leftRest.length <= 1 && rightRest.length <= 1) return true
  return (
    leftRest.length === 2 && rightRest.length === 2 && leftRest === `${rightRest[1]}${rightRest[0]}`
  )
}
