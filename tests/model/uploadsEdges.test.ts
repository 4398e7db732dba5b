import { createActor, fromPromise } from 'xstate'
import { expect, test, vi } from 'vitest'
import { uploadsMachine } from '../../src/machines/uploadsMachine.ts'
import type { UploadOutcome } from '../../src/machines/uploadsMachine.ts'

test('a picture whose upload breaks has failed, and the next one starts', async () => {
  const upload = fromPromise<UploadOutcome, { key: string }>(({ input }) =>
    input.key === 'a' ? Promise.reject(new Error('broken')) : new Promise<UploadOutcome>(() => {}),
  )
  const uploads = createActor(uploadsMachine.provide({ actors: { upload } }), {
    input: { most: 2 },
  }).start()
  uploads.send({ type: 'pictures.chosen', keys: ['a', 'b'] })
  await vi.waitFor(() =>
    expect(uploads.getSnapshot().context.entries).toEqual([
      { key: 'a', stage: 'failed', failure: { type: 'unexpected' } },
      { key: 'b', stage: 'waiting' },
    ]),
  )
  uploads.stop()
})
