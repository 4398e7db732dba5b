import { defineConfig } from 'vitest/config'
import { home } from '../plantedCopy.ts'

/** The tests of the server on PostgreSQL, which note what each of them calls. */
export default defineConfig({
  root: home,
  test: {
    include: ['server/**/*.db.test.ts', 'tests/{api,model/api,money,races}/*.test.ts'],
    env: { TEST_DATABASE: 'postgres' },
    globalSetup: './tests/support/databases.setup.ts',
    setupFiles: ['./tests/support/cheapHashes.ts', './tests/drill/suites/noteCalls.ts'],
    // Of what a process writes once, as a statement, each file calls what it needs.
    isolate: true,
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
})
