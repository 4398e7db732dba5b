import * as v from 'valibot'
import { OfficeRefused } from './ask.ts'
import { signedCentsIn, WrongUsage, optionOf, type Given } from './command.ts'
import { printable } from './table.ts'

const shownFacts = v.array(v.object({ label: v.string(), value: v.string() }))
const needed = v.object({ sumCents: v.number(), shown: shownFacts })
const personNeeded = v.object({ word: v.string(), shown: shownFacts })

/**
 * Sends an action that may need confirmation: by `--yes`, else by the amount typed at the terminal.
 */
export async function postConfirmed(given: Given, path: string, body: object): Promise<unknown> {
  const yes = optionOf(given, 'yes')
  const confirmedCents = yes === undefined ? null : signedCentsIn(yes)
  if (confirmedCents === undefined) {
    throw new WrongUsage(`--yes must be the amount in dollars such as 99.50, not "${yes}".`)
  }
  if (confirmedCents !== null) return given.office.post(path, { ...body, confirmedCents })
  try {
    return await given.office.post(path, body)
  } catch (error) {
    if (!(error instanceof OfficeRefused) || !given.question) throw error
    const wanted = v.safeParse(needed, error.data)
    if (!wanted.success) throw error
    for (const line of shownLines(error.data)) given.say(line)
    const typed = await given.question('Type the amount to confirm: ')
    if (signedCentsIn(typed) !== wanted.output.sumCents) {
      throw new OfficeRefused('notConfirmed', 'Not confirmed: nothing was done', null)
    }
    return given.office.post(path, { ...body, confirmedCents: wanted.output.sumCents })
  }
}

/** The same for an action on a person: the operator types the account's name. */
export async function postForPerson(given: Given, path: string, body: object): Promise<unknown> {
  const yes = optionOf(given, 'yes')
  try {
    return await given.office.post(path, yes === undefined ? body : { ...body, confirmed: yes })
  } catch (error) {
    if (!(error instanceof OfficeRefused) || !given.question || yes !== undefined) throw error
    const wanted = v.safeParse(personNeeded, error.data)
    if (!wanted.success) throw error
    for (const line of shownLines(error.data)) given.say(line)
    const typed = (await given.question("Type the account's name to confirm: ")).trim()
    if (typed.toLowerCase() !== wanted.output.word) {
      throw new OfficeRefused('notConfirmed', 'Not confirmed: nothing was done', null)
    }
    return given.office.post(path, { ...body, confirmed: typed })
  }
}

/** Lines of what differs; none when no confirmation is needed. */
export function shownLines(data: unknown): string[] {
  const wanted = v.safeParse(v.object({ shown: shownFacts }), data)
  if (!wanted.success) return []
  const { shown } = wanted.output
  const widest = Math.max(...shown.map(({ label }) => label.length))
  return shown.map(({ label, value }) => printable(`  ${label.padEnd(widest)}  ${value}`))
}
