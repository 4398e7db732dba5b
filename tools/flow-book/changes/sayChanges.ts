import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chartsAt, chartsNow } from './chartsAt.ts'
import { compareCharts } from './compareCharts.ts'
import { drawChange } from './drawChange.ts'

const pictures = new URL('../../../test-results/flows/', import.meta.url)

/**
 * Prints the changes of all charts since a commit; optionally draws the old and the new version.
 */
export async function sayChanges(commit: string, { draws }: { draws: boolean }): Promise<void> {
  const [old, now] = [chartsAt(commit), chartsNow()]
  const idsOf = (facts: typeof now) => facts.map(({ chart }) => chart.id)
  const [before, after] = [idsOf(old), idsOf(now)]
  for (const id of after.filter((each) => !before.includes(each)))
    console.log(`${id}: a new chart.`)
  for (const id of before.filter((each) => !after.includes(each))) {
    console.log(`${id}: is no chart any more.`)
  }
  let count = 0
  if (draws) {
    rmSync(pictures, { recursive: true, force: true })
    mkdirSync(pictures, { recursive: true })
  }
  for (const facts of now) {
    const known = old.find(({ chart }) => chart.id === facts.chart.id)
    const changes = known === undefined ? [] : compareCharts(known, facts)
    if (known === undefined || changes.length === 0) continue
    count += changes.length
    console.log(`${facts.chart.id}:`)
    const sentences = new Set(changes.map(({ sentence }) => sentence))
    for (const sentence of sentences) console.log(`  ${sentence}`)
    if (!draws) continue
    const file = new URL(`${facts.chart.id}.svg`, pictures)
    writeFileSync(file, await drawChange(known, facts, changes))
    console.log(`  drawn in ${fileURLToPath(file)}`)
  }
  if (count === 0) console.log(`No chart that was there changed since ${commit.slice(0, 12)}.`)
}
