import type { Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import { knownUploads } from '../domain/uploads/knownUploads.ts'
import type { ObjectStore, StoredObject } from './objectStore.ts'

const dayMs = 86_400_000
const retentionMs = 30 * dayMs
const aside = 'unnamed/'
const pictureKey = /^[\w-]{2}\/([\w-]{24})\.(?:small|medium|large)\.webp$/

/**
 * Sweeps an object store as the file sweep does a folder: a thousand keys at a time, it moves
 * objects without a row to the trash. They are deleted 30 days later.
 */
export function openObjectSweep({
  ctx: { db, clock, store },
}: {
  ctx: { db: Db; clock: Clock; store: Pick<ObjectStore, 'list' | 'move' | 'removeKey'> }
}): () => Promise<number> {
  let after: string | null = null

  const ageOf = ({ lastModified }: StoredObject) => clock.now().getTime() - lastModified.getTime()

  return async () => {
    const { objects, next } = await store.list({ prefix: '', after })
    after = next
    const named = objects.flatMap((object) => {
      const id = pictureKey.exec(object.key)?.[1]
      return id === undefined || ageOf(object) <= dayMs ? [] : [{ id, ...object }]
    })
    const known = await knownUploads({ ctx: { db }, input: { ids: named.map(({ id }) => id) } })
    let moved = 0
    for (const { id, key } of named) {
      if (known.has(id)) continue
      await store.move(key, `${aside}${key.slice(3)}`)
      moved += 1
    }
    for (const object of objects) {
      if (object.key.startsWith(aside) && ageOf(object) > retentionMs)
        await store.removeKey(object.key)
    }
    return moved
  }
}
