import type { AuditedAction } from '../queries/listLog.ts'
import { optionOf, type Command } from '../command.ts'
import { printable, tableLines } from '../table.ts'

export const log: Command = {
  usage: 'log [--by <user>] [--on <name>] [--limit <n>]',
  summary: 'prints what the office was asked, the newest first',
  details: `By whom is the system's user as the command line sent it; the socket proves that it was the server's
own user, or root. "autopilot" is the demo's. --on takes what a command acted on, such as an order's
number, R38 or "refund 12". --json has what it was before and after.`,
  example: 'log --on R38',
  options: ['by', 'on', 'limit'],
  run: async (given) => {
    const query = new URLSearchParams({ limit: optionOf(given, 'limit') ?? '50' })
    for (const name of ['by', 'on']) {
      const value = optionOf(given, name)
      if (value !== undefined) query.set(name, value)
    }
    const found = (await given.office.get(`/log?${query}`)) as AuditedAction[]
    if (given.json) given.print(JSON.stringify(found))
    else if (found.length === 0) given.print('Nothing was asked.')
    else for (const line of logLines(found)) given.print(line)
    return 0
  },
}

function logLines(list: readonly AuditedAction[]): string[] {
  const heading = ['WHEN', 'BY (AS SENT)', 'OUTCOME', 'ON', 'COMMAND', 'CHANGED']
  return tableLines(
    heading,
    list.map((row) => [
      row.createdAt,
      row.actor === 'autopilot' ? 'autopilot' : (row.userName ?? 'not said'),
      row.reason === null ? row.outcome : `${row.outcome}: ${row.reason}`,
      row.actedOn.join(', '),
      row.command,
      changesOf(row.before, row.after).join(', '),
    ]),
  )
}

/** Lists the changed values, such as `status 1 → 2`. */
function changesOf(before: unknown, after: unknown): string[] {
  const [was, is] = [valuesOf(before), valuesOf(after)]
  return Object.keys(is)
    .filter((name) => name in was && was[name] !== is[name])
    .map((name) => printable(`${name} ${was[name] ?? ''} → ${is[name] ?? ''}`))
}

/** Flattens a state into texts; nested values are named by their path. */
function valuesOf(state: unknown, under = ''): Record<string, string> {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return {}
  return Object.assign(
    {},
    ...Object.entries(state).map(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? valuesOf(value, `${name}.`)
        : { [under + name]: JSON.stringify(value) },
    ),
  ) as Record<string, string>
}
