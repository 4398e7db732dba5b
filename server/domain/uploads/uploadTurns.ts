import pLimit from 'p-limit'
import { maxUploadFiles } from '../../../contract/uploads.ts'
import { Refusal } from '../kernel/errors.ts'
import { createKeyedQueue } from '../kernel/keyedQueue.ts'
import { collectGarbage } from './collectGarbage.ts'

/** One shopper's forms that are read or wait for it: a few more than the pictures of one screen. */
const mostFormsOfOne = 12
/** Of all forms together that are in memory: one of the largest, and many of the usual ones. */
const mostHeldBytes = 64 * 1024 * 1024
/** A form of which more was held leaves nothing behind; usual ones are left to V8. */
const largeFormBytes = 16 * 1024 * 1024
/** Pictures that wait to be encoded. */
const mostToPaint = 3 * maxUploadFiles

const enqueue = createKeyedQueue()
const formsOf = new Map<number, number>()
let heldBytes = 0
const paintInTurn = pLimit(1)
let toPaint = 0

/**
 * Lets a form in: one of a shopper at a time. What `work` reads of it, it says to `hold` first.
 * Refuses with `tooBusy` where too many wait, or too much is held.
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

/** Paints one picture after another, of all shoppers; refuses with `tooBusy` where too many wait. */
export async function paintInTurns<Picture, Painted>(
  pictures: readonly Picture[],
  paint: (picture: Picture) => Promise<Painted>,
): Promise<Painted[]> {
  if (toPaint + pictures.length > mostToPaint) throw new Refusal('tooBusy')
  toPaint += pictures.length
  try {
    const painted: Painted[] = []
    for (const picture of pictures) painted.push(await paintInTurn(() => paint(picture)))
    return painted
  } finally {
    toPaint -= pictures.length
  }
}
