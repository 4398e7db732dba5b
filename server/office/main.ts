import { parseArgs } from 'node:util'
import { readEnv } from '../env.ts'
import { askOffice, OfficeUnreachable } from './ask.ts'
import { doctor } from './doctor.ts'

const usage = `Usage: npm run office -- <command> [--json]

Commands
  doctor    prints every check of the books and the stock, with the rows that fail it

Options
  --json    prints the answer as JSON, for scripts
  --help    prints this

The office talks to the running server over its private socket (OFFICE_SOCKET, by default
in the data folder). Exit codes: 0 all is well, 1 a check failed, 2 wrong usage, 3 no server.
`

const commands = { doctor }

async function main(): Promise<number> {
  const { values, positionals } = readArguments()
  const [name] = positionals
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const command = Object.entries(commands).find(([known]) => known === name)?.[1]
  if (!command) {
    process.stderr.write(name ? `There is no command "${name}".\n\n${usage}` : usage)
    return 2
  }
  return command({
    ask: (path) => askOffice(readEnv().officeSocket, path),
    json: values.json ?? false,
    print: (line) => process.stdout.write(`${line}\n`),
  })
}

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  })
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return error instanceof OfficeUnreachable ? 3 : 2
})
