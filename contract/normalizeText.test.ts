import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeCode, normalizeLines, normalizeRun, normalizeText } from './normalizeText.ts'
import { areaLine } from './areaLine.ts'
import { isolated } from './isolated.ts'

describe('a line of text', () => {
  test.for([
    ['a zero-width space', 'Na\u200bas', 'Naas'],
    ['marks of direction', '\u202aLondon\u202e dne\u202c', 'London dne'],
    ['isolates', '\u2066Kiel\u2069', 'Kiel'],
    ['a byte order mark', '\ufeffKiel', 'Kiel'],
    ['a soft hyphen', 'Donau\u00addampf', 'Donaudampf'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0', ''],
    ['a Mongolian vowel separator', 'a\u180eb', 'ab'],
    ['tags behind a letter', 'a\u{e0041}\u{e007f}', 'a'],
    ['an object’s anchor', 'Kiel\ufffc', 'Kiel'],
    ['a joiner between Latin letters', 'pay\u200dpal', 'paypal'],
    ['a lone variation selector', '\ufe0f', ''],
    ['spaces of any width around it', '\u00a0\u3000 Kiel \u2009', 'Kiel'],
    ['a Braille blank', '\u2800', ''],
    ['decomposed letters', 'Ko\u0308ln', 'Köln'],
    ['letters that an invisible one kept apart', 'Ko\u200b\u0308ln', 'Köln'],
    ['a tab from a spreadsheet', 'Naas\tKildare', 'Naas Kildare'],
    ['an end of line', 'Naas\r\nKildare\u2028', 'Naas Kildare'],
  ] as const)('removes %s', ([, given, read]) => {
    expect(normalizeText(given)).toBe(read)
  })

  test.for([
    ['joined emoji', '👩🏽‍💻 👨‍👩‍👧 ❤️‍🔥'],
    ['the flag of Wales', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['a keycap', '1️⃣'],
    ['Persian letters that stand apart', 'می\u200cخواهم'],
    ['half forms of Devanagari', 'क्\u200dष'],
    ['a variant of a Japanese name', '葛\u{e0100}城'],
    ['a space of the script', '山田\u3000太郎'],
  ] as const)('preserves %s', ([, text]) => {
    expect(normalizeText(text)).toBe(text.normalize('NFC'))
  })

  test("doesn't change when it is normalized again", () => {
    const texts = fc.string({ unit: 'binary', maxLength: 30 })
    const odd = fc.stringMatching(
      /^[\ufe0f\u0308\u200b-\u200f\u202ea\u0915\u094d\u0645👩🏴\u{e0067}\u{e007f} \tコー。]*$/u,
    )
    fc.assert(
      fc.property(fc.oneof(texts, odd), (text) => {
        for (const read of [normalizeText, normalizeLines, normalizeCode, normalizeRun]) {
          expect(read(read(text))).toBe(read(text))
        }
      }),
    )
  })
})

test('preserves line ends and inner spaces of several lines', () => {
  expect(normalizeLines('\n Ring\u200b twice\r\n\u2028  leave it \v there\r ')).toBe(
    'Ring twice\n\n  leave it \n there',
  )
})

describe('a code', () => {
  test.for([
    ['full width', '＋４４（２０）７９４６－０９５８', '+44(20)7946-0958'],
    ['dashes of all lengths', '1‐2‑3–4—5−6ー7', '1-2-3-4-5-6-7'],
    ['spaces of all widths', '4111\u00a01111\u202f1111\u20091111', '4111 1111 1111 1111'],
    ['an embedding', '\u202a+44 20 7946 0958\u202c', '+44 20 7946 0958'],
    ['a typographic apostrophe', 'o’neill', "o'neill"],
  ] as const)('accepts %s', ([, given, read]) => {
    expect(normalizeCode(given)).toBe(read)
  })

  test.for(
    Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
      const locale = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })
      const digits = Array.from({ length: 10 }, (_, digit) => locale.format(digit))
      return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [[system, digits.join('')]] : []
    }),
  )('accepts the digits of %s', ([, digits = '']) => {
    expect(normalizeCode(digits)).toBe('0123456789')
  })

  test.for([
    ['a soft hyphen of a web page', '1Z999\u00adAA1', '1Z999AA1'],
    ['a soft hyphen in a host name', 'a@exa\u00admple.com', 'a@example.com'],
  ] as const)('removes %s', ([, given, read]) => {
    expect(normalizeCode(given)).toBe(read)
  })

  test.for(['info@ラーメン.jp', 'ﾊﾞｰ', 'らーめん', 'コーー1'])(
    'preserves the long vowel marks of %s',
    (given) => {
      expect(normalizeCode(given)).toBe(given)
    },
  )

  test("turns each long vowel mark that doesn't follow a kana into a dash", () => {
    expect(normalizeCode('ー1ーー2ｰ東ー')).toBe('-1--2-東-')
  })

  test('expands no exponent, fraction or ligature', () => {
    expect(normalizeCode('12² ½ ﬁ ①')).toBe('12² ½ ﬁ ①')
  })

  test('removes everything between the signs of a one-run code', () => {
    expect(normalizeRun(' ４１１１-1111\u00a01111–1111 ')).toBe('4111111111111111')
  })
})

test.each([
  ['London', 'London'],
  ['東京', '東京'],
  ['תל אביב', '\u2068תל אביב\u2069'],
  ['الرياض', '\u2068الرياض\u2069'],
  ['London\u202e dne', '\u2068London dne\u2069'],
  ['a\u2069b\u2066c', '\u2068abc\u2069'],
  ['\u200fא', '\u2068\u200fא\u2069'],
  ['', ''],
])('shows “%s” in a text as “%s”', (text, written) => {
  expect(isolated(text)).toBe(written)
})

test('keeps a postcode in its position next to a right-to-left place name', () => {
  expect([
    areaLine({ country: 'IL', area: 'תל אביב', postcode: '6100000' }),
    areaLine({ country: 'JO', area: 'عمّان', postcode: '11118' }),
    areaLine({ country: 'GB', area: 'London\u202e dne', postcode: 'SW1A 1AA' }),
  ]).toEqual([
    '6100000 \u2068תל אביב\u2069',
    '\u2068عمّان\u2069 11118',
    '\u2068London dne\u2069 SW1A 1AA',
  ])
})
