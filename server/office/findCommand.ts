import { WrongUsage, type Command, type Noun } from './command.ts'
import { nouns, shortForms } from './nouns.ts'

export type Found =
  | { kind: 'command'; command: Command; words: readonly string[] }
  | { kind: 'noun'; name: string; noun: Noun }

/** The typed command with its remaining words, or a noun whose help page is requested. */
export function findCommand(typed: readonly string[]): Found {
  const [first = '', ...rest] = longForm(typed)
  const known = Object.hasOwn(nouns, first) ? nouns[first] : undefined
  if (!known) throw new WrongUsage(`There is no command "${first}". Try --help.`)
  if (!('verbs' in known)) return { kind: 'command', command: known, words: rest }
  const [second, ...after] = rest
  if (second === '--help' || second === '-h') return { kind: 'noun', name: first, noun: known }
  if (second !== undefined && Object.hasOwn(known.verbs, second)) {
    return commandOf(known, second, after)
  }
  if (second === '--' && known.named?.test(after[0] ?? '')) return commandOf(known, 'show', rest)
  if (second === undefined || second.startsWith('-')) return commandOf(known, 'list', rest)
  if (known.named?.test(second)) return commandOf(known, 'show', rest)
  throw new WrongUsage(`${first} can ${verbsOf(known)}, not "${second}". Try ${first} --help.`)
}

function longForm([first = '', ...rest]: readonly string[]): readonly string[] {
  const long = Object.hasOwn(shortForms, first) ? shortForms[first] : undefined
  return [...(long ?? [first]), ...rest]
}

function commandOf(noun: Noun, verb: string, words: readonly string[]): Found {
  const command = noun.verbs[verb]
  if (!command) throw new WrongUsage(`Say what to do: ${verbsOf(noun)}.`)
  return { kind: 'command', command, words }
}

function verbsOf({ verbs }: Noun): string {
  return new Intl.ListFormat('en').format(Object.keys(verbs))
}
