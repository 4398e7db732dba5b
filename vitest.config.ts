import react from '@vitejs/plugin-react'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SameEnvironmentFirst } from './tests/support/sameEnvironmentFirst.ts'

/**
 * All other test files share modules with the files before them, and a mock must not leak into
 * those.
 */
const mocking = 'specCalls'

const reportFile = process.env['VITEST_JSON']

export default defineConfig({
  test: {
    reporters: reportFile ? ['default', ['json', { outputFile: reportFile }]] : ['default'],
    // A missing golden table fails the test: only `-u` writes one.
    update: 'none',
    sequence: { sequencer: SameEnvironmentFirst },
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
          // With its own `exclude` this project would ignore the command line's `--exclude`.
          isolate: false,
          setupFiles: './tests/support/newPage.ts',
          // Some tests first load half of the app, while a build and databases share the machine.
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
            'tests/upgrade/*.test.ts',
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
