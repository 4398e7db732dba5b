import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

export interface FoundBrowser {
  path: string | null
  /** One line about how it was found or installed. */
  said: string
}

/** The headless shell renders the same with a sixth less CPU time. */
const shell = 'chromium-headless-shell'
const whole = 'chromium'
const names = [shell, whole, 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the browser tests: configured, on the system, installed by apt-get, or
 * Playwright's own.
 */
export function findChromium(): FoundBrowser {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    return existsSync(given)
      ? { path: given, said: `browser: ${given}, from CHROMIUM_PATH` }
      : { path: null, said: `browser: CHROMIUM_PATH names ${given}, which is not there` }
  }
  const installed = installedChromium()
  // The shell alone is not enough: the tests of notifications need a whole Chromium.
  return installed === null || wholeChromium() === null
    ? install()
    : { path: installed, said: `browser: ${installed}` }
}

/** An installed one: on the system, or Playwright's own. */
export function installedChromium(): string | null {
  return onPath() ?? ownBrowser()
}

function install(): FoundBrowser {
  const attempts: [string, () => boolean][] = [
    [`apt-get install ${shell} ${whole}`, installByApt],
    [
      'npx playwright install chromium',
      () => succeeds('npx', ['playwright', 'install', 'chromium']),
    ],
  ]
  for (const [name, attempt] of attempts) {
    const path = attempt() ? installedChromium() : null
    if (path) return { path, said: `browser: installed ${path} by ${name}` }
  }
  return {
    path: null,
    said: `browser: ${attempts.map(([name]) => name).join(' and ')} failed; install Chromium and set CHROMIUM_PATH`,
  }
}

function installByApt(): boolean {
  if (process.getuid?.() !== 0) return false
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  return (
    succeeds('apt-get', ['update', '-qq'], quiet) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', shell, whole], quiet)
  )
}

/** One with notifications, which the headless shell has none of. Null: none is installed. */
export function wholeChromium(): string | null {
  const given = process.env['CHROMIUM_PATH'] ?? ''
  if (given !== '' && !given.endsWith(shell)) return given
  return onPath(names.filter((name) => name !== shell)) ?? ownBrowser()
}

function onPath(wanted: readonly string[] = names): string | null {
  for (const name of wanted) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return null
}

function ownBrowser(): string | null {
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

function succeeds(command: string, args: string[], env: Record<string, string> = {}): boolean {
  const ran = spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, ...env } })
  return ran.status === 0
}
