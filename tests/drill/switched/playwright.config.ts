import { defineConfig } from '@playwright/test'
import base from '../../../playwright.config.ts'

/** Those tests of the screens that the drill names, one after the other, with one edit in force. */
export default defineConfig({
  ...base,
  testDir: '../..',
  workers: Number(process.env['DRILL_WORKERS'] ?? 1),
  timeout: 60_000,
  expect: { timeout: 5_000 },
  // Red by chance is not red by the edit.
  retries: 1,
  reporter: 'json',
  use: {
    ...base.use,
    screenshot: 'off',
    // Waiting for what an edit took away is what noticing it takes longest.
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 edit/${process.env['DRILL_EDIT']}`,
  },
})
