import * as v from 'valibot'
import type { Call } from '../../contract/call.ts'
import { Refusal } from '../domain/kernel/errors.ts'
import { parseJson, readTextWithin } from '../http/body.ts'

/** The maximum size of a JSON body in bytes. */
const maxBodyBytes = 64 * 1024
/** The maximum length of a URL with host and query, in characters. */
const maxAddressLength = 2_048
const maxParameters = 50

/** Parses a call's input, or refuses it naming each invalid field. */
export function parseInput<Input extends v.GenericSchema>(
  call: Pick<Call<Input>, 'input'>,
  given: unknown,
): v.InferOutput<Input> {
  const result = v.safeParse(call.input, given)
  if (result.success) return result.output
  throw new Refusal('invalidInput', {
    fields: result.issues.slice(0, 20).map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      message: issue.message,
    })),
  })
}

/** Checks the URL's limits before its query is parsed. */
function objectionToAddress(url: string): Refusal | null {
  if (url.length > maxAddressLength) {
    return wholeRefused(`an address of more than ${maxAddressLength} characters`)
  }
  let parameters = 1
  for (let at = url.indexOf('&'); at >= 0; at = url.indexOf('&', at + 1)) parameters += 1
  return parameters > maxParameters ? wholeRefused(`more than ${maxParameters} parameters`) : null
}

interface Query {
  values: Record<string, unknown>
  lang: string | null
  /** Set when the query was refused unread. */
  objection: Refusal | null
}

/** Parses the query except `lang`. `a[b]=1` becomes a nested object, as the client writes it. */
export function readQuery(url: string): Query {
  const values: Record<string, unknown> = Object.create(null)
  const start = url.indexOf('?')
  const objection = objectionToAddress(url)
  if (objection || start < 0) return { values, lang: null, objection }
  let lang: string | null = null
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const nested = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name)
    if (name === 'lang') lang = value
    else if (nested?.[1] && nested[2]) {
      const inner = (values[nested[1]] ??= Object.create(null))
      if (inner && typeof inner === 'object') (inner as Record<string, unknown>)[nested[2]] = value
    } else {
      const before = values[name]
      if (!(name in values)) values[name] = value
      else if (Array.isArray(before)) before.push(value)
      else values[name] = [before, value]
    }
  }
  return { values, lang, objection }
}

/** JSON only: browsers send other types across sites without asking. */
const jsonType = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/** Parses a JSON object whose numbers must be plain integers: `1e3` and `1.0` are refused. */
export async function readBody(request: Request): Promise<{ text: string; value: unknown }> {
  const text = await readTextWithin(request, maxBodyBytes)
  if (text !== '' && !jsonType.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal('unsupportedMediaType')
  }
  return { text, value: text === '' ? {} : parseObject(text) }
}

function parseObject(text: string): object {
  try {
    const value = parseJson(text, plainIntegers)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw wholeRefused('not a JSON object, or a number that is not a plain integer')
}

function wholeRefused(message: string): Refusal {
  return new Refusal('invalidInput', { fields: [{ path: '', message }] })
}

function plainIntegers(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === 'number' && !/^(?:0|-?[1-9]\d*)$/.test(context?.source ?? '')) {
    throw new SyntaxError('not a plain integer')
  }
  return value
}
