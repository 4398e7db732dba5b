import { spawn } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const projectFolder = join(import.meta.dirname, '../..')
export const distFolder = join(projectFolder, 'dist')
/** Build output is world-readable, so that any web server can serve it. */
const usualMask = 0o022
const sources = ['contract', 'src', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json']

const withoutTools =
  'The app has to be built, and the tools for it are not installed: npm ci && npm run build, then npm ci --omit=dev'

interface Build {
  /** Zero where there is no build. */
  builtAt: number
  changedAt: number
  /** The API host of the build; empty where the app calls its own origin. */
  builtBase: string
  /** The requested API host. Undefined accepts the host of the existing build. */
  apiBase: string | undefined
  /** Whether the tools that build are installed: `npm ci --omit=dev` leaves them out. */
  hasTools: boolean
}

/**
 * Returns why a build is needed. `stale`: a source changed, but the build is for a host that is no
 * longer configured. `served`: something asks for a build, but only what is built can be served.
 */
export function buildReason({ builtAt, changedAt, builtBase, apiBase, hasTools }: Build) {
  if (builtAt === 0) return hasTools ? 'first' : 'noTools'
  if (apiBase !== undefined && apiBase !== builtBase) return hasTools ? 'otherHost' : 'noTools'
  if (builtAt > changedAt) return null
  if (!hasTools) return 'served'
  return apiBase === undefined && builtBase !== '' ? 'stale' : 'changed'
}

/** Builds the app if there is no build, the build is for another host, or a source is newer. */
export async function buildSiteIfMissing(
  say: (line: string) => void,
  apiBase: string | undefined,
): Promise<void> {
  const page = join(distFolder, 'index.html')
  const builtAt = await modifiedAt(page)
  const changedAt = Math.max(
    ...(await Promise.all(sources.map((name) => newest(join(projectFolder, name))))),
  )
  const html = builtAt === 0 ? '' : await readFile(page, 'utf8')
  const builtBase = /<link[^>]* data-base="([^"]*)"/.exec(html)?.[1] ?? ''
  const hasTools = (await modifiedAt(join(projectFolder, 'node_modules/vite'))) > 0
  const reason = buildReason({ builtAt, changedAt, builtBase, apiBase, hasTools })
  if (reason === null) return
  if (reason === 'noTools') throw new Error(withoutTools)
  say(
    {
      first: 'Building the app for the first time …',
      changed: 'Building the app anew: a source changed …',
      otherHost: `Building the app anew, for ${apiBase} …`,
      stale: `A source changed since the app was built for ${builtBase}: build it again with that VITE_API_BASE.`,
      served:
        'A source changed since the app was built, and the tools to build it are not installed: it is served as it was built.',
    }[reason],
  )
  if (reason === 'stale' || reason === 'served') return
  await new Promise<void>((resolve, reject) => {
    const ours = process.umask(usualMask)
    const child = spawn('npm', ['run', '--silent', 'build'], {
      cwd: projectFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    process.umask(ours)
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build of the app failed with code ${code}`)),
    )
  })
}

async function newest(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return modifiedAt(path)
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  const times = await Promise.all(
    files.map((entry) => modifiedAt(join(entry.parentPath, entry.name))),
  )
  return Math.max(0, ...times)
}

async function modifiedAt(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => 0,
  )
}
