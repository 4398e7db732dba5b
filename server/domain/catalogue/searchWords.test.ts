import { describe, expect, it } from 'vitest'
import japan from 'opencc-js/dict/JPShinjitaiCharacters'
import simplified from 'opencc-js/dict/TSCharacters'
import { foldText, indexWords, queryWords, singular } from './searchWords.ts'

describe('the words of a search', () => {
  it.each([
    ['Café CRÈME', 'cafe creme'],
    ['ＵＳＢ‐Ｃ', 'usb‐c'],
    ['가방', '가방'],
    ['らんぷ', 'ランプ'],
    ['ﾗﾝﾌﾟ', 'ランプ'],
    ['らーめん', 'ラーメン'],
    ['燈', '灯'],
    ['电脑', '电脑'],
    ['電腦', '电脑'],
    ['図書', '图书'],
    ['圖書', '图书'],
    ['桜', '樱'],
    ['裡', '里'],
    ['滬', '滤'],
    ['沪', '滤'],
    ['葛\u{e0100}', '葛'],
    ['Smørrebrød', 'smorrebrod'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['İSTANBUL ısı', 'istanbul isi'],
    ['Φως ΦΩΣ', 'φωσ φωσ'],
    ['la\u00admp', 'lamp'],
    ['\u202elamp\u202c', 'lamp'],
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
  ])('treats %s as %s', (plural, one) => {
    expect(singular(plural)).toBe(one)
  })

  it('returns a spaced word with its singular', () => {
    expect(indexWords("Men’s running-shoes, women's")).toEqual([
      'men',
      'running',
      'shoes',
      'shoe',
      'women',
    ])
  })

  it('splits scripts without spaces into pairs, with their last character', () => {
    expect(indexWords('手机壳 5G')).toEqual(['手机', '机壳', '壳', '5g'])
    expect(indexWords('รองเท้า')).toContain('รอ')
  })

  it('separates adjacent scripts', () => {
    expect(indexWords('iPhone手机')).toEqual(['iphone', '手机', '机'])
  })

  it('treats only the last typed word as unfinished', () => {
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

  it('is idempotent', () => {
    const forms = [simplified, japan].join('|').split(/[ |]/)
    const again = forms.filter((form) => foldText(foldText(form)) !== foldText(form))
    expect(again).toEqual([])
  })

  it.each([' -- ! ', '%', '👟', '❤️', '👩‍👧', '\ufe0f', '\u200b'])(
    'finds no words in “%s”',
    (signs) => {
      expect(queryWords(signs)).toEqual([])
    },
  )
})
