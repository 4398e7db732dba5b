import { describe, expect, test } from 'vitest'
import { findCommand } from './findCommand.ts'
import { commandPage, nounPage, overview } from './help.ts'
import { nouns, shortForms } from './nouns.ts'
import { factLines, printable, tableLines } from './table.ts'

const found = (typed: string) => {
  const answer = findCommand(typed.split(' '))
  return answer.kind === 'noun'
    ? `page of ${answer.name}`
    : [answer.command.usage.split(' [')[0], ...answer.words].join(' | ')
}

describe('a typed command', () => {
  test('is a noun and a verb; without a verb a list, with a name that item', () => {
    expect([
      found('audit list --json'),
      found('audit'),
      found('audit --filter all'),
      found('audit R38'),
      found('audit --help'),
      found('network enable trc20'),
      found('doctor --json'),
    ]).toEqual([
      'audit list | --json',
      'audit list',
      'audit list | --filter | all',
      'audit show <R…|W…> | R38',
      'page of audit',
      'network enable <code> | trc20',
      'doctor | --json',
    ])
  })

  test('may be an alias, and every alias leads to a command', () => {
    for (const [short, long] of Object.entries(shortForms)) {
      expect(found(`${short} --json`)).toBe(found([...long, '--json'].join(' ')))
    }
  })

  test('is refused with the known words when it is unknown', () => {
    expect(() => found('dance')).toThrow('There is no command "dance". Try --help.')
    expect(() => found('network drop btc')).toThrow(
      'network can list, set, enable, and disable, not "drop". Try network --help.',
    )
  })
})

describe('help', () => {
  test('has a page for each noun and each command, whose example parses to that command', () => {
    for (const [name, noun] of Object.entries(nouns)) {
      expect(overview()).toContain(`  ${name} `)
      const verbs = 'verbs' in noun ? Object.entries(noun.verbs) : [['', noun] as const]
      for (const [verb, command] of verbs) {
        const typed = [name, verb].filter(Boolean).join(' ')
        expect(command.usage.startsWith(typed)).toBe(true)
        expect(findCommand(command.example.split(' '))).toMatchObject({ command })
        expect(commandPage(command)).toContain(`Example\n  npm run office -- ${typed}`)
        if ('verbs' in noun) expect(nounPage(name, noun)).toContain(command.usage)
      }
    }
  })
})

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
  expect(factLines([['given less for', 'Only one was broken']])).toEqual([
    'given less for Only one was broken',
  ])
})
