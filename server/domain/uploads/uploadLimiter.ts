import { createFairQueue } from '../kernel/fairQueue.ts'
import { Refusal } from '../kernel/errors.ts'
import { collectGarbage } from './collectGarbage.ts'

/** Maximum of waiting forms per shopper: a few more than the pictures of one screen. */
const mostFormsWaiting = 11
/** Maximum bytes of all forms in memory: one of the largest, or many of the usual ones. */
const mostHeldBytes = 64 * 1024 * 1024
/** A form must arrive at this speed once the grace is over: the largest picture in five minutes. */
const leastBytesPerSecond = 16 * 1024
const graceMs = 10_000
const speedCheckMs = 1_000
/** A larger form triggers a garbage collection; smaller ones are left to V8. */
const largeFormBytes = 16 * 1024 * 1024
/** Maximum of forms that wait for encoding. */
const mostEncodesWaiting = 27

/** Who sends pictures, as the path of a fair queue: the network and the shopper. */
export type Sender = readonly [network: string, shopper: string]

interface Form {
  readonly network: string
  readonly end: AbortController
  bytes: number
  isRead: boolean
}

const forms = new Set<Form>()
const admit = createFairQueue({ runningOfOne: 1, waitingOfOne: mostFormsWaiting })
const encode = createFairQueue({ running: 1, waiting: mostEncodesWaiting })

/** The bytes that a form occupies while it is read and encoded. */
export interface Hold {
  /** Called with the size of what is read, beforehand. */
  take: (bytes: number) => void
  /** Called when the form is read. It keeps its memory from then on. */
  isRead: () => void
  /** Aborted, with the refusal, once the form must make room or is too slow. */
  signal: AbortSignal
}

/**
 * Admits a form; a shopper's forms run one at a time. Refuses with `tooBusy` where too many wait.
 * Where the memory of all forms is used up, of the forms that still arrive the largest one is refused,
 * in the network that uses most of it.
 */
export function admitForm<Result>(
  sender: Sender,
  work: (hold: Hold) => Promise<Result>,
): Promise<Result> {
  return admit(sender, () => holding(sender, work))
}

async function holding<Result>(
  [network]: Sender,
  work: (hold: Hold) => Promise<Result>,
): Promise<Result> {
  const form: Form = { network, end: new AbortController(), bytes: 0, isRead: false }
  const { signal } = form.end
  const from = performance.now()
  const timer = setInterval(() => {
    const ms = performance.now() - from
    if (ms > graceMs && form.bytes < (ms / 1_000) * leastBytesPerSecond) {
      form.end.abort(new Refusal('uploadTooSlow'))
    }
  }, speedCheckMs)
  const isRead = () => {
    clearInterval(timer)
    form.isRead = true
  }
  const take = (bytes: number) => {
    form.bytes += bytes
    makeRoom()
    signal.throwIfAborted()
  }
  forms.add(form)
  try {
    return await work({ take, isRead, signal })
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    clearInterval(timer)
    forms.delete(form)
    if (form.bytes > largeFormBytes) setImmediate(collectGarbage)
  }
}

function makeRoom(): void {
  while (bytesOf([...forms]) > mostHeldBytes) {
    const unread = [...forms].filter(({ isRead }) => !isRead)
    const networks = [...Map.groupBy(unread, ({ network }) => network).values()]
    const fullest = networks.reduce((most, each) => (bytesOf(each) > bytesOf(most) ? each : most))
    const largest = fullest.reduce((most, each) => (each.bytes > most.bytes ? each : most))
    forms.delete(largest)
    largest.end.abort(new Refusal('tooBusy'))
  }
}

function bytesOf(some: readonly Form[]): number {
  return some.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Encodes one picture at a time, over all senders. Refuses with `tooBusy` where too many wait. */
export async function encodeAllInTurn<Picture, Encoded>(
  sender: Sender,
  pictures: readonly Picture[],
  encodePicture: (picture: Picture) => Promise<Encoded>,
): Promise<Encoded[]> {
  const encoded: Encoded[] = []
  for (const each of pictures) encoded.push(await encode(sender, () => encodePicture(each)))
  return encoded
}
