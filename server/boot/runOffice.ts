import { createInterface } from 'node:readline/promises'
import { readEnv, type Env } from './env.ts'
import { openOffice, OfficeUnreachable, type Office } from '../office/ask.ts'
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
    office: officeFor(readEnv()),
    print: (line) => process.stdout.write(`${line}\n`),
    say,
    question: process.stdin.isTTY ? question : null,
  })
} catch (error) {
  // The configuration is invalid.
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

/** A first start in production needs the contact, so that is stated without a server as well. */
function officeFor(env: Env): Office {
  const served = openOffice(env.officeSocket, typed)
  if (typed[0] !== 'contact') return served
  const orAlone = async (call: (office: Office) => Promise<unknown>) => {
    try {
      return await call(served)
    } catch (error) {
      if (!(error instanceof OfficeUnreachable)) throw error
      const { withOfficeAlone } = await import('./officeAlone.ts')
      return withOfficeAlone({ env, typed, say }, call)
    }
  }
  return {
    get: (path) => orAlone((office) => office.get(path)),
    post: (path, body) => orAlone((office) => office.post(path, body)),
  }
}

async function question(text: string): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await reader.question(text)
  } finally {
    reader.close()
  }
}
