import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { claimFolder, refuseUnwritable } from './backupFolder.ts'
import { writeChecksums } from './checksums.ts'
import { copyFolder, filesBelow, flush, flushFolder } from './copyFolder.ts'
import { dumpDatabase } from './dumpDatabase.ts'
import { manifestName, type Manifest } from './manifest.ts'

export interface TakenBackup {
  folder: string
  tables: number
  rows: number
  /** Null when the pictures are in an object store, and so not in the backup. */
  pictures: number | null
}

/**
 * Writes a snapshot of the database, and then the pictures, into an empty folder. A picture is
 * written before any row names it and never changes, so every picture of the snapshot is included.
 * The payment codes' key is excluded.
 */
export async function takeBackup(given: {
  ctx: { url: string; dataFolder: string; picturesIn: 'dataFolder' | 'objectStore' }
  input: { folder: string }
}): Promise<TakenBackup> {
  const { url, dataFolder, picturesIn } = given.ctx
  const { folder } = given.input
  const claimed = await claimFolder(folder, dataFolder)
  try {
    const snapshot = await dumpDatabase(url, folder)
    const pictures = picturesIn === 'dataFolder' ? await copyPictures(dataFolder, folder) : null
    const manifest: Manifest = { format: 1, ...snapshot, pictures }
    await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
    await flushFolder(folder)
    await writeChecksums(folder)
    await flushFolder(folder)
    await flush(join(folder, '..'))
    const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0)
    return { folder, tables: snapshot.tables.length, rows, pictures }
  } catch (error) {
    await claimed.giveUp()
    return refuseUnwritable(error as NodeJS.ErrnoException)
  }
}

async function copyPictures(dataFolder: string, folder: string): Promise<number> {
  const copies = join(folder, 'uploads')
  await copyFolder(join(dataFolder, 'uploads'), copies)
  await rm(join(copies, 'incoming'), { recursive: true, force: true })
  return (await filesBelow(copies)).length
}
