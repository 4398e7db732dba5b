import type { Command, Noun } from './command.ts'
import { nouns, shortForms } from './nouns.ts'

const call = 'npm run office --'

/** The first page: one line for each noun. */
export function overview(): string {
  const widest = Math.max(...Object.keys(nouns).map((name) => name.length))
  const lines = Object.entries(nouns).map(
    ([name, { summary }]) => `  ${name.padEnd(widest)}  ${summary}`,
  )
  const short = Object.entries(shortForms).map(([name, long]) => `${name} (${long.join(' ')})`)
  return `Usage: ${call} <noun> [<verb>] [<words>] [--json]

${lines.join('\n')}

  <noun> --help         what can be done with it
  <noun> <verb> --help  one command, with an example
  --json                prints the answer as JSON, for scripts

To begin with
  ${call} watch --once
  ${call} order list
  ${call} order ship <order> --carrier <name> --tracking <number>

Short forms: ${short.join(', ')}.

The office talks to the running server over its private socket (OFFICE_SOCKET, by default
in the data folder). Exit codes: 0 done, 1 refused or a check failed, 2 wrong usage, 3 no server.
`
}

export function nounPage(name: string, { summary, verbs, named }: Noun): string {
  const lines = Object.values(verbs).map((each) => `  ${each.usage}\n      ${each.summary}`)
  const short = [
    ...('list' in verbs ? [`"${name}" alone is "${name} list"`] : []),
    ...(named ? [`"${name} <name>" is "${name} show <name>"`] : []),
  ]
  const examples = Object.values(verbs).map(({ example }) => `  ${call} ${example}`)
  return `${name}: ${summary}

${lines.join('\n')}
${short.length > 0 ? `\n${short.join('; ')}.\n` : ''}
Examples
${examples.join('\n')}
`
}

export function commandPage({ usage, summary, details, example }: Command): string {
  return `Usage: ${call} ${usage} [--json]

${summary}
${details ? `${details}\n` : ''}
Example
  ${call} ${example}
`
}
