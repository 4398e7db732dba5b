import { getMimeType } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const mostBytes = 32 * 1024 * 1024
/** A replaced file is noticed after this time at the latest. */
const checkedForMs = 1_000
const leastBytes = 512
const plainPath = /^(?:\/[\w-][\w.-]*)+$/
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface CachedFile {
  content: Uint8Array<ArrayBuffer>
  etag: string
  type: string
  encoding: (typeof encodings)[number][0] | null
}

/** Finds the file of a path; null when there is none. `accepts` selects a precompressed variant. */
export type FindFile = (path: string, accepts?: string) => CachedFile | null

interface Cached {
  /** Null when there is no file. */
  file: { content: Uint8Array<ArrayBuffer>; etag: string } | null
  version: string
  checkedAt: number
}

/**
 * The files of a folder, each read once and cached in memory. They are read synchronously: libuv's
 * threads may be busy with slow password hashes.
 */
export function createFileCache(folder: string): FindFile {
  const cache = new LRUCache<string, Cached>({
    maxSize: mostBytes,
    sizeCalculation: ({ file }) => leastBytes + (file?.content.length ?? 0),
  })

  function find(path: string): Cached['file'] {
    const known = cache.get(path)
    const now = performance.now()
    if (known && now - known.checkedAt < checkedForMs) return known.file
    const found = statSync(join(folder, path), { throwIfNoEntry: false })
    const version = found?.isFile() ? `${found.mtimeMs} ${found.size} ${found.ino}` : ''
    if (known?.version === version) {
      known.checkedAt = now
      return known.file
    }
    const file = version === '' ? null : read(join(folder, path))
    cache.set(path, { file, version, checkedAt: now })
    return file
  }

  return (path, accepts = '') => {
    if (!plainPath.test(path)) return null
    const file = find(path)
    if (!file) return null
    const type = getMimeType(path) ?? 'application/octet-stream'
    const accepted = new Set(accepts.split(',').map((each) => each.trim()))
    for (const [encoding, ending] of encodings) {
      const compressed = accepted.has(encoding) ? find(path + ending) : null
      if (compressed) return { ...compressed, type, encoding }
    }
    return { ...file, type, encoding: null }
  }
}

function read(path: string) {
  const content = new Uint8Array(readFileSync(path))
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return { content, etag: `"${digest}"` }
}
