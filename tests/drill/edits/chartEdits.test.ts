import { expect, test } from 'vitest'
import { chartEdits } from './chartEdits.ts'
import { applied } from './edit.ts'

const chart = `
const lampMachine = setup({
  types: { context: {} as { presses: number } },
  guards: { isWorn: ({ context }) => context.presses > 9 },
  actions: {
    count: assign(({ context }) => ({ presses: context.presses + 1 })),
  },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'dark',
  states: {
    dark: {
      on: {
        pressed: [
          { guard: 'isWorn', target: 'broken' },
          { target: 'lit', actions: 'count' },
        ],
      },
    },
    lit: { entry: 'warm', tags: 'bright', on: { pressed: 'dark' } },
    broken: { meta: { code: 1 } },
  },
})
`

function editsOf(kind: string) {
  return chartEdits('lampMachine.ts', chart).filter((edit) => edit.kind === kind)
}

test('a chart is edited in all that it says', () => {
  const edits = chartEdits('lampMachine.ts', chart)
  expect(edits.map(({ kind, what }) => `${kind}, ${what}`).toSorted()).toEqual([
    'action dropped, dark on pressed [2]: count',
    'comparison by one, lampMachine.guards.isWorn: context.presses > 9 → context.presses >= 9',
    'constant changed, lampMachine.actions.count.presses: 1 → 2',
    'constant changed, lampMachine.context.presses: 0 → 1',
    'constant changed, lampMachine.guards.isWorn: 9 → 10',
    'entry or exit dropped, lit entry: warm',
    'entry or exit moved, lit entry',
    'field dropped, lampMachine.actions.count: presses',
    'field dropped, lampMachine.context: presses',
    'guard dropped, dark on pressed [1]',
    'guard negated, isWorn',
    "initial state changed, : 'dark' → 'lit'",
    'sum turned, lampMachine.actions.count.presses: context.presses + 1 → context.presses - 1',
    'tag added, broken: bright',
    'tag added, dark: bright',
    'tag dropped, lit: bright',
    'transition dropped, dark on pressed [1]',
    'transition dropped, dark on pressed [2]',
    'transition dropped, lit on pressed',
    "transition retargeted, dark on pressed [1] → 'lit'",
    "transition retargeted, dark on pressed [2] → 'broken'",
    'transitions swapped, dark on pressed [1] and the next',
  ])
})

test('an edit of a guard or an action stands on every arrow that names it', () => {
  expect(editsOf('comparison by one').map(({ arrows }) => arrows)).toEqual([
    ['lamp.dark: pressed [1]'],
  ])
  expect(editsOf('sum turned').map(({ arrows }) => arrows)).toEqual([['lamp.dark: pressed [2]']])
  expect(editsOf('transitions swapped').map(({ arrows }) => arrows)).toEqual([
    ['lamp.dark: pressed [1]', 'lamp.dark: pressed [2]'],
  ])
})

test.each([
  ['transitions swapped', "{ target: 'lit', actions: 'count' },\n          { guard: 'isWorn'"],
  ['entry or exit moved', "lit: { exit: 'warm'"],
  ['action dropped', "{ target: 'lit',  }"],
  ['guard negated', '!(({ context }) => context.presses > 9)(...given)'],
  ['tag dropped', "lit: { entry: 'warm',  on:"],
])('an edited chart reads so: %s', (kind, text) => {
  const [edit] = editsOf(kind)
  expect(edit && applied(chart, edit)).toContain(text)
})

test.each([
  [
    "type: 'history', history: 'shallow', target: 'on'",
    ['forgets', "'shallow' → 'deep'", 'default target'],
  ],
  ["type: 'history'", ['forgets', "'deep'"]],
])('a history is edited in its depth and in where it begins: %s', (history, what) => {
  const source = `setup({}).createMachine({ id: 'x', initial: 'on', states: { on: {}, last: { ${history} } } })`
  const edits = chartEdits('x.ts', source).filter(({ kind }) => kind === 'history changed')
  expect(edits.map((edit) => edit.what)).toEqual(what.map((each) => `last: ${each}`))
})

test('what an actor is given and whether a state is entered anew are edited; arrows that exclude each other stay', () => {
  const source = `setup({ guards: { isA: (_, { type }) => type === 'a', isB: (_, { type }) => type === 'b' && isNew } }).createMachine({
    id: 'x',
    states: {
      asking: {
        invoke: { id: 'ask', src: 'ask', input: ({ context }) => ({ id: context.id, kind: context.kind }) },
        on: { asked: { target: 'asking', reenter: true }, told: { target: '#x.asking' }, heard: [{ guard: 'isA', target: 'gone' }, { guard: 'isB', target: 'gone' }], left: { target: 'gone' } },
      },
      gone: {},
    },
  })`
  const edits = chartEdits('x.ts', source).map(({ kind, what }) => `${kind}, ${what}`)
  expect(
    edits.filter((name) => /^(?:invoke|reenter|field|transitions)/.test(name)).toSorted(),
  ).toEqual([
    'field dropped, asking.invoke.input: id',
    'field dropped, asking.invoke.input: kind',
    'fields swapped, asking.invoke.input: id and kind',
    'invoke input dropped, asking: ({ context }) => ({ id: context.id, kind: context.kind })',
    'reenter flipped, asking on asked',
    'reenter flipped, asking on told',
  ])
})
