import type { Chart, ChartState, ChartTransition } from './readChart.ts'
import { wordsOf } from './words.ts'
import { whoCauses } from './whoActs.ts'
import type { ActedBy } from './whoActs.ts'

/** The Markdown page of one chart. */
export function writePage(chart: Chart, proof: { question: string; actedBy: ActedBy }): string {
  return [
    `# ${chart.id}`,
    '',
    chart.description,
    '',
    `**It answers:** ${proof.question}`,
    '',
    `![The ${chart.id} chart](${chart.id}.svg)`,
    '',
    `Source: [\`src/machines/${chart.id}Machine.ts\`](../../src/machines/${chart.id}Machine.ts). It pastes whole into Stately’s visualizer.`,
    '',
    '## States',
    '',
    ...table(
      ['state', 'code', 'what it means'],
      chart.states.map((state) => [
        `\`${state.path}\`${noteOf(state)}`,
        state.code === null ? '' : String(state.code),
        state.description,
      ]),
    ),
    '',
    '## Transitions',
    '',
    ...table(
      ['from', 'event', 'who', 'only if', 'to', 'effect', 'what happens'],
      chart.transitions.map((transition) => rowOf(chart, transition, proof.actedBy)),
    ),
    '',
    `Tests walk paths through all of them, and [by hand](../../tests/model/${chart.id}.test.ts) to a pinned end.`,
    '',
  ].join('\n')
}

function rowOf(chart: Chart, transition: ChartTransition, actedBy: ActedBy): string[] {
  const { source, event, guard, targets, effects, description } = transition
  const pathOf = (id: string) =>
    id === chart.id ? 'anywhere' : `\`${id.slice(chart.id.length + 1)}\``
  return [
    pathOf(source),
    wordsOf(event),
    whoCauses(transition, actedBy),
    guard === null ? '' : `\`${guard}\``,
    targets.length === 0 ? 'stays' : targets.map(pathOf).join(', '),
    effects.map((effect) => `\`${effect}\``).join(', '),
    description,
  ]
}

function noteOf({ kind, isInitial }: ChartState): string {
  const notes = [
    ...(isInitial ? ['start'] : []),
    ...(kind === 'leaf' || kind === 'compound' ? [] : [kind]),
  ]
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)]
}
