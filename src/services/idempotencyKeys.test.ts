import { describe, expect, test, vi } from 'vitest'
import { ApiError } from './apiError.ts'
import { createIdempotencyKeys } from './idempotencyKeys.ts'

describe('the idempotency key of a request', () => {
  test.each(['network', 'timeout', 'aborted', 'status', 'malformed', 'expired'] as const)(
    'stays the same after %s, since the request may have arrived',
    async (kind) => {
      const { keys, send } = recorder()
      await send('tote', new ApiError({ kind }))
      await send('tote', null)
      expect(new Set(keys).size).toBe(1)
    },
  )

  test('consists of sixteen random bytes', async () => {
    const random = vi
      .spyOn(crypto, 'getRandomValues')
      .mockImplementationOnce((bytes) => withEach(bytes, (at) => at * 17))
      .mockImplementationOnce((bytes) => withEach(bytes, (at) => at + 8))
    const { keys, send } = recorder()
    await send('tote', null)
    await send('tote', null)
    random.mockRestore()
    expect(keys).toEqual(['00112233445566778899aabbccddeeff', '08090a0b0c0d0e0f1011121314151617'])
  })

  test('changes after an answer, also after a refusal', async () => {
    const { keys, send } = recorder()
    await send('tote', null)
    await send('tote', new ApiError({ kind: 'refused' }))
    await send('tote', null)
    expect(new Set(keys).size).toBe(3)
  })

  test('differs for another request, and returns for the first one', async () => {
    const { keys, send } = recorder()
    const lost = new ApiError({ kind: 'network' })
    for (const wanted of ['tote', 'lamp', 'tote', 'lamp']) await send(wanted, lost)
    expect([keys[2], keys[3], new Set(keys).size]).toEqual([keys[0], keys[1], 2])
  })

  test('is shared by simultaneous requests, and the later answer removes no newer key', async () => {
    const { keys, begin } = recorder()
    const first = begin('tote')
    const second = begin('tote')
    await first.answer()
    const third = begin('tote')
    await second.answer()
    const fourth = begin('tote')
    await Promise.all([third.answer(), fourth.answer()])
    expect([keys[1] === keys[0], keys[2] === keys[0], keys[3] === keys[2]]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('is dropped once another shopper is signed in', async () => {
    const { keys, send } = recorder()
    const lost = new ApiError({ kind: 'network' })
    for (const token of ['mira', 'guest', 'mira']) await send('tote', lost, token)
    expect(new Set(keys).size).toBe(3)
  })

  test('outlives older keys when it is used again', async () => {
    const { keys, send } = recorder()
    const lost = new ApiError({ kind: 'network' })
    for (let number = 0; number < 50; number += 1) await send(`want ${number}`, lost)
    for (const wanted of ['want 0', 'want 50', 'want 0', 'want 1']) await send(wanted, lost)
    expect([keys[52] === keys[0], keys[53] === keys[1]]).toEqual([true, false])
  })

  test('is dropped when fifty later requests wait for an answer', async () => {
    const { keys, send } = recorder()
    const lost = new ApiError({ kind: 'network' })
    const wants = Array.from({ length: 51 }, (_, at) => `want ${at}`)
    for (const wanted of wants) await send(wanted, lost)
    await send('want 1', lost)
    await send('want 0', lost)
    expect([keys[51] === keys[1], keys[52] === keys[0]]).toEqual([true, false])
  })
})

function withEach<Bytes>(bytes: Bytes, byteAt: (at: number) => number): Bytes {
  return bytes instanceof Uint8Array ? (bytes.map((_, at) => byteAt(at)) as Bytes) : bytes
}

function recorder() {
  const intents = createIdempotencyKeys()
  const keys: string[] = []
  const ask = (wanted: string, ending: Promise<null>, token = 'mira') =>
    intents
      .during({ token, request: wanted }, (key) => {
        keys.push(key)
        return ending
      })
      .catch(() => null)
  return {
    keys,
    send: (wanted: string, error: ApiError | null, token?: string) =>
      ask(wanted, error === null ? Promise.resolve(null) : Promise.reject(error), token),
    begin: (wanted: string) => {
      const { promise, resolve } = Promise.withResolvers<null>()
      const asked = ask(wanted, promise)
      return {
        answer: () => {
          resolve(null)
          return asked
        },
      }
    },
  }
}
