import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const port = 43_117
/** Workers read this file again, so the folder is handed on by the environment. */
const dataFolder = (process.env['BROWSER_TEST_DATA'] ??= mkdtempSync(
  join(tmpdir(), 'harborlane-browser-'),
))
const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  /** Each test has a shopper of its own, or only looks at the demo's: two at once do no harm. */
  fullyParallel: true,
  workers: 2,
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    // A trace of every test costs a fifth of the time; `--trace on` records one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/api/health`,
    env: { PORT: String(port), DATA_DIR: dataFolder, AUTOPILOT: 'off' },
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
