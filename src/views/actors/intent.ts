import { ApiError } from '../../services/apiError.ts'
import { newIdempotencyKey } from '../../services/http.ts'

/**
 * Gives what a shopper wants an idempotency key, and the same one again as long as nobody answered
 * and they still want the same.
 */
export function createIntent() {
  let wanted: string | null = null
  let key = newIdempotencyKey()

  return async function send<Answer>(
    values: unknown,
    call: (key: string) => Promise<Answer>,
  ): Promise<Answer> {
    const text = JSON.stringify(values)
    if (text !== wanted) key = newIdempotencyKey()
    wanted = text
    try {
      const answer = await call(key)
      wanted = null
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') wanted = null
      throw error
    }
  }
}
