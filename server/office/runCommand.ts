import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { OfficeRefused, OfficeUnreachable } from './ask.ts'
import { WrongUsage, type Command, type Given } from './command.ts'
import { orderText } from './printOrder.ts'
import { findCommand } from './findCommand.ts'
import { commandPage, nounPage, overview } from './help.ts'
import { shownLines } from './postConfirmed.ts'

/** What a command needs besides the typed words. */
export type Surroundings = Pick<Given, 'office' | 'print' | 'say' | 'question'>

const wrongFields = v.object({
  fields: v.array(v.object({ path: v.string(), message: v.string() })),
})
const orderAsItIs = v.object({
  order: v.object({ sn: v.string(), status: v.number(), afterSaleStage: v.nullable(v.string()) }),
})

const exitCodes = { done: 0, refused: 1, usage: 2, unreachable: 3 }

/** Runs the typed command, and returns the exit code. */
export async function runCommand(
  typed: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  try {
    return await run(typed, surroundings)
  } catch (error) {
    const { say } = surroundings
    if (error instanceof OfficeRefused) {
      const { reason, message, data } = error
      if (typed.includes('--json'))
        say(JSON.stringify({ reason, message, ...dataOf(reason, data) }))
      else for (const line of refusalLines(reason, message, data)) say(line)
      return exitCodes.refused
    }
    say(error instanceof Error ? error.message : String(error))
    return error instanceof OfficeUnreachable ? exitCodes.unreachable : exitCodes.usage
  }
}

async function run(typed: readonly string[], surroundings: Surroundings): Promise<number> {
  const { print, say } = surroundings
  const [first] = typed
  if (first === undefined || first.startsWith('-')) {
    const isHelp = first === '--help' || first === '-h'
    ;(isHelp ? print : say)(overview().trimEnd())
    return isHelp ? exitCodes.done : exitCodes.usage
  }
  const found = findCommand(typed)
  if (found.kind === 'noun') {
    print(nounPage(found.name, found.noun).trimEnd())
    return exitCodes.done
  }
  const { command } = found
  const { values, positionals } = readWords(command, found.words)
  if (values['help']) {
    print(commandPage(command).trimEnd())
    return exitCodes.done
  }
  const tooMany = positionals[mostWords(command)]
  if (tooMany !== undefined) {
    throw new WrongUsage(`"${tooMany}" is a word too many.\n${commandPage(command).trimEnd()}`)
  }
  const json = values['json'] === true
  return command.run({ ...surroundings, words: positionals, options: values, json })
}

function readWords(command: Command, words: readonly string[]) {
  const { options = [], flags = [] } = command
  const valued = options.map((name) => [name, { type: 'string' } as const] as const)
  const bare = flags.map((name) => [name, { type: 'boolean' } as const] as const)
  try {
    return parseArgs({
      args: withNegatives(words),
      allowPositionals: true,
      options: {
        ...Object.fromEntries(valued),
        ...Object.fromEntries(bare),
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    const hint = 'A name that begins with - is written behind --, or as --option=-name.'
    throw new WrongUsage(`${(error as Error).message}\n${hint}\n${commandPage(command).trimEnd()}`)
  }
}

/** The number of words in its usage between its name and its options. */
function mostWords({ usage }: Command): number {
  if (usage.includes('…]')) return Infinity
  return /^(?:[\w-]+ ?)+((?:"?<[^>]*>"? ?)*)/.exec(usage)?.[1]?.match(/</g)?.length ?? 0
}

const signedOptions = new Set(['--amount', '--yes'])

/** Reads `--amount -20` as `--amount=-20`. */
function withNegatives(words: readonly string[]): string[] {
  const read: string[] = []
  for (const word of words) {
    const last = read.at(-1)
    const isValue = /^-\d/.test(word) && signedOptions.has(last ?? '')
    if (isValue) read[read.length - 1] = `${last}=${word}`
    else read.push(word)
  }
  return read
}

function refusalLines(reason: string, message: string, data: unknown): string[] {
  const wrong = v.safeParse(wrongFields, data)
  const now = v.safeParse(orderAsItIs, data)
  return [
    `${message} (${reason})`,
    ...(wrong.success
      ? wrong.output.fields.map(({ path, message }) => `  ${path}: ${message}`)
      : []),
    ...shownLines(data),
    ...(reason === 'confirmationNeeded' ? ['  Nobody can type here: say it with --yes.'] : []),
    ...(now.success ? [`  ${orderText(now.output.order)}`] : []),
  ]
}

/** What scripts need to confirm an action. */
function dataOf(reason: string, data: unknown): object {
  return reason === 'confirmationNeeded' ? { data } : {}
}
