import { expect, test } from 'vitest'
import { csvLine } from './csvLine.ts'

test('writes numbers as numbers with two decimals, also negative ones', () => {
  expect(csvLine([0, -12.3, 1234567.89])).toBe('0.00,-12.30,1234567.89\r\n')
})

test('quotes text with quotes, commas and line ends as one cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain'])).toBe(
    '"a,b","say ""hi""","two\nlines",plain\r\n',
  )
})

test.for(['=1+1', '+1', '-1', '@sum', '\t=1', '  =cmd()'])(
  '%j does not become a formula',
  (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`)
  },
)

test('a quoted text does not become a formula either', () => {
  expect(csvLine(['=HYPERLINK("https://evil.example","x")'])).toBe(
    `"'=HYPERLINK(""https://evil.example"",""x"")"\r\n`,
  )
})
