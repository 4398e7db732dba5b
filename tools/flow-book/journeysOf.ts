import { existsSync, readFileSync } from 'node:fs'

/** The sentences of a chart's hand-written tests, as its test file says them. */
export function journeysOf(chart: string): string[] {
  const file = new URL(`../../tests/model/${chart}.test.ts`, import.meta.url)
  if (!existsSync(file)) return []
  const source = readFileSync(file, 'utf8')
  const subject = /^describe\(\s*['"`](.+?)['"`],/m.exec(source)?.[1]
  return [
    ...source.matchAll(/^ {2}test(?:\.(?:each|for)\([\s\S]*?\)\(|\()\s*(['"`])(.+?)\1,/gm),
  ].map(([, , sentence]) => [subject, sentence].filter(Boolean).join(' '))
}
