import type { Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import { writeLog, type Asking } from '../domain/integrity/officeLog/writeLog.ts'
import { applyDeadlines } from '../domain/trade/orders/applyDeadlines.ts'
import { OfficeRefusal, Refusal, refusalIn } from '../domain/kernel/errors.ts'
import { isOutOfRoom } from '../db/sqlState.ts'
import { byNumber, withoutPerson, type Shopper } from './shoppersByNumber.ts'

/** What a command acts on, as the log names it. */
export interface Subject {
  /** The names as typed, for a command refused before anything is found. */
  names: readonly string[]
  /** Reads the state before and after the action. It locks the rows until the transaction ends. */
  look?: (tx: Db) => Promise<Seen>
}

export interface Seen {
  names: readonly string[]
  state: unknown
  /** The order that it belongs to. */
  orderId?: number
  /** Whose account the command names. The log has the number instead. */
  shopper?: Shopper
}

interface Logging {
  db: Db
  clock: Clock
}

export interface Action<Answer> {
  subject: Subject
  act: (tx: Db) => Promise<Answer>
  /** What the log stores of the answer, when there is no `look`. */
  summarize?: (answer: Answer) => unknown
}

/**
 * Runs an action and writes its row of the log in the same transaction. A refusal writes a row too.
 */
export async function auditedAction<Answer>(
  { db, clock }: Logging,
  asking: Asking,
  action: Action<Answer>,
): Promise<Answer> {
  const { subject, act, summarize = (answer: Answer): unknown => answer } = action
  const look: (tx: Db) => Promise<Seen> =
    subject.look ?? (async () => ({ names: subject.names, state: undefined }))
  let names = subject.names
  let orderId: number | undefined
  try {
    return await db.transaction(async (tx) => {
      const found = await look(tx)
      names = found.names
      orderId = found.orderId
      const answer = await act(tx)
      const seen = await look(tx)
      const after = subject.look ? seen.state : summarize(answer)
      const states = { before: found.state, after }
      const at = clock.now()
      const said = withoutPerson(asking, found.shopper ? [found.shopper] : [])
      await writeLog(tx, { asking: said, actedOn: seen.names, ...states, outcome: 'done', at })
      return answer
    })
  } catch (error) {
    await logRefusal({ db, clock }, { asking, names }, error)
    // The deadline that was applied first was rolled back with the action, so it is applied again
    // here.
    const isRefused = error instanceof OfficeRefusal || error instanceof Refusal
    if (isRefused && orderId !== undefined) {
      await applyDeadlines({ ctx: { db, clock }, input: { orderId } })
    }
    throw error
  }
}

/** Writes nothing for an unexpected error, which the server reports, nor on a full disk. */
export async function logRefusal(
  { db, clock }: Logging,
  { asking, names }: { asking: Asking; names: readonly string[] },
  error: unknown,
): Promise<void> {
  const refusal = error instanceof OfficeRefusal ? error : refusalIn(error)
  if (!refusal || isOutOfRoom(error)) return
  const { reason } = refusal
  const { asking: said, names: actedOn } = await byNumber(db, { asking, names })
  await writeLog(db, { asking: said, actedOn, outcome: 'refused', reason, at: clock.now() })
}
