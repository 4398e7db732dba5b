import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readEnv } from '../env.ts'
import { OfficeRefused, OfficeUnreachable, openOffice } from './ask.ts'
import { WrongUsage, type Command } from './command.ts'
import { audit, audits, decline, pass } from './commands/audits.ts'
import { backup } from './commands/backup.ts'
import { doctor } from './commands/doctor.ts'
import { importFiles } from './commands/importFiles.ts'
import { networks } from './commands/networks.ts'
import { orders, orderText } from './commands/orders.ts'
import { annul, correctTracking, ship, track } from './commands/parcels.ts'
import { approve, refunds, refuse, returned } from './commands/refunds.ts'
import { watch } from './commands/watch.ts'

const commands: Record<string, Command> = {
  orders,
  ship,
  'correct-tracking': correctTracking,
  track,
  annul,
  refunds,
  approve,
  refuse,
  returned,
  audits,
  audit,
  pass,
  decline,
  networks,
  watch,
  doctor,
  backup,
  import: importFiles,
}

const wrongFields = v.object({
  fields: v.array(v.object({ path: v.string(), message: v.string() })),
})
const orderAsItIs = v.object({
  order: v.object({ sn: v.string(), status: v.number(), afterSaleStage: v.nullable(v.string()) }),
})

const exitCodes = { done: 0, refused: 1, usage: 2, unreachable: 3 }

async function main(words: string[]): Promise<number> {
  const [name] = words
  if (name === undefined || name.startsWith('-')) {
    const isHelp = name === '--help' || name === '-h'
    ;(isHelp ? process.stdout : process.stderr).write(usage())
    return isHelp ? exitCodes.done : exitCodes.usage
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new WrongUsage(`There is no command "${name}". Try --help.`)
  const { values, positionals } = readWords(command, words.slice(1))
  if (values['help']) {
    process.stdout.write(helpOf(command))
    return exitCodes.done
  }
  return command.run({
    office: openOffice(readEnv().officeSocket),
    words: positionals,
    options: values,
    json: values['json'] === true,
    print: (line) => process.stdout.write(`${line}\n`),
  })
}

function readWords(command: Command, words: string[]) {
  const taking = Object.fromEntries(
    (command.options ?? []).map((name) => [name, { type: 'string' } as const]),
  )
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        ...taking,
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        ...(command === watch ? { once: { type: 'boolean' } as const } : {}),
      },
    })
  } catch (error) {
    throw new WrongUsage(`${(error as Error).message}\n${helpOf(command)}`)
  }
}

function usage(): string {
  const lines = Object.values(commands).map((each) => `  ${each.usage}\n      ${each.summary}`)
  return `Usage: npm run office -- <command> [--json]

Commands
${lines.join('\n')}

Options
  --json    prints the answer as JSON, for scripts
  --help    prints this, or a command's own help

The office talks to the running server over its private socket (OFFICE_SOCKET, by default
in the data folder). Exit codes: 0 done, 1 refused or a check failed, 2 wrong usage, 3 no server.
`
}

function helpOf({ usage, summary, details }: Command): string {
  return `Usage: npm run office -- ${usage} [--json]\n\n${summary}\n${details ? `${details}\n` : ''}`
}

function refusalLines(reason: string, message: string, data: unknown): string[] {
  const wrong = v.safeParse(wrongFields, data)
  const now = v.safeParse(orderAsItIs, data)
  return [
    `${message} (${reason})`,
    ...(wrong.success
      ? wrong.output.fields.map(({ path, message }) => `  ${path}: ${message}`)
      : []),
    ...(now.success ? [`  ${orderText(now.output.order)}`] : []),
  ]
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  const say = (line: string) => process.stderr.write(`${line}\n`)
  if (error instanceof OfficeRefused) {
    const { reason, message, data } = error
    if (process.argv.includes('--json')) say(JSON.stringify({ reason, message }))
    else for (const line of refusalLines(reason, message, data)) say(line)
    return exitCodes.refused
  }
  say(error instanceof Error ? error.message : String(error))
  return error instanceof OfficeUnreachable ? exitCodes.unreachable : exitCodes.usage
})
