import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readEnv } from '../env.ts'
import { OfficeRefused, OfficeUnreachable, openOffice } from './ask.ts'
import { WrongUsage, type Command } from './command.ts'
import { orderText } from './printOrder.ts'
import { findCommand } from './findCommand.ts'
import { commandPage, nounPage, overview } from './help.ts'
import { shownLines } from './postConfirmed.ts'

const wrongFields = v.object({
  fields: v.array(v.object({ path: v.string(), message: v.string() })),
})
const orderAsItIs = v.object({
  order: v.object({ sn: v.string(), status: v.number(), afterSaleStage: v.nullable(v.string()) }),
})

const exitCodes = { done: 0, refused: 1, usage: 2, unreachable: 3 }

async function main(typed: string[]): Promise<number> {
  const [first] = typed
  if (first === undefined || first.startsWith('-')) {
    const isHelp = first === '--help' || first === '-h'
    ;(isHelp ? process.stdout : process.stderr).write(overview())
    return isHelp ? exitCodes.done : exitCodes.usage
  }
  const found = findCommand(typed)
  if (found.kind === 'noun') return printPage(nounPage(found.name, found.noun))
  const { command } = found
  const { values, positionals } = readWords(command, found.words)
  if (values['help']) return printPage(commandPage(command))
  return command.run({
    office: openOffice(readEnv().officeSocket, typed),
    words: positionals,
    options: values,
    json: values['json'] === true,
    print: (line) => process.stdout.write(`${line}\n`),
    say: (line) => process.stderr.write(`${line}\n`),
    question: process.stdin.isTTY ? question : null,
  })
}

async function question(text: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await reader.question(text)
  } finally {
    reader.close()
  }
}

function printPage(page: string): number {
  process.stdout.write(page)
  return exitCodes.done
}

function readWords(command: Command, words: readonly string[]) {
  const { options = [], flags = [] } = command
  const valued = options.map((name) => [name, { type: 'string' } as const] as const)
  const bare = flags.map((name) => [name, { type: 'boolean' } as const] as const)
  try {
    return parseArgs({
      args: withNegatives(words, options),
      allowPositionals: true,
      options: {
        ...Object.fromEntries(valued),
        ...Object.fromEntries(bare),
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new WrongUsage(`${(error as Error).message}\n${commandPage(command)}`)
  }
}

/** `--amount -20` is meant as `--amount=-20`. */
function withNegatives(words: readonly string[], options: readonly string[]): string[] {
  const read: string[] = []
  for (const word of words) {
    const last = read.at(-1)
    const isValue = /^-\d/.test(word) && options.some((name) => last === `--${name}`)
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
    ...(reason === 'confirmationNeeded'
      ? ['  Nobody can type here: say it with --yes <amount>.']
      : []),
    ...(now.success ? [`  ${orderText(now.output.order)}`] : []),
  ]
}

/** What scripts need to confirm. */
function dataOf(reason: string, data: unknown): object {
  return reason === 'confirmationNeeded' ? { data } : {}
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  const say = (line: string) => process.stderr.write(`${line}\n`)
  if (error instanceof OfficeRefused) {
    const { reason, message, data } = error
    if (process.argv.includes('--json'))
      say(JSON.stringify({ reason, message, ...dataOf(reason, data) }))
    else for (const line of refusalLines(reason, message, data)) say(line)
    return exitCodes.refused
  }
  say(error instanceof Error ? error.message : String(error))
  return error instanceof OfficeUnreachable ? exitCodes.unreachable : exitCodes.usage
})
