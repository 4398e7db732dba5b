import { expect, test } from 'vitest'
import { factLines, printable, tableLines } from './table.ts'

test('strips control and direction characters that shoppers typed', () => {
  expect(printable('\u001b[31mred\u001b[0m\u0007 \u202egnp.exe\u202c\r\nnext')).toBe(
    'red  gnp.exe next',
  )
  expect(tableLines(['A', 'B'], [['1', '\u001b[2Jx']])).toEqual(['A  B', '1  x'])
  expect(
    factLines([
      ['note', 'a\nb'],
      ['none', null],
      ['empty', ''],
    ]),
  ).toEqual(['note         a b'])
})
