import { format } from 'node:util'
import { recordings } from './recordingXstate.ts'
import type { Film } from '../book/bookData.ts'

/**
 * Replaces vitest while journeys are filmed: runs each test for its effect on the chart, and
 * ignores its assertions.
 */

type Body = (...row: unknown[]) => unknown

const waiting: { title: string; run: () => unknown }[] = []
let subjects: string[] = []

export function describe(subject: string, body: () => void): void {
  subjects = [...subjects, subject]
  body()
  subjects = subjects.slice(0, -1)
}

export function test(title: string, body: Body): void {
  waiting.push({ title: [...subjects, title].join(' '), run: () => body() })
}

const eachOf = (rows: readonly unknown[]) => (title: string, body: Body) => {
  for (const row of rows) {
    const given = Array.isArray(row) ? row : [row]
    waiting.push({
      title: [...subjects, titleFor(title, given)].join(' '),
      run: () => body(...given),
    })
  }
}
test.each = eachOf
test.for = eachOf

/** Accepts every assertion. */
export const expect: unknown = new Proxy(() => expect, {
  get: (_, name) => (name === 'then' ? undefined : expect),
})

/** The longest walk of each test through its chart. */
export async function filmsOf(chart: string): Promise<Film[]> {
  const films: Film[] = []
  for (const { title, run } of waiting.splice(0)) {
    recordings.splice(0)
    await run()
    const [longest] = recordings
      .filter(({ machine, steps }) => machine === chart && steps.length > 0)
      .toSorted((one, other) => other.steps.length - one.steps.length)
    if (longest) films.push({ title, kind: 'journey', start: longest.start, steps: longest.steps })
  }
  return films
}

function titleFor(title: string, row: readonly unknown[]): string {
  const [first] = row
  const named = title.replaceAll(/\$(\w+)/g, (whole, key: string) =>
    typeof first === 'object' && first !== null && key in first
      ? String((first as Record<string, unknown>)[key])
      : whole,
  )
  return format(named, ...row.slice(0, (named.match(/%[sdjo]/g) ?? []).length))
}
