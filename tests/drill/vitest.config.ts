import { defineConfig } from 'vitest/config'
import type { Edit } from './chartEdits.ts'

/** Runs tests with one edit applied to one chart as it is read; the file itself stays as it is. */
const { file, start, end, text } = JSON.parse(process.env['DRILL_EDIT'] ?? '{}') as Edit & {
  file: string
}

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  plugins: [
    {
      name: 'one-edit',
      enforce: 'pre',
      transform: (code, id) =>
        id.endsWith(`/src/machines/${file}`) ? code.slice(0, start) + text + code.slice(end) : null,
    },
  ],
  test: {
    include: ['tests/model/*.test.ts'],
    maxWorkers: 1,
    // Kept modules are known by their file, which an edit does not change.
    fsModuleCache: false,
    reporters: ['dot'],
    testTimeout: 20_000,
  },
})
