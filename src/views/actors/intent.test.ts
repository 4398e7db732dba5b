import { describe, expect, test } from 'vitest'
import { ApiError } from '../../services/apiError.ts'
import { createIntent } from './intent.ts'

describe('what a shopper wants', () => {
  test('keeps its key while nobody has answered', async () => {
    const { keys, send } = recorder()
    await send('tote', new ApiError({ kind: 'network' }))
    await send('tote', new ApiError({ kind: 'timeout' }))
    await send('tote', null)
    expect(new Set(keys).size).toBe(1)
  })

  test('has another key after an answer, be it a refusal', async () => {
    const { keys, send } = recorder()
    await send('tote', null)
    await send('tote', new ApiError({ kind: 'refused' }))
    await send('tote', null)
    expect(new Set(keys).size).toBe(3)
  })

  test('has another key once it is something else', async () => {
    const { keys, send } = recorder()
    await send('tote', new ApiError({ kind: 'network' }))
    await send('lamp', null)
    expect(new Set(keys).size).toBe(2)
  })
})

function recorder() {
  const intent = createIntent()
  const keys: string[] = []
  return {
    keys,
    send: (wanted: string, error: ApiError | null) =>
      intent(wanted, (key) => {
        keys.push(key)
        return error === null ? Promise.resolve() : Promise.reject(error)
      }).catch(() => {}),
  }
}
