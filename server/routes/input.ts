import * as v from 'valibot'
import type { Call } from '../../contract/call.ts'
import { Refusal } from '../errors.ts'

/** The most a JSON body may hold, in bytes. */
const maxBodyBytes = 64 * 1024

/** Parses what a call was given, or refuses naming each wrong field. */
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

/** The query without `lang`; `a[b]=1` is read as a nested object, as the client writes it. */
export function readQuery(url: string): { values: Record<string, unknown>; lang: string | null } {
  const values: Record<string, unknown> = Object.create(null)
  const start = url.indexOf('?')
  if (start < 0) return { values, lang: null }
  let lang: string | null = null
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    const nested = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name)
    if (name === 'lang') lang = value
    else if (nested?.[1] && nested[2]) {
      const inner = (values[nested[1]] ??= Object.create(null))
      if (inner && typeof inner === 'object') (inner as Record<string, unknown>)[nested[2]] = value
    } else values[name] = name in values ? [values[name], value].flat() : value
  }
  return { values, lang }
}

/** A JSON object whose numbers are written as plain integers: `1e3` and `1.0` are refused. */
export async function readBody(request: Request): Promise<{ text: string; value: unknown }> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxBodyBytes) throw new Refusal('tooLarge')
  const text = await request.text()
  if (Buffer.byteLength(text) > maxBodyBytes) throw new Refusal('tooLarge')
  return { text, value: text === '' ? {} : parseObject(text) }
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text, plainIntegers)
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Refusal('invalidInput', {
    fields: [{ path: '', message: 'not a JSON object, or a number that is not a plain integer' }],
  })
}

function plainIntegers(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value === 'number' && !/^(?:0|-?[1-9]\d*)$/.test(context?.source ?? '')) {
    throw new SyntaxError('not a plain integer')
  }
  return value
}
