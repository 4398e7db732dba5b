import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { applied } from './edits/edit.ts'
import type { Change } from './edits/edit.ts'
import { home } from './plantedCopy.ts'
import { hasOtherTable } from './suites/editedTable.ts'
import type { Suites } from './suites/suitesOf.ts'

/**
 * A process that takes edits, one message each, and answers which test turned red first, if any.
 * The edit is applied as its file is read; the file stays as it is.
 */

export type Question = Pick<Change, 'start' | 'end' | 'text' | 'before'> &
  Pick<Suites, 'stages' | 'chart'> & { file: string }

export interface Answer {
  /** Null: all stayed green. */
  red: string | null
}

const onDatabase = process.env['DRILL_ON_DATABASE'] === 'yes'
let asked: Question | null = null

const vitest = await createVitest(
  'test',
  {
    config: false,
    root: home,
    watch: true,
    include: ['{src,server,tests}/**/*.test.{ts,tsx}'],
    maxWorkers: 1,
    bail: 1,
    isolate: false,
    // A slow machine alone must not look like an edit that was noticed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Kept modules are known by their file, which an edit does not change.
    fsModuleCache: false,
    reporters: [{}],
    ...(onDatabase && {
      env: { TEST_DATABASE: 'postgres' },
      globalSetup: './tests/support/databases.setup.ts',
      setupFiles: './tests/support/cheapHashes.ts',
    }),
  },
  {
    server: { watch: null },
    plugins: [
      react(),
      {
        name: 'one-edit',
        enforce: 'pre',
        transform: (code, id) =>
          asked !== null && id === join(home, asked.file) ? applied(code, asked) : null,
      },
    ],
  },
)
await vitest.standalone()

process.on('message', (next: Question) => void answer(next))
process.on('disconnect', () => void vitest.close().finally(() => process.exit()))

async function answer(question: Question): Promise<void> {
  if (asked !== null) vitest.invalidateFile(join(home, asked.file))
  asked = question
  vitest.invalidateFile(join(home, question.file))
  process.env['ONLY_CHART'] = question.chart
  const answer: Answer = { red: await firstRed(question) }
  if (process.connected) process.send?.(answer)
}

async function firstRed({ stages, chart, ...edit }: Question): Promise<string | null> {
  if (chart !== '' && (await hasOtherTable(chart, edit))) return `tests/model/tables/${chart}.txt`
  for (const files of stages) {
    const red = await redAmong(await specificationsOf(files))
    if (red !== null) return red
  }
  return null
}

async function specificationsOf(files: readonly string[]): Promise<TestSpecification[]> {
  const paths = files.map((file) => join(home, file))
  const found = await vitest.globTestSpecifications(paths)
  if (found.length !== files.length) throw new Error(`not all of ${files.join(', ')} are there`)
  return found
}

async function redAmong(specifications: TestSpecification[]): Promise<string | null> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // Those of earlier questions are listed too.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  const red = testModules.find((module) => asked.has(module.moduleId) && !module.ok())
  if (red !== undefined) return red.relativeModuleId
  return unhandledErrors.length > 0 ? 'an error that nobody caught' : null
}
