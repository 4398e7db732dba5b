import { describe, expect, it } from 'vitest'
import { synonymQueries } from './searchSynonyms.ts'

describe('synonyms', () => {
  it.each([
    ['red jumper', ['red sweater', 'red pullover']],
    ['Jumpers', ['sweater', 'pullover']],
    ['jumpers2', []],
    ['kids', ['toy']],
    ['toys', []],
    ['小孩 玩具', ['玩具 玩具']],
    ['ﾘｭｯｸ 青', ['リュックサック 青', 'バックパック 青']],
  ])('%s is also searched as %j', (query, expected) => {
    expect(synonymQueries(query)).toEqual(expected)
  })

  it('replaces the longest word, and tries twelve at most', () => {
    const tried = synonymQueries('running shoes and mobile phone and headset')
    expect([tried.length, tried[0]]).toEqual([12, 'running shoe and phone and headset'])
  })
})
