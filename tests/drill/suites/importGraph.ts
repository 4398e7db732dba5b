import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { home } from '../plantedCopy.ts'

/** Which file of the app, of the server's domain and of their tests imports which, both ways. */
interface ImportGraph {
  importsOf: ReadonlyMap<string, readonly string[]>
  importersOf: ReadonlyMap<string, readonly string[]>
}

let read: ImportGraph | null = null

/** Test files that reach a file over few imports, the nearest first. */
export function testsReaching(file: string, farthest = 3): string[] {
  const { importersOf } = (read ??= readGraph())
  return nearest(file, importersOf, farthest).filter((each) => /\.test\.tsx?$/.test(each))
}

/** Files of the server that import it. */
export function filesImporting(file: string): readonly string[] {
  read ??= readGraph()
  return (read.importersOf.get(file) ?? []).filter((each) => !each.endsWith('.test.ts'))
}

function nearest(file: string, next: ImportGraph['importersOf'], farthest: number): string[] {
  const seen = new Set([file])
  for (let [edge, distance] = [[file], 0]; distance < farthest; distance++) {
    edge = edge.flatMap((each) => next.get(each) ?? []).filter((each) => !seen.has(each))
    for (const each of edge) seen.add(each)
  }
  return [...seen].slice(1)
}

function readGraph(): ImportGraph {
  const files = globSync(
    ['src/**/*.{ts,tsx}', 'server/domain/**/*.ts', 'tests/{support,model}/**/*.{ts,tsx}'],
    { cwd: home },
  )
  const importsOf = new Map(files.map((file) => [file, importsIn(file)]))
  const pairs = [...importsOf].flatMap(([from, to]) => to.map((each) => ({ from, to: each })))
  const importersOf = new Map(
    [...Map.groupBy(pairs, ({ to }) => to)].map(([to, own]) => [to, own.map(({ from }) => from)]),
  )
  return { importsOf, importersOf }
}

function importsIn(file: string): string[] {
  const text = readFileSync(join(home, file), 'utf8')
  return [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  )
}
