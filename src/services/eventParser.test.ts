import { describe, expect, test } from 'vitest'
import { createEventParser } from './eventParser.ts'

describe('a stream of events', () => {
  test('gives each event with its name, data and id', () => {
    const parse = createEventParser()
    expect(parse('id: 41\nevent: open\ndata: null\n\nevent: notice\ndata: {"id":3}\n\n')).toEqual([
      { name: 'open', data: 'null', id: '41' },
      { name: 'notice', data: '{"id":3}', id: null },
    ])
  })

  test('reads the same wherever it was cut', () => {
    const text = 'id: 41\nevent: notice\ndata: {"id":3}\n\n: beat\n\nevent: reset\ndata: null\n\n'
    const whole = createEventParser()(text)
    expect(whole).toHaveLength(2)
    for (let at = 1; at < text.length; at += 1) {
      const parse = createEventParser()
      expect([...parse(text.slice(0, at)), ...parse(text.slice(at))]).toEqual(whole)
    }
  })

  test('takes a heartbeat for no event', () => {
    expect(createEventParser()(': beat\n\n')).toEqual([])
  })

  test('joins data of several lines, and knows line ends of two characters', () => {
    expect(createEventParser()('data: one\r\ndata:two\r\n\r\n')).toEqual([
      { name: 'message', data: 'one\ntwo', id: null },
    ])
  })
})
