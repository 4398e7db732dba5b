import { systemClock, type Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import { openFileSweep } from '../domain/integrity/sweeping/openFileSweep.ts'
import { sweepRows } from '../domain/integrity/sweeping/sweepRows.ts'
import { sweepUploads } from '../domain/integrity/sweeping/sweepUploads.ts'
import { sweepParts, type PictureStore } from '../domain/uploads/pictureStore.ts'
import type { ObjectStore } from './objectStore.ts'
import { openObjectSweep } from './openObjectSweep.ts'
import { sweepOutbox } from './sweepOutbox.ts'

/** Files are swept less often than rows: there are many, and few without a row. */
const beatsBetweenFiles = 6

/**
 * Deletes expired rows and files, a few with each call. A part that fails doesn't stop the others.
 */
export function openSweeping(swept: {
  db: Db
  clock: Clock
  pictures: PictureStore
  /** Set where pictures are stored in a folder. */
  uploadsFolder: string | null
  /** Set where pictures are stored in an object store. */
  store: ObjectStore | null
  outboxFolder: string
}): () => Promise<void> {
  const { db, clock, uploadsFolder, store, outboxFolder } = swept
  const often = [() => sweepRows({ ctx: swept }), () => sweepUploads({ ctx: swept })]
  const seldom: (() => Promise<unknown>)[] = [() => sweepOutbox(outboxFolder, clock)]
  if (uploadsFolder !== null) {
    seldom.push(openFileSweep({ ctx: { db, folder: uploadsFolder } }))
    seldom.push(() => sweepParts(uploadsFolder))
  }
  if (store !== null) seldom.push(openObjectSweep({ ctx: { db, clock: systemClock, store } }))
  let beats = 0
  return async () => {
    const parts: (() => Promise<unknown>)[] =
      beats % beatsBetweenFiles === 0 ? [...often, ...seldom] : often
    beats += 1
    const failures: unknown[] = []
    for (const part of parts) await part().catch((error: unknown) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
}
