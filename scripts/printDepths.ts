import type { Count, Depth } from '../tests/model/support/depths.ts'

const depths = ['actors', 'API', 'screens'] as const

/**
 * Prints per chart and depth: states and transitions reached, the time, and why something was not.
 * Returns what should have run and did not.
 */
export function printDepths(noted: readonly Depth[]): string[] {
  const charts = [...new Set(noted.map(({ chart }) => chart))].toSorted()
  const of = (chart: string, depth: Depth['depth']) =>
    noted.filter((each) => each.chart === chart && each.depth === depth)
  const rows = charts.map((chart) => [chart, ...depths.map((depth) => cellOf(of(chart, depth)))])
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
  console.log('\nnot reached, or reached by a mock, and why')
  for (const { chart, depth, reasons, absent } of noted) {
    if (absent !== null) console.log(`  ${chart}, ${depth}: ${absent}`)
    for (const [reason, times] of Object.entries(reasons)) {
      console.log(`  ${chart}, ${depth}: ${times} × ${reason}`)
    }
  }
  console.log('')
  return charts.flatMap((chart) =>
    depths.filter((depth) => of(chart, depth).length === 0).map((depth) => `${chart}, ${depth}`),
  )
}

/** Where a chart ran on two databases, the one that reached less is shown. */
function cellOf(noted: readonly Depth[]): string {
  const [least] = noted.toSorted((one, other) => placesOf(one) - placesOf(other))
  if (least === undefined) return 'not run'
  if (least.absent !== null) return 'not there'
  const milliseconds = noted.reduce((sum, each) => sum + each.milliseconds, 0)
  return `${ratio(least.states)}, ${ratio(least.transitions)} in ${(milliseconds / 1000).toFixed(1)} s`
}

function placesOf({ states, transitions }: Depth): number {
  return states.reached + transitions.reached
}

function ratio({ reached, all }: Count): string {
  return `${reached}/${all}`
}
