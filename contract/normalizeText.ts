/**
 * Normalizes text from people, for forms and server alike. It has no schemas, so that screens
 * without valibot can use it too.
 */

/**
 * Scripts whose spelling needs U+200C and U+200D between letters, such as Persian, Hindi and
 * Sinhala.
 */
const joining =
  String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}` +
  String.raw`\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}` +
  String.raw`\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}`

/**
 * Invisible characters: Unicode's default-ignorable ones (U+00AD, U+200B–200F, U+202A–202E,
 * U+2060–206F, U+3164, U+FEFF, tags …), and anchors that word processors insert.
 */
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC`

/**
 * The four uses in which such a character changes the meaning and must stay: joined emoji, joined
 * letters, the flags of England, Scotland and Wales, and variation selectors (Japanese names depend
 * on them).
 */
const meaningful = [
  String.raw`\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*\u200D(?=\p{Extended_Pictographic})`,
  String.raw`[${joining}][\u200C\u200D](?=[${joining}])`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{2,6}\u{E007F}`,
  String.raw`[^\s${invisible}][\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u180B-\u180D\u180F]`,
].join('|')

const meaningfulOrInvisible = new RegExp(`(${meaningful})|[${invisible}]`, 'gu')
/** Separators between words: every space, U+2800 (which looks like one), tabs and line ends. */
const blank = /[\s\u2800]/gu
/**
 * Japan's long vowel mark, which full-width keyboards enter in place of a dash. After a kana it is
 * a letter.
 */
const longMarksForDashes =
  /(?<![\p{Script=Hiragana}\p{Script=Katakana}\u3099-\u309c\u30fc\uff70\uff9e\uff9f])[\u30fc\uff70]+/gu
const lineEnds = /\r\n|[\r\v\f\u2028\u2029]/g

/** Normalizes one line: NFC, no invisible characters, trimmed. Tabs and line ends become spaces. */
export function normalizeText(given: string): string {
  return normalized(given.replaceAll(/[\t\n\v\f\r\u2028\u2029\u2800]+/g, ' '))
}

/** Like {@link normalizeText}, but preserves line breaks, each as `\n`. */
export function normalizeLines(given: string): string {
  return normalized(given.replaceAll(lineEnds, '\n').replaceAll('\u2800', ' '))
}

/**
 * Normalizes a number, code or address that machines read. Besides {@link normalizeText}, digits of
 * any script become ASCII digits, and full-width signs and letters become plain ones. Each dash
 * becomes `-`, each space U+0020, a Chinese or Japanese full stop a dot, and typographic
 * apostrophes become straight.
 */
export function normalizeCode(given: string): string {
  const dashed = given
    .normalize('NFC')
    .replaceAll(longMarksForDashes, (marks) => '-'.repeat(marks.length))
  const plain = [...dashed].map(plainSign).join('')
  return normalizeText(plain).replaceAll(blank, ' ')
}

/** Normalizes a code that is one run of letters and digits; removes all other characters. */
export function normalizeRun(given: string): string {
  return normalizeText(normalizeCode(given).replaceAll(/[ -]/g, ''))
}

/**
 * Repeats until nothing changes: removing a character may join its neighbours into a new sequence.
 */
function normalized(text: string): string {
  const read = text
    .normalize('NFC')
    .replaceAll(meaningfulOrInvisible, (_, saved: string | undefined) => saved ?? '')
    .normalize('NFC')
    .trim()
  return read === text ? read : normalized(read)
}

function plainSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return sign
  if (/\p{Nd}/u.test(sign)) return digitOf(code)
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0)
  if (/[\p{Pd}\u2212]/u.test(sign)) return '-'
  if (sign === '\u3002' || sign === '\uff61') return '.'
  if (/[\u2018\u2019\u02bc\u2032\u00b4]/u.test(sign)) return "'"
  return sign
}

/**
 * Returns the value of a digit. Each script has its ten digits in one run that begins with zero, or
 * in several such runs in a row.
 */
function digitOf(code: number): string {
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
