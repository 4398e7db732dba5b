import { chromium } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/findChromium.ts'
import { startProcess } from '../tests/faults/serverProcess.ts'
import { slowdown } from './pages/firstVisit.ts'
import { printTable, type Row } from './table.ts'
import { measureTap, type TapResult } from './taps/measureTap.ts'
import { prepareShopper } from './taps/prepareShopper.ts'
import { tapsOf, type Tap } from './taps/taps.ts'

/** Measures how soon the commonest taps show something, and their layout shifts. */

const runs = Number(process.env['BENCH_RUNS'] ?? 5)
/** Only the taps whose name contains this text. */
const only = process.env['BENCH_TAPS'] ?? ''

const { path, said } = findChromium()
console.log(said)
if (!path) process.exit(1)
const folder = await mkdtemp(join(tmpdir(), 'harborlane-taps-'))
const server = await startProcess({ DEMO: 'on', DATABASE_URL: '', DATA_DIR: folder })
const browser = await chromium.launch({
  executablePath: path,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
try {
  const shopper = await prepareShopper(server.address)
  const rows: Row[] = []
  for (const tap of tapsOf(shopper)) if (tap.name.includes(only)) rows.push(await measure(tap))
  printTable(`taps, ${slowdown}× CPU`, rows)
} finally {
  await browser.close()
  await server.kill()
  await rm(folder, { recursive: true, force: true })
}

/** The median of the runs, each on a new page. */
async function measure(tap: Tap): Promise<Row> {
  const results: TapResult[] = []
  for (let run = 0; run < runs; run += 1) {
    results.push(await measureTap(browser, server.address, tap))
  }
  const median = (name: keyof TapResult) =>
    results.map((result) => result[name]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  return {
    what: tap.name,
    budget: '≤ 200 ms, ≤ 0.01',
    measured: `${median('paintMs').toFixed(0)} ms, ${median('shift').toFixed(3)}`,
  }
}
