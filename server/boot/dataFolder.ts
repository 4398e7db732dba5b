import { constants, existsSync } from 'node:fs'
import { access, chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { restoringName } from '../office/backup/manifest.ts'

const ownersAlone = 0o700
const others = 0o077
/** A key file that other users can read stops the start: they may have read it already. */
const keyFiles = new Set(['payment-code.key', 'push.key'])
/**
 * Skipped when permissions are fixed: once the folder is closed nobody else reaches their content,
 * and there may be many files.
 */
const large = new Set(['uploads', 'postgres'])

/** Creates the data folder, or closes one that other users can access. */
export async function openDataFolder(folder: string, say: (line: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true, mode: ownersAlone }).catch(refuseToMake(folder))
  await access(folder, constants.W_OK).catch(refuseToMake(folder))
  if (existsSync(join(folder, restoringName))) {
    throw new Error(
      `A restore into ${folder} was cut off, or still runs. Run npm run restore again, or delete ${join(folder, restoringName)} to start without it.`,
    )
  }
  const { mode, uid } = await stat(folder)
  const user = process.getuid?.()
  if (user !== undefined && uid !== user) {
    throw new Error(
      `The data folder ${folder} belongs to another user (${uid}, and this is ${user}): start as that one, or set DATA_DIR to a folder of this one's own.`,
    )
  }
  const isOpen = (mode & others) !== 0
  const paths = await pathsBelow(
    folder,
    (name) => !keyFiles.has(name) && (isOpen || !large.has(name)),
  )
  let closed = 0
  let failed = 0
  for (const path of [...paths, folder]) {
    const found = await lstat(path).catch(() => null)
    if (!found || found.isSymbolicLink() || (found.mode & others) === 0) continue
    const done = await chmod(path, found.mode & ownersAlone).then(
      () => true,
      () => false,
    )
    if (done) closed += 1
    else failed += 1
  }
  if (closed > 0)
    say(`Others could look into ${folder}: closed ${closed} files and folders to them`)
  if (failed > 0) {
    say(`Others can look into ${folder}: ${failed} files and folders aren't this user's to close`)
  }
}

function refuseToMake(folder: string) {
  return (error: NodeJS.ErrnoException) => {
    throw new Error(
      `This user can't write into the data folder ${folder} (${error.code}): set DATA_DIR to one that it can; in a container with a read-only root that is a volume.`,
      { cause: error },
    )
  }
}

async function pathsBelow(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const paths: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      for (const inner of await readdir(path, { recursive: true, withFileTypes: true })) {
        paths.push(join(inner.parentPath, inner.name))
      }
    }
    paths.push(path)
  }
  return paths
}
