import * as v from 'valibot'
import type { Call } from '../../contract/call.ts'

const firstData = v.object({ lang: v.string(), answers: v.record(v.string(), v.unknown()) })

/**
 * The answer that came with the page, once and in the page's own language; null where there is
 * none. The server that serves the app puts the first screen's data into it.
 */
export function takeFirstAnswer<Output extends v.GenericSchema>(
  call: Call<v.GenericSchema, Output>,
  lang: string,
): v.InferOutput<Output> | null {
  const element = document.getElementById('first-data')
  if (!element) return null
  element.remove()
  const data = v.safeParse(firstData, JSON.parse(element.textContent))
  if (!data.success || data.output.lang !== lang) return null
  const answer = v.safeParse(call.output, data.output.answers[call.path])
  return answer.success ? answer.output : null
}
