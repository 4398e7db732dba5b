import { defineConfig } from 'vitest/config'
import { home } from '../plantedCopy.ts'
import { switchEdits } from '../switched/switchEdits.ts'
import { atEachCall } from './atEachCall.ts'
import { InPlannedOrder } from './inPlannedOrder.ts'
import { readPlan } from './plan.ts'

const { edits } = readPlan()

/** Tests of the server on PostgreSQL, each played again for each edit of what it called. */
export default defineConfig({
  root: home,
  plugins: [switchEdits(home, edits, atEachCall)],
  server: { watch: null },
  test: {
    include: ['server/**/*.test.ts', 'tests/{api,model/api,money}/*.test.ts'],
    runner: './tests/drill/again/playAgainRunner.ts',
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: './tests/support/databases.setup.ts',
    setupFiles: './tests/support/cheapHashes.ts',
    // What an edit left behind in a process must not reach the next file.
    isolate: true,
    maxWorkers: Number(process.env['DRILL_WORKERS'] ?? 1),
    fsModuleCache: false,
    testTimeout: 20_000,
    // An edit may have left a lock behind that closing waits for.
    hookTimeout: 15_000,
    sequence: { sequencer: InPlannedOrder },
    reporters: [{}],
  },
})
