import { normalizeLines } from '../../../contract/normalizeText.ts'
import hongKong from 'opencc-js/dict/HKVariantsRev'
import japan from 'opencc-js/dict/JPShinjitaiCharacters'
import simplified from 'opencc-js/dict/TSCharacters'
import taiwan from 'opencc-js/dict/TWVariantsRev'

/**
 * The mappings in order: Japan's new forms to old ones, those of Hong Kong and Taiwan to common
 * ones, all to simplified ones.
 */
const steps = [japan, hongKong, taiwan, simplified].map(
  (pairs) =>
    new Map(
      pairs.split('|').map((pair) => {
        const [written = '', other = ''] = pair.split(' ', 2)
        return [written, other] as const
      }),
    ),
)

/**
 * Maps all variant forms of a character to one: 燈 and 灯, 圖, 图 and 図. For comparing, never for
 * display.
 */
function foldHan(text: string): string {
  return text.replaceAll(/\p{Script=Han}/gu, formOf)
}

/** Applied until nothing changes: China's 沪 looks like Japan's short form of another character. */
function formOf(character: string): string {
  const next = steps.reduce((form, step) => step.get(form) ?? form, character)
  return next === character ? next : formOf(next)
}

const wordRuns = /[\p{L}\p{M}\p{N}]+/gu
const unspacedRuns =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}ー]+/gu
const latinAccents = /[\u0300-\u036f]/g
const possessive = /['’]s\b/gi

/** Letters that Unicode doesn't decompose, with their plain spelling. */
const otherLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

/**
 * Folds text for comparison: lower case, unified compatibility forms and widths, no accents on
 * Latin letters, no invisible characters. Hiragana becomes Katakana, and each Chinese character
 * gets one form.
 */
export function foldText(text: string): string {
  const plain = normalizeLines(text)
    .normalize('NFKD')
    .replace(latinAccents, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøđðħłþıς]/g, (letter) => otherLetters[letter] ?? letter)
    .replaceAll(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, '')
    .replaceAll(/[\u3041-\u3096\u309d\u309e]/g, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60),
    )
  return foldHan(plain)
}

export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

export interface QueryWord {
  text: string
  /**
   * `prefix` for a single character of a script without spaces, which matches every pair that
   * begins with it.
   */
  matches: 'whole' | 'prefix'
}

/** The indexed words of a text. Scripts without spaces are split into pairs of characters. */
export function indexWords(text: string): string[] {
  const words: string[] = []
  for (const run of runsOf(text)) {
    if (run.spaced) {
      words.push(run.text)
      const stem = singular(run.text)
      if (stem !== run.text) words.push(stem)
    } else {
      const characters = [...run.text]
      words.push(...pairs(characters), characters.at(-1)!)
    }
  }
  return words
}

/** Text in the form in which phrases are compared: its words in the singular, single spaces. */
export function comparableText(text: string): string {
  return spellings(text)
    .map(({ text: word }) => word)
    .join(' ')
}

/** The words of a text as they are written, plurals aside, and whether a typo can be corrected. */
export function spellings(text: string): { text: string; isCorrectable: boolean }[] {
  return runsOf(text).map((run) => ({
    text: run.spaced ? singular(run.text) : run.text,
    isCorrectable: run.spaced && run.text.length >= 4,
  }))
}

/** The words of a query in their order. Its last spaced word may be unfinished. */
export function queryWords(query: string): QueryWord[] {
  const runs = runsOf(query)
  return runs.flatMap((run, at): QueryWord[] => {
    if (run.spaced) {
      return [{ text: singular(run.text), matches: at === runs.length - 1 ? 'prefix' : 'whole' }]
    }
    const characters = [...run.text]
    return characters.length === 1
      ? [{ text: run.text, matches: 'prefix' }]
      : pairs(characters).map((text) => ({ text, matches: 'whole' }))
  })
}

function runsOf(text: string) {
  const runs: { text: string; spaced: boolean }[] = []
  for (const [word] of foldText(text.replace(possessive, '')).matchAll(wordRuns)) {
    let end = 0
    for (const unspaced of word.matchAll(unspacedRuns)) {
      if (unspaced.index > end) runs.push({ text: word.slice(end, unspaced.index), spaced: true })
      runs.push({ text: unspaced[0], spaced: false })
      end = unspaced.index + unspaced[0].length
    }
    if (end < word.length) runs.push({ text: word.slice(end), spaced: true })
  }
  return runs
}

function pairs(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}
