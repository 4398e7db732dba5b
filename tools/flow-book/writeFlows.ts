import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { loadProofs } from '../../tests/model/support/loadProofs.ts'
import type { Film } from './book/bookData.ts'
import { inRooms } from './book/rooms.ts'
import { bundleBook, chartScript, questionsScript } from './bundleBook.ts'
import { drawOnce } from './drawing/cachedDrawing.ts'
import { planDrawing } from './drawing/plan.ts'
import { pageOf } from './pageOf.ts'
import { readChart } from './readChart.ts'
import { questionEntries } from './questions/questionEntries.ts'
import { findScreens } from './screenFiles.ts'
import { writePage } from './writePage.ts'
import type { ChartEvidence } from './evidence/mergeEvidence.ts'

const mostLines = 12

/** The lines that only one text has: `-` as written, `+` as generated from the chart. */
function whatDiffers(before: string, after: string): string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const [known, now] = [new Set(old), new Set(fresh)]
  const lines = [
    ...old.filter((line) => !now.has(line)).map((line) => `- ${line}`),
    ...fresh.filter((line) => !known.has(line)).map((line) => `+ ${line}`),
  ]
  return lines.length > mostLines
    ? [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} lines more`]
    : lines
}

/** Pages that a git host shows: Markdown and a drawing of each chart. */
const pagesFolder = new URL('../../docs/flows/', import.meta.url)
/** The book with films, charts to try, and the results of `npm run flows:evidence`. */
const bookFolder = new URL('dist/', import.meta.url)
/** Parts of the book that are not generated from the charts. */
const played = /^(?:screens|evidence)\//

/** Builds the book, and writes docs/flows; with `isCheck` it only reports what is stale there. */
export async function writeFlows({ isCheck }: { isCheck: boolean }): Promise<void> {
  const { pages, book } = await makeFiles()
  write(bookFolder, differences(bookFolder, book))
  console.log('flow book: open tools/flow-book/dist/index.html, or /flows of a running shop')
  const found = differences(pagesFolder, pages)
  const { strays, stale } = found
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
    write(pagesFolder, found)
    console.log(`docs/flows: ${pages.size} files, ${stale.length + strays.length} of them changed`)
  }
}

type Files = ReadonlyMap<string, string>

interface Differences {
  strays: readonly string[]
  stale: readonly { name: string; text: string; before: string }[]
}

function differences(folder: URL, files: Files): Differences {
  mkdirSync(folder, { recursive: true })
  const existing = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name)))
    .filter((name) => !played.test(name))
  const stale = [...files].flatMap(([name, text]) => {
    const before = existing.includes(name) ? readFileSync(new URL(name, folder), 'utf8') : ''
    return before === text ? [] : [{ name, text, before }]
  })
  return { strays: existing.filter((name) => !files.has(name)), stale }
}

function write(folder: URL, { strays, stale }: Differences): void {
  for (const name of strays) rmSync(new URL(name, folder))
  for (const { name, text } of stale) {
    const file = fileURLToPath(new URL(name, folder))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

async function makeFiles(): Promise<{ pages: Files; book: Files }> {
  const pages = new Map<string, string>()

  const proofs = (await loadProofs()).toSorted((one, other) =>
    one.machine.id.localeCompare(other.machine.id),
  )
  const ids = proofs.map(({ machine }) => machine.id)
  const [filmed, book] = await Promise.all([filmJourneys(ids), bundleBook(ids)])
  book.set('questions.js', questionsScript(await questionEntries(proofs)))
  const screens = findScreens(bookFolder)
  for (const proof of proofs) {
    const chart = readChart(proof.machine)
    const plan = planDrawing(chart, proof.actedBy)
    const svg = await drawOnce(plan, readIfThere(new URL(`${chart.id}.svg`, pagesFolder)))
    const journeys = filmed[chart.id] ?? []
    pages.set(`${chart.id}.svg`, svg)
    pages.set(`${chart.id}.md`, writePage(chart, proof))
    const seen = findEvidence(bookFolder, chart.id)
    const page = await pageOf({ chart, proof, svg, journeys, screens, seen })
    book.set(`charts/${chart.id}.js`, chartScript(page))
  }
  const { product, technical } = inRooms(
    proofs.map(({ machine, question }) => ({ id: machine.id, question })),
  )
  pages.set(
    'README.md',
    [
      '# Flows',
      '',
      'Every flow of the shop is a chart. These pages are written from the charts by `npm run flows`; CI fails when they are stale.',
      '',
      '`npm run flows` also builds the flow book, with the questions of a product owner, films of journeys and each chart to try: open `tools/flow-book/dist/index.html`, or `/flows/` of a running shop that is not in production.',
      '',
      '## Product flows',
      '',
      ...product.map(({ id, question }) => `- [${id}](${id}.md): ${question}`),
      '',
      '## Technical flows',
      '',
      ...technical.map(({ id, question }) => `- [${id}](${id}.md): ${question}`),
      '',
    ].join('\n'),
  )
  return { pages, book }
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

/** What the last run for the book observed of a chart; empty where there was none. */
function findEvidence(folder: URL, chart: string): ChartEvidence {
  const file = new URL(`evidence/${chart}.json`, folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ChartEvidence) : {}
}
