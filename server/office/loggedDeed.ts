import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { writeLog, type Asking } from '../domain/officeLog/writeLog.ts'
import { isOutOfRoom, OfficeRefusal, refusalIn } from '../errors.ts'

/** What a command acts on, as the log tells of it. */
export interface Subject {
  /** As they were typed, for a command that is refused before anything is found. */
  names: readonly string[]
  /** Reads it, locked until the transaction ends: before the deed, and after it. */
  look?: (tx: Db) => Promise<Seen>
}

export interface Seen {
  names: readonly string[]
  state: unknown
}

interface Logging {
  db: Db
  clock: Clock
}

/** Does what was asked, with its row of the log in the same transaction; a refusal leaves a row, too. */
export async function loggedDeed<Answer>(
  { db, clock }: Logging,
  asking: Asking,
  { subject, act }: { subject: Subject; act: (tx: Db) => Promise<Answer> },
): Promise<Answer> {
  const look = subject.look ?? (async () => ({ names: subject.names, state: undefined }))
  let names = subject.names
  try {
    return await db.transaction(async (tx) => {
      const { state: before } = await look(tx)
      const answer = await act(tx)
      const seen = await look(tx)
      names = seen.names
      const after = subject.look ? seen.state : answer
      const entry = { asking, actedOn: names, before, after, at: clock.now() }
      await writeLog(tx, { ...entry, outcome: 'done' })
      return answer
    })
  } catch (error) {
    await logRefusal({ db, clock }, { asking, names }, error)
    throw error
  }
}

/** Nothing for a fault, which the server reports, and on a full disk, where nothing can be written. */
export async function logRefusal(
  { db, clock }: Logging,
  { asking, names }: { asking: Asking; names: readonly string[] },
  error: unknown,
): Promise<void> {
  const refusal = error instanceof OfficeRefusal ? error : refusalIn(error)
  if (!refusal || isOutOfRoom(error)) return
  const { reason } = refusal
  await writeLog(db, { asking, actedOn: names, outcome: 'refused', reason, at: clock.now() })
}
