import { isRefusal } from './apiError.ts'

/** Far more requests than one page leaves unanswered. */
const maxEntries = 50

/**
 * Gives each request an idempotency key. The same request keeps its key until the server accepts or
 * refuses it. An unanswered request may have arrived, so a retry must not take effect twice.
 */
export function createIdempotencyKeys() {
  const keys = new Map<string, string>()
  let owner: string | null = null

  function keyFor(token: string | null, request: string): string {
    if (token !== owner) keys.clear()
    owner = token
    const key = keys.get(request) ?? newKey()
    keys.delete(request)
    keys.set(request, key)
    const [oldest = ''] = keys.keys()
    if (keys.size > maxEntries) keys.delete(oldest)
    return key
  }

  function forget(request: string, key: string): void {
    if (keys.get(request) === key) keys.delete(request)
  }

  return {
    /** `request` is the call and its body. `send` rejects with {@link ApiError}. */
    async during<Answer>(
      { token, request }: { token: string | null; request: string },
      send: (key: string) => Promise<Answer>,
    ): Promise<Answer> {
      const key = keyFor(token, request)
      try {
        const answer = await send(key)
        forget(request, key)
        return answer
      } catch (error) {
        if (isRefusal(error)) forget(request, key)
        throw error
      }
    },
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
