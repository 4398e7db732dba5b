import type { Clock } from './clock.ts'
import type { Db } from './db/client.ts'
import { openFileSweep } from './domain/sweeping/openFileSweep.ts'
import { sweepRows } from './domain/sweeping/sweepRows.ts'
import { sweepUploads } from './domain/sweeping/sweepUploads.ts'
import { sweepParts, type PictureStore } from './domain/uploads/pictureStore.ts'
import { sweepOutbox } from './sweepOutbox.ts'

/** Files are looked through less often than rows: there are many, and few that nobody names. */
const beatsBetweenFiles = 6

/** What the clock takes away, a little with each call; one part that fails holds up no other. */
export function openSweeping(swept: {
  db: Db
  clock: Clock
  pictures: PictureStore
  uploadsFolder: string
  outboxFolder: string
}): () => Promise<void> {
  const { clock, uploadsFolder, outboxFolder } = swept
  const sweepFiles = openFileSweep({ ctx: { db: swept.db, folder: uploadsFolder } })
  const often = [() => sweepRows({ ctx: swept }), () => sweepUploads({ ctx: swept })]
  const seldom = [
    sweepFiles,
    () => sweepParts(uploadsFolder),
    () => sweepOutbox(outboxFolder, clock),
  ]
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
