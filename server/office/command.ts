import type { Office } from './ask.ts'

export type Options = Record<string, string | boolean | undefined>

export interface Given {
  office: Office
  /** The words after the command's name. */
  words: readonly string[]
  options: Options
  json: boolean
  print: (line: string) => void
  /** Writes to stderr, apart from the answer that scripts read. */
  say: (line: string) => void
  /** Asks the user at the terminal; null where there is no terminal. */
  question: ((text: string) => Promise<string>) | null
}

export interface Command {
  /** The syntax, such as `order ship <order> --carrier <name>`. */
  usage: string
  summary: string
  details?: string
  /** One line as an operator would type it. */
  example: string
  /** Options that take a value. */
  options?: readonly string[]
  /** Options that take none. */
  flags?: readonly string[]
  /** Returns the exit code. */
  run: (given: Given) => Promise<number>
}

/**
 * The subject of several commands. Typed without a verb it prints a list; followed by a name it
 * prints that one.
 */
export interface Noun {
  summary: string
  verbs: Readonly<Record<string, Command>>
  /** The pattern of an item's name, where single items can be printed. */
  named?: RegExp
}

export class WrongUsage extends Error {}

export function wordAt({ words }: Given, at: number, name: string): string {
  const word = words[at]
  if (!word) throw new WrongUsage(`<${name}> is missing.`)
  return word
}

export function idAt(given: Given, at: number, name: string): number {
  const word = wordAt(given, at, name)
  if (!/^[1-9]\d{0,14}$/.test(word))
    throw new WrongUsage(`<${name}> must be a number, not "${word}".`)
  return Number(word)
}

export function optionOf({ options }: Given, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export function requiredOption(given: Given, name: string): string {
  const value = optionOf(given, name)
  if (value === undefined) throw new WrongUsage(`--${name} is missing.`)
  return value
}

/** Parses dollars with an optional sign into cents; undefined for anything else. */
export function signedCentsIn(text: string): number | undefined {
  const found = /^([+-]?)\$?(0|[1-9]\d{0,7})(?:\.(\d{2}))?$/.exec(text.trim())
  if (!found) return undefined
  const cents = Number(found[2]) * 100 + Number(found[3] ?? 0)
  return found[1] === '-' ? -cents : cents
}

/** Parses an amount in dollars into cents; null when the option is missing. */
export function centsOption(given: Given, name: string, least: 0 | 1): number | null {
  const text = optionOf(given, name)
  if (text === undefined) return null
  const found = /^(0|[1-9]\d{0,7})(?:\.(\d{2}))?$/.exec(text.trim())
  const cents = found ? Number(found[1]) * 100 + Number(found[2] ?? 0) : -1
  if (cents < least) {
    throw new WrongUsage(`--${name} must be dollars such as 120 or 99.50, not "${text}".`)
  }
  return cents
}
