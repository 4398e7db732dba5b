import { parseSync, Visitor } from 'oxc-parser'
import { join } from 'node:path'
import { hasPublicTexts } from '../src/routing/guard.ts'

const entry = 'src/main.tsx'
const screens = 'src/routing/screens.ts'

/** Reads a source file by its path from the root. */
export type ReadSource = (path: string) => string

/** The ids of the texts that may appear before a non-public screen is opened. */
export function publicTexts(read: ReadSource): Set<string> {
  return new Set([...publicSources(read)].flatMap((path) => textsIn(path, read(path))))
}

/**
 * The sources that the app loads on public screens, at once or later. It follows every import
 * except those of other screens.
 */
export function publicSources(read: ReadSource): Set<string> {
  const found = new Set<string>()
  const follow = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const { to, route } of importsOf(path, read(path))) {
      if (path !== screens || route === null || hasPublicTexts(route)) follow(to)
    }
  }
  follow(entry)
  return found
}

/** The ids of the texts that a file defines. */
export function textsIn(path: string, source: string): string[] {
  const ids: string[] = []
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const given = new Map(
        properties.map((each) =>
          each.type === 'Property' && each.key.type === 'Identifier'
            ? [each.key.name, each.value]
            : [null, null],
        ),
      )
      const id = given.get('id')
      if (given.has('defaultMessage') && id?.type === 'Literal') ids.push(String(id.value))
    },
    JSXOpeningElement: ({ attributes }) => {
      const given = new Map(
        attributes.map((each) =>
          each.type === 'JSXAttribute' ? [each.name.name, each.value] : [null, null],
        ),
      )
      const id = given.get('id')
      if (given.has('defaultMessage') && id?.type === 'Literal') ids.push(String(id.value))
    },
  }).visit(parseSync(path, source).program)
  return ids
}

interface Import {
  to: string
  /** The key of the object that contains a lazy import: in the table of screens, the route. */
  route: string | null
}

function importsOf(path: string, source: string): Import[] {
  const { module, program } = parseSync(path, source)
  const imports: Import[] = []
  const add = (name: string, route: string | null) => {
    if (name.startsWith('.') && /\.tsx?$/.test(name)) {
      imports.push({ to: join(path, '..', name), route })
    }
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length === 0 || !entries.every(({ isType }) => isType)) {
      add(moduleRequest.value, null)
    }
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest && !isType) add(moduleRequest.value, null)
    }
  }
  const routes: string[] = []
  new Visitor({
    Property: ({ key }) => {
      routes.push(key.type === 'Literal' ? String(key.value) : '')
    },
    'Property:exit': () => {
      routes.pop()
    },
    ImportExpression: ({ source: name }) => {
      if (name.type === 'Literal') add(String(name.value), routes.at(-1) ?? null)
    },
  }).visit(program)
  return imports
}
