import { expect, test } from 'vitest'
import { readCatalogueFile } from './readCatalogueFile.ts'
import { bakedPictures } from './bakedPictures.ts'
import { pictureOf } from './pictureOf.ts'

const categoryWith = (picture: string) =>
  readCatalogueFile({ categories: [{ slug: 'lamps', name: { en: 'Lamps' }, picture }] })

test.for([
  ['a name of ours', 'category-toys', 'category-toys'],
  ['a picture of the shop', `upload:${'a'.repeat(24)}`, `upload:${'a'.repeat(24)}`],
  [
    'an address',
    'https://pictures.example/a.webp?size=2#top',
    'https://pictures.example/a.webp?size=2#top',
  ],
  [
    'a loud one',
    'HTTPS://Pictures.EXAMPLE:443/a/../b c.webp'.replace(' ', '%20'),
    'https://pictures.example/b%20c.webp',
  ],
  [
    'one in other letters',
    'https://bücher.example/ä.webp',
    'https://xn--bcher-kva.example/%C3%A4.webp',
  ],
] as const)('accepts %s as a picture address and normalizes it', ([, given, stored]) => {
  const { file, refused } = categoryWith(given)
  expect([file.categories.map(({ picture }) => picture), refused]).toEqual([[stored], []])
})

const malformed =
  'picture: Not an https address, or one with spaces, quotes or signs that need %-writing.'

test.for([
  'https://x/"><meta http-equiv=refresh>',
  "https://x/'onerror=alert(1)",
  'https://x/`a',
  'https://x/<b',
  'https://x/a\\b',
  'https://x/a b',
  'https://x/a\n',
  ' https://x/a',
  'https://x/\u0000a',
  'https://x/\u0085a',
  'https://x/\u202Ea',
  'https://',
  'https://mira:secret@x/a',
  'https:x/a',
  'http://x/a',
  'javascript:alert(1)',
  'data:image/svg+xml,a',
  `https://x/${'a'.repeat(2_000)}`,
])('%o is refused as a picture, naming the field', (picture) => {
  const { file, refused } = categoryWith(picture)
  expect([file.categories, refused]).toEqual([
    [],
    [{ place: 'categories[0] (lamps)', reasons: [malformed] }],
  ])
})

test('a rendered picture has its version in its addresses, and its colour', () => {
  const { version, tone } = bakedPictures.get('arcade-stick') ?? {}
  const baked = {
    small: `/pictures/arcade-stick-${version}-320.avif`,
    medium: `/pictures/arcade-stick-${version}-640.avif`,
    large: `/pictures/arcade-stick-${version}-1280.avif`,
    tone,
  }
  expect([pictureOf('arcade-stick'), pictureOf('/pictures/arcade-stick-256.webp')]).toEqual([
    baked,
    baked,
  ])
  expect(tone).toMatch(/^#[0-9a-f]{6}$/)
})

test('an external picture is one file, and an upload has its sizes', () => {
  const plain = { tone: null }
  const address = 'https://pictures.example/lantern.webp'
  const id = 'a'.repeat(24)
  expect([pictureOf(address), pictureOf(`upload:${id}`)]).toEqual([
    { small: address, medium: address, large: address, ...plain },
    {
      small: `/api/uploads/${id}/small`,
      medium: `/api/uploads/${id}/medium`,
      large: `/api/uploads/${id}/large`,
      ...plain,
    },
  ])
})
