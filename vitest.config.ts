import react from '@vitejs/plugin-react'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { AlikeTogether } from './tests/support/alikeTogether.ts'
import { depthOf } from './tests/support/depthOf.ts'

/** Code that runs for seconds is not worth compiling twice: the embedded database's, in each worker. */
const compiledOnce = ['--liftoff-only']

const onDatabase = (kind: 'pglite' | 'postgres', include: string[]) => ({
  test: {
    name: kind,
    execArgv: kind === 'pglite' ? compiledOnce : [],
    include,
    env: { TEST_DATABASE: kind },
    globalSetup: './tests/support/databases.setup.ts',
    setupFiles: './tests/support/cheapHashes.ts',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

/** Everything else shares modules with the files before it, which a mocked module must not reach. */
const mocking = 'specCalls'

const reportFile = process.env['VITEST_JSON']

const embeddedTests = {
  /** Ways in which the server speaks to its database. */
  few: [
    'server/db/*.db.test.ts',
    'tests/api/{checkout,events,idempotency}.test.ts',
    'tests/money/!(tampering|walletModel).test.ts',
  ],
  /** All that the kind of the database may tell apart, in CI. */
  money: [
    'server/**/*.db.test.ts',
    'tests/api/{bill,checkout,deadlines,events,idempotency,ledger,orderList}.test.ts',
    'tests/api/{recharges,refunds,uploads,withdrawals}.test.ts',
    'tests/money/*.test.ts',
  ],
  /** `npm run embedded`. */
  whole: ['server/**/*.db.test.ts', 'tests/api/*.test.ts', 'tests/money/*.test.ts'],
}
const onEmbedded = embeddedTests[depthOf('EMBEDDED', ['few', 'money', 'whole'])]

export default defineConfig({
  test: {
    reporters: reportFile ? ['default', ['json', { outputFile: reportFile }]] : ['default'],
    // A golden table that is missing fails: only `-u` writes one.
    update: 'none',
    sequence: { sequencer: AlikeTogether },
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          execArgv: compiledOnce,
          include: [
            'contract/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'server/**/!(*.db).test.ts',
            'scripts/**/*.test.ts',
            'tests/model/*.test.ts',
            'tests/model/support/*.test.ts',
            'tests/drill/**/*.test.ts',
            `tests/structure/!(${mocking}).test.ts`,
          ],
          // With an `exclude` of its own it would not hear what the command line leaves out.
          isolate: false,
          setupFiles: './tests/support/newPage.ts',
          // Some load half of the app first, beside the build and databases.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'mocking', include: [`tests/structure/${mocking}.test.ts`] } },
      onDatabase('pglite', onEmbedded),
      // The walks of the charts run on one database.
      onDatabase('postgres', [
        'server/**/*.db.test.ts',
        'tests/api/*.test.ts',
        'tests/day/*.test.ts',
        'tests/model/api/*.test.ts',
        'tests/money/*.test.ts',
        'tests/races/*.test.ts',
      ]),
    ],
  },
})
