import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The tests of one mutation run, set by `mutate.ts`. */
const tests = (process.env['MUTATION_TESTS'] ?? '').split(',')
const isOnDatabase = tests.some((file) => /\.db\.test\.ts$|^tests\/(?:model\/)?api\//.test(file))

export default defineConfig({
  plugins: [react()],
  test: {
    include: tests,
    update: 'none',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: isOnDatabase ? ['./tests/support/databases.setup.ts'] : [],
    setupFiles: [
      isOnDatabase ? './tests/support/cheapHashes.ts' : './tests/support/newPage.ts',
      ...(process.env['MUTATION_ASKS_ALL'] ? ['./tests/mutation/askAll.ts'] : []),
    ],
  },
})
