import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { filesBelow } from './copyFolder.ts'

/** As `sha256sum -c` reads it. A backup gets it last, so one without it was cut off. */
const listName = 'SHA256SUMS'
const filesAtOnce = 4

export async function writeChecksums(folder: string): Promise<number> {
  const lines = await checksumsOf(folder)
  await writeFile(join(folder, listName), `${lines.join('\n')}\n`, { flag: 'wx', mode: 0o600 })
  return lines.length
}

/** The lines that a finished backup was left with; null where there is none. */
export async function readChecksums(folder: string): Promise<string[] | null> {
  const text = await readFile(join(folder, listName), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  return text === null ? null : text.trimEnd().split('\n')
}

/** A line for each file but the list itself, sorted by path. */
export async function checksumsOf(folder: string): Promise<string[]> {
  const files = (await filesBelow(folder)).filter((path) => path !== listName)
  const inTurns = pLimit(filesAtOnce)
  return Promise.all(
    files.map((path) => inTurns(async () => `${await digestOf(join(folder, path))}  ${path}`)),
  )
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
