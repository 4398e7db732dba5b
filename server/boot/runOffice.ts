import { createInterface } from 'node:readline/promises'
import { readEnv } from './env.ts'
import { openOffice } from '../office/ask.ts'
import { runCommand } from '../office/runCommand.ts'

const typed = process.argv.slice(2)
const say = (line: string) => process.stderr.write(`${line}\n`)

// Who reads the lines may stop early, such as `head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  process.exitCode = await runCommand(typed, {
    office: openOffice(readEnv().officeSocket, typed),
    print: (line) => process.stdout.write(`${line}\n`),
    say,
    question: process.stdin.isTTY ? question : null,
  })
} catch (error) {
  // The configuration is invalid.
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

async function question(text: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await reader.question(text)
  } finally {
    reader.close()
  }
}
