import type { Office } from './ask.ts'

export type Options = Record<string, string | boolean | undefined>

export interface Given {
  office: Office
  /** What stands after the command's name. */
  words: readonly string[]
  options: Options
  json: boolean
  print: (line: string) => void
  /** On the error stream, where scripts don't read an answer. */
  say: (line: string) => void
  /** Asks who sits at the terminal; null where nobody can type. */
  question: ((text: string) => Promise<string>) | null
}

export interface Command {
  /** As it is typed, such as `order ship <order> --carrier <name>`. */
  usage: string
  summary: string
  details?: string
  /** One line as an operator would type it. */
  example: string
  /** Its options that take a value. */
  options?: readonly string[]
  /** Its options that take none. */
  flags?: readonly string[]
  /** Answers the exit code. */
  run: (given: Given) => Promise<number>
}

/** What commands are about. Without a verb it is listed, and a word that names one shows it. */
export interface Noun {
  summary: string
  verbs: Readonly<Record<string, Command>>
  /** How the name of one looks, where one can be shown. */
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

/** Dollars with a sign or without, as cents; undefined where it is none. */
export function signedCentsIn(text: string): number | undefined {
  const found = /^([+-]?)\$?(0|[1-9]\d{0,7})(?:\.(\d{2}))?$/.exec(text.trim())
  if (!found) return undefined
  const cents = Number(found[2]) * 100 + Number(found[3] ?? 0)
  return found[1] === '-' ? -cents : cents
}

/** An amount given in dollars, as cents; null where the option is left out. */
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
