import type { LanguageCode } from '../../../contract/fields.ts'
import { indexWords, queryWords } from './searchWords.ts'
import type { QueryWord } from './searchWords.ts'

/** The texts of one product in one language. */
export interface SearchDocument {
  title: string
  other: readonly string[]
}

/** How well a document matches a query: smaller is better; `noMatch` means not at all. */
export const noMatch = 255
const wholeInTitle = 0
const prefixInTitle = 1
const elsewhere = 2

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
 * each word its postings. A posting is place × 2, odd when the word is outside the title. Documents
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
  mark(best: Uint8Array, asked: string, isFound: WordTest): void {
    const lower = (posting: number, word: string) => {
      const inTitle = word === asked ? wholeInTitle : prefixInTitle
      const tier = posting % 2 === 0 ? inTitle : elsewhere
      const at = posting >> 1
      if (tier < best[at]!) best[at] = tier
    }
    for (const place of this.#placesOf(isFound)) {
      const word = this.#vocabulary[place]!
      for (let at = this.#starts[place]!; at < this.#starts[place + 1]!; at += 1) {
        const posting = this.#postings[at]!
        if (this.#replaced.size === 0 || !this.#replaced.has(posting >> 1)) lower(posting, word)
      }
    }
    for (const own of this.#replaced.values()) {
      for (const [word, posting] of own) if (isFound.test(word)) lower(posting, word)
    }
  }

  *#placesOf({ beginning, test }: WordTest): Iterable<number> {
    for (let at = this.#firstFrom(beginning); at < this.#vocabulary.length; at += 1) {
      const word = this.#vocabulary[at]!
      if (!word.startsWith(beginning)) return
      if (test(word)) yield at
    }
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

/** A test for words that share a prefix. */
interface WordTest {
  beginning: string
  test: (word: string) => boolean
}

/** Adds each word of a document once with its posting; a word in the title counts there. */
function addDocument(
  at: number,
  { title, other }: SearchDocument,
  add: (word: string, posting: number) => void,
  wordsOf: (text: string) => readonly string[],
): void {
  const inTitle = new Set(indexWords(title))
  for (const word of inTitle) add(word, at * 2)
  const others = new Set(other.flatMap(wordsOf))
  for (const word of others) if (!inTitle.has(word)) add(word, at * 2 + 1)
}

/**
 * The tier of every place; null for an empty query. Punctuation alone, such as `%`, finds nothing.
 * A query without a result is retried with every word as a prefix, then with one typing error in
 * each word.
 */
export function tiersOf(
  indexes: readonly SearchIndex[],
  placeCount: number,
  query: string,
): Uint8Array | null {
  const words = queryWords(query)
  if (query.trim() === '') return null
  if (words.length === 0) return new Uint8Array(placeCount).fill(noMatch)
  const unfinished = words.map((word): QueryWord => ({ ...word, matches: 'prefix' }))
  const every = (asked: readonly QueryWord[], testOf: (word: QueryWord) => WordTest) =>
    everyWord(indexes, placeCount, asked, testOf)
  return (
    every(words, asWritten) ??
    every(unfinished, asWritten) ??
    every(words, mistyped) ??
    new Uint8Array(placeCount).fill(noMatch)
  )
}

function everyWord(
  indexes: readonly SearchIndex[],
  placeCount: number,
  words: readonly QueryWord[],
  testOf: (word: QueryWord) => WordTest,
): Uint8Array | null {
  const combined = new Uint8Array(placeCount)
  for (const asked of words) {
    const best = new Uint8Array(placeCount).fill(noMatch)
    for (const index of indexes) index.mark(best, asked.text, testOf(asked))
    for (let at = 0; at < placeCount; at += 1) {
      if (best[at]! > combined[at]!) combined[at] = best[at]!
    }
  }
  return combined.some((tier) => tier !== noMatch) ? combined : null
}

function asWritten({ text, matches }: QueryWord): WordTest {
  const test = (word: string) => (matches === 'whole' ? word === text : word.startsWith(text))
  return { beginning: text, test }
}

function mistyped({ text }: QueryWord): WordTest {
  if (text.length < 4) return asWritten({ text, matches: 'prefix' })
  return { beginning: '', test: (word) => isOneEditAway(word, text) }
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
