import { Refusal } from '../domain/kernel/errors.ts'

/** The maximum nesting of arrays and objects. */
const deepest = 32

/**
 * Streams a body up to its limit, or until the signal aborts. Bytes are counted, because the declared
 * length isn't trusted.
 */
export async function* chunksWithin(
  request: Request,
  mostBytes: number,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  refuseDeclared(request, mostBytes)
  const reader = request.body?.getReader()
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => null), { once: true })
  let bytes = 0
  for (;;) {
    const { value } = (await reader?.read().catch(refuseCutShort)) ?? {}
    if (!value) return
    bytes += value.byteLength
    if (bytes > mostBytes) throw new Refusal('tooLarge')
    yield value
  }
}

/** Reads a whole body as text. Node's HTTP parser already enforces a declared length. */
export async function readTextWithin(request: Request, mostBytes: number): Promise<string> {
  const { headers } = request
  if (!headers.has('content-length') || headers.has('transfer-encoding')) {
    const chunks = await Array.fromAsync(chunksWithin(request, mostBytes))
    return new TextDecoder().decode(Buffer.concat(chunks))
  }
  refuseDeclared(request, mostBytes)
  return request.text().catch(refuseCutShort)
}

/** Throws a `SyntaxError` for invalid JSON, or for JSON nested deeper than any call needs. */
export function parseJson(
  text: string,
  revive?: (key: string, value: unknown, context?: { source?: string }) => unknown,
): unknown {
  if (depthOf(text) > deepest) throw new SyntaxError('nested too deep')
  return JSON.parse(text, revive)
}

function refuseDeclared(request: Request, mostBytes: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new Refusal('tooLarge')
}

/** The client left or lost its connection, which is no server error. */
function refuseCutShort(): never {
  throw new Refusal('invalidInput', {
    fields: [{ path: '', message: 'the body ended before it was whole' }],
  })
}

const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const openings = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closings = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** Brackets inside strings don't count. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  let isInWord = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === quote) isInWord = !isInWord
    else if (isInWord) at += sign === backslash ? 1 : 0
    else if (openings.has(sign)) most = Math.max(most, ++depth)
    else if (closings.has(sign)) depth -= 1
  }
  return most
}
