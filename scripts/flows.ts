import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadProofs } from '../tests/model/support/loadProofs.ts'
import { drawSvg } from './flows/drawing/drawSvg.ts'
import { layOut } from './flows/drawing/layOut.ts'
import { planDrawing } from './flows/drawing/plan.ts'
import { journeysOf } from './flows/journeysOf.ts'
import { readChart } from './flows/readChart.ts'
import { whatDiffers } from './flows/whatDiffers.ts'
import { writePage } from './flows/writePage.ts'

/** Writes docs/flows from the charts; with `--check` it only says what is stale. */

const folder = new URL('../docs/flows/', import.meta.url)
const isCheck = process.argv.includes('--check')
const files = new Map<string, string>()

const proofs = (await loadProofs()).toSorted((one, other) =>
  one.machine.id.localeCompare(other.machine.id),
)
for (const proof of proofs) {
  const chart = readChart(proof.machine)
  const plan = planDrawing(chart, proof.actedBy)
  files.set(`${chart.id}.svg`, drawSvg(plan, await layOut(plan)))
  files.set(`${chart.id}.md`, writePage(chart, proof, journeysOf(chart.id)))
}
files.set(
  'README.md',
  [
    '# Flows',
    '',
    'Every flow of the shop is a chart. These pages are written from the charts by `npm run flows`; CI fails when they are stale.',
    '',
    ...proofs.map(({ machine, question }) => `- [${machine.id}](${machine.id}.md): ${question}`),
    '',
  ].join('\n'),
)

mkdirSync(folder, { recursive: true })
const present = readdirSync(folder)
const strays = present.filter((name) => !files.has(name))
const stale = [...files].flatMap(([name, text]) => {
  const before = present.includes(name) ? readFileSync(new URL(name, folder), 'utf8') : ''
  return before === text ? [] : [{ name, text, before }]
})
if (isCheck) {
  for (const name of strays) console.log(`docs/flows/${name} belongs to no chart`)
  for (const { name, text, before } of stale) {
    console.log(
      `docs/flows/${name} is stale: ${name.endsWith('.svg') ? 'the drawing differs' : ''}`,
    )
    if (name.endsWith('.md')) for (const line of whatDiffers(before, text)) console.log(`  ${line}`)
  }
  if (strays.length + stale.length > 0) {
    console.log('Run npm run flows, and look at what changed.')
    process.exitCode = 1
  }
} else {
  for (const name of strays) rmSync(new URL(name, folder))
  for (const { name, text } of stale) writeFileSync(new URL(name, folder), text)
  console.log(`docs/flows: ${proofs.length} charts, ${stale.length + strays.length} files changed`)
}
