import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Reason } from '../../../contract/refusals.ts'
import { Refusal } from '../kernel/errors.ts'
import { refuseCostly } from './pictureHeader.ts'
import type { PictureSize } from './pictureStore.ts'

/** Several times what the largest permitted picture takes on a slow machine. */
const longestMs = 8_000

export interface EncodedPicture {
  width: number
  height: number
  files: Record<PictureSize, Buffer>
}

/** What the child process answers. */
export type EncoderAnswer =
  | { encoded: EncodedPicture }
  | { refused: { reason: Reason; data: unknown } }

let encoder: ChildProcess | null = null

/**
 * Re-encodes the picture in a child process, which is killed when it takes too long. Encodes one at
 * a time: see uploadLimiter.ts. Refuses what can't be decoded.
 */
export async function encodePicture(
  given: Buffer,
  { withinMs = longestMs }: { withinMs?: number } = {},
): Promise<EncodedPicture> {
  refuseCostly(given)
  const child = (encoder ??= startEncoder())
  child.ref()
  try {
    const answer = await answerOf(child, given, withinMs)
    if ('refused' in answer) throw refusalOf(answer.refused)
    const { width, height, files } = answer.encoded
    const { small, medium, large } = files
    return {
      width,
      height,
      files: { small: Buffer.from(small), medium: Buffer.from(medium), large: Buffer.from(large) },
    }
  } finally {
    child.unref()
  }
}

/** An idle child doesn't keep its server running. The server's options aren't for it. */
function startEncoder(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'encoderProcess.ts'), {
    execArgv: [],
    serialization: 'advanced',
  })
  child.once('exit', () => {
    if (encoder === child) encoder = null
  })
  child.channel?.unref()
  return child
}

async function answerOf(
  child: ChildProcess,
  picture: Buffer,
  withinMs: number,
): Promise<EncoderAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<EncoderAnswer>()
  const onExit = () => reject(new Refusal('uploadTooComplex'))
  const timer = setTimeout(() => {
    if (encoder === child) encoder = null
    child.kill('SIGKILL')
  }, withinMs)
  child.once('message', resolve)
  child.once('exit', onExit)
  child.once('error', reject)
  try {
    child.send(picture)
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('message', resolve)
    child.off('exit', onExit)
    child.off('error', reject)
  }
}

function refusalOf({ reason, data }: { reason: Reason; data: unknown }): Refusal {
  return new Refusal(reason, data as never)
}
