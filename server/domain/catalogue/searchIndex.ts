import type { LanguageCode } from '../../../contract/fields.ts'
import { synonymQueries } from './searchSynonyms.ts'
import { indexWords, queryWords, spellings } from './searchWords.ts'
import type { QueryWord } from './searchWords.ts'

/** The texts of one product in one language. */
export interface SearchDocument {
  title: string
  /** What the product is also called. */
  keywords: readonly string[]
  /** What it belongs to: its category, shop and options. */
  other: readonly string[]
}

/** How well a document matches a query: smaller is better; `noMatch` means not at all. */
export const noMatch = 255
/** By the field of the match: title, keywords, other. */
const wholeTiers = [0, 1, 6] as const
const prefixTiers = [4, 5, 7] as const
/** A synonym stands below what was typed, and above a word that only begins like it. */
const synonymTiers = [2, 3] as const
const fields = 3

const scripts: readonly (readonly [RegExp, readonly LanguageCode[]])[] = [
  [/\p{Script=Han}/u, ['zh-CN', 'ri']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ri']],
  [/\p{Script=Hangul}/u, ['han']],
  [/\p{Script=Thai}/u, ['tai']],
]

/** The languages of a query: the reader's, those of its script, and English. */
export function languagesAsked(query: string, lang: LanguageCode): LanguageCode[] {
  const written = scripts.flatMap(([script, languages]) => (script.test(query) ? languages : []))
  return [...new Set<LanguageCode>(['en', lang, ...written])]
}

/**
 * The search index of one language: a sorted vocabulary, so that a prefix is one range, and for
 * each word its postings. A posting is place × 3 plus the best field that has the word. Documents
 * that change after the build are searched one by one.
 */
export class SearchIndex {
  readonly #vocabulary: readonly string[]
  /** Where the postings of a word begin. They end where those of the next word begin. */
  readonly #starts: Uint32Array
  readonly #postings: Uint32Array
  readonly #replaced = new Map<number, ReadonlyMap<string, number>>()

  constructor({ ids, added }: { ids: ReadonlyMap<string, number>; added: Uint32Array }) {
    this.#vocabulary = [...ids.keys()].toSorted()
    const rankOf = new Uint32Array(ids.size)
    for (const [rank, word] of this.#vocabulary.entries()) rankOf[ids.get(word)!] = rank
    const ends = new Uint32Array(ids.size + 1)
    for (let at = 0; at < added.length; at += 2) ends[rankOf[added[at]!]! + 1]! += 1
    for (let rank = 0; rank < ids.size; rank += 1) ends[rank + 1]! += ends[rank]!
    this.#starts = ends.slice()
    this.#postings = new Uint32Array(added.length / 2)
    for (let at = 0; at < added.length; at += 2) {
      const rank = rankOf[added[at]!]!
      this.#postings[ends[rank]!] = added[at + 1]!
      ends[rank]! += 1
    }
  }

  get replacedCount(): number {
    return this.#replaced.size
  }

  replace(at: number, document: SearchDocument): void {
    const own = new Map<string, number>()
    addDocument(at, document, (word, posting) => own.set(word, posting), indexWords)
    this.#replaced.set(at, own)
  }

  /** Lowers the tier of each document that contains a matching word. */
  mark(best: Uint8Array, { text, matches }: QueryWord): void {
    const lower = (posting: number, word: string) => {
      const tier = (word === text ? wholeTiers : prefixTiers)[posting % fields]!
      const at = Math.floor(posting / fields)
      if (tier < best[at]!) best[at] = tier
    }
    const isFound = (word: string) => (matches === 'whole' ? word === text : word.startsWith(text))
    for (let place = this.#firstFrom(text); place < this.#vocabulary.length; place += 1) {
      const word = this.#vocabulary[place]!
      if (!isFound(word)) break
      for (let at = this.#starts[place]!; at < this.#starts[place + 1]!; at += 1) {
        const posting = this.#postings[at]!
        if (this.#isCurrent(posting)) lower(posting, word)
      }
    }
    for (const own of this.#replaced.values()) {
      for (const [word, posting] of own) if (isFound(word)) lower(posting, word)
    }
  }

  /** The words that differ from `text` by one typing error, with the number of their documents. */
  nearestTo(text: string): Map<string, number> {
    const counts = new Map<string, number>()
    for (const [place, word] of this.#vocabulary.entries()) {
      if (!isOneEditAway(word, text)) continue
      const postings = this.#postings.subarray(this.#starts[place]!, this.#starts[place + 1]!)
      counts.set(word, postings.filter((posting) => this.#isCurrent(posting)).length)
    }
    for (const word of [...this.#replaced.values()].flatMap((own) => [...own.keys()])) {
      if (isOneEditAway(word, text)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    return counts
  }

  #isCurrent(posting: number): boolean {
    return this.#replaced.size === 0 || !this.#replaced.has(Math.floor(posting / fields))
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

/** Collects words and postings for an index without an object for each. */
export class SearchIndexBuilder {
  readonly #ids = new Map<string, number>()
  /** Pairs of word id and posting. */
  #added = new Uint32Array(1_024)
  #length = 0

  add(at: number, document: SearchDocument, wordsOf = indexWords): void {
    addDocument(at, document, (word, posting) => this.#push(word, posting), wordsOf)
  }

  build(): SearchIndex {
    return new SearchIndex({ ids: this.#ids, added: this.#added.subarray(0, this.#length) })
  }

  #push(word: string, posting: number): void {
    const id = this.#ids.get(word) ?? this.#ids.size
    this.#ids.set(word, id)
    if (this.#length === this.#added.length) {
      const wider = new Uint32Array(this.#length * 2)
      wider.set(this.#added)
      this.#added = wider
    }
    this.#added[this.#length] = id
    this.#added[this.#length + 1] = posting
    this.#length += 2
  }
}

/** Adds each word of a document once with its posting, of the first field that has it. */
function addDocument(
  at: number,
  { title, keywords, other }: SearchDocument,
  add: (word: string, posting: number) => void,
  wordsOf: (text: string) => readonly string[],
): void {
  const seen = new Set<string>()
  for (const [field, texts] of [[title], keywords, other].entries()) {
    for (const word of texts.flatMap(field === 0 ? indexWords : wordsOf)) {
      if (seen.has(word)) continue
      seen.add(word)
      add(word, at * fields + field)
    }
  }
}

export interface Matches {
  /** By the place of a document. */
  tiers: Uint8Array
  /** The query with its typing errors corrected, where only that finds something. */
  corrected: string | null
}

/**
 * Matches every document; null for an empty query. Punctuation alone, such as `%`, finds nothing. A
 * query without a result is retried with every word as a prefix, then, unless it is `exact`, with
 * the nearest known words.
 */
export function matchQuery(
  indexes: readonly SearchIndex[],
  placeCount: number,
  query: string,
  { exact = false }: { exact?: boolean } = {},
): Matches | null {
  if (query.trim() === '') return null
  const given = matchAsWritten(indexes, placeCount, query)
  if (given) return { tiers: given, corrected: null }
  const corrected = exact ? null : correct(indexes, placeCount, query)
  const tiers = corrected === null ? null : matchAsWritten(indexes, placeCount, corrected)
  return tiers
    ? { tiers, corrected }
    : { tiers: new Uint8Array(placeCount).fill(noMatch), corrected: null }
}

function matchAsWritten(
  indexes: readonly SearchIndex[],
  placeCount: number,
  query: string,
): Uint8Array | null {
  const words = queryWords(query)
  if (words.length === 0) return null
  const unfinished = words.map((word): QueryWord => ({ ...word, matches: 'prefix' }))
  const found = everyWord(indexes, placeCount, words)
  const combined = found ?? new Uint8Array(placeCount).fill(noMatch)
  for (const alternative of synonymQueries(query)) {
    const asked = queryWords(alternative).map((word): QueryWord => ({ ...word, matches: 'whole' }))
    const tiers = everyWord(indexes, placeCount, asked)
    if (tiers === null) continue
    for (let at = 0; at < placeCount; at += 1) {
      const tier = synonymTiers[tiers[at]!] ?? tiers[at]!
      if (tier < combined[at]!) combined[at] = tier
    }
  }
  return combined.some((tier) => tier !== noMatch)
    ? combined
    : everyWord(indexes, placeCount, unfinished)
}

/** Null: nothing to correct, or a word that resembles no other. */
function correct(
  indexes: readonly SearchIndex[],
  placeCount: number,
  query: string,
): string | null {
  const words: string[] = []
  for (const { text, isCorrectable } of spellings(query)) {
    const isKnown = everyWord(indexes, placeCount, [{ text, matches: 'prefix' }]) !== null
    const word = isKnown || !isCorrectable ? text : nearestWord(indexes, text)
    if (word === null) return null
    words.push(word)
  }
  return words.join(' ')
}

/** The word of the most documents, one that begins alike before others. */
function nearestWord(indexes: readonly SearchIndex[], text: string): string | null {
  const counts = new Map<string, number>()
  for (const index of indexes) {
    for (const [word, count] of index.nearestTo(text)) {
      counts.set(word, (counts.get(word) ?? 0) + count)
    }
  }
  const [best] = [...counts]
    .filter(([, count]) => count > 0)
    .toSorted(
      ([one, ones], [other, others]) =>
        Number(other[0] === text[0]) - Number(one[0] === text[0]) ||
        others - ones ||
        (one < other ? -1 : 1),
    )
  return best?.[0] ?? null
}

/** Stops at the first word that leaves no document: a long query costs little more than its first words. */
function everyWord(
  indexes: readonly SearchIndex[],
  placeCount: number,
  words: readonly QueryWord[],
): Uint8Array | null {
  const combined = new Uint8Array(placeCount)
  for (const asked of words) {
    const best = new Uint8Array(placeCount).fill(noMatch)
    for (const index of indexes) index.mark(best, asked)
    let isSomethingLeft = false
    for (let at = 0; at < placeCount; at += 1) {
      if (best[at]! > combined[at]!) combined[at] = best[at]!
      if (combined[at] !== noMatch) isSomethingLeft = true
    }
    if (!isSomethingLeft) return null
  }
  return combined
}

/**
 * Whether the words are equal, or one letter was added, removed, replaced or swapped with its
 * neighbour.
 */
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
