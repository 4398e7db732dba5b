import type { Finding } from '../domain/doctor/examine.ts'

export interface CommandContext {
  ask: (path: string) => Promise<unknown>
  json: boolean
  print: (line: string) => void
}

/** Exit code 0 when every always-empty view is empty, else 1. */
export async function doctor({ ask, json, print }: CommandContext): Promise<number> {
  const findings = (await ask('/doctor')) as Finding[]
  if (json) print(JSON.stringify(findings))
  else for (const { view, rows } of findings) printFinding(view, rows, print)
  return findings.every((finding) => finding.rows.length === 0) ? 0 : 1
}

function printFinding(view: string, rows: Finding['rows'], print: CommandContext['print']): void {
  const name = view.replace('always_empty_', '').replaceAll('_', ' ')
  print(
    `${rows.length === 0 ? 'ok  ' : 'BAD '} ${name}${rows.length === 0 ? '' : `: ${rows.length} rows`}`,
  )
  for (const row of rows) print(`       ${JSON.stringify(row)}`)
}
