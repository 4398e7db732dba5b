import pLimit from 'p-limit'
import { maxUploadFiles } from '../../../contract/uploads.ts'
import { Refusal } from '../kernel/errors.ts'
import { createKeyedQueue } from '../kernel/keyedQueue.ts'
import { collectGarbage } from './collectGarbage.ts'

/** Maximum of running and waiting forms per shopper: a few more than the pictures of one screen. */
const mostFormsOfOne = 12
/** Maximum bytes of all forms in memory: one of the largest, or many of the usual ones. */
const mostHeldBytes = 64 * 1024 * 1024
/** A larger form triggers a garbage collection; smaller ones are left to V8. */
const largeFormBytes = 16 * 1024 * 1024
/** Maximum of pictures that wait for encoding. */
const maxWaitingEncodes = 3 * maxUploadFiles

const enqueue = createKeyedQueue()
const formsOf = new Map<number, number>()
let heldBytes = 0
const encodeInTurn = pLimit(1)
let waitingEncodes = 0

/**
 * Admits a form; a shopper's forms run one at a time. `work` must call `hold` with the size of what
 * it reads, beforehand. Refuses with `tooBusy` where too many wait, or too much memory is in use.
 */
export async function admitForm<Result>(
  userId: number,
  work: (hold: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  const before = formsOf.get(userId) ?? 0
  if (before >= mostFormsOfOne) throw new Refusal('tooBusy')
  formsOf.set(userId, before + 1)
  try {
    return await enqueue(userId, () => holding(work))
  } finally {
    const left = (formsOf.get(userId) ?? 1) - 1
    if (left > 0) formsOf.set(userId, left)
    else formsOf.delete(userId)
  }
}

async function holding<Result>(
  work: (hold: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  let own = 0
  const hold = (bytes: number) => {
    if (heldBytes + bytes > mostHeldBytes) throw new Refusal('tooBusy')
    heldBytes += bytes
    own += bytes
  }
  try {
    return await work(hold)
  } finally {
    heldBytes -= own
    if (own > largeFormBytes) setImmediate(collectGarbage)
  }
}

/** Encodes one picture at a time, over all shoppers. Refuses with `tooBusy` where too many wait. */
export async function encodeAllInTurn<Picture, Encoded>(
  pictures: readonly Picture[],
  encode: (picture: Picture) => Promise<Encoded>,
): Promise<Encoded[]> {
  if (waitingEncodes + pictures.length > maxWaitingEncodes) throw new Refusal('tooBusy')
  waitingEncodes += pictures.length
  try {
    const encoded: Encoded[] = []
    for (const picture of pictures) encoded.push(await encodeInTurn(() => encode(picture)))
    return encoded
  } finally {
    waitingEncodes -= pictures.length
  }
}
