import { initialTransition, transition } from 'xstate'
import type { AnyStateMachine, AnyStateNode, SnapshotFrom } from 'xstate'
import type { ArrowEntry, ChartPage, KnownEvent } from './bookData.ts'
import { h } from './dom.ts'

/** A chart that runs in the page: its past events, and its possible next ones. */
export interface Run {
  machine: AnyStateMachine
  input: unknown
  events: readonly KnownEvent[]
  snapshot: SnapshotFrom<AnyStateMachine>
}

/** An event in the current state, and why the chart would ignore it. */
export interface Possible {
  known: KnownEvent
  who: ArrowEntry['who'] | ''
  /** Null where it is possible; else the guards that refuse. */
  whyNot: string | null
}

export function startRun(machine: AnyStateMachine, input: unknown): Run {
  return { machine, input, events: [], snapshot: initialTransition(machine, input)[0] }
}

export function goOn(run: Run, known: KnownEvent): Run {
  return {
    ...run,
    events: [...run.events, known],
    snapshot: transition(run.machine, run.snapshot, known.event)[0],
  }
}

export function stepBack({ machine, input, events }: Run): Run {
  return events.slice(0, -1).reduce(goOn, startRun(machine, input))
}

export function possibleNow(page: ChartPage, { snapshot }: Run): Possible[] {
  const heard = page.arrows.filter(({ from }) => isActive(page, snapshot, from))
  return page.events.flatMap((known) => {
    const arrows = heard.filter(({ event }) => event === known.type)
    if (arrows.length === 0) return []
    const guards = arrows.flatMap(({ guard }) => (guard === null ? [] : [guard]))
    const whyNot = snapshot.can(known.event) ? null : `not ${guards.join(', not ')}`
    return [{ known, who: arrows[0]?.who ?? '', whyNot }]
  })
}

export function leavesOf({ machine, snapshot }: Run): string[] {
  const nodes = (snapshot as unknown as { _nodes: readonly AnyStateNode[] })._nodes
  return nodes
    .filter((node) => Object.keys(node.states).length === 0)
    .map(({ id }) => id.slice(machine.id.length + 1))
}

/** The walk so far as a test that can be pasted into tests/model. */
export function testOf({ machine, input, events, snapshot }: Run): string {
  const name = `${machine.id}Machine`
  return [
    "import { expect, test } from 'vitest'",
    "import { initialTransition, transition } from 'xstate'",
    `import { ${name} } from '../../src/machines/${name}.ts'`,
    '',
    `test('${machine.id}: ${events.map(({ type }) => type).join(', ') || 'starts'}', () => {`,
    `  const [start] = initialTransition(${name}, ${JSON.stringify(input) ?? 'undefined'})`,
    '  const events = [',
    ...events.map(({ event }) => `    ${JSON.stringify(event)},`),
    `  ] as Parameters<typeof transition<typeof ${name}>>[2][]`,
    `  const end = events.reduce((before, event) => transition(${name}, before, event)[0], start)`,
    `  expect(end.value).toEqual(${JSON.stringify(snapshot.value)})`,
    '})',
    '',
  ].join('\n')
}

export function runDetails(page: ChartPage, run: Run, change: (next: Run) => void): Node[] {
  const possible = possibleNow(page, run)
  const test = testOf(run)
  return [
    h('p', { class: 'kind' }, 'Try it'),
    h('h2', {}, leavesOf(run).join(', ')),
    h('p', { class: 'hint' }, 'The chart itself runs here, without a shop behind it.'),
    ...(page.inputs.length > 1
      ? [
          h(
            'p',
            { class: 'player' },
            'Start ',
            ...page.inputs.map((input, index) =>
              h(
                'button',
                {
                  type: 'button',
                  class: 'key',
                  onclick: () => change(startRun(run.machine, input)),
                },
                String(index + 1),
              ),
            ),
          ),
        ]
      : []),
    h(
      'p',
      { class: 'player' },
      h(
        'button',
        {
          type: 'button',
          class: 'key',
          disabled: run.events.length === 0,
          onclick: () => change(stepBack(run)),
        },
        'Back',
      ),
      h(
        'button',
        { type: 'button', class: 'key', onclick: () => change(startRun(run.machine, run.input)) },
        'Anew',
      ),
      h(
        'button',
        { type: 'button', class: 'key', onclick: () => void navigator.clipboard?.writeText(test) },
        'Copy as a test',
      ),
    ),
    h('h3', {}, 'What may happen'),
    h(
      'ul',
      {},
      ...possible.map((each) =>
        h(
          'li',
          {},
          eventButton(each, () => change(goOn(run, each.known))),
        ),
      ),
    ),
    h('h3', {}, 'So far'),
    h('pre', { tabindex: '0' }, test),
  ]
}

function eventButton({ known, who, whyNot }: Possible, send: () => void): HTMLElement {
  return h(
    'button',
    { type: 'button', class: `step ${who}`, disabled: whyNot !== null, onclick: send },
    known.label,
    whyNot === null ? null : h('small', {}, whyNot),
  )
}

function isActive(page: ChartPage, snapshot: SnapshotFrom<AnyStateMachine>, from: string): boolean {
  const nodes = (snapshot as unknown as { _nodes: readonly AnyStateNode[] })._nodes
  const id = from === '' ? page.id : `${page.id}.${from}`
  return nodes.some((node) => node.id === id)
}
