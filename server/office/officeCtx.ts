import type { TakenBackup } from './backup/takeBackup.ts'
import type { Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import type { PictureStore } from '../domain/uploads/pictureStore.ts'

/** What the office's routes work with. */
export interface OfficeCtx {
  db: Db
  clock: Clock
  pictures: PictureStore
  /** A refund above it has to be confirmed. */
  confirmAboveCents: number
  backUp: (input: { folder: string }) => Promise<TakenBackup>
}
