import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isOneEditAway,
  languagesAsked,
  matchQuery,
  noMatch,
  SearchIndexBuilder,
  type SearchDocument,
  type SearchIndex,
} from './searchIndex.ts'

const english = indexOf([
  { title: 'Hiking boot', keywords: ['waterproof'], other: ['Outdoors'] },
  { title: 'Rubber bootlace', keywords: ['hiking'], other: [] },
  { title: 'Wool socks', keywords: ['boot'], other: ['Bootmaker'] },
  { title: 'Crème brûlée torch', keywords: ['kitchen'], other: ['Boot & Sons'] },
])
const titled = (title: string): SearchDocument => ({ title, keywords: [], other: [] })
const chinese = indexOf([titled('登山靴')])
const korean = indexOf([titled(''), titled(''), titled('등산 양말')])

function indexOf(documents: readonly SearchDocument[]): SearchIndex {
  const builder = new SearchIndexBuilder()
  for (const [at, document] of documents.entries()) builder.add(at, document)
  return builder.build()
}

function match(query: string, how: { exact?: boolean } = {}) {
  return matchQuery([english, chinese, korean], 4, query, how)
}

function tiers(query: string): Uint8Array | null {
  return match(query)?.tiers ?? null
}

function found(query: string): number[] {
  return [...(tiers(query) ?? [])].flatMap((tier, at) => (tier === noMatch ? [] : [at]))
}

describe('the search index', () => {
  it('ranks a whole word of title or keywords first, then a prefix there, then other texts', () => {
    expect([...tiers('boot')!]).toEqual([0, 4, 1, 6])
    expect([...tiers('kitch')!]).toEqual([noMatch, noMatch, noMatch, 5])
    expect([...tiers('bootm')!]).toEqual([noMatch, noMatch, 7, noMatch])
  })

  it('ranks a synonym below what was typed, and above what only begins like it', () => {
    expect([...tiers('flashlight')!]).toEqual([noMatch, noMatch, noMatch, 2])
  })

  it.each([
    ['tortch', 'torch', [3]],
    ['rubber tortch', null, []],
    ['hiking bott', 'hiking boot', [0, 1]],
    ['flashlihgt', null, []],
    ['boot', null, [0, 1, 2, 3]],
  ])('corrects %s to %s', (query, corrected, expected) => {
    expect([match(query)?.corrected, found(query)]).toEqual([corrected, expected])
  })

  it('corrects nothing where the words are meant exactly', () => {
    expect(match('tortch', { exact: true })).toEqual({
      tiers: new Uint8Array(4).fill(noMatch),
      corrected: null,
    })
  })

  it('requires every word', () => {
    expect(found('hiking boots')).toEqual([0, 1])
    expect(found('hiking torch')).toEqual([])
  })

  it.each([
    ['BOOTS', [0, 1, 2, 3]],
    ['creme brulee', [3]],
    ['sock', [2]],
    ['登山', [0]],
    ['靴', [0]],
    ['양말', [2]],
    ['hik boo', [0, 1]],
    ['tortch', [3]],
    ['socsk', [2]],
  ])('finds %s', (query, expected) => {
    expect(found(query)).toEqual(expected)
  })

  it("doesn't correct a word that is spelled right", () => {
    expect(found('zeppelin')).toEqual([])
  })

  it('returns null without words, so that everything is shown', () => {
    expect(tiers('  ')).toBeNull()
    for (const signs of ['%', '👟', '…', '❤️'])
      expect([...tiers(signs)!]).toEqual([noMatch, noMatch, noMatch, noMatch])
  })

  it("looks a query up in the reader's language, the languages of its script, and English", () => {
    expect([
      languagesAsked('boot', 'en'),
      languagesAsked('boot', 'tai'),
      languagesAsked('登山 boot', 'en'),
      languagesAsked('くつ', 'ri'),
      languagesAsked('양말', 'zh-CN'),
    ]).toEqual([['en'], ['en', 'tai'], ['en', 'zh-CN', 'ri'], ['en', 'ri'], ['en', 'zh-CN', 'han']])
  })

  it('finds replaced documents as a new index would', () => {
    const words = ['kite', 'kites', 'kit', 'lamp', 'oil', 'blue kite', 'oil lamp']
    const text = constantFrom(...words)
    const texts = array(text, { maxLength: 2 })
    const document = record({ title: text, keywords: texts, other: texts })
    assert(
      property(
        array(document, { minLength: 1, maxLength: 6 }),
        array(record({ at: integer({ min: 0, max: 7 }), document }), { maxLength: 6 }),
        constantFrom(...words, 'ki', 'kiet', 'lmap', 'zeppelin'),
        (before, replacements, query) => {
          const index = indexOf(before)
          const after = Array.from({ length: 8 }, (_, at) => before[at] ?? titled(''))
          for (const each of replacements) {
            index.replace(each.at, each.document)
            after[each.at] = each.document
          }
          expect(matchQuery([index], 8, query)).toEqual(matchQuery([indexOf(after)], 8, query))
        },
      ),
    )
  })

  it.each([
    ['torch', 'tortch', true],
    ['torch', 'toch', true],
    ['torch', 'tarch', true],
    ['torch', 'tocrh', true],
    ['torch', 'torch', true],
    ['torch', 'porcx', false],
    ['torch', 'tor', false],
    ['torch', 'thcro', false],
  ])('%s and %s are one edit apart: %s', (left, right, near) => {
    expect(isOneEditAway(left, right)).toBe(near)
    expect(isOneEditAway(right, left)).toBe(near)
  })
})
