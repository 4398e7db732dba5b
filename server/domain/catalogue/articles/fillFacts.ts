import { returnDays, sendBackDays } from '../../../../contract/limits.ts'

/** What a text names in braces, such as `{returnDays}`. So a text states no period of its own. */
const facts: Readonly<Record<string, number>> = { returnDays, sendBackDays }

/** Fills the facts of the shop into texts. Other braces stay. */
export function fillFacts<Texts>(texts: Texts): Texts {
  const filled = JSON.stringify(texts).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(facts[name] ?? whole),
  )
  return JSON.parse(filled) as Texts
}
