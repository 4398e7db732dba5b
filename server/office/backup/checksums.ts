import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import { filesBelow } from './copyFolder.ts'

/** In the format of `sha256sum -c`. It is written last, so a backup without it is incomplete. */
const listName = 'SHA256SUMS'
const filesAtOnce = 4

/** Digests by path. */
export type Checksums = ReadonlyMap<string, string>

export async function writeChecksums(folder: string): Promise<void> {
  const lines = [...(await checksumsOf(folder))].map(([path, digest]) => `${digest}  ${path}\n`)
  await writeFile(join(folder, listName), lines.join(''), { flag: 'wx', mode: 0o600 })
}

/** Reads the checksums of a finished backup; null where there are none. */
export async function readChecksums(folder: string): Promise<Checksums | null> {
  const text = await readFile(join(folder, listName), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    },
  )
  if (text === null) return null
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const end = line.indexOf('  ')
        return [line.slice(end + 2), line.slice(0, end)]
      }),
  )
}

/** Computes the digest of each file except the list itself, sorted by path. */
export async function checksumsOf(folder: string): Promise<Checksums> {
  const files = (await filesBelow(folder)).filter((path) => path !== listName)
  const inTurns = pLimit(filesAtOnce)
  return new Map(
    await Promise.all(
      files.map((path) => inTurns(async () => [path, await digestOf(join(folder, path))] as const)),
    ),
  )
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
