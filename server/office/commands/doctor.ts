import { writeFile } from 'node:fs/promises'
import { advice } from '../../domain/integrity/doctor/advice.ts'
import type { Finding } from '../../domain/integrity/doctor/checkBooks.ts'
import { WrongUsage, type Command, type Given } from '../command.ts'
import { playFlows, type PlayedFlows } from '../playFlows.ts'

export const doctor: Command = {
  usage: 'doctor [--flows [--out <file>]]',
  summary:
    'prints every check of the books and the stock, with the rows that fail it and what to do',
  details:
    'Exit code 0 when every check is empty, else 1. With --flows it plays the history of every order through the order’s chart instead, and names those that could not have happened; --out writes as JSON how often each arrow was taken.',
  example: 'doctor --flows --out flows.json',
  options: ['out'],
  flags: ['flows'],
  run: async (given) => {
    const { options } = given
    if (options['flows'] === true) return checkFlows(given)
    if (options['out'] !== undefined) throw new WrongUsage('--out belongs to doctor --flows.')
    return checkBooks(given)
  },
}

async function checkBooks({ office, json, print }: Given): Promise<number> {
  const findings = (await office.get('/doctor')) as Finding[]
  if (json) print(JSON.stringify(findings))
  else for (const finding of findings) printFinding(finding, print)
  return findings.every((finding) => finding.rows.length === 0) ? 0 : 1
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

async function checkFlows({ office, options, json, print }: Given): Promise<number> {
  const played = await playFlows(office)
  const { out } = options
  if (typeof out === 'string') await writeFile(out, `${JSON.stringify(played, null, 2)}\n`)
  if (json) print(JSON.stringify(played))
  else printFlows(played, print)
  return played.impossible.length === 0 ? 0 : 1
}

function printFlows({ orders, impossible, arrows }: PlayedFlows, print: Given['print']): void {
  for (const { sn, step, event, at, why } of impossible) {
    print(`BAD  ${sn}: ${step === null ? '' : `step ${step}, ${event} at ${at}: `}${why}`)
  }
  const taken = arrows.filter(({ times }) => times > 0).length
  print(
    `${impossible.length === 0 ? 'ok  ' : 'BAD '} orders that the chart knows: ${orders - impossible.length} of ${orders}, by ${taken} of its ${arrows.length} arrows`,
  )
}
