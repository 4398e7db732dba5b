import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'

const edits = (process.env['DRILL_EDITS'] ?? '0').split(',')

/**
 * Those tests of the screens that the drill names, one after the other: a project for each edit, which
 * the browser's name puts in force.
 */
export default defineConfig({
  ...base,
  testDir: '../..',
  workers: Number(process.env['DRILL_WORKERS'] ?? 1),
  timeout: 60_000,
  // Waiting for what an edit took away is what noticing it takes longest.
  expect: { timeout: 5_000 },
  // Red by chance is not red by the edit.
  retries: 1,
  reporter: 'json',
  use: {
    ...base.use,
    screenshot: 'off',
    actionTimeout: 8_000,
    navigationTimeout: 20_000,
  },
  projects: edits.map((edit) => ({
    name: edit,
    use: { userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 edit/${edit}` },
  })),
})
