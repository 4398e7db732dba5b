import { defineConfig } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedChromium, wholeChromium } from './scripts/findChromium.ts'
import { opened, serverScript, serverSetting } from './tests/browser/support/serverSetting.ts'
import { filesLeftOut, leftOut } from './tests/browser/support/whole.ts'

const scratch = scratchFolder()
const dataFolder = (process.env['BROWSER_TEST_DATA'] ??= join(scratch, 'data'))
process.env['BROWSER_TEST_COVERS'] ??= join(scratch, 'covers')
/** Set when a server already runs: `npm test` starts one while the unit tests run. */
const openAddress = process.env['BROWSER_TEST_ADDRESS']
const chromiumPath = process.env['CHROMIUM_PATH'] || installedChromium()
process.env['WHOLE_CHROMIUM_PATH'] ??= wholeChromium() ?? ''
// Workers read this file again and reuse the path.
if (chromiumPath !== null) process.env['CHROMIUM_PATH'] = chromiumPath

const webServer = {
  command: `node ${serverScript}`,
  wait: { stdout: opened },
  env: serverSetting(dataFolder),
  timeout: 120_000,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  testIgnore: filesLeftOut,
  /** Tests can run in parallel: each one has its own shopper or only reads the demo shopper. */
  fullyParallel: true,
  ...(leftOut ? { grepInvert: leftOut } : {}),
  /**
   * One worker per core: more take longer in total. All share one server, which more than eight
   * would overload.
   */
  workers: Math.min(8, Math.max(2, availableParallelism())),
  /** A second try in CI only. Flaky tests are listed at the end and must be fixed. */
  retries: process.env['CI'] ? 1 : 0,
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/browser/words/{arg}{ext}',
  // A missing golden text fails the test: only `-u` writes one.
  updateSnapshots: 'none',
  /**
   * The longest test takes 30 s alone, and four times as long while another run uses the machine.
   */
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: openAddress,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    // A trace of every test costs a fifth of the time; `--trace on` records one on demand.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath === null ? {} : { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell else rounds each letter's width, as no shopper's browser does.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A host name without TLS: no secure context, unlike 127.0.0.1.
        '--host-resolver-rules=MAP shop.example 127.0.0.1',
      ],
    },
  },
  ...(openAddress ? {} : { webServer }),
})

/**
 * Workers read this file again, so the environment passes the folder on. The process that created
 * it removes it.
 */
function scratchFolder(): string {
  const handedOn = process.env['BROWSER_TEST_SCRATCH']
  if (handedOn) return handedOn
  const made = mkdtempSync(join(tmpdir(), 'harborlane-browser-'))
  process.env['BROWSER_TEST_SCRATCH'] = made
  process.once('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}
