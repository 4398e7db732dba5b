import pg from 'pg'
import { publishStatementName } from '../../server/db/outboxRelay.ts'

export interface Trips {
  /**
   * How often a connection waited for PostgreSQL. Statements sent before an answer arrives are one
   * trip.
   */
  trips: number
  statements: number
}

type Send = (this: pg.Client, ...given: unknown[]) => unknown
type Answer = (...answer: unknown[]) => unknown

export const unnamed = 'unnamed'

interface Asked {
  name?: string
  /** The callback that some queries bring. */
  callback?: Answer
}

/** A statement without a name in the source may get one where it is sent. */
function nameOf(asked: Asked | string): string {
  const name = typeof asked === 'string' ? asked : asked.name
  return name === undefined || /^s\d+$/.test(name) ? unnamed : name
}

/** Counts what connections opened from now on send, until `stop`. */
export function countTrips() {
  const original = pg.Client.prototype.query
  const send = original as unknown as Send
  const unanswered = new WeakMap<pg.Client, number>()
  let counted: Trips = { trips: 0, statements: 0 }
  let asked: string[] = []

  const counting: Send = function (...given) {
    const [first] = given as [Asked | string]
    if (typeof first === 'object' && first.name === publishStatementName)
      return send.apply(this, given)
    const waiting = unanswered.get(this) ?? 0
    unanswered.set(this, waiting + 1)
    counted = {
      trips: counted.trips + (waiting === 0 ? 1 : 0),
      statements: counted.statements + 1,
    }
    asked.push(nameOf(first))
    const answered = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1)
    const countedCallback =
      (answer: Answer): Answer =>
      (...answers) => {
        answered()
        return answer(...answers)
      }
    if (typeof first === 'object' && first.callback) {
      first.callback = countedCallback(first.callback)
      return send.apply(this, given)
    }
    const last = given.at(-1)
    if (typeof last === 'function') {
      return send.apply(this, [...given.slice(0, -1), countedCallback(last as Answer)])
    }
    const sent = send.apply(this, given) as Promise<unknown>
    sent.then(answered, answered)
    return sent
  }
  pg.Client.prototype.query = counting as unknown as typeof original

  return {
    async during(work: () => Promise<unknown>): Promise<Trips> {
      counted = { trips: 0, statements: 0 }
      await work()
      return counted
    },
    /** The statements that were sent, each by its name in the server's source, or as `unnamed`. */
    async statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
      asked = []
      await work()
      return asked
    },
    stop: () => {
      pg.Client.prototype.query = original
    },
  }
}
