import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import type { Edit } from './chartEdits.ts'

/**
 * A process that takes edits of the chart in `ONLY_CHART`, one message each, and answers whether the
 * chart's tests turned red. The edit is applied as the chart is read; the file stays as it is.
 */

const folder = join(import.meta.dirname, '../..')
const chart = process.env['ONLY_CHART'] ?? ''
const file = join(folder, `src/machines/${chart}Machine.ts`)
let edit: Pick<Edit, 'start' | 'end' | 'text'> = { start: 0, end: 0, text: '' }

const vitest = await createVitest(
  'test',
  {
    config: false,
    root: folder,
    watch: true,
    include: ['tests/model/*.test.ts'],
    maxWorkers: 1,
    bail: 1,
    // A slow machine alone must not look like an edit that was noticed.
    testTimeout: 60_000,
    // Kept modules are known by their file, which an edit does not change.
    fsModuleCache: false,
    reporters: [{}],
  },
  {
    plugins: [
      {
        name: 'one-edit',
        enforce: 'pre',
        transform: (code, id) =>
          id === file ? code.slice(0, edit.start) + edit.text + code.slice(edit.end) : null,
      },
    ],
  },
)
await vitest.standalone()
const tests = [`${chart}.test.ts`, 'charts.test.ts', `${chart}Table.test.ts`]
  .map((name) => join(folder, 'tests/model', name))
  .filter((name) => existsSync(name))
const specifications = await vitest.globTestSpecifications(tests)
if (specifications.length !== tests.length)
  throw new Error(`not all of ${tests.join(', ')} are there`)

process.on('message', (next: Edit) => void run(next))
process.on('disconnect', () => process.exit())

async function run(next: Edit): Promise<void> {
  edit = next
  vitest.invalidateFile(file)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const isRed = unhandledErrors.length > 0 || testModules.some((module) => !module.ok())
  process.send?.({ isRed, ran: testModules.length })
}
