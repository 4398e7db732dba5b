import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'

export interface PayCodeKey {
  /** Derived from the key, so that nobody assigns ids by hand. It reveals nothing about the key. */
  readonly id: string
  readonly secret: KeyObject
}

/** New codes use the first key. The others only check older codes. */
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

/** Parses keys separated by commas or line ends. Errors name `source`, and never a key. */
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
  const problem = bytes.length > 0 ? 'is too short' : 'is neither hex nor base64url'
  throw new Error(`Key ${at + 1} of ${source} ${problem}. ${howToMakeOne}`)
}
