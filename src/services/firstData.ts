import * as v from 'valibot'
import { answerKey } from '../../contract/answerKey.ts'
import type { Call } from '../../contract/call.ts'
import { languageCode, type LanguageCode } from '../../contract/fields.ts'
import { ApiError } from './apiError.ts'

const firstAnswer = v.union([
  v.object({ data: v.unknown() }),
  v.object({ notFound: v.object({ msg: v.string() }) }),
])
const firstData = v.object({ lang: languageCode, answers: v.record(v.string(), firstAnswer) })

export type FirstData = v.InferOutput<typeof firstData>

let held: FirstData | null = null

/** The answers that a first screen is shown with; null: there are none, or no more. */
export function holdFirstData(data: FirstData | null): void {
  held = data
}

/** What came in another language is not shown any more. */
export function keepFirstDataIn(lang: LanguageCode): void {
  if (held?.lang !== lang) held = null
}

/** What the server that serves the app put into the page. */
export function readFirstData(): FirstData | null {
  const element = document.getElementById('first-data')
  element?.remove()
  const data = v.safeParse(firstData, JSON.parse(element?.textContent ?? 'null'))
  return data.success ? data.output : null
}

/**
 * The answer that came with the page, once; null where there is none. Throws {@link ApiError} where
 * the page came with the word that there is no such thing.
 */
export function takeFirstAnswer<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  call: Call<Input, Output>,
  input: v.InferInput<Input>,
): v.InferOutput<Output> | null {
  const key = held ? answerKey(call, input) : ''
  const given = held?.answers[key]
  if (!held || !given) return null
  delete held.answers[key]
  if ('notFound' in given) {
    const refusal = { reason: 'notFound', data: null } as const
    throw new ApiError({ kind: 'refused', status: 200, msg: given.notFound.msg, refusal })
  }
  const answer = v.safeParse(call.output, given.data)
  return answer.success ? answer.output : null
}
