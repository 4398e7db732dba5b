import type * as v from 'valibot'
import { answerKey } from '../../contract/answerKey.ts'
import type { Call } from '../../contract/call.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import { ApiError } from './apiError.ts'

type FirstAnswer = { data: unknown } | { notFound: { msg: string } }

export interface FirstData {
  lang: LanguageCode
  /** The delivery country that the page was rendered for; missing: none was known. */
  country?: string
  /** The end of the token whose answers these are: another tab may have signed in as somebody else meanwhile. */
  owner?: string
  answers: Record<string, FirstAnswer>
}

let held: FirstData | null = null
let isOutdated = false

/** Stores the answers for the first screen. Null clears them. */
export function holdFirstData(data: FirstData | null): void {
  held = data
  isOutdated = false
}

/**
 * Call it when a change may be newer than the answers. Views that don't exist yet can't be asked to
 * reload: they show the answers that they take from now on, and read them again.
 */
export function outdateFirstData(): void {
  isOutdated = held !== null
}

export function isFirstDataOutdated(): boolean {
  return isOutdated
}

/** Whether the answers are public or belong to this token's shopper. */
export function isMeantFor(token: string | null, { owner }: FirstData): boolean {
  return owner === undefined || (token !== null && token.endsWith(owner))
}

/** Drops answers in another language. */
export function keepFirstDataIn(lang: LanguageCode): void {
  if (held?.lang !== lang) held = null
}

/**
 * Drops the answers once the path is another: they date from the page load, so a later screen must
 * ask again. Call it after the first render: the shell around the screens takes its answers then,
 * also if the user has navigated already.
 */
export function keepFirstDataAt(path: string): void {
  const forget = () => {
    if (window.location.pathname !== path) held = null
  }
  forget()
  for (const move of ['pushState', 'replaceState', 'popstate']) {
    window.addEventListener(move, forget, { capture: true })
  }
}

/**
 * The data that the server embedded in the page. It comes from the same build, so it needs no
 * validation.
 */
export function readFirstData(): FirstData | null {
  const element = document.getElementById('first-data')
  element?.remove()
  return JSON.parse(element?.textContent ?? 'null') as FirstData | null
}

/**
 * Returns an embedded answer once, or null if there is none. Throws {@link ApiError} if the page
 * says that the row does not exist. The call is named by its type only, so that a first screen
 * needs no schemas.
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
