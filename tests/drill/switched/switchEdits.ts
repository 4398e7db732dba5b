import { dirname, isAbsolute, join } from 'node:path'
import { parseSync } from 'vite'
import type { Plugin } from 'vite'
import { applied } from '../edits/edit.ts'
import type { Change } from '../edits/edit.ts'

/** An edit in a build that holds many, of which one at a time is in force. */
export interface NumberedEdit extends Change {
  file: string
  /** From 1 on; 0 is the source as it is. */
  number: number
}

/** Which edit is in force: a browser tells by its name, the painter by its address. */
const inForce = `Number((typeof document === 'undefined'
  ? /[?]edit=(\\d+)/.exec(import.meta.url)
  : / edit\\/(\\d+)/.exec(navigator.userAgent))?.[1] ?? 0)`

/**
 * Builds each edited file once as it is and once for each of its edits; in its own place stands what
 * hands on the one in force. So a thousand edits take one build.
 */
export function switchEdits(
  root: string,
  edits: readonly NumberedEdit[],
  chooser: Chooser = atBeginning,
): Plugin {
  const editsOf = Map.groupBy(edits, ({ file }) => join(root, file))
  return {
    name: 'switch-edits',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!/\.edit\d+\.tsx?$/.test(id)) return null
      if (isAbsolute(id)) return id
      return importer === undefined ? null : join(dirname(importer), id)
    },
    async load(id) {
      const [, start = '', number = '', end = ''] = /^(.*)\.edit(\d+)(\.tsx?)$/.exec(id) ?? []
      if (number === '') return null
      const source = await this.fs.readFile(start + end, { encoding: 'utf8' })
      const edit = editsOf.get(start + end)?.find((each) => each.number === Number(number))
      return edit === undefined ? source : applied(source, edit)
    },
    transform(code, id) {
      const own = editsOf.get(id)
      return own === undefined ? null : { code: chooser(id, code, own), map: null }
    },
  }
}

/** What stands in an edited file's own place. */
export type Chooser = (id: string, source: string, edits: readonly NumberedEdit[]) => string

/** As it is once chosen, it stays while the page lives. */
const atBeginning: Chooser = (id, source, edits) => {
  const [, name = '', end = ''] = /([^/]+)(\.tsx?)$/.exec(id) ?? []
  const numbers = [0, ...edits.map(({ number }) => number)]
  const imports = numbers.map((each) => `import * as m${each} from './${name}.edit${each}${end}'`)
  const others = numbers.slice(1).map((each) => `inForce === ${each} ? m${each} : `)
  return [
    ...imports,
    `const inForce = ${inForce}`,
    `const chosen = ${others.join('')}m0`,
    ...namesOf(id, source).map((each) => `export const ${each} = chosen.${each}`),
  ].join('\n')
}

/** What a module hands on, but for its types. */
function namesOf(id: string, source: string): string[] {
  return parseSync(id, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ exportName: { name } }) => name ?? [])
}
