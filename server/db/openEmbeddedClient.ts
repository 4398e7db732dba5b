import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flush, flushFolder } from '../backup/copyFolder.ts'
import { Ballast, fullDisk } from './ballast.ts'
import { DurableFiles } from './durableFiles.ts'
import { EmbeddedClient } from './embeddedClient.ts'
import { shortenLog } from './shortenLog.ts'
import { vacuumOne } from './vacuumOne.ts'

const lookForRoomMs = 5_000
const tidyMs = 30_000

export interface Watch {
  say: (line: string) => void
  /** The database can't go on in this process; nothing that it acknowledged is lost by that. */
  onBroken: (reason: string) => void
}

/** Opens the database in a data folder, or makes it; refuses on a disk without room. */
export async function openEmbeddedClient(
  dataFolder: string,
  watch: Watch,
): Promise<{ client: EmbeddedClient; close: () => Promise<void> }> {
  const ballast = new Ballast(dataFolder)
  const place = join(dataFolder, 'database')
  if (!(await ballast.takeOn())) throw new Error(`${fullDisk(dataFolder)}, and start again.`)
  let client: EmbeddedClient | null = null
  let looking: NodeJS.Timeout | undefined
  const breakOff = (reason: string) => {
    client?.breakOff(reason)
    watch.onBroken(reason)
  }
  const lookForRoom = async () => {
    if (!(await ballast.takeOn())) return
    clearInterval(looking)
    looking = undefined
    await client?.onlyRead(false)
    watch.say(`There is room on the disk of ${dataFolder} again: everything can be saved.`)
  }
  const makeRoom = () => {
    if (!ballast.drop()) return false
    if (!client) return true
    watch.say(`${fullDisk(dataFolder)}; shoppers are asked to try again later until then.`)
    client.onlyRead(true).catch((error: unknown) => breakOff(String(error)))
    looking ??= setInterval(() => lookForRoom().catch(watch.say), lookForRoomMs)
    return true
  }
  const openAt = async (folder: string, { isDraft }: { isDraft: boolean }) => {
    const onFailure = (error: unknown) => breakOff(`${error}`)
    const files = new DurableFiles(folder, { makeRoom, onFailure, isDraft })
    const opened = new EmbeddedClient(files, breakOff)
    await opened.waitReady
    await files.flushed()
    return opened
  }
  try {
    if (!existsSync(place)) await make(place, (draft) => openAt(draft, { isDraft: true }))
    client = await openAt(place, { isDraft: false })
  } catch (error) {
    if (await ballast.takeOn()) throw error
    throw new Error(`${fullDisk(dataFolder)}, and start again.`, { cause: error })
  }
  const open = client
  const tidying = setInterval(() => {
    if (looking) return
    shortenLog(open).catch((error) => watch.say(`The log could not be shortened: ${error}`))
    vacuumOne(open).catch((error) => watch.say(`A table could not be vacuumed: ${error}`))
  }, tidyMs)
  return {
    client,
    close: async () => {
      clearInterval(looking)
      clearInterval(tidying)
      await client?.close()
    },
  }
}

/** Whole and on the disk before it has its name: a start that was cut off is begun anew. */
async function make(place: string, openDraft: (folder: string) => Promise<EmbeddedClient>) {
  const draft = `${place}.part`
  await rm(draft, { recursive: true, force: true })
  try {
    const made = await openDraft(draft)
    await made.close()
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  await flushFolder(draft)
  await rename(draft, place)
  await flush(join(place, '..'))
}
