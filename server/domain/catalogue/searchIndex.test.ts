import { describe, expect, it } from 'vitest'
import { isOneEditAway, noMatch, SearchIndex } from './searchIndex.ts'

const index = new SearchIndex([
  { title: ['Hiking boot', '登山靴'], other: ['waterproof', 'Outdoors'] },
  { title: ['Rubber bootlace'], other: ['hiking'] },
  { title: ['Wool socks', '등산 양말'], other: ['boot'] },
  { title: ['Crème brûlée torch'], other: ['kitchen'] },
])

function found(query: string): number[] {
  const tiers = index.tiers(query)
  return [...(tiers ?? [])].flatMap((tier, at) => (tier === noMatch ? [] : [at]))
}

describe('the search index', () => {
  it('ranks a whole word in the title before a beginning, and both before other texts', () => {
    expect([...index.tiers('boot')!]).toEqual([0, 1, 2, noMatch])
  })

  it('wants every word', () => {
    expect(found('hiking boots')).toEqual([0, 1])
    expect(found('hiking torch')).toEqual([])
  })

  it.each([
    ['BOOTS', [0, 1, 2]],
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

  it('does not take a right word for a mistyped one', () => {
    expect(found('zeppelin')).toEqual([])
  })

  it('answers null without words, so that everything is shown', () => {
    expect(index.tiers('  ')).toBeNull()
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
