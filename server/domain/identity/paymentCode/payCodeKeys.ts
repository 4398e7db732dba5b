import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

export interface PayCodeKey {
  /** Worked out from the key, so that nobody numbers keys by hand; it tells nothing about it. */
  readonly id: string
  readonly secret: KeyObject
}

/** New codes are stored under the first; codes under the others still check. */
export type PayCodeKeys = readonly [PayCodeKey, ...PayCodeKey[]]

const leastBytes = 32
const idLength = 16
const hex = /^[0-9a-f]+$/i
const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/

export function payCodeKey(bytes: Buffer): PayCodeKey {
  const secret = createSecretKey(bytes)
  const id = createHmac('sha256', secret).update('id of a payment code key').digest('hex')
  return { id: id.slice(0, idLength), secret }
}

/** Keys with a comma or a line end between them. What `source` names is told, and no key ever is. */
export function parsePayCodeKeys(text: string, source: string): PayCodeKeys {
  const words = text
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const [current, ...old] = words.map((word, at) => payCodeKey(bytesOf(word, at, source)))
  if (!current) throw new Error(`${source} holds no key. ${howToMakeOne}`)
  return [current, ...old]
}

const howToMakeOne = `A key is at least ${leastBytes} random bytes as hex or base64url: openssl rand -hex ${leastBytes} makes one.`

function bytesOf(word: string, at: number, source: string): Buffer {
  const bytes = hex.test(word)
    ? Buffer.from(word.length % 2 === 0 ? word : '', 'hex')
    : Buffer.from(base64.test(word) ? word : '', 'base64')
  if (bytes.length >= leastBytes) return bytes
  const fault = bytes.length > 0 ? 'is too short' : 'is neither hex nor base64url'
  throw new Error(`Key ${at + 1} of ${source} ${fault}. ${howToMakeOne}`)
}
