import * as v from 'valibot'
import type { GenericSchema, InferInput } from 'valibot'
import type { Call } from '../../../contract/call.ts'
import { allCalls } from '../../../server/routes/openapi.ts'

/** A call, or a built file by its name without the hash: `/assets/ri.js`. */
export interface CallName {
  method: Call['method']
  path: string
}

/** One request that the page must make: the call, and its whole input. */
export interface Ask {
  call: CallName
  input: unknown
}

/** A request as the page sent it. */
export interface Sent extends CallName {
  /** The parsed body, or the query without the language. */
  input: unknown
  /** The value of its header `Idempotency-Key`. */
  key: string | null
}

/** A request next to its expectation. */
export interface Comparison {
  sent: object
  asked: object
}

interface Arrival {
  sent: Sent
  compared: boolean
  /** It got no answer, so it may have arrived: a retry must carry the same key. */
  lost: boolean
}

const known = new Map(allCalls().map((call) => [nameOf(call), call]))
const readPaths = new Set<string>(allCalls().flatMap((call) => (changes(call) ? [] : [call.path])))
for (const call of allCalls()) if (changes(call)) readPaths.delete(call.path)

export function ask<Input extends GenericSchema>(call: Call<Input>, input: InferInput<Input>): Ask {
  return { call, input }
}

/** Whether the call changes something: any that is no GET, and the changing GETs of the spec. */
export function isWrite({ method, path }: CallName): boolean {
  const call = known.get(nameOf({ method, path }))
  return call === undefined ? method !== 'GET' : changes(call)
}

/** Whether a retry of an unanswered call uses the same idempotency key. */
export function isKeyed(call: CallName): boolean {
  return known.get(nameOf(call))?.keyed ?? false
}

/** Whether writes may go to an address: all of the API's that are not known as reads. */
export function mayTakeWrites(path: string): boolean {
  return path.startsWith('/api/') && !readPaths.has(path)
}

/** Compares the page's requests with those that the chart's proof expects. */
export function createWire() {
  const arrivals: Arrival[] = []
  const due: Ask[] = []
  const usedKeys = new Set<string>()

  const open = () => arrivals.filter(({ compared }) => !compared)

  return {
    /** Records a request. `lose` marks it as unanswered. */
    arrive(sent: Sent): { lose: () => void } {
      const arrival = { sent, compared: false, lost: false }
      arrivals.push(arrival)
      return {
        lose: () => {
          arrival.lost = true
        },
      }
    },
    expects: (...asks: readonly Ask[]) => {
      due.push(...asks.filter(({ call }) => isWrite(call)))
    },
    /** Unexpected writes, and expected ones that were not made yet. */
    unsettled(): { unexpected: string[]; missing: string[] } {
      const missing = due.map(({ call }) => nameOf(call))
      const unexpected: string[] = []
      for (const { sent } of open()) {
        const at = missing.indexOf(nameOf(sent))
        if (at === -1) unexpected.push(`${nameOf(sent)} ${JSON.stringify(sent.input)}`)
        else missing.splice(at, 1)
      }
      return { unexpected, missing }
    },
    /** Each expected request, once, next to its expectation. */
    takeComparisons(): Comparison[] {
      return open().flatMap((arrival) => {
        const at = due.findIndex(({ call }) => nameOf(call) === nameOf(arrival.sent))
        const [asked] = at === -1 ? [] : due.splice(at, 1)
        if (asked === undefined) return []
        arrival.compared = true
        const { sent } = arrival
        const call = known.get(nameOf(sent))
        const expected = {
          ...nameParts(sent),
          input: sent.method === 'GET' ? queryOf(asked.input) : asked.input,
          fits: true,
          key: call?.keyed ? keyWanted(arrival) : 'none',
        }
        const given = {
          ...nameParts(sent),
          input: sent.input,
          fits: fits(call, sent),
          key: keyGiven(sent),
        }
        if (sent.key !== null) usedKeys.add(sent.key)
        return [{ sent: given, asked: expected }]
      })
    },
  }

  function keyWanted(arrival: Arrival): string {
    const before = arrivals
      .slice(0, arrivals.indexOf(arrival))
      .findLast(({ sent }) => isSame(sent, arrival.sent))
    return before?.lost ? `that of the try before: ${before.sent.key}` : 'a new one'
  }

  function keyGiven(sent: Sent): string {
    if (sent.key === null) return 'none'
    return usedKeys.has(sent.key) ? `that of the try before: ${sent.key}` : 'a new one'
  }
}

/** The input of a read as its query encodes it. */
export function queryOf(input: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input as object).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
}

export function nameOf({ method, path }: CallName): string {
  return `${method} ${path}`
}

function nameParts({ method, path }: CallName) {
  return { method, path }
}

function changes({ method, changes: isChanging }: Pick<Call, 'method' | 'changes'>): boolean {
  return method !== 'GET' || isChanging === true
}

function fits(call: Call | undefined, { input, method }: Sent): boolean {
  return call === undefined || method === 'GET' || v.safeParse(call.input, input).success
}

function isSame(one: Sent, other: Sent): boolean {
  return nameOf(one) === nameOf(other) && JSON.stringify(one.input) === JSON.stringify(other.input)
}
