import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { loadProofs } from '../../tests/model/support/loadProofs.ts'
import type { Film } from './book/bookData.ts'
import { bundleBook, chartScript } from './bundleBook.ts'
import { drawOnce } from './drawing/keptDrawing.ts'
import { planDrawing } from './drawing/plan.ts'
import { drillFile, findDrilled, findEvidence } from './evidence/findEvidence.ts'
import { journeysOf } from './journeysOf.ts'
import { pageOf } from './pageOf.ts'
import { readChart } from './readChart.ts'
import { findScreens } from './screenFiles.ts'
import { whatDiffers } from './whatDiffers.ts'
import { writePage } from './writePage.ts'

const folder = new URL('../../docs/flows/', import.meta.url)
/** Writes docs/flows from the charts; for a check it only says what is stale. */
export async function writeFlows({ isCheck }: { isCheck: boolean }): Promise<void> {
  const files = await makeFiles()
  mkdirSync(folder, { recursive: true })
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name)))
    .filter((name) => !/^(?:screens|evidence)\//.test(name) && name !== drillFile)
  const strays = present.filter((name) => !files.has(name))
  const stale = [...files].flatMap(([name, text]) => {
    const before = present.includes(name) ? readFileSync(new URL(name, folder), 'utf8') : ''
    return before === text ? [] : [{ name, text, before }]
  })
  if (isCheck) {
    for (const name of strays) console.log(`docs/flows/${name} belongs to no chart`)
    for (const { name, text, before } of stale) {
      console.log(
        `docs/flows/${name} is stale${name.endsWith('.svg') ? ': the drawing differs' : ''}`,
      )
      if (name.endsWith('.md'))
        for (const line of whatDiffers(before, text)) console.log(`  ${line}`)
    }
    if (strays.length + stale.length > 0) {
      console.log('Run npm run flows, and look at what changed.')
      process.exitCode = 1
    }
  } else {
    for (const name of strays) rmSync(new URL(name, folder))
    for (const { name, text } of stale) {
      const file = fileURLToPath(new URL(name, folder))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    console.log(`docs/flows: ${files.size} files, ${stale.length + strays.length} of them changed`)
  }
}

async function makeFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()

  const proofs = (await loadProofs()).toSorted((one, other) =>
    one.machine.id.localeCompare(other.machine.id),
  )
  const ids = proofs.map(({ machine }) => machine.id)
  const [filmed, bundled] = await Promise.all([filmJourneys(ids), bundleBook(ids)])
  for (const [name, text] of bundled) files.set(name, text)
  const screens = findScreens(folder)
  for (const proof of proofs) {
    const chart = readChart(proof.machine)
    const plan = planDrawing(chart, proof.actedBy)
    const svg = await drawOnce(plan, readIfThere(new URL(`${chart.id}.svg`, folder)))
    const journeys = filmed[chart.id] ?? []
    files.set(`${chart.id}.svg`, svg)
    files.set(`${chart.id}.md`, writePage(chart, proof, journeysOf(chart.id)))
    const seen = findEvidence(folder, chart.id)
    const drilled = findDrilled(folder, chart.id)
    const page = await pageOf({ chart, proof, svg, journeys, screens, seen, drilled })
    files.set(`charts/${chart.id}.js`, chartScript(page))
  }
  files.set(
    'README.md',
    [
      '# Flows',
      '',
      'Every flow of the shop is a chart. These pages are written from the charts by `npm run flows`; CI fails when they are stale.',
      '',
      '[index.html](index.html) is the book: open it from a clone, or at `/flows/` of a running shop that is not in production.',
      '',
      ...proofs.map(({ machine, question }) => `- [${machine.id}](${machine.id}.md): ${question}`),
      '',
    ].join('\n'),
  )
  return files
}

function readIfThere(file: URL): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

async function filmJourneys(charts: readonly string[]): Promise<Record<string, Film[]>> {
  const script = fileURLToPath(new URL('films/filmJourneys.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...charts], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Record<string, Film[]>
}
