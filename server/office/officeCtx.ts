import type { TakenBackup } from './backup/takeBackup.ts'
import type { Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import type { Finding } from '../domain/integrity/doctor/checkBooks.ts'
import type { PictureStore } from '../domain/uploads/pictureStore.ts'

/** The context of the office's routes. */
export interface OfficeCtx {
  db: Db
  clock: Clock
  pictures: PictureStore
  /** A refund above this amount needs confirmation. */
  confirmAboveCents: number
  /** Receives what each run of the doctor finds. */
  onChecked?: (findings: readonly Finding[]) => void
  /** How far the database's clock has jumped; 0 when it is right. */
  clockJumpSeconds?: () => number
  backUp: (input: { folder: string }) => Promise<TakenBackup>
}
