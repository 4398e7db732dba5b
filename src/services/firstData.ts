import type * as v from 'valibot'
import { answerKey } from '../../contract/answerKey.ts'
import type { Call } from '../../contract/call.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import { ApiError } from './apiError.ts'

type FirstAnswer = { data: unknown } | { notFound: { msg: string } }

export interface FirstData {
  lang: LanguageCode
  /** The end of the token whose answers these are: another tab may have signed in as somebody else meanwhile. */
  owner?: string
  answers: Record<string, FirstAnswer>
}

let held: FirstData | null = null

/** The answers that a first screen is shown with; null: there are none, or no more. */
export function holdFirstData(data: FirstData | null): void {
  held = data
}

/** Whether the answers are for everybody, or those of the token's shopper. */
export function isMeantFor(token: string | null, { owner }: FirstData): boolean {
  return owner === undefined || (token !== null && token.endsWith(owner))
}

/** What came in another language is not shown any more. */
export function keepFirstDataIn(lang: LanguageCode): void {
  if (held?.lang !== lang) held = null
}

/** What came with the page is of the moment it came: a screen that is opened later asks anew. */
export function keepFirstDataHere(): void {
  const { pathname: here } = window.location
  const forget = () => {
    if (window.location.pathname !== here) held = null
  }
  for (const move of ['pushState', 'replaceState', 'popstate']) {
    window.addEventListener(move, forget, { capture: true })
  }
}

/** What the server that serves the app put into the page, from the same build: it is taken as it is. */
export function readFirstData(): FirstData | null {
  const element = document.getElementById('first-data')
  element?.remove()
  return JSON.parse(element?.textContent ?? 'null') as FirstData | null
}

/**
 * The answer that came with the page, once; null where there is none. Throws {@link ApiError} where
 * the page came with the word that there is no such thing. The call is named by its type alone, so
 * that a first screen does without the schemas.
 */
export function takeFirstAnswer<Asked extends Call>(
  path: Asked['path'],
  input: v.InferInput<Asked['input']> & object,
): v.InferOutput<Asked['output']> | null {
  const key = held ? answerKey(path, input) : ''
  const given = held?.answers[key]
  if (!held || !given) return null
  delete held.answers[key]
  if ('notFound' in given) {
    const refusal = { reason: 'notFound', data: null } as const
    throw new ApiError({ kind: 'refused', status: 200, msg: given.notFound.msg, refusal })
  }
  return given.data as v.InferOutput<Asked['output']>
}
