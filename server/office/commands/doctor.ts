import { advice } from '../../domain/doctor/advice.ts'
import type { Finding } from '../../domain/doctor/checkBooks.ts'
import type { Command, Given } from '../command.ts'

export const doctor: Command = {
  usage: 'doctor',
  summary:
    'prints every check of the books and the stock, with the rows that fail it and what to do',
  details: 'Exit code 0 when every check is empty, else 1.',
  example: 'doctor',
  run: async ({ office, json, print }) => {
    const findings = (await office.get('/doctor')) as Finding[]
    if (json) print(JSON.stringify(findings))
    else for (const finding of findings) printFinding(finding, print)
    return findings.every((finding) => finding.rows.length === 0) ? 0 : 1
  },
}

function printFinding({ view, rows, said = [] }: Finding, print: Given['print']): void {
  const check = view.replace('always_empty_', '')
  const name = check.replaceAll('_', ' ')
  print(
    `${rows.length === 0 ? 'ok  ' : 'BAD '} ${name}${rows.length === 0 ? '' : `: ${rows.length} rows`}`,
  )
  for (const row of rows) print(`       ${JSON.stringify(row)}`)
  if (rows.length > 0) print(`       what to do: ${advice[check] ?? 'see docs/operations.md'}`)
  for (const line of said) print(`       ${line}`)
}
