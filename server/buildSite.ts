import { spawn } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const projectFolder = join(import.meta.dirname, '..')
export const distFolder = join(projectFolder, 'dist')
/** Any web server may serve what is built. */
const usualMask = 0o022
const sources = ['contract', 'src', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json']

/** Builds the app when it was never built, or when a source is newer than the build. */
export async function buildSiteIfMissing(say: (line: string) => void): Promise<void> {
  const built = await modifiedAt(join(distFolder, 'index.html'))
  const changed = Math.max(
    ...(await Promise.all(sources.map((name) => newest(join(projectFolder, name))))),
  )
  if (built > changed) return
  say(
    built === 0
      ? 'Building the app for the first time …'
      : 'Building the app anew: a source changed …',
  )
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
