import type { Count, Depth } from '../tests/model/support/depths.ts'

const depths = ['actors', 'API', 'screens'] as const

/** Per chart and depth: states and transitions reached, the time, and why something was not. */
export function printDepths(noted: readonly Depth[]): void {
  const charts = [...new Set(noted.map(({ chart }) => chart))].toSorted()
  const rows = charts.map((chart) => [
    chart,
    ...depths.map((depth) =>
      cellOf(noted.filter((each) => each.chart === chart && each.depth === depth)),
    ),
  ])
  const heads = ['chart: states, transitions', ...depths]
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  console.log(`\n${line(heads)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`)
  for (const row of rows) console.log(line(row))
  console.log('\nnot reached, and why')
  for (const each of noted) {
    for (const [reason, times] of Object.entries(each.reasons)) {
      console.log(`  ${each.chart}, ${each.depth}: ${times === 0 ? '' : `${times} × `}${reason}`)
    }
  }
  console.log('')
}

function cellOf(noted: readonly Depth[]): string {
  const [first] = noted
  if (first === undefined) return 'not run'
  if (first.states.reached === 0) return 'not there'
  const milliseconds = noted.reduce((sum, each) => sum + each.milliseconds, 0)
  return `${ratio(first.states)}, ${ratio(first.transitions)} in ${(milliseconds / 1000).toFixed(1)} s`
}

function ratio({ reached, all }: Count): string {
  return `${reached}/${all}`
}
