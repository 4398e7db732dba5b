import { createFairQueue } from '../kernel/fairQueue.ts'
import { Refusal } from '../kernel/errors.ts'
import { collectGarbage } from './collectGarbage.ts'

/** Maximum of waiting forms per shopper: a few more than the pictures of one screen. */
const mostFormsWaiting = 11
/** Maximum bytes of all forms in memory: one of the largest, or many of the usual ones. */
const mostHeldBytes = 64 * 1024 * 1024
/** A larger form triggers a garbage collection; smaller ones are left to V8. */
const largeFormBytes = 16 * 1024 * 1024
/** Maximum of forms that wait for encoding. */
const mostEncodesWaiting = 27

/** Who sends pictures, as the path of a fair queue: the network and the shopper. */
export type Sender = readonly [network: string, shopper: string]

let heldBytes = 0
const admit = createFairQueue({ runningOfOne: 1, waitingOfOne: mostFormsWaiting })
const encode = createFairQueue({ running: 1, waiting: mostEncodesWaiting })

/**
 * Admits a form; a shopper's forms run one at a time. `work` must call `hold` with the size of what
 * it reads, beforehand. Refuses with `tooBusy` where too many wait, or too much memory is in use.
 */
export function admitForm<Result>(
  sender: Sender,
  work: (hold: (bytes: number) => void) => Promise<Result>,
): Promise<Result> {
  return admit(sender, () => holding(work))
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
