import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadProofs } from '../../../tests/model/support/loadProofs.ts'
import { findChromium } from '../../../scripts/findChromium.ts'
import { findScreens, type ScreenFiles } from '../screenFiles.ts'
import { mergeEvidence } from './mergeEvidence.ts'
import { languagesOf } from '../../../tests/model/support/keepScreen.ts'
import type { AnyProof } from '../../../tests/model/support/chartProof.ts'
import { everythingIn } from '../../../tests/model/support/replay.ts'
import { shownIn } from './evidenceOf.ts'

/**
 * Plays the charts on the screens and over HTTP, and stores for the flow book each state's screen,
 * the requests of each arrow, and its rows in the ledger. Of all charts, or of those named.
 */

const { positionals: wanted } = parseArgs({ allowPositionals: true })
const home = fileURLToPath(new URL('../../../', import.meta.url))
const book = new URL('../dist/', import.meta.url)
const notes = mkdtempSync(join(tmpdir(), 'harborlane-evidence-'))
const { path, said } = findChromium()
console.log(said)
if (!path) process.exit(1)

const proofs = (await loadProofs()).filter(
  ({ machine }) => wanted.length === 0 || wanted.includes(machine.id),
)
const charts = proofs.map(({ machine }) => machine.id)
for (const id of charts) rmSync(new URL(`screens/${id}/`, book), { recursive: true, force: true })
const named = `the (${charts.join('|')}) chart on the screens`
// Switching the language may abort a call in flight. The retry finds that picture already stored.
const screens = run('playwright', ['test', 'screens', '--retries', '4', '--grep', named])
const walks = run('vitest', ['run', '--project', 'postgres', 'tests/model/api'])
mergeEvidence({ notes, folder: new URL('evidence/', book), charts })
rmSync(notes, { recursive: true })
const pages = run(process.execPath, ['tools/flow-book/flows.ts'])
const taken = findScreens(book)
const missing = proofs.flatMap((proof) => missingScreens(proof, taken))
for (const each of missing) console.log(`no screen was taken of ${each}`)
process.exitCode = screens && walks && pages && missing.length === 0 ? 0 : 1

function run(command: string, args: readonly string[]): boolean {
  const env = {
    ...process.env,
    FLOW_EVIDENCE: notes,
    CHROMIUM_PATH: path ?? '',
    BROWSER: 'tours',
    WALKS: 'places',
  }
  return spawnSync(command, args, { cwd: home, stdio: 'inherit', env }).status === 0
}

/** States that a browser test looks at but no run took a picture of. */
function missingScreens(proof: AnyProof, screens: ScreenFiles): string[] {
  const chart = proof.machine.id
  const wanted = languagesOf(chart).flatMap((lang) => [`${lang} desktop`, `${lang} phone`])
  return [...everythingIn(proof.machine).leaves]
    .filter((leaf) => shownIn(proof, leaf).isThere)
    .flatMap((leaf) => {
      const found = screens(chart, leaf.slice(chart.length + 1))
      const taken = new Set(found.map(({ lang, device }) => `${lang} ${device}`))
      return wanted.filter((each) => !taken.has(each)).map((each) => `${leaf}: ${each}`)
    })
}
