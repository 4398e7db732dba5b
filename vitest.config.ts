import react from '@vitejs/plugin-react'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { AlikeTogether } from './tests/support/alikeTogether.ts'

/** Everything else shares modules with the files before it, which a mocked module must not reach. */
const mocking = 'specCalls'

const reportFile = process.env['VITEST_JSON']

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
          include: [
            'contract/*.test.ts',
            'src/**/*.test.{ts,tsx}',
            'server/**/!(*.db).test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/model/*.test.ts',
            'tests/model/support/*.test.ts',
            'tests/mutation/*.test.ts',
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
      {
        test: {
          name: 'postgres',
          include: [
            'server/**/*.db.test.ts',
            'tests/api/*.test.ts',
            'tests/day/*.test.ts',
            'tests/model/api/*.test.ts',
            'tests/money/*.test.ts',
            'tests/races/*.test.ts',
          ],
          globalSetup: './tests/support/databases.setup.ts',
          setupFiles: './tests/support/cheapHashes.ts',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
