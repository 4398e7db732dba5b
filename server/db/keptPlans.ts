import { protocol } from '@electric-sql/pglite'

const { serialize } = protocol

/** Messages of PostgreSQL's protocol, version 3, by their first byte. */
const parse = code('P')
const bind = code('B')
const describe = code('D')
const execute = code('E')
const sync = code('S')
const headLength = 5
const ofStatement = code('S')

const mostKept = 500
const longestKept = 10_000
const isKept = /^\s*(select|with|insert|update|delete)\b/

interface Kept<Answer> {
  name: string
  /** What types its parameters have and its columns; asked for once. */
  described: Answer[] | null
}

/**
 * PGlite sends a query as six messages, each of them a call into PostgreSQL, and has it parsed and
 * planned every time. Here a statement that comes again is known by a name, so that its plan is kept,
 * and binding, execution and end go in one call.
 */
export class KeptPlans<Answer> {
  readonly #send: (message: Uint8Array) => Promise<Answer[]>
  readonly #kept = new Map<string, Kept<Answer>>()
  readonly #byName = new Map<string, Kept<Answer>>()
  #current: Kept<Answer> | null = null
  /** What goes with the next execution. */
  #held: Uint8Array[] = []
  #isEnded = false

  constructor(send: (message: Uint8Array) => Promise<Answer[]>) {
    this.#send = send
  }

  /** What is sent in place of a statement whose plan is kept, as PGlite writes all of a text each time. */
  nameOf(text: string): string {
    return this.#kept.get(text)?.name ?? text
  }

  async send(message: Uint8Array): Promise<Answer[]> {
    switch (message[0]) {
      case parse:
        return this.#parse(message)
      case describe:
        return this.#describe(message)
      case bind:
        this.#held = [this.#current ? bound(message, this.#current.name) : message]
        this.#isEnded = false
        return []
      case execute: {
        const together = [...this.#held, message, serialize.sync()]
        this.#held = []
        this.#isEnded = true
        return this.#send(Buffer.concat(together))
      }
      case sync: {
        this.#held = []
        const wasEnded = this.#isEnded
        this.#isEnded = false
        return wasEnded ? [] : this.#send(message)
      }
      default:
        return this.#send(message)
    }
  }

  async #parse(message: Uint8Array): Promise<Answer[]> {
    const { name, text, types } = readParse(message)
    const known = this.#byName.get(text) ?? this.#kept.get(text)
    this.#current = name === '' && types === 0 ? (known ?? null) : null
    if (this.#current) return []
    const mayKeep = name === '' && types === 0 && isKept.test(text) && text.length <= longestKept
    if (!mayKeep || this.#kept.size >= mostKept) return this.#send(message)
    const kept = { name: `kept${this.#kept.size}`, described: null }
    const answered = await this.#send(serialize.parse({ name: kept.name, text }))
    this.#kept.set(text, kept)
    this.#byName.set(kept.name, kept)
    this.#current = kept
    return answered
  }

  async #describe(message: Uint8Array): Promise<Answer[]> {
    if (message[headLength] !== ofStatement) {
      this.#held.push(message)
      return []
    }
    const current = this.#current
    if (!current) return this.#send(message)
    current.described ??= await this.#send(serialize.describe({ type: 'S', name: current.name }))
    return current.described
  }
}

function code(letter: string): number {
  return letter.charCodeAt(0)
}

function readParse(message: Uint8Array): { name: string; text: string; types: number } {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  const nameEnd = bytes.indexOf(0, headLength)
  const textEnd = bytes.indexOf(0, nameEnd + 1)
  return {
    name: bytes.toString('utf8', headLength, nameEnd),
    text: bytes.toString('utf8', nameEnd + 1, textEnd),
    types: bytes.readUInt16BE(textEnd + 1),
  }
}

/** The same for a statement of this name; portal and statement had none. */
function bound(message: Uint8Array, name: string): Uint8Array {
  const whole = Buffer.alloc(message.length + name.length)
  whole[0] = bind
  whole.writeUInt32BE(whole.length - 1, 1)
  whole[headLength] = 0
  whole.write(name, headLength + 1, 'latin1')
  whole.set(message.subarray(headLength + 1), headLength + 1 + name.length)
  return whole
}
