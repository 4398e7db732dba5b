import { Refusal } from '../kernel/errors.ts'
import { decodePicture } from './decodePicture.ts'
import type { EncoderAnswer } from './encodePicture.ts'

/**
 * A child process that decodes one picture at a time, so that the server can end a decode: native
 * code runs to its end in a thread. It ends with its server, and leaves the terminal's signals to
 * it.
 */
process.on('message', (picture: Uint8Array) => {
  void answerTo(Buffer.from(picture)).then((answer) => process.send?.(answer))
})
// An exit would wait for the thread that decodes.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

async function answerTo(picture: Buffer): Promise<EncoderAnswer> {
  try {
    return { encoded: await decodePicture(picture) }
  } catch (error) {
    const { reason, data } = error instanceof Refusal ? error : new Refusal('uploadNoPicture')
    return { refused: { reason, data } }
  }
}
