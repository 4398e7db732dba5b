import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Places } from './noteReach.ts'
import type { NumberedEdit } from './switchEdits.ts'

interface Token {
  source: string
  /** In the source. */
  offset: number
  builtOffset: number
}

/** Where each edit would stand in the files of a build with maps. */
export function placesOf(folder: string, edits: readonly NumberedEdit[]): Places {
  const startsOf = memoised((file: string) => lineStarts(readFileSync(join(folder, file), 'utf8')))
  const editsOf = Map.groupBy(edits, ({ file }) => file)
  const places: Record<string, [number, number][]> = {}
  for (const map of globSync('dist/assets/*.js.map', { cwd: folder })) {
    const tokens = tokensOf(join(folder, map), {
      folder,
      startsOf,
      isAsked: (file) => editsOf.has(file),
    })
    const own = [...Map.groupBy(tokens, ({ source }) => source)].flatMap(([source, all]) =>
      (editsOf.get(source) ?? []).flatMap((edit) => placeAmong(all, edit)),
    )
    if (own.length > 0) places[`/assets/${map.slice('dist/assets/'.length, -'.map'.length)}`] = own
  }
  return places
}

/** The first token in what is edited; where there is none, the last before it. */
function placeAmong(tokens: readonly Token[], edit: NumberedEdit): [number, number][] {
  const sorted = tokens.toSorted((one, other) => one.offset - other.offset)
  const found =
    sorted.find(({ offset }) => offset >= edit.start && offset < edit.end) ??
    sorted.findLast(({ offset }) => offset <= edit.start)
  return found === undefined ? [] : [[found.builtOffset, edit.number]]
}

interface Asked {
  folder: string
  startsOf: (file: string) => readonly number[]
  isAsked: (file: string) => boolean
}

function tokensOf(mapFile: string, { folder, startsOf, isAsked }: Asked): Token[] {
  const builtStarts = lineStarts(readFileSync(mapFile.slice(0, -'.map'.length), 'utf8'))
  const tokens: Token[] = []
  eachMapping(new TraceMap(readFileSync(mapFile, 'utf8')), (mapping) => {
    const { source, originalLine, originalColumn, generatedLine, generatedColumn } = mapping
    if (source === null || originalLine === null || originalColumn === null) return
    const file = relative(folder, resolve(dirname(mapFile), source))
    if (!isAsked(file)) return
    const offset = (startsOf(file)[originalLine - 1] ?? 0) + originalColumn
    const builtOffset = (builtStarts[generatedLine - 1] ?? 0) + generatedColumn
    tokens.push({ source: file, offset, builtOffset })
  })
  return tokens
}

function lineStarts(text: string): number[] {
  return [0, ...text.matchAll(/\n/g).map(({ index }) => index + 1)]
}

function memoised<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
