import { describe, expect, test } from 'vitest'
import { atEachCall, keepsSomething } from './atEachCall.ts'
import type { Said } from './plan.ts'
import { readRound, whatCameOf } from './playAgain.ts'

const lamp = 'tests/lamp.db.test.ts > shines'

describe('a round of tests that are played again', () => {
  test('asks no further test of an edit that was noticed or left something behind', () => {
    const said = [begins(1), comes('noticed', 1), begins(2), comes('spoilt', 2)]
    expect(readRound(said)).toEqual({ over: new Set([1, 2]), ended: new Set() })
  })

  test('asks the next test of an edit that went unnoticed', () => {
    expect(readRound([begins(1), comes('unnoticed', 1)]).over).toEqual(new Set())
  })

  test('leaves out the edit with which a process came to its end', () => {
    const said = [
      begins(1),
      comes('unnoticed', 1),
      begins(2),
      begins(3, 8),
      comes('unnoticed', 3, 8),
    ]
    expect(readRound(said).over).toEqual(new Set([2]))
  })

  test('leaves out files that came to their end', () => {
    const said = [
      comes('ends', 0, 7, 'tests/lamp.db.test.ts'),
      begins(1, 8, 'tests/kite.db.test.ts > flies'),
    ]
    expect(readRound(said).ended).toEqual(new Set(['tests/lamp.db.test.ts']))
  })
})

describe('what came of edits', () => {
  const kite = 'tests/kite.db.test.ts > flies'

  test('is the file that noticed one, whatever the others saw', () => {
    const said = [
      begins(1),
      comes('unnoticed', 1),
      begins(1, 8, kite),
      comes('noticed', 1, 8, kite),
    ]
    expect(whatCameOf([asked('a guard dropped')], said)).toEqual({
      noticedBy: new Map([['a guard dropped', 'tests/kite.db.test.ts']]),
      unnoticed: new Map(),
    })
  })

  test('leaves those files to be asked of which a test plays once only', () => {
    const said = [
      begins(1),
      comes('unnoticed', 1),
      begins(2),
      comes('unnoticed', 2),
      comes('once only', 2, 8, kite),
      comes('once only', 2, 8, 'tests/kite.db.test.ts > lands'),
    ]
    expect(whatCameOf([asked('a guard dropped'), asked('a limit by one')], said).unnoticed).toEqual(
      new Map([
        ['a guard dropped', []],
        ['a limit by one', ['tests/kite.db.test.ts']],
      ]),
    )
  })

  test('leaves those files to be asked that were never played to their end', () => {
    const lampFile = 'tests/lamp.db.test.ts'
    const said = [begins(1), comes('unnoticed', 1), comes('ends', 0, 7, lampFile)]
    const files = [lampFile, 'tests/kite.db.test.ts']
    expect(whatCameOf([asked('a guard dropped', files)], said).unnoticed).toEqual(
      new Map([['a guard dropped', ['tests/kite.db.test.ts']]]),
    )
  })

  test('is unknown where an edit spoilt something, was not played to its end, or never', () => {
    const said = [
      begins(1),
      comes('spoilt', 1),
      begins(2),
      comes('once only', 3),
      begins(4),
      comes('unnoticed', 4),
      begins(4),
    ]
    const names = ['spoilt', 'broken off', 'once only', 'half played', 'unheard of']
    const came = whatCameOf(
      names.map((name) => asked(name)),
      said,
    )
    expect(came).toEqual({ noticedBy: new Map(), unnoticed: new Map() })
  })
})

describe('a source whose calls are handed to the edit in force', () => {
  const id = '/home/server/lamp.ts'

  test('hands on what it exported, and each function by a choice made at each call', () => {
    const source = `export const watts = 8\nexport async function shine(at: number) {}\nfunction glow() {}\n`
    expect(atEachCall(id, source, []).split('\n')).toEqual([
      `import * as own from './lamp.edit0.ts'`,
      `export * from './lamp.edit0.ts'`,
      `const pick = (name) => {`,
      `  const edit = globalThis.editInForce`,
      `  return (edit?.id === "/home/server/lamp.ts" ? edit.module : own)[name]`,
      `}`,
      `export function shine(...given) { return Reflect.apply(pick('shine'), this, given) }`,
    ])
  })

  test.each([
    ['a class', 'export class Lamp {}'],
    ['what is counted', 'let lit = 0'],
  ])('is not edited so where it keeps %s for itself', (_, source) => {
    expect(keepsSomething(id, source)).toBe(true)
  })

  test('may have constants', () => {
    expect(keepsSomething(id, 'const watts = 8\nexport function shine() {}')).toBe(false)
  })
})

function asked(name: string, tests: readonly string[] = []) {
  return { name, tests }
}

function begins(edit: number, process = 7, test = lamp): Said {
  return { what: 'begins', process, test, edit }
}

function comes(what: Said['what'], edit: number, process = 7, test = lamp): Said {
  return { what, process, test, edit }
}
