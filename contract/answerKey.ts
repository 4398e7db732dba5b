import * as v from 'valibot'
import type { Call } from './call.ts'

/** Names an answer by its call and what was asked, the same at both ends. For input without inner objects. */
export function answerKey<Input extends v.GenericSchema>(
  call: Pick<Call<Input>, 'path' | 'input'>,
  input: v.InferInput<Input>,
): string {
  const parsed = v.parse(call.input, input) as object
  return `${call.path} ${JSON.stringify(parsed, Object.keys(parsed).toSorted())}`
}
