import type { GenericSchema, InferInput } from 'valibot'
import type { Call } from '../../../contract/call.ts'
import { ApiError } from '../../../src/services/apiError.ts'
import { createIdempotencyKeys } from '../../../src/services/idempotencyKeys.ts'
import { send, type Host, type RawAnswer } from '../../support/callApi.ts'

/** Sends keyed calls with the idempotency keys that the app would use. */
export function createKeyedCalls(app: Host, token: string) {
  const keys = createIdempotencyKeys()

  return async function sendKeyed<Input extends GenericSchema>(
    call: Call<Input>,
    input: InferInput<Input>,
    /** `false`: the answer is lost on its way to the app. */
    arrives = true,
  ): Promise<RawAnswer> {
    const sent = Promise.withResolvers<RawAnswer>()
    const request = `${call.method} ${call.path}\n${JSON.stringify(input)}`
    await keys
      .during({ token, request }, async (key) => {
        sent.resolve(await send(app, call, input, { token, key }))
        if (!arrives) throw new ApiError({ kind: 'network' })
      })
      .catch((error: unknown) => {
        if (arrives) throw error
      })
    return sent.promise
  }
}
