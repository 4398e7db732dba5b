import { describe, expect, it } from 'vitest'
import { foldText, indexWords, queryWords, singular } from './searchWords.ts'

describe('the words of a search', () => {
  it.each([
    ['Café CRÈME', 'cafe creme'],
    ['ＵＳＢ‐Ｃ', 'usb‐c'],
    ['가방', '가방'],
    ['ガラス', 'ガラス'],
  ])('folds %s to %s', (given, folded) => {
    expect(foldText(given)).toBe(folded)
  })

  it.each([
    ['shoes', 'shoe'],
    ['boxes', 'box'],
    ['batteries', 'battery'],
    ['glass', 'glass'],
    ['bus', 'bus'],
    ['tennis', 'tennis'],
    ['gas', 'gas'],
  ])('takes %s for %s', (plural, one) => {
    expect(singular(plural)).toBe(one)
  })

  it('keeps a spaced word with its singular', () => {
    expect(indexWords("Men’s running-shoes, women's")).toEqual([
      'men',
      'running',
      'shoes',
      'shoe',
      'women',
    ])
  })

  it('keeps scripts without spaces as pairs, and their last character', () => {
    expect(indexWords('手机壳 5G')).toEqual(['手机', '机壳', '壳', '5g'])
    expect(indexWords('รองเท้า')).toContain('รอ')
  })

  it('separates scripts that stand together', () => {
    expect(indexWords('iPhone手机')).toEqual(['iphone', '手机', '机'])
  })

  it('lets only the last typed word be unfinished', () => {
    expect(queryWords('hiking boots')).toEqual([
      { text: 'hiking', matches: 'whole' },
      { text: 'boot', matches: 'prefix' },
    ])
    expect(queryWords('手机壳')).toEqual([
      { text: '手机', matches: 'whole' },
      { text: '机壳', matches: 'whole' },
    ])
    expect(queryWords('手')).toEqual([{ text: '手', matches: 'prefix' }])
  })

  it('finds no words in punctuation', () => {
    expect(queryWords(' -- ! ')).toEqual([])
  })
})
