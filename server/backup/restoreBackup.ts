import { mkdir, readdir, rename, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { restoringName } from '../db/openEmbeddedClient.ts'
import { takeFolderLock } from '../db/folderLock.ts'
import { checksumsOf, readChecksums } from './checksums.ts'
import { copyFolder, flush, flushFolder } from './copyFolder.ts'

/** Brings a backup into an empty data folder; the database gets its name once all of it is there. */
export async function restoreBackup(given: { from: string; dataFolder: string }): Promise<void> {
  const { from, dataFolder } = given
  const list = await readChecksums(from)
  if (!list) throw new Error(`There is no finished backup in ${from}.`)
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  if ((await readdir(dataFolder)).length > 0) {
    throw new Error(
      `The data folder ${dataFolder} is not empty, and nothing in it is overwritten. Set DATA_DIR to an empty folder.`,
    )
  }
  const release = await takeFolderLock(dataFolder)
  try {
    const draft = join(dataFolder, restoringName)
    await copyFolder(join(from, 'database'), join(draft, 'database'))
    await copyFolder(join(from, 'uploads'), join(draft, 'uploads'))
    const changed = differing(list, await checksumsOf(draft))
    if (changed.length > 0) {
      throw new Error(
        `The backup in ${from} is not as it was made (${changed.slice(0, 3).join(', ')}): it can't be restored.`,
      )
    }
    await flushFolder(draft)
    await rename(join(draft, 'uploads'), join(dataFolder, 'uploads'))
    await rename(join(draft, 'database'), join(dataFolder, 'database'))
    await rmdir(draft)
    await flush(dataFolder)
  } finally {
    release()
  }
}

/** Files that are missing, more or changed. */
function differing(list: readonly string[], found: readonly string[]): string[] {
  const [listed, there] = [new Set(list), new Set(found)]
  const lines = [
    ...list.filter((line) => !there.has(line)),
    ...found.filter((line) => !listed.has(line)),
  ]
  return [...new Set(lines.map((line) => line.slice(line.indexOf('  ') + 2)))]
}
