import type { Db } from '../../../db/client.ts'
import { officeLog, type officeActors } from '../../../db/schema/officeLog.ts'

/** Who used the office, and with which command. */
export interface Asking {
  actor: (typeof officeActors)[number]
  userName: string | null
  command: string
}

export interface LogEntry {
  asking: Asking
  actedOn: readonly string[]
  outcome: 'read' | 'done' | 'refused'
  reason?: string
  before?: unknown
  after?: unknown
  at: Date
}

/** Writes a row of the log, in the transaction of the logged action. */
export async function writeLog(db: Db, entry: LogEntry): Promise<void> {
  const { asking, actedOn, outcome, reason = null, before = null, after = null, at } = entry
  const { actor, userName, command } = asking
  await db.insert(officeLog).values({
    actor,
    userName,
    command,
    actedOn: [...actedOn],
    before,
    after,
    outcome,
    reason,
    createdAt: at,
  })
}
